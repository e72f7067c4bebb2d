/** What the board of I Love Zombies reads from a view and an offer: places, tiles in hand, and what they would do. */

import type { Place, Seat } from '../../table/board'
import type { Say } from '../../words'
import data from './data.gen.json'
import { beside, count, has, type Mask, maskOf, NONE, numberOf, SQUARES, spotOf, squareAt, squaresOf } from './squares'
import { type Cell, cellsOf, colourOf, covering, isBonus, pushedInside, shapeOf, wayOf, waysOf } from './ways'
import type { Action, BonusName, News, Offer, SeenField, SeenRoom, SeenTile, View } from './wire.gen'

/** A tile as it is drawn: its name, and in which of its shape's ways. */
export interface TileFace {
  readonly tile: string
  readonly way: number
}

/** A tile in hand: over which square its first cell is, and by which cell it is held. */
export interface Held extends TileFace {
  readonly at: number
  readonly grip: number
}

export const poolPlace = (tile: string): Place => `pool:${tile}`
export const laidPlace = (seat: Seat, n: number): Place => `laid:${seat}/${n}`
export const fieldPlace = (seat: Seat): Place => `field:${seat}`

/** The tile of a place of the pool; null: it is another place. */
export const poolTile = (place: Place): string | null => (place.startsWith('pool:') ? place.slice(5) : null)

/** Where the first cell of a tile may lie in a way of it. */
export function placesOf(offer: Offer | null, tile: string, way: number): Mask {
  if (!offer?.tiles.includes(tile)) return NONE
  const found = offer.shapes.find(({ shape }) => shape === shapeOf(tile))?.at[way]
  return found === undefined ? NONE : maskOf(found)
}

/** All that a tile can cover from the places where its first cell may lie. */
export function reach(cells: readonly Cell[], places: Mask): Mask {
  let reached = NONE
  for (const [column, row] of cells) {
    const shift = squareAt({ column, row })
    reached |= shift < 0 ? places >> BigInt(-shift) : places << BigInt(shift)
  }
  return reached
}

/** How the tile is sent. */
export function actOf({ tile, way, at }: Held): Action {
  const turn = waysOf(shapeOf(tile))[way]?.turn ?? '0'
  const square = SQUARES[at] ?? ''
  return isBonus(tile)
    ? { type: 'bonus', tile: tile as BonusName, turn, at: square }
    : { type: 'lay', tile, turn, at: square }
}

/** What a sent act lays, as it will lie; null: it lays nothing. */
export function layingOf(action: Action | null): SeenTile | null {
  return action?.type === 'lay' || action?.type === 'bonus' ? action : null
}

export const coveredBy = ({ tile, turn, at }: SeenTile): Mask =>
  covering(cellsOf(tile, wayOf(shapeOf(tile), turn)), numberOf(at)) ?? NONE

/** What a tile in hand would do where it is: counted from what is shown; whether it fits is the offer's to say. */
export interface Outlook {
  readonly fits: boolean
  /** Why not, as far as one can see it. */
  readonly hindrance: 'over' | 'apart' | null
  readonly covers: Mask
  readonly drops: number
  /** Kinds of the rooms that it would fill. */
  readonly fills: readonly string[]
  /** The pistol of its own colour lies under it. */
  readonly earns: boolean
  /** Colours of the pistols that it would cover in vain. */
  readonly loses: readonly string[]
  /** How many tiles its group would have; 0 for a bonus tile, which has no colour. */
  readonly group: number
  /** By how much the score would grow. */
  readonly points: number
}

export function outlook(held: Held, field: SeenField, rooms: readonly SeenRoom[], offer: Offer | null): Outlook {
  const covers = covering(cellsOf(held.tile, held.way), held.at) ?? NONE
  const fits = has(placesOf(offer, held.tile, held.way), held.at)
  const under = field.pistols.filter(({ at, fate }) => fate === 'there' && has(covers, numberOf(at)))
  const own = colourOf(held.tile)
  const near = beside(covers)
  const joined = field.groups.filter(
    ({ colour, tiles }) => colour === own && tiles.some((n) => (tileMask(field, n) & near) !== NONE),
  )
  const group = isBonus(held.tile) ? 0 : joined.reduce((sum, { tiles }) => sum + tiles.length, 1)
  const drops = count(covers & maskOf(field.drops_left))
  const fills = rooms.flatMap(({ kind }, n) => {
    const left = maskOf(field.rooms_left[n] ?? '0')
    return left !== NONE && (left & ~covers) === NONE ? [kind] : []
  })
  const grown = joined.reduce((sum, { points }) => sum - points, groupPoints(group))
  return {
    fits,
    hindrance: fits ? null : (covers & maskOf(field.covered)) === NONE ? 'apart' : 'over',
    covers,
    drops,
    fills,
    earns: under.some(({ colour }) => colour === own),
    loses: under.flatMap(({ colour }) => (colour === own ? [] : [colour])),
    group,
    points: grown - data.dropPoints * drops - data.roomPoints * fills.length,
  }
}

/** What a group of so many tiles is worth. */
function groupPoints(tiles: number): number {
  const last = data.groupPoints.length - 1
  return (data.groupPoints[Math.min(tiles, last)] ?? 0) + data.furtherTile * Math.max(0, tiles - last)
}

function tileMask(field: SeenField, n: number): Mask {
  const tile = field.tiles[n]
  return tile ? coveredBy(tile) : NONE
}

