/**
 * Where a board's places are on the screen: each registers its element, so that hands can find what they touch and
 * the stage can fly from one to another.
 */

import { getContext, setContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { SvelteSet } from 'svelte/reactivity'
import type { Place } from './board'

export interface Point {
  readonly x: number
  readonly y: number
}

/** What hands need to know of where places are; client coordinates. */
export interface Ground {
  /** The place at a point, if any. */
  at(point: Point): Place | null
  middle(place: Place): Point | null
  /** Those that hands can reach. */
  all(): readonly Place[]
  /** Whether it is one of those; reactive. */
  reaches(place: Place): boolean
  focus(place: Place): void
}

type Registered = { element: Element; reachable: boolean }

export class Places implements Ground {
  readonly #elements = new Map<Place, Registered>()
  readonly #reachable = new SvelteSet<Place>()

  /** Places whose thing is in the air now: the board hides it there. */
  readonly flying = new SvelteSet<Place>()
  /** Places that just changed, for who wants no flights. */
  readonly marked = new SvelteSet<Place>()
  /** Where the board shows a thing that was sent and is not yet answered: it has landed, and flies no more. */
  landed: Place | null = null

  register(place: Place, element: Element, reachable: boolean): () => void {
    const registered = { element, reachable }
    this.#elements.set(place, registered)
    if (reachable) this.#reachable.add(place)
    else this.#reachable.delete(place)
    return () => {
      if (this.#elements.get(place) !== registered) return
      this.#elements.delete(place)
      this.#reachable.delete(place)
    }
  }

  at(point: Point): Place | null {
    for (const place of this.all()) {
      const box = this.box(place)
      if (box && point.x >= box.left && point.x < box.right && point.y >= box.top && point.y < box.bottom) return place
    }
    return null
  }

  middle(place: Place): Point | null {
    const box = this.box(place)
    return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }

  all(): readonly Place[] {
    return [...this.#elements].filter(([, { reachable }]) => reachable).map(([place]) => place)
  }

  reaches(place: Place): boolean {
    return this.#reachable.has(place)
  }

  focus(place: Place): void {
    // What takes the focus may be more than the square that is its place: a label, a ring.
    const element = this.#elements.get(place)?.element.closest('[data-place]')
    if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true })
  }

  box(place: Place): DOMRect | null {
    return this.#elements.get(place)?.element.getBoundingClientRect() ?? null
  }
}

const KEY = Symbol('places')

/** The stage calls this once, so that the board inside registers its places there. */
export function providePlaces(): Places {
  return setContext(KEY, new Places())
}

/** The places of the stage round this board, or, without one, of the board alone. */
export function usePlaces(): Places {
  return getContext<Places | undefined>(KEY) ?? new Places()
}

/** `{@attach at(places, 'b3')}`: this element is that place. `reachable: false`: things fly there, no hand goes. */
export function at(places: Places, place: Place, { reachable = true } = {}): Attachment {
  return (element) => places.register(place, element, reachable)
}

/** A point of the screen in the units of a drawing. */
export function inDrawing(drawing: SVGSVGElement, { x, y }: Point): Point {
  const matrix = drawing.getScreenCTM()
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x, y }
}
