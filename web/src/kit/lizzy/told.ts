/** One sentence of what happened, and whether it is one to stop at. */
export interface Told {
  /** Whose deed it was; null: nobody's. */
  readonly seat: number | null
  readonly text: string
  readonly grave: boolean
}
