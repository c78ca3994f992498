/** The money of hours: tokens are held from funding on, and leave to the milestone of a week or back to the client. */
import { available, escrow } from '../../../ledger/accounts.ts'
import { type Leg, post } from '../../../ledger/post.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { agreementChanged } from '../agreements/agreements.hints.ts'
import type { Mover } from '../milestones/milestones.money.ts'
import { remindAt } from '../milestones/milestones.rules.ts'
import { addEvent } from '../milestones/milestones.writing.queries.ts'
import { recordHoursReturn } from '../papers/payments.ts'
import {
  centsOfParts,
  endOf,
  nameOf,
  type Part,
  partsReturned,
  partsUsed,
  releaseAt,
  totalMinutes,
  unitsOfParts,
} from './hours.rules.ts'
import {
  addFunding,
  addWeek,
  begin,
  loggedOf,
  type LockedHours,
  readHours,
  setLeft,
  tell,
  tellOfWeek,
  windClock,
} from './hours.writing.queries.ts'
import { mondayOf } from '@commons/contract/shared/job-hours.ts'

export type Moving = Pick<WriteContext, 'tx' | 'hint' | 'emit'>
type By = Pick<Mover, 'member' | 'key' | 'at'>

/** After the commit, makes pages that show the hours, or their members' wallets, read again. */
export function hoursChanged(context: Pick<WriteContext, 'hint' | 'emit'>, hours: LockedHours): void {
  for (const member of [hours.client, hours.freelancer])
    if (member !== null) context.hint(`wallet:${member}`, [member])
  agreementChanged(context, hours)
}

const scopeOf = ({ member, key }: By) => ({
  scope: member ?? 0,
  key,
  ...(member === null ? {} : { actor: member }),
})

const outOf = (parts: readonly Part[]): Leg[] =>
  parts.map(({ funding, units }) => ({ account: escrow('hours', funding.id, 'FCELL'), amount: -units }))

interface Paid {
  readonly minutes: number
  readonly units: bigint
  /** In US dollars for one token. */
  readonly rate: string
}

/** Holds the client's tokens for hours, which go on from now. */
export async function holdHours(
  context: Moving,
  hours: LockedHours,
  { minutes, units, rate, ...by }: Paid & By,
): Promise<void> {
  const { tx } = context
  const { id: agreement, client, freelancer, price } = hours
  if (client === null) throw new Error('Hours are paid in by their client')
  const funding = await addFunding(tx, { agreement, price, rate, minutes, units, at: by.at })
  await post(tx, {
    kind: 'hours_fund',
    ...scopeOf(by),
    ref: { kind: 'job_hours', id: funding },
    isSpending: true,
    legs: [
      { account: available(client, 'FCELL'), amount: -units },
      { account: escrow('hours', funding, 'FCELL'), amount: units },
    ],
  })
  await begin(tx, agreement, by.at)
  await windClock(tx, agreement)
  await tell(tx, 'funded', agreement, [freelancer])
  hoursChanged(context, hours)
}

/** Returns to the client what is held and not logged; false where there is none. */
export async function returnHours(context: Moving, hours: LockedHours, by: By): Promise<boolean> {
  const { tx } = context
  const { id, client, freelancer, fundings } = hours
  const parts = partsReturned(fundings, loggedOf(hours))
  const [first] = parts
  if (first === undefined) return false
  if (client === null) throw new Error('Hours without a client are not returned')
  const units = unitsOfParts(parts)
  const { transaction } = await post(tx, {
    kind: 'hours_return',
    ...scopeOf(by),
    ref: { kind: 'job_hours', id: first.funding.id },
    legs: [...outOf(parts), { account: available(client, 'FCELL'), amount: units }],
  })
  await recordHoursReturn(tx, { agreement: id, transaction, units, cents: centsOfParts(parts), at: by.at })
  await setLeft(tx, parts, 'returned')
  await windClock(tx, id)
  await tell(tx, 'returned', id, by.member === client ? [freelancer] : [client, freelancer])
  hoursChanged(context, hours)
  return true
}

/**
 * Makes milestones of the weeks of a locked agreement that have ended and have logs, each with its tokens. From then
 * on they are paid as any other milestone that is submitted.
 */
export async function closeWeeks(
  context: Moving,
  agreement: number,
  before: string,
  at: Date,
): Promise<void> {
  const { tx } = context
  for (;;) {
    const hours = await readHours(tx, agreement)
    const week = hours?.logs[0] && mondayOf(hours.logs[0].day)
    if (!hours || week === undefined || week >= before) return
    const logs = hours.logs.filter(({ day }) => mondayOf(day) === week)
    const minutes = logs.reduce((sum, log) => sum + log.minutes, 0)
    const parts = partsUsed(hours.fundings, minutes)
    const units = unitsOfParts(parts)
    const price = centsOfParts(parts)
    const released = releaseAt(week, at)
    const milestone = await addWeek(tx, {
      agreement,
      week,
      description: nameOf(week, minutes),
      parts,
      // A few minutes of the cheapest hours come to less than half a cent.
      price: price === 0n ? 1n : price,
      units,
      releaseAt: released,
      remindAt: remindAt(released, at),
      logs: logs.map(({ id }) => id),
      at: endOf(week) < at ? endOf(week) : at,
    })
    const { transaction } = await post(tx, {
      kind: 'milestone_fund',
      scope: 0,
      key: `week:${milestone}`,
      ref: { kind: 'job_milestone', id: milestone },
      legs: [...outOf(parts), { account: escrow('milestone', milestone, 'FCELL'), amount: units }],
    })
    await setLeft(tx, parts, 'used')
    await addEvent(tx, { milestone, kind: 'hours_logged', byClient: false, units, transaction, at })
    await tellOfWeek(tx, hours.client, milestone)
    hoursChanged(context, hours)
  }
}

/** Minutes that are held and not logged. */
export const leftOf = (hours: LockedHours): number => totalMinutes(hours.fundings) - loggedOf(hours)
