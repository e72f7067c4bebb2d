/** What a board showed before its view changed: it stays to be seen where the new thing is still in the air. */

export class Before<View> {
  #view = $state.raw<View | null>(null)

  /** Made while a board is set up, which tells its view. */
  constructor(view: () => View) {
    let shown = view()
    $effect.pre(() => {
      const next = view()
      if (next === shown) return
      this.#view = shown
      shown = next
    })
  }

  /** The view before the one that is shown; null: it is the first. */
  get view(): View | null {
    return this.#view
  }
}
