/** Unique words: a viewer who receives a word has received the text that contains it. */
import { createHash } from 'node:crypto'

const known = new Map<string, string>()

/**
 * Returns the mark of a part of an object, always the same: 16 letters that no text, name or key contains by
 * chance.
 */
export function marker(object: string, part: string): string {
  const name = `${object}: ${part}`
  const hash = createHash('sha256').update(`feed matrix ${name}`).digest()
  const word = [...hash.subarray(0, 16)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')
  known.set(word, name)
  return word
}

const found = /[a-z]{16,}/g

/** Returns the names of the marks in some bytes. Tags are shown in lower case, so marks are too. */
export function marksIn(bytes: string): Set<string> {
  const marks = new Set<string>()
  for (const [letters] of bytes.matchAll(found)) {
    for (let at = 0; at + 16 <= letters.length; at++) {
      const name = known.get(letters.slice(at, at + 16))
      if (name !== undefined) marks.add(name)
    }
  }
  return marks
}

export const allMarks = (): string[] => [...known.values()].toSorted()
