/** Where a text names members: the same on both sides (decision 120). */
import { type Place, withoutAddresses } from './links.ts'

export interface NamePlace extends Place {
  /** In lower case; it may be nobody's. */
  readonly name: string
}

/**
 * What belongs to a word with a username beside it. Other scripts write words without spaces, or add a
 * particle: `@cilka_testさん`, `ל@cilka_test`.
 */
export const inWord = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}0-9_\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff`

/** After a letter it is an email address, after a slash a path, after another @ a name on another server. */
export const notBeforeName = String.raw`(?<![${inWord}@\/.%+&=-])`

const names = new RegExp(String.raw`${notBeforeName}@([A-Za-z0-9_]{3,30})(?![${inWord}@])`, 'gu')

/** Returns the usernames that a text has after an `@`, in order. One in an address names nobody. */
export function mentionsIn(text: string): NamePlace[] {
  if (!text.includes('@')) return []
  return [...withoutAddresses(text).matchAll(names)].map(({ 0: written, 1: name = '', index }) => ({
    name: name.toLowerCase(),
    from: index,
    to: index + written.length,
  }))
}
