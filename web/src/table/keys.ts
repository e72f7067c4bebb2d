/** Keys that a page or a board hears wherever the focus is. */

/** Whether a key pressed there is for the element itself: one writes in it, chooses from it, or answers a dialog. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null
}

/** Whether a key is free for the board: pressed alone, where nobody else heeds it. */
export function isFree(event: KeyboardEvent): boolean {
  return !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
}
