/** Which table lies on which shelf of the lobby. */

import type { Card, Lobby, LobbyTable } from '../table/wire.gen'

export interface Shelves {
  /** Where one sits: one's own turn first. */
  yours: readonly LobbyTable[]
  /** Where one can sit down. */
  open: readonly LobbyTable[]
  /** Where one can watch, also when it is about to begin. */
  running: readonly LobbyTable[]
}

/** Every table of the list on one shelf, in the order of the list. */
export function shelve(lobby: Lobby): Shelves {
  const yours = lobby.tables.filter((table) => table.yours)
  const others = lobby.tables.filter((table) => !table.yours)
  return {
    yours: [...yours.filter((table) => table.your_turn), ...yours.filter((table) => !table.your_turn)],
    open: others.filter(({ card }) => hasRoom(card)),
    running: others.filter(({ card }) => !hasRoom(card)),
  }
}

const hasRoom = (card: Card): boolean => card.stage === 'gathering' && freeSeats(card) > 0

/** How many seats nobody has taken. */
export function freeSeats(card: Card): number {
  return card.seats.filter((seat) => seat.person === null && seat.bot === null).length
}
