import type { KeyboardEvent } from 'react'

/** Whether Ctrl or Cmd with Enter was pressed, which sends from wherever one writes. */
export function isSendKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey)
}

/** Sends the form that a field of several lines belongs to. */
export function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isSendKey(event)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
