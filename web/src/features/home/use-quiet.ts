import { useEffect, useState } from 'react'

// What is there only to be copied, such as a link of one's own, is nobody's writing.
const fields =
  ':is(textarea, [contenteditable=true], input:is([type=text], [type=email], [type=url], :not([type]))):not(:read-only)'
// What is on its way, or waits for an answer.
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

/** Whether nothing is being written, sent or decided on this page, so that an offer disturbs nobody. */
export function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(isQuiet)
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      // What the event changes is on the page by then.
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
