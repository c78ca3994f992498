import type { KeyboardEvent } from 'react'

/** Whether Ctrl or Cmd with Enter was pressed, which sends from any text field. */
export function isSendKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey)
}

/** Submits the form of a multi-line field. */
export function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isSendKey(event)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
