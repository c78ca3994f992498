/** What every act on hours begins with: its turn, and whether it is possible. */
import { durationText, mondayOf } from '@commons/contract/shared/job-hours.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { now } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { lockAgreement } from '../agreements/agreements.writing.queries.ts'
import { leftOf } from './hours.money.ts'
import { endOf, weekOf } from './hours.rules.ts'
import {
  findAgreementOfLog,
  findLog,
  type LockedHours,
  readHours,
  type StoredLog,
} from './hours.writing.queries.ts'

export interface Acting {
  readonly hours: LockedHours
  readonly at: Date
}

interface Asking {
  readonly tx: Tx
  readonly member: { readonly id: number }
}

/** Locks the hours of an agreement for one of its sides. */
export async function lockHours(
  { tx, member }: Asking,
  agreement: number,
  role: 'client' | 'freelancer',
): Promise<Acting> {
  const locked = await lockAgreement(tx, member.id, agreement)
  const hours = locked && (await readHours(tx, agreement))
  if (!hours) throw new Refusal('agreement_not_found')
  if (hours.payBy !== 'hourly') throw new Refusal('agreement_fixed')
  if (hours[role] !== member.id) throw new Refusal('other_side_only')
  return { hours, at: now() }
}

/** The same of an agreement that is under way. */
export async function beginHours(
  asking: Asking,
  agreement: number,
  role: 'client' | 'freelancer',
): Promise<Acting> {
  const acting = await lockHours(asking, agreement, role)
  if (acting.hours.state !== 'active') throw new Refusal('agreement_over')
  return acting
}

/** Locks the log of a day whose week is under way, for its freelancer. */
export async function beginLog(asking: Asking, id: number): Promise<Acting & { readonly log: StoredLog }> {
  const agreement = await findAgreementOfLog(asking.tx, id)
  if (agreement === undefined) throw new Refusal('work_log_not_found')
  const acting = await beginHours(asking, agreement, 'freelancer').catch((error: unknown) => {
    throw error instanceof Refusal && error.refusal === 'agreement_not_found'
      ? new Refusal('work_log_not_found')
      : error
  })
  const log = await findLog(asking.tx, id)
  if (!log) throw new Refusal('work_log_not_found')
  if (acting.at >= endOf(mondayOf(log.day))) throw new Refusal('week_over')
  return { ...acting, log }
}

/**
 * Refuses what goes over the week's hours, or over what is funded. `before`: what was logged of the day until now.
 */
export function requireRoom({ hours, at }: Acting, minutes: number, before = 0): void {
  const week = weekOf(at)
  const logged = hours.logs
    .filter(({ day }) => mondayOf(day) === week)
    .reduce((sum, log) => sum + log.minutes, 0)
  const ofWeek = (hours.weeklyHours ?? 0) * 60 - logged + before
  const ofFunds = leftOf(hours) + before
  // What isn't more than before is always fine, also under a lower cap.
  if (minutes <= before) return
  const left = (most: number) => ({ values: { left: durationText(Math.max(0, most)) } })
  if (minutes > ofFunds) throw new Refusal('over_funded_hours', left(ofFunds))
  if (minutes > ofWeek) throw new Refusal('over_weekly_hours', left(ofWeek))
}
