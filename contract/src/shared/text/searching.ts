/**
 * How texts are compared in searches, as the database's `search_key` and `typed_words` do it (migration
 * 0430): what a text was found by is shown and marked by the same rule. Imports nothing.
 */

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Marks that many leave out when they type, and what only stretches or joins letters, by script. */
const marks = [
  String.raw`\u0300-\u036f`,
  String.raw`\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7`,
  String.raw`\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08ca-\u08e1\u08e3-\u08fe`,
  String.raw`\u093c\u0951-\u0954\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc`,
  String.raw`\u0e47-\u0e4c\u0e4e\u0eba\u0ec8-\u0ecc\u0ece`,
  String.raw`\u1037\u1039\u103a\u17b4\u17b5\u17c9-\u17d3\u17dd`,
  String.raw`\u200d\ufe00-\ufe0f`,
].join('')
const viramas = String.raw`\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca`
const leftOut = new RegExp(`[${viramas}]\\u200c?|[${marks}]`, 'gu')

/** Letters that are spelled alike, whichever keyboard typed them; and digits. */
const alike = new Map<string, string>([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ...paired('łøđðħıςىیکة', 'loddhiσييكه'),
  ...['٠', '۰', '०', '๐'].flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit): [string, string] => [
      String.fromCodePoint((zero.codePointAt(0) ?? 0) + digit),
      String(digit),
    ]),
  ),
])
const anyAlike = new RegExp(`[${[...alike.keys()].join('')}]`, 'gu')

function paired(from: string, to: string): Array<[string, string]> {
  const letters = Array.from(to)
  return Array.from(from, (letter, at) => [letter, letters[at] ?? letter])
}

/** Thai, Lao, Myanmar, Khmer, kana and Han. */
const unspaced =
  /[\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3021-\u3029\u3041-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua9e0-\ua9ff\uaa60-\uaa7f\uf900-\ufaff\u{20000}-\u{3ffff}]/u

const between = /[^\p{Alphabetic}0-9\u3099\u309a]+/gu

/** Returns a text without case, accents, marks of vowels and punctuation, with a space between its words. */
function fold(text: string): string {
  // oxlint-disable-next-line no-control-regex -- all of ASCII
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')
  return text
    .normalize('NFKD')
    .replaceAll(leftOut, '')
    .toLowerCase()
    .replaceAll(anyAlike, (letter) => alike.get(letter) ?? letter)
    .replaceAll(between, ' ')
}

/**
 * Returns the words of a typed text, or beginnings of words, by which texts are found: of scripts without
 * spaces, each letter with the next.
 */
export function typedWords(text: string): string[] {
  const words: string[] = []
  const pairs: string[] = []
  for (const word of fold(text).split(' ')) {
    let plain = ''
    const letters = Array.from(word)
    for (const [at, letter] of letters.entries()) {
      const next = letters[at + 1] ?? ''
      if (!unspaced.test(letter)) {
        plain += letter
        if (next !== '' && !unspaced.test(next)) continue
        words.push(plain)
        plain = ''
      } else if (unspaced.test(next)) pairs.push(letter + next)
      else if (!unspaced.test(letters[at - 1] ?? '')) pairs.push(letter)
    }
  }
  return [...words, ...pairs]
}

export interface FoundPart {
  readonly start: number
  readonly end: number
}

/** Returns the parts of a text that `words` of a search match, in their order: each a beginning of a word. */
export function foundParts(text: string, words: readonly string[]): FoundPart[] {
  if (words.length === 0) return []
  const { folded, starts, ends } = foldedWithPlaces(text)
  const parts: FoundPart[] = []
  let last = ' '
  let at = 0
  for (const letter of folded) {
    const isBeginning = letter !== ' ' && (last === ' ' || unspaced.test(letter) || unspaced.test(last))
    last = letter
    const length = isBeginning
      ? Math.max(0, ...words.map((word) => (folded.startsWith(word, at) ? word.length : 0)))
      : 0
    const start = starts[at]
    const end = ends[at + length - 1]
    at += letter.length
    if (length === 0 || start === undefined || end === undefined) continue
    const before = parts.at(-1)
    // Pairs of letters overlap.
    if (before && start < before.end) parts[parts.length - 1] = { start: before.start, end }
    else parts.push({ start, end })
  }
  return parts
}

/** Returns a folded text, and where in the text each of its code units is from. */
function foldedWithPlaces(text: string) {
  let folded = ''
  const starts: number[] = []
  const ends: number[] = []
  // Segmenting costs a hundred times more.
  const parts = /^[\x20-\x7e\n]*$/.test(text)
    ? Array.from(text, (segment, index) => ({ segment, index }))
    : segmenter.segment(text)
  for (const { segment, index } of parts) {
    const its = fold(segment)
    folded += its
    for (let unit = 0; unit < its.length; unit++) {
      starts.push(index)
      ends.push(index + segment.length)
    }
  }
  return { folded, starts, ends }
}
