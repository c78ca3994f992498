/** The number of lines shown of a folded text. */
export const mostLines = 8

/** So many letters fit on a line of the narrowest screen in twice the usual size. */
const fewestOnLine = 12

/** Returns whether a text may have more lines than are shown: most have not, and needn't be measured. */
export const mayBeLong = (text: string): boolean =>
  text.length > fewestOnLine * mostLines || text.split('\n').length > mostLines

interface LineBoxes {
  /** The text's top and line height, in pixels. */
  top: number
  lineHeight: number
  /** Boxes of each piece of a line. */
  boxes: Iterable<Pick<DOMRect, 'top' | 'height' | 'width'>>
}

/**
 * Returns the number of the last shown line that has words: cut at an empty line, "…" would be on a line of
 * its own.
 */
export function lastLineWithWords({ top, lineHeight, boxes }: LineBoxes): number {
  let last = 0
  for (const box of boxes) {
    const line = Math.floor((box.top + box.height / 2 - top) / lineHeight) + 1
    if (box.width > 0 && line <= mostLines) last = Math.max(last, line)
  }
  return last === 0 ? mostLines : last
}

/** Returns the same for a text on the page. */
export function linesToShow(element: HTMLElement): number {
  const words = document.createRange()
  words.selectNodeContents(element)
  return lastLineWithWords({
    top: element.getBoundingClientRect().top,
    lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
    boxes: words.getClientRects(),
  })
}
