/** A name as it is typed, and what came of asking for it. */

import { Problem } from '../http'
import { me, rename } from '../person'

export class Naming {
  wanted = $state(me.name ?? '')
  #wrong = $state<string | null>(null)
  #busy = $state(false)

  /** The code of what is wrong with it; null: nothing, as far as one knows. */
  get wrong(): string | null {
    return this.#wrong
  }

  /** Whether it has been asked for and is not answered yet. */
  get busy(): boolean {
    return this.#busy
  }

  /** Whether there is nothing in it that could be a name. */
  get empty(): boolean {
    return this.wanted.trim() === ''
  }

  /** Be called so from now on; whether one is. */
  async save(): Promise<boolean> {
    this.#wrong = null
    this.#busy = true
    try {
      await rename(this.wanted)
      return true
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.#wrong = problem.code
      return false
    } finally {
      this.#busy = false
    }
  }
}
