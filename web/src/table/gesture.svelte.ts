/**
 * The one machine of hands: at rest, lifted, dragging. Mouse, pen, finger and keys all end in *lift* and *put*.
 *
 * Press lifts; past six pixels it drags; release on a target puts; release where it began keeps it lifted, so that
 * tap-tap is the same road. Release elsewhere, Escape, a second finger or a lost pointer puts it back.
 */

import type { Attachment } from 'svelte/attachments'
import type { Place } from './board'
import type { Ground, Point } from './place'

/** What a board answers; `put` and `refused` call act, draft or ask. */
export interface Hands {
  liftable(place: Place): boolean
  /** From the offer. */
  targets(lifted: Place): readonly Place[]
  /** Something was put down: on a target, or where it may not go, which the board asks about. */
  put(lifted: Place, target: Place): void
  /** Something was pressed that cannot be lifted now; the board asks why, or knows that there is nothing to say. */
  refused(place: Place): void
}

/** The part of a PointerEvent that the machine reads. */
export interface Pointer {
  readonly pointerId: number
  readonly pointerType: string
  readonly button: number
  readonly clientX: number
  readonly clientY: number
}

/** The part of a KeyboardEvent that the machine reads. */
export interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  preventDefault(): void
}

export const SLACK_PX = 6
/** How far above a finger the thing floats, so that one sees where it goes. */
export const ABOVE_FINGER_PX = 56

type Press = { pointer: number; touch: boolean; began: Point; on: Place | null; wasLifted: boolean }
type Drag = { place: Place; point: Point; over: Place | null }

export class Gesture {
  readonly #hands: Hands
  readonly #ground: Ground
  readonly #fingers = new Set<number>()
  #press: Press | null = null
  #lifted = $state<Place | null>(null)
  #drag = $state.raw<Drag | null>(null)
  #stop = $state<Place | null>(null)

