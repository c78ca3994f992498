/**
 * The language of what members wrote, so that browsers read it aloud, hyphenate and translate it as such. It is told
 * only where it is as good as certain: a wrong one is worse than none.
 */
import { LRUCache } from 'lru-cache'

interface Detector {
  detect(text: string): { readonly language: string; isReliable(): boolean }
}

let detector: Detector | undefined

/** Whether languages are known by now: what was shaped before has none. */
export const knowsLanguages = (): boolean => detector !== undefined

/** Loads what knows languages: some 30 MB, which only what answers members needs. Until then no text has one. */
export async function loadLanguages(): Promise<void> {
  const { eld } = await import('eld/extrasmall')
  detector = eld
  found.clear()
}

/** Forgets them again: for tests, which share a process. */
export function unloadLanguages(): void {
  detector = undefined
  found.clear()
}

/** So much of a text tells its language. */
const longest = 300
/** Fewer letters of a script that many languages share tell little: "ok" is Polish and Turkish. */
const fewestLetters = 16
const ofFew =
  /(?=\p{L})[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}]/u
const names = /https?:\S+|[@#]\S+/gu

/** Pages are read more often than they are written. */
const found = new LRUCache<string, { readonly language: string | null }>({ max: 5_000 })

/** Returns the language of a text as a BCP 47 tag; null where it isn't certain. */
export function languageOf(text: string): string | null {
  if (!detector || text === '') return null
  // oxlint-disable-next-line commons/cut-at-graphemes -- half a character tells as little of a language as none, and is shown to nobody
  const begins = text.slice(0, longest)
  const known = found.get(begins)
  if (known) return known.language
  const language = detect(detector, begins.replaceAll(names, ' '))
  found.set(begins, { language })
  return language
}

function detect(known: Detector, words: string): string | null {
  const letters = words.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0 || (letters < fewestLetters && !ofFew.test(words))) return null
  const guess = known.detect(words)
  return guess.language !== '' && guess.isReliable() ? guess.language : null
}
