/** The nine seat marks: one shape a seat, drawn round the middle of a 24 by 24 box, told apart without colour. */

export const MARKS = ['circle', 'square', 'triangle', 'diamond', 'star', 'hexagon', 'cross', 'moon', 'drop'] as const

export type Mark = (typeof MARKS)[number]

/** The outline of each mark as SVG path data; all have about the same weight to the eye. */
export const OUTLINES: Record<Mark, string> = {
  circle: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17z',
  square: 'M4.5 4.5h15v15h-15z',
  triangle: 'M12 3L21.5 20h-19z',
  diamond: 'M12 1.8L20.6 12L12 22.2L3.4 12z',
  star: 'M12 1.8l3.1 6.7l7.3.9l-5.4 5l1.4 7.2L12 18l-6.4 3.6L7 14.4l-5.4-5l7.3-.9z',
  hexagon: 'M7.2 3.4h9.6L21.8 12l-5 8.6H7.2L2.2 12z',
  cross: 'M8.4 2.5h7.2v5.9h5.9v7.2h-5.9v5.9H8.4v-5.9H2.5V8.4h5.9z',
  moon: 'M15.5 2.6A9.6 9.6 0 1 0 21.6 15.4A8 8 0 0 1 15.5 2.6z',
  drop: 'M12 1.6C15.5 6.4 19 10.6 19 14.8a7 7 0 1 1-14 0C5 10.6 8.5 6.4 12 1.6z',
}

/** The mark of a seat; the tenth seat would wear the first mark again, but no table has one. */
export function markOf(seat: number): Mark {
  return MARKS[seat % MARKS.length] as Mark
}

/** The outline of a seat's mark. */
export function outlineOf(seat: number): string {
  return OUTLINES[markOf(seat)]
}
