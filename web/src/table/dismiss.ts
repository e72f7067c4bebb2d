import type { Attachment } from 'svelte/attachments'

/** `{@attach dismissed}`: a press beside a dialog closes it, as Escape does by itself. */
export const dismissed: Attachment<HTMLDialogElement> = (dialog) => {
  const pressed = (event: MouseEvent): void => {
    if (event.target === dialog) dialog.close()
  }
  dialog.addEventListener('click', pressed)
  return () => dialog.removeEventListener('click', pressed)
}
