/** The range that a text replaces. */
interface Place {
  from: number
  to: number
}

/** Types a text as the member would, so that it can be undone; false if the browser does not support that. */
function insertText(text: string): boolean {
  try {
    return document.execCommand('insertText', false, text)
  } catch {
    return false
  }
}

/** Types a text into a field, at its caret by default, and leaves focus and caret behind it. */
export function typeInto(
  field: HTMLTextAreaElement,
  text: string,
  onText: (text: string) => void,
  { from, to }: Place = { from: field.selectionStart, to: field.selectionEnd },
): void {
  field.focus()
  field.setSelectionRange(from, to)
  if (insertText(text)) return
  onText(field.value.slice(0, from) + text + field.value.slice(to))
  // After the field has its new text.
  requestAnimationFrame(() => field.setSelectionRange(from + text.length, from + text.length))
}
