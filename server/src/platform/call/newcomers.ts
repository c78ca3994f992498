/**
 * Limits what members do in a day while their accounts are new (decision 107). How often is counted in the database, in
 * the transaction of what they do: it is exact over all processes, and what is refused or fails isn't counted.
 */
import type { NewcomerAct, Published } from '@commons/contract/call.ts'
import { linksIn } from '@commons/contract/shared/text/links.ts'
import { sql } from 'kysely'
import { now } from '../clock.ts'
import { prepared, type Tx } from '../db/prepared.ts'
import type { Platform } from '../platform.ts'
import { writtenIn } from '../published/texts.ts'
import type { Member } from '../session/sessions.ts'
import { Refusal } from './refusal.ts'

type Newcomer = Pick<Member, 'id' | 'joinedAt' | 'role'>
type Limiting = Pick<Platform, 'settings' | 'limits'>

const dayMs = 86_400_000
const hourMs = 3_600_000

const takeOfNewcomer = prepared<
  [keys: string[], most: number[], windowMs: number],
  { passed: number; wait_ms: number }
>('take_of_newcomer', (keys, most, windowMs) => sql`select * from take_guess(${keys}, ${most}, ${windowMs})`)

/** Returns for how many days an account is still new, begun ones included; 0 where it isn't. Staff never are. */
function daysLeft({ joinedAt, role }: Newcomer, { settings }: Limiting): number {
  if (role !== undefined) return 0
  const ends = joinedAt.getTime() + settings.get('new_account_days') * dayMs
  return Math.max(0, Math.ceil((ends - now().getTime()) / dayMs))
}

/** Returns how often a member does something in a day; undefined where nothing limits it. */
export function limitOfNewcomer(
  member: Newcomer,
  act: NewcomerAct | undefined,
  platform: Limiting,
): number | undefined {
  if (act === undefined || daysLeft(member, platform) === 0) return undefined
  const most = platform.settings.get(`new_account_${act}`)
  return most === 0 ? undefined : most
}

/** Counts what a member does while their account is new; refuses it, with when it is possible again. */
export async function countOfNewcomer(
  tx: Tx,
  member: Newcomer,
  act: NewcomerAct | undefined,
  platform: Limiting,
): Promise<void> {
  const most = limitOfNewcomer(member, act, platform)
  if (act === undefined || most === undefined) return
  const [taken] = await takeOfNewcomer(tx, [`new:${member.id}:${act}`], [platform.limits.scaled(most)], dayMs)
  if (taken?.passed === 1) return
  const values = {
    act,
    most,
    hours: Math.max(1, Math.ceil((taken?.wait_ms ?? 0) / hourMs)),
    days: daysLeft(member, platform),
  }
  throw new Refusal('new_account_limited', { values })
}

/** What a link is to read, though it becomes none: a part of an address, or a domain with a path as spam writes it. */
const spam = /https?:\/\/|\bwww\.|[\p{L}\d-]{2,}\.\p{L}{2,}\//iu
const isLinked = (text: string) =>
  spam.test(text) || linksIn(text).some(({ href }) => !href.startsWith('mailto:'))

/** Refuses links in what new accounts publish, where the network has it so, at their fields. */
export function refuseLinksOfNewcomer(
  published: Published,
  input: Readonly<Record<string, unknown>>,
  member: Newcomer,
  platform: Limiting,
): void {
  if (platform.settings.get('new_account_links')) return
  const days = daysLeft(member, platform)
  if (days === 0) return
  const linked = writtenIn(published, input).filter(({ text }) => isLinked(text))
  if (linked.length === 0) return
  const fields = Object.fromEntries(linked.map(({ field }) => [field, 'new_account_links']))
  throw new Refusal('invalid_fields', { fields, values: { days } })
}