/** What the tile in hand would do, in words, the one thing first that forbids it. */
export function outlookWords(seen: Outlook, say: Say): string[] {
  if (!seen.fits) return [say(seen.hindrance === 'over' ? 'label-fits-not' : 'label-touches-not')]
  const said = [say('label-fits')]
  if (seen.drops > 0) said.push(say('label-covers-drops', { drops: seen.drops }))
  for (const kind of seen.fills) said.push(say('label-fills-room', { room: roomName(kind, say) }))
  if (seen.group > 1) said.push(say('label-makes-group', { tiles: seen.group }))
  if (seen.earns) said.push(say('label-earns-bonus'))
  if (seen.points > 0) said.push(say('label-brings', { points: seen.points }))
  return said
}

/** How a tile is turned, in words. */
export function lieWords({ tile, way }: TileFace, say: Say): string {
  const turn = waysOf(shapeOf(tile))[way]?.turn ?? '0'
  return say('label-turned', { degrees: Number.parseInt(turn, 10), mirrored: Number(turn.endsWith('m')) })
}

/** How many tiles each seat has laid in what was heard. */
export function laidBy(heard: readonly News[], seats: number): readonly number[] {
  const laid = Array.from({ length: seats }, () => 0)
  for (const told of heard) {
    if (told.type === 'tile_laid' || told.type === 'bonus_laid') laid[told.seat] = (laid[told.seat] ?? 0) + 1
  }
  return laid
}

export const roomName = (kind: string, say: Say): string => say(`room-${kind.replaceAll('_', '-')}`)

export function tileName(tile: string, say: Say): string {
  const shape = shapeOf(tile)
  const called = isBonus(tile) ? say(`shape-${shape}`) : shape
  return say('label-tile', { shape: called, colour: say(`colour-${colourOf(tile)}`) })
}

/** Where a tile that is taken up first shows itself: where it may lie, as near to `near` as can be. */
export function firstPlace(tile: string, way: number, offer: Offer | null, near: number): number {
  const [home, cells] = [spotOf(near), cellsOf(tile, way)]
  const places = squaresOf(placesOf(offer, tile, way))
  let best = { place: pushedInside(cells, 0, home), far: Infinity }
  for (const place of places) {
    const { column, row } = spotOf(place)
    const far = Math.hypot(column - home.column, row - home.row)
    if (far < best.far) best = { place, far }
  }
  return best.place
}

/** Over which square the held cell is. */
export function gripSquare({ tile, way, at, grip }: Held): number {
  const { column, row } = spotOf(at)
  const [across, down] = cellsOf(tile, way)[grip] ?? [0, 0]
  return squareAt({ column: column + across, row: row + down })
}

/** The tile on each square of a field, as its index, and -1 where none lies. */
export function tilesBySquare(field: SeenField): readonly number[] {
  const found = Array.from(SQUARES, () => -1)
  field.tiles.forEach((tile, n) => {
    for (const square of squaresOf(coveredBy(tile))) found[square] = n
  })
  return found
}

/** What a field's score is made of, each line with the squares that it speaks of. */
export interface ScoreLine {
  readonly id: string
  readonly text: string
  readonly points: number
  readonly squares: Mask
  /** Which sign stands before it. */
  readonly sign: string
}

export function scoreLines(field: SeenField, rooms: readonly SeenRoom[], say: Say, costs: Costs): ScoreLine[] {
  const drops = count(maskOf(field.drops_left))
  const lines: ScoreLine[] = [
    {
      id: 'drops',
      text: say('label-drops-left', { drops }),
      points: costs.drop * drops,
      squares: maskOf(field.drops_left),
      sign: 'drop',
    },
  ]
  rooms.forEach(({ kind, squares }, n) => {
    const left = maskOf(field.rooms_left[n] ?? '0')
    const room = roomName(kind, say)
    const filled = left === NONE
    lines.push({
      id: `room:${n}`,
      text: filled ? say('label-room-filled', { room }) : say('label-room-needs', { room, left: count(left) }),
      points: filled ? 0 : costs.room,
      squares: filled ? maskOf(squares) : left,
      sign: filled ? 'filled' : 'room',
    })
  })
  for (const { colour, tiles, points } of field.groups) {
    if (tiles.length < 2) continue
    const laid = tiles.flatMap((n) => field.tiles[n] ?? [])
    lines.push({
      id: `group:${tiles[0]}`,
      text: say('label-group-tiles', { tiles: tiles.length, colour: say(`colour-${colour}`) }),
      points,
      squares: laid.reduce((mask, tile) => mask | coveredBy(tile), NONE),
      sign: colour,
    })
  }
  return lines
}

/** What a drop that is left and a room that is not filled cost. */
export interface Costs {
  readonly drop: number
  readonly room: number
}

/** What lies on a square, in words: its room or the corridor, a drop, a pistol, a tile. */
export function squareWords(view: View, field: SeenField, square: number, tile: number, say: Say): string {
  const room = view.rooms.find(({ squares }) => has(maskOf(squares), square))
  const said = [room ? roomName(room.kind, say) : say('label-white')]
  const laid = field.tiles[tile]
  if (laid) said.push(tileName(laid.tile, say))
  else if (has(maskOf(field.drops), square)) said.push(say('label-drop'))
  const pistol = field.pistols.find(({ at }) => at === SQUARES[square])
  if (pistol) {
    const key = pistol.fate === 'there' ? 'label-pistol' : `label-pistol-${pistol.fate}`
    said.push(say(key, { colour: say(`colour-${pistol.colour}`) }))
  }
  return said.join(', ')
}

/** Where the first cell comes when the held one comes over a square; the tile stays inside the field. */
export const firstBy = ({ tile, way, grip }: Held, square: number): number =>
  pushedInside(cellsOf(tile, way), grip, spotOf(square))