  /** Made while a component is set up. */
  constructor(hands: Hands, ground: Ground) {
    this.#hands = hands
    this.#ground = ground
    // A new view may come at any moment: what no longer fits its offer is put down.
    $effect.pre(() => {
      if (this.#lifted !== null && !hands.liftable(this.#lifted)) this.letGo()
    })
  }

  /** What is lifted, dragged or not. */
  get lifted(): Place | null {
    return this.#lifted
  }

  /** What follows the pointer: the middle of the thing in client coordinates, and the target it would go to. */
  get dragged(): Drag | null {
    return this.#drag
  }

  /** Whether the pointer that is down began on something that can be dragged. */
  get grips(): boolean {
    const on = this.#press?.on ?? null
    return on !== null && this.#hands.liftable(on)
  }

  /** Where the lifted thing can go. */
  get targets(): readonly Place[] {
    return this.#lifted === null ? [] : this.#hands.targets(this.#lifted)
  }

  /** The one place that Tab reaches; `first` until somebody has been somewhere, and when that is no more. */
  stop(first: Place): Place {
    return this.#stop !== null && this.#ground.reaches(this.#stop) ? this.#stop : first
  }

  down(event: Pointer): void {
    this.#fingers.add(event.pointerId)
    if (this.#fingers.size > 1) {
      this.letGo()
      return
    }
    if (event.button !== 0) return
    const began = { x: event.clientX, y: event.clientY }
    const on = this.#ground.at(began)
    const wasLifted = on !== null && on === this.#lifted
    this.#press = { pointer: event.pointerId, touch: event.pointerType === 'touch', began, on, wasLifted }
    if (this.#lifted === null && on !== null && this.#hands.liftable(on)) this.lift(on)
  }

  move(event: Pointer): void {
    const press = this.#press
    if (!press || press.pointer !== event.pointerId) return
    const finger = { x: event.clientX, y: event.clientY }
    if (!this.#drag) {
      const strayed = Math.hypot(finger.x - press.began.x, finger.y - press.began.y) > SLACK_PX
      if (!strayed || press.on === null || !this.#hands.liftable(press.on)) return
      this.lift(press.on)
    }
    const place = this.#lifted
    if (place === null) return
    const point = press.touch ? { x: finger.x, y: finger.y - ABOVE_FINGER_PX } : finger
    this.#drag = { place, point, over: this.#aim(place, finger, point) }
  }

  up(event: Pointer): void {
    this.#fingers.delete(event.pointerId)
    const press = this.#press
    if (!press || press.pointer !== event.pointerId) return
    this.#press = null
    const drag = this.#drag
    this.#drag = null
    const released = this.#ground.at({ x: event.clientX, y: event.clientY })
    if (drag) this.#drop(drag, released)
    else if (press.on !== null && press.on === released) this.#tap(press.on, press.wasLifted)
    else if (press.on === null) this.letGo()
  }

  cancel(event: Pointer): void {
    this.#fingers.delete(event.pointerId)
    if (this.#press?.pointer === event.pointerId) this.letGo()
  }

  /** Handles the keys of hands; `focused` is where the focus is. */
  key(event: Key, focused: Place): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const direction = ARROWS[event.key]
    if (direction) this.#walk(focused, direction)
    else if (event.key === 'Enter' || event.key === ' ') this.#pressKey(focused)
    else if (event.key === 'Escape' && this.#lifted !== null) this.letGo()
    else if (event.key === '?') this.#why(focused)
    else return
    event.preventDefault()
  }

  /** The focus has come to a place, by whatever way. */
  came(place: Place): void {
    this.#stop = place
  }

  /** Lift a liftable thing, for keys of the board's own. */
  lift(place: Place): void {
    this.#lifted = place
    this.#stop = place
  }

  /** Press a place as Enter does. */
  press(place: Place): void {
    this.#pressKey(place)
  }

  /** Put back what is lifted. */
  letGo(): void {
    this.#lifted = null
    this.#drag = null
    this.#press = null
  }

  #pressKey(place: Place): void {
    const wasLifted = place === this.#lifted
    if (this.#lifted === null && this.#hands.liftable(place)) this.lift(place)
    else this.#tap(place, wasLifted)
  }

  #tap(place: Place, wasLifted: boolean): void {
    const lifted = this.#lifted
    this.#stop = place
    if (lifted === null) this.#hands.refused(place)
    else if (lifted === place) {
      if (wasLifted) this.letGo()
    } else if (this.#hands.targets(lifted).includes(place)) this.#put(lifted, place)
    else if (this.#hands.liftable(place)) this.lift(place)
    else this.#hands.put(lifted, place) // not a target: asks why, and keeps it lifted for the next try
  }

  #drop(drag: Drag, released: Place | null): void {
    if (drag.over !== null) this.#put(drag.place, drag.over)
    else if (released === drag.place) this.#lifted = drag.place
    else if (released === null) this.letGo()
    else this.#put(drag.place, released)
  }

  #put(lifted: Place, target: Place): void {
    this.letGo()
    this.#stop = target
    this.#hands.put(lifted, target)
  }

  #why(place: Place): void {
    const lifted = this.#lifted
    if (lifted !== null && lifted !== place && !this.#hands.targets(lifted).includes(place))
      this.#hands.put(lifted, place)
    else if (lifted === null && !this.#hands.liftable(place)) this.#hands.refused(place)
  }

  /** Where it would go: the thing's own place counts first, then the finger's; over where it began, nowhere. */
  #aim(lifted: Place, finger: Point, thing: Point): Place | null {
    const under = this.#ground.at(finger)
    if (under === lifted) return null
    const targets = this.#hands.targets(lifted)
    const shown = this.#ground.at(thing)
    for (const place of [shown, under]) if (place !== null && targets.includes(place)) return place
    return null
  }

  #walk(from: Place, direction: Point): void {
    const next = neighbour(this.#ground, from, direction)
    if (next === null) return
    this.#stop = next
    this.#ground.focus(next)
  }
}

/** `{@attach handled(gesture)}`: the ground that hands move over. Places inside carry `data-place` and take the focus. */
export function handled(gesture: Gesture): Attachment<Element> {
  return (element) => {
    const listeners = {
      pointerdown: (event: PointerEvent) => {
        element.setPointerCapture(event.pointerId)
        gesture.down(event)
      },
      pointermove: (event: PointerEvent) => gesture.move(event),
      pointerup: (event: PointerEvent) => gesture.up(event),
      pointercancel: (event: PointerEvent) => gesture.cancel(event),
      keydown: (event: KeyboardEvent) => {
        const place = placeOf(event.target)
        if (place !== null) gesture.key(event, place)
      },
      click: (event: MouseEvent) => {
        // A click without a pointer: a screen reader presses.
        const place = event.detail === 0 ? placeOf(event.target) : null
        if (place !== null) gesture.press(place)
      },
      focusin: (event: FocusEvent) => {
        const place = placeOf(event.target)
        if (place !== null) gesture.came(place)
      },
    }
    // Chromium heeds touch-action on no part of a drawing; so a finger scrolls, unless it has just taken hold of a thing.
    const touched = (event: Event) => {
      if (gesture.grips) event.preventDefault()
    }
    element.addEventListener('touchstart', touched, { passive: false })
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener)
    return () => {
      element.removeEventListener('touchstart', touched)
      for (const [name, listener] of Object.entries(listeners)) {
        element.removeEventListener(name, listener as EventListener)
      }
    }
  }
}

function placeOf(target: EventTarget | null): Place | null {
  const element = target instanceof Element ? target.closest('[data-place]') : null
  return element?.getAttribute('data-place') ?? null
}

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** The nearest place in a direction; being aside counts double, so that a row is walked to its end. */
function neighbour(ground: Ground, from: Place, direction: Point): Place | null {
  const start = ground.middle(from)
  if (!start) return null
  let best: { place: Place; cost: number } | null = null
  for (const place of ground.all()) {
    const middle = ground.middle(place)
    if (!middle || place === from) continue
    const ahead = (middle.x - start.x) * direction.x + (middle.y - start.y) * direction.y
    const aside = Math.abs((middle.x - start.x) * direction.y) + Math.abs((middle.y - start.y) * direction.x)
    const cost = ahead + 2 * aside
    if (ahead > 1 && aside <= ahead && (!best || cost < best.cost)) best = { place, cost }
  }
  return best?.place ?? null
}
