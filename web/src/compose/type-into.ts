/** Where a text goes: in place of what stands there. */
interface Place {
  from: number
  to: number
}

/** Types a text as its member would, so that it can be undone; false where a browser does not do that. */
function insertText(text: string): boolean {
  try {
    return document.execCommand('insertText', false, text)
  } catch {
    return false
  }
}

/** Puts a text into a field, where its caret is if not said otherwise. The focus and the caret are behind it then. */
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
