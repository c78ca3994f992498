/** Work of the town's freelancers that was paid and reviewed: once there is money. */
import { dayAfter } from '@commons/contract/shared/job-hours.ts'
import { unitsOf } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import {
  addDispute,
  addDisputeEntry,
  addMilestone,
  addMilestoneEvent,
  addReview,
  addWorkLog,
  closeWeeks,
  endAgreement,
  freeze,
  hold,
  holdHours,
  type LockedMilestone,
  lockMilestone,
  pay,
  readHours,
  setSubmitted,
  setTurn,
  tokensFor,
  weekOf,
  windClock,
} from '../features/freelance/public.ts'
import { parsePrice } from '../ledger/money.ts'
import { now } from '../platform/clock.ts'
import type { Tx } from '../platform/db/prepared.ts'
import { momentOf } from './moment.ts'
import { tasks } from './story/jobs.ts'
import type { Neighbour } from './story/people.ts'

/** What a token is worth in US dollars by the demo's rates. */
const rate = '1.5'

type Award = NonNullable<(typeof tasks)[number]['award']>
type Paid = NonNullable<Award['paid']>
type Hours = NonNullable<Award['hours']>

type Disputed = NonNullable<Award['disputed']>
type Work = Pick<Disputed, 'description' | 'price' | 'funded' | 'submitted' | 'work'>

/** Nobody has a page open yet. */
const context = (tx: Tx) => ({ tx, hint: () => {}, emit: () => {} })

interface Agreed {
  readonly id: number
  readonly client: number
  readonly freelancer: number
  readonly terms: Award['terms']
}

export async function payForWork(tx: Tx, ids: Readonly<Record<Neighbour, number>>): Promise<void> {
  for (const { by, title, award } of tasks) {
    if (!award?.paid && !award?.hours && !award?.disputed) continue
    const { rows } = await sql<{ id: number }>`
      select id from agreements where client_id = ${ids[by]} and title = ${title}`.execute(tx)
    const [row] = rows
    if (!row) throw new Error(`Nobody agreed on: ${title}`)
    const agreed = { id: row.id, client: ids[by], freelancer: ids[award.to], terms: award.terms }
    if (award.hours) await workFor(tx, agreed, award.hours)
    if (award.disputed) await disputeWork(tx, agreed, award.disputed)
    if (!award.paid) continue
    await payFor(tx, agreed, award.paid)
    await addReviews(tx, agreed, award.paid)
  }
  // Old news, which nobody needs to be told of.
  await sql`
    delete from notification_outbox
    where kind like 'job\\_milestone%' or kind like 'job\\_hours%' or kind like 'job\\_week%' or kind like 'job\\_dispute%' or kind like 'agreement\\_ended%' or kind like 'review%'`.execute(
    tx,
  )
}

/** Pays a milestone in and submits its work; returns what locks it. */
async function workOn(
  tx: Tx,
  { id, client }: Agreed,
  { description, price: dollars, work, ...moments }: Work,
): Promise<() => Promise<LockedMilestone>> {
  const price = unitsOf(dollars, 'USD') ?? 0n
  const worth = parsePrice(rate)
  if (!worth) throw new Error('A token has a price')
  const [funded, submitted] = [momentOf(moments.funded), momentOf(moments.submitted)]
  const asked = { agreement: id, description, price, dueOn: null, byClient: true, at: funded }
  const milestone = await addMilestone(tx, { ...asked, state: 'accepted' }, 1)
  if (milestone === undefined) throw new Error(`${description}: cannot be paid twice`)
  const locked = async () => {
    const row = await lockMilestone(tx, milestone)
    if (!row) throw new Error('A milestone that was added')
    return row
  }
  await addMilestoneEvent(tx, { milestone, kind: 'requested', byClient: true, at: funded })
  await hold(context(tx), await locked(), {
    member: client,
    byClient: true,
    units: tokensFor(price, worth),
    rate,
    key: `demo fund ${id}`,
    at: funded,
  })
  await setSubmitted(tx, milestone, { at: submitted, releaseAt: null, remindAt: null })
  const said = { milestone, byClient: false, message: work, at: submitted }
  await addMilestoneEvent(tx, { ...said, kind: 'submitted' })
  return locked
}

async function payFor(tx: Tx, agreed: Agreed, paid: Paid): Promise<void> {
  const { id, client, freelancer, terms } = agreed
  const locked = await workOn(tx, agreed, { ...terms, ...paid })
  const row = await locked()
  const at = momentOf(paid.released)
  const byClient = { member: client, byClient: true }
  await pay(context(tx), row, { ...byClient, units: row.units, key: `demo release ${id}`, at })
  await endAgreement(tx, id, { by: freelancer, reason: '', at })
}

/** A milestone whose client isn't content: the freelancer has answered and offered a split, so it is the client's turn. */
async function disputeWork(tx: Tx, agreed: Agreed, { opened, answered, share, ...work }: Disputed) {
  const locked = await workOn(tx, agreed, work)
  const { id: milestone, units } = await locked()
  const at = momentOf(opened.when)
  const held = { heldState: 'submitted', hadClock: false, units } as const
  const dispute = await addDispute(tx, { milestone, opener: 'client', ...held, at })
  await freeze(tx, milestone, at)
  const { words: message } = opened
  await addMilestoneEvent(tx, { milestone, kind: 'disputed', byClient: true, message, at })
  await addDisputeEntry(tx, { dispute, kind: 'opened', by: 'client', message, at })
  const then = momentOf(answered.when)
  const answer = { dispute, by: 'freelancer', at: then } as const
  await addDisputeEntry(tx, { ...answer, kind: 'evidence', message: answered.words })
  await setTurn(tx, dispute, 'client', then)
  await addDisputeEntry(tx, { ...answer, kind: 'offered', units: (units * BigInt(share)) / 100n })
}

/** Pays hours in, and has some of them worked last week. */
async function workFor(tx: Tx, { id, client }: Agreed, { funded, count, logs }: Hours): Promise<void> {
  const worth = parsePrice(rate)
  const hours = await readHours(tx, id)
  if (!worth || !hours) throw new Error('Hours that are agreed on have a price')
  const units = tokensFor(hours.price * BigInt(count), worth)
  const paid = { minutes: count * 60, units, rate }
  await holdHours(context(tx), hours, {
    ...paid,
    member: client,
    key: `demo hours ${id}`,
    at: momentOf(funded),
  })
  const thisWeek = weekOf(now())
  for (const { weekday, ...log } of logs) {
    const day = dayAfter(thisWeek, weekday - 7)
    await addWorkLog(tx, { agreement: id, day, ...log, at: new Date(`${day}T17:30:00Z`) })
  }
  await windClock(tx, id)
  await closeWeeks(context(tx), id, thisWeek, now())
}

async function addReviews(tx: Tx, { id, client, freelancer }: Agreed, paid: Paid): Promise<void> {
  for (const byClient of [true, false]) {
    const { when, stars, comment } = byClient ? paid.byClient : paid.byFreelancer
    const [author, subject] = byClient ? [client, freelancer] : [freelancer, client]
    const at = momentOf(when)
    await addReview(tx, { agreement: id, byClient, author, subject, stars, comment, at, shownAt: at })
  }
}
