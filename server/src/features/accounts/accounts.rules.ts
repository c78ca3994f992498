/** Decisions about accounts, without I/O. */
import { randomInt } from 'node:crypto'
import { usernameChanges } from '@commons/contract/accounts-settings.ts'

export const mostPasskeys = 20

/** Names that would pass for the house itself. */
const reserved = new Set(
  'admin administrator commons help info moderator official root security staff support system'.split(' '),
)

export const isReservedUsername = (username: string) => reserved.has(username)

const monthMs = 30 * 86_400_000

/** From when on a username may change again, by the moments at which earlier ones were given up, newest first. */
export function usernameMayChangeAt(changes: readonly Date[]): Date {
  const oldestThatCounts = changes[usernameChanges - 1]
  return new Date((oldestThatCounts?.getTime() ?? -monthMs) + monthMs)
}

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
  if (!taken.has(stem) && !reserved.has(stem)) return stem
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

/** The mailbox of an address, without what follows a plus. */
function mailbox(address: string): string {
  const at = address.lastIndexOf('@')
  return (address.slice(0, at).split('+', 1)[0] ?? '').toLowerCase() + address.slice(at).toLowerCase()
}

/** Whether mail to both addresses reaches the same person: spelled in two ways, or with something after a plus. */
export const isSameMailbox = (one: string, other: string) => mailbox(one) === mailbox(other)
