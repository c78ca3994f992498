/** Decisions about accounts, without I/O. */
import { randomInt } from 'node:crypto'

const shortest = 3
const longest = 24

/**
 * The beginning of a @username for a name: its Latin letters without accents and its digits, words
 * joined by an underscore. "Žofie Šťastná" gives zofie_stastna; a name without any gives member.
 */
export function usernameStem(fullName: string): string {
  const stem = fullName
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, longest)
    .replaceAll(/^_+|_+$/g, '')
  return stem.length >= shortest ? stem : stem === '' ? 'member' : `${stem}_member`
}

/** The stem itself if it is free, else with the smallest free number behind it. */
export function freeUsername(stem: string, taken: ReadonlySet<string>): string {
  if (!taken.has(stem)) return stem
  let number = 2
  while (taken.has(`${stem}${number}`)) number++
  return `${stem}${number}`
}

// Without letters and digits that are read for one another.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A referral code: 10 characters, some 49 bits. */
export function newReferralCode(): string {
  return Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
