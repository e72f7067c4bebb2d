/** What a card is called when it is spoken of. */

import type { Say } from '../../words'
import type { Card } from './cards'

/** "red head with dots", "gold tail, purple with diamonds"; a closed card (null) is only that. */
export function cardName(say: Say, card: Card | null): string {
  return card === null ? say('card-back') : say('card', { spoken: spoken(card) })
}

/** The card as the words know it, who cannot write a star: `hro`, and `hro-gold` for the gold one. */
export function spoken(card: Card): string {
  return card.replace('*', '-gold')
}
