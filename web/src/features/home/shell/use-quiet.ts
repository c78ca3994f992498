import { useEffect, useState } from 'react'

// Read-only fields, such as a link to copy, don't count as writing.
const fields =
  ':is(textarea, [contenteditable=true], input:is([type=text], [type=email], [type=url], :not([type]))):not(:read-only)'
// Uploads in progress and open dialogs.
const underWay = '[role=progressbar], progress, [role=dialog]'
const moments = ['input', 'focusin', 'focusout', 'click'] as const

const isWritten = (field: Element) =>
  field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
    ? field.value.trim() !== ''
    : (field.textContent ?? '').trim() !== ''

function isQuiet(): boolean {
  if (document.activeElement?.matches(fields)) return false
  return document.querySelector(underWay) === null && ![...document.querySelectorAll(fields)].some(isWritten)
}

/** Returns whether nothing is being written, sent or decided on this page, so that a notice doesn't disturb. */
export function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(isQuiet)
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      // By the next frame, the event's changes are in the DOM.
      frame = requestAnimationFrame(() => setQuiet(isQuiet()))
    }
    for (const moment of moments) document.addEventListener(moment, look)
    look()
    return () => {
      cancelAnimationFrame(frame)
      for (const moment of moments) document.removeEventListener(moment, look)
    }
  }, [])
  return quiet
}
