/** Which spellings of an email address are one mailbox. `email_key` in the database is the same rule. */
import { domainToUnicode } from 'node:url'

/**
 * Letters that would become ones of ASCII by their small or composed form: an address with one is never
 * another's.
 */
const apart = new Map([
  ['\u212a', '\ue000'],
  ['\u0130', '\ue001'],
  ['\u1fef', '\ue002'],
])
const back = new Map([...apart, ['σ', 'ς']].map(([letter, other]) => [other, letter]))
const swapped = (text: string, by: ReadonlyMap<string | undefined, string | undefined>) =>
  [...text].map((letter) => by.get(letter) ?? letter).join('')

const unicodeLabel = (label: string) => (/^xn--/i.test(label) ? domainToUnicode(label) : label) || label

/** Returns what two spellings of an address have in common: whatever the case, Unicode form, or form of its domain. */
export function emailKey(email: string): string {
  if (/^[\0-\x7f]*$/.test(email) && !/[@.]xn--/i.test(email)) return email.toLowerCase()
  const at = email.lastIndexOf('@') + 1
  const whole = email.slice(0, at) + email.slice(at).split('.').map(unicodeLabel).join('.')
  const composed = swapped(whole, apart).normalize('NFC')
  return swapped([...composed].map((letter) => letter.toLowerCase()).join(''), back)
}
