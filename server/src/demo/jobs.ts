/** Publishes the town's jobs, with bids, invitations, saved searches and agreements. */
import { unitsOf } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import {
  acceptOffer,
  addBid,
  addFiles,
  addInvite,
  addJob,
  addOffer,
  addVersion,
  alertMembers,
  answerChange,
  budgetOf,
  closeJob,
  setBidState,
  setSearch,
  type Terms,
} from '../features/freelance/public.ts'
import type { Tx } from '../platform/db/prepared.ts'
import type { Platform } from '../platform/platform.ts'
import { inOrder, momentOf } from './moment.ts'
import type { Papers } from './papers.ts'
import { savedSearches, type Task, tasks } from './story/jobs.ts'
import type { Neighbour } from './story/people.ts'

interface Stage {
  readonly tx: Tx
  readonly mediaRoad: Platform['mediaRoad']
  readonly papers: Papers
}
type Ids = Readonly<Record<Neighbour, number>>

const cents = (price: string) => unitsOf(price, 'USD') ?? 0n

export async function addJobs(stage: Stage, ids: Ids): Promise<void> {
  await addSearches(stage.tx, ids)
  for (const task of inOrder(tasks)) {
    const job = await addTask(stage, ids, task)
    await addInvites(stage.tx, ids, job, task)
    await addBids(stage.tx, ids, job, task)
    if (task.award) await addAward(stage.tx, ids, job, task, task.award)
    if (task.isClosed) await closeJob(stage.tx, job)
  }
}

async function addTask({ tx, mediaRoad, papers }: Stage, ids: Ids, task: Task): Promise<number> {
  const { by, when, title, description, skills, kind = '', purpose = '', endsIn } = task
  const budget = budgetOf(task.budget.pay, task.budget.range)
  const biddingEnds = endsIn === undefined ? null : momentOf({ days: -endsIn, at: '18:00' })
  const job =
    budget && (await addJob(tx, ids[by], { title, description, skills, kind, purpose, budget, biddingEnds }))
  if (job === undefined) throw new Error(`Nobody needs: ${title}`)
  await sql`update jobs set created_at = ${momentOf(when)} where id = ${job}`.execute(tx)
  const taken = papers.get(title)
  if (taken) await addFiles(tx, job, await mediaRoad.attachments.attach(tx, { ...taken, owner: ids[by] }))
  if (biddingEnds) await alertMembers(tx, job)
  return job
}

async function addInvites(tx: Tx, ids: Ids, job: number, { by, invited = [] }: Task): Promise<void> {
  for (const { who, when, message } of invited) {
    if (!(await addInvite(tx, { client: ids[by], job, member: ids[who], message })))
      throw new Error(`${who} cannot be invited`)
    await sql`
      update job_invites set created_at = ${momentOf(when)} where job_id = ${job} and member_id = ${ids[who]}`.execute(
      tx,
    )
  }
}

async function addBids(tx: Tx, ids: Ids, job: number, { bids }: Task): Promise<void> {
  for (const { by, when, price, days, message, state, reason } of bids) {
    const bid = await addBid(tx, job, ids[by], { message, price: cents(price), days })
    if (state) await setBidState(tx, bid, state, reason)
    const at = momentOf(when)
    await sql`update bids set created_at = ${at}, spent_at = ${at} where id = ${bid}`.execute(tx)
  }
}

type Award = NonNullable<Task['award']>

const termsOf = (pay: Task['budget']['pay'], terms: Award['terms']): Terms => ({
  payBy: pay,
  price: cents(terms.price),
  delivery: terms.delivery,
  weeklyHours: terms.weeklyHours ?? null,
  description: terms.description,
})

async function addAward(tx: Tx, ids: Ids, job: number, task: Task, award: Award): Promise<void> {
  const { pay } = task.budget
  const parties = { client: ids[task.by], freelancer: ids[award.to], job }
  const id = await addOffer(tx, {
    ...parties,
    title: task.title,
    terms: termsOf(pay, award.terms),
    message: award.message,
    at: momentOf(award.when),
  })
  if (id === undefined) throw new Error(`${task.title}: cannot be offered twice`)
  if (!award.accepted) return
  const offer = { ...parties, id, state: 'pending', answer_until: null } as const
  await acceptOffer(tx, offer, momentOf(award.accepted))
  for (const [place, { byClient, when, terms, message, accepted }] of (award.changes ?? []).entries()) {
    const version = place + 2
    const at = momentOf(when)
    await addVersion(tx, { agreement: id, version, byClient, terms: termsOf(pay, terms), message, at })
    if (accepted) await acceptChange(tx, id, version, momentOf(accepted))
  }
}

async function acceptChange(tx: Tx, agreement: number, version: number, at: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from agreement_versions where agreement_id = ${agreement} and version = ${version}`.execute(tx)
  for (const { id } of rows) await answerChange(tx, id, 'accepted', at)
}

async function addSearches(tx: Tx, ids: Ids): Promise<void> {
  for (const { by, when, name, text = '', skills = [], pay, from, isAlert } of savedSearches) {
    const terms = { text, skills, budget_from: from ?? null, budget_to: null, pay_by: pay ?? null }
    const { id } = await setSearch(tx, ids[by], {
      name,
      terms: { ...terms, client_verified: false },
      isAlert,
    })
    await sql`update saved_searches set created_at = ${momentOf(when)} where id = ${id}`.execute(tx)
  }
}
