/** Keys that a page or a board hears wherever the focus is. */

/** Whether a key is pressed without others, and nobody nearer has heeded it. */
export function isAlone({ defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !(defaultPrevented || ctrlKey || metaKey || altKey)
}

/** Whether letters and Escape are for the element itself: one writes in it, chooses from it, or answers a dialog. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type="range"]), textarea, select, dialog') !== null
}

/** Whether a key is free for the board. */
export const isFree = (event: KeyboardEvent): boolean => isAlone(event) && !isTyping(event.target)
