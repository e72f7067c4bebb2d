/** Numbers as text: one below zero has a real minus, as wide as a plus, and not a hyphen. */

import { FluentNumber } from '@fluent/bundle'

/** A number as it stands beside the words. */
export const figures = (value: number): string => withMinus(String(value))

/** A change of a number: always with its sign. */
export const signed = (change: number): string =>
  change > 0 ? `+${figures(change)}` : change < 0 ? figures(change) : '±0'

/** A number as it stands in a sentence, in the way of the sentence's language. */
export class Figures extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return withMinus(super.toString(...scope))
  }
}

/** Only the sign that leads is one: a hyphen further on belongs to the word it stands in. */
const withMinus = (text: string): string => text.replace(/^-/, '−')
