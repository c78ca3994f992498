/** Finds the position of a text field's caret on the screen, for which browsers have no API. */

// All styles that decide where a line breaks.
const copied = [
  'boxSizing',
  'width',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'letterSpacing',
  'lineHeight',
  'textIndent',
  'tabSize',
] as const

/** Returns the position of a character in a text field, in CSS pixels of the window. */
export function caretBox(field: HTMLTextAreaElement, index: number): DOMRect {
  const style = getComputedStyle(field)
  const copy = document.createElement('div')
  for (const name of copied) copy.style[name] = style[name]
  Object.assign(copy.style, {
    position: 'fixed',
    top: '0',
    left: '0',
    visibility: 'hidden',
    borderStyle: 'solid',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  })
  copy.textContent = field.value.slice(0, index)
  const mark = document.createElement('span')
  // The rest of the word decides whether it wraps to the next line.
  mark.textContent = /^\S*/.exec(field.value.slice(index, index + 100))?.[0] || '.'
  copy.append(mark)
  document.body.append(copy)
  const { offsetLeft, offsetTop, offsetHeight } = mark
  copy.remove()
  const { left, top } = field.getBoundingClientRect()
  return new DOMRect(left + offsetLeft - field.scrollLeft, top + offsetTop - field.scrollTop, 0, offsetHeight)
}
