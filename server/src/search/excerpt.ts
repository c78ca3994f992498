/** The part of a text that shows why it was found. */

const longest = 200
/** Characters shown before the word. */
const before = 60

const fold = (word: string) => word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * Returns the text around its first word that begins with one of `words`, which are folded; otherwise its
 * beginning.
 */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  let start = 0
  for (const { 0: word, index } of line.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (!words.some((each) => fold(word).startsWith(each))) continue
    // Starts at the beginning where that shows the word, and never leaves the excerpt short at the end.
    if (index > longest - before) start = Math.min(index - before, line.length - longest)
    break
  }
  // Cut between words where there is a space nearby.
  const from = start === 0 ? 0 : start + Math.max(0, line.slice(start, start + before).indexOf(' ') + 1)
  const rest = line.slice(from)
  if (rest.length <= longest) return `${from > 0 ? '…' : ''}${rest}`
  const cut = rest.slice(0, longest)
  const end = cut.lastIndexOf(' ')
  return `${from > 0 ? '…' : ''}${cut.slice(0, end > longest / 2 ? end : wholeEnd(cut))}…`
}

/** Returns the length of `cut` without half a surrogate pair at its end. */
const wholeEnd = (cut: string) => (/[\ud800-\udbff]$/.test(cut) ? cut.length - 1 : cut.length)
