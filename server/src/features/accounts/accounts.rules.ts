/** Decisions about accounts, without I/O. */
import { randomInt } from 'node:crypto'
import { usernameChanges } from '@commons/contract/accounts/settings.ts'
import { nameOfGone } from '../../mentions/mentions.rules.ts'
import { emailKey } from '../../platform/mail/email-key.ts'
import { latinName } from './latin-name.ts'

export const mostPasskeys = 20

/** Names that could pass for Commons itself, and the one that stands for members who are gone. */
const reserved = new Set([
  ...'admin administrator commons help info moderator official root security staff support system'.split(' '),
  nameOfGone,
])

export const isReservedUsername = (username: string) => reserved.has(username)

const monthMs = 30 * 86_400_000

/** Returns when a username may be changed again, given the times of earlier changes, newest first. */
export function usernameMayChangeAt(changes: readonly Date[]): Date {
  const oldestThatCounts = changes[usernameChanges - 1]
  return new Date((oldestThatCounts?.getTime() ?? -monthMs) + monthMs)
}

const shortest = 3
const longest = 24

/** Returns the base of a @username: `Žofie Šťastná` gives zofie_stastna, a name in Chinese gives member. */
export function usernameStem(fullName: string): string {
  const stem = latinName(fullName, longest)
  return stem.length >= shortest ? stem : stem === '' ? 'member' : `${stem}_member`
}

/** Returns the stem if it is free, otherwise the stem with the smallest free number appended. */
export function freeUsername(stem: string, taken: ReadonlySet<string>): string {
  if (!taken.has(stem) && !reserved.has(stem)) return stem
  let number = 2
  while (taken.has(`${stem}${number}`)) number++
  return `${stem}${number}`
}

// Without characters that are easily confused.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Returns a referral code of 10 characters, some 49 bits. */
export function newReferralCode(): string {
  return Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Returns the key of an address without its plus suffix. */
function mailbox(address: string): string {
  const key = emailKey(address)
  const at = key.lastIndexOf('@')
  return (key.slice(0, at).split('+', 1)[0] ?? '') + key.slice(at)
}

/** Returns whether both addresses are one mailbox: they differ only in spelling or a plus suffix. */
export const isSameMailbox = (one: string, other: string) => mailbox(one) === mailbox(other)
