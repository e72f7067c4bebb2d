/** What the page asks before it does something that cannot be taken back; the confirm bar shows it. */

export interface Question {
  text: string
  yes: string
  /** What is lost by it. */
  grave: boolean
  go: () => void
}
