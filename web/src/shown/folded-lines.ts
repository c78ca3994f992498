/** How many lines of a folded text are shown. */
export const mostLines = 8

interface LineBoxes {
  /** Where the text begins and how high a line is, in pixels. */
  top: number
  lineHeight: number
  /** Of each piece of a line. */
  boxes: Iterable<Pick<DOMRect, 'top' | 'height' | 'width'>>
}

/** The number of the last of the first lines that has words: cut at an empty one, a lonely "…" would stand there. */
export function lastLineWithWords({ top, lineHeight, boxes }: LineBoxes): number {
  let last = 0
  for (const box of boxes) {
    const line = Math.floor((box.top + box.height / 2 - top) / lineHeight) + 1
    if (box.width > 0 && line <= mostLines) last = Math.max(last, line)
  }
  return last === 0 ? mostLines : last
}

/** The same of a text on the page. */
export function linesToShow(element: HTMLElement): number {
  const words = document.createRange()
  words.selectNodeContents(element)
  return lastLineWithWords({
    top: element.getBoundingClientRect().top,
    lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
    boxes: words.getClientRects(),
  })
}
