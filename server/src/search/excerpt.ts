/** The part of a text that shows why it was found. */

const longest = 200
/** So much stands before the word. */
const before = 60

const fold = (word: string) => word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The text around the first of its words that begins with one of `words`, which are folded; else its beginning. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  let start = 0
  for (const { 0: word, index } of line.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (!words.some((each) => fold(word).startsWith(each))) continue
    // The end of a text is shown whole, and so is its first line.
    if (index > longest - before) start = Math.min(index - before, line.length - longest)
    break
  }
  // Cut between words where there are any near.
  const from = start === 0 ? 0 : start + Math.max(0, line.slice(start, start + before).indexOf(' ') + 1)
  const rest = line.slice(from)
  if (rest.length <= longest) return `${from > 0 ? '…' : ''}${rest}`
  const cut = rest.slice(0, longest)
  const end = cut.lastIndexOf(' ')
  return `${from > 0 ? '…' : ''}${cut.slice(0, end > longest / 2 ? end : wholeEnd(cut))}…`
}

/** Not within a character of two halves. */
const wholeEnd = (cut: string) => (/[\ud800-\udbff]$/.test(cut) ? cut.length - 1 : cut.length)
