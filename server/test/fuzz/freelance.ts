/**
 * The fuzzer's jobs, bids and agreements: for each member two open jobs, a draft and a deleted one, bids for one of
 * each of the others, and between two of them offers and agreements.
 */
import type { Agreement } from '@commons/contract/freelance/agreements.ts'
import { jobBudgets } from '@commons/contract/shared/job.ts'
import { dayAfter, mondayOf } from '@commons/contract/shared/job-hours.ts'
import { sql } from 'kysely'
import { byTheHour, fund } from '../scenes/hours-scene.ts'
import { anotherJob, ask, funded, submitted } from '../scenes/milestones-scene.ts'
import { give, verify } from '../scenes/wallet-scene.ts'
import { disputed, escalated, offer } from '../scenes/disputes-scene.ts'
import { addBid, addJob, agree, offerJob, proposal, setEarned } from '../scenes/freelance-scene.ts'
import type { Person, World } from '../world.ts'
import { type MemberName, members } from './plans.ts'
import { privateWords } from './scene-money.ts'
import type { Known } from './values.ts'

export async function addFreelance(
  here: World,
  people: Record<MemberName, Person>,
): Promise<(field: string) => ReturnType<Known> | undefined> {
  const open: number[] = []
  const withoutBids: number[] = []
  const others: number[] = []
  const bids: number[] = []
  for (const name of members) {
    await verify(here, people[name])
    open.push((await addJob(here, people[name])).id)
    withoutBids.push((await addJob(here, people[name])).id)
    others.push((await addJob(here, people[name], { title: `${privateWords} ${name}`, status: 'draft' })).id)
    const gone = await addJob(here, people[name])
    await here.as(people[name]).call('delete_project', { project_id: gone.id })
    others.push(gone.id)
  }
  // Some of them have blocked each other.
  for (const name of members)
    for (const project_id of open) {
      const written = { message: proposal('clay'), price: 250, timeline: 7 }
      const { body } = await here.as(people[name]).send('add_bid', { project_id, ...written })
      if (body.code === true) bids.push((body['data'] as { id: number }).id)
    }
  const searches: number[] = []
  for (const name of members) {
    const { data } = await here.as(people[name]).call('add_saved_search', { name: privateWords, filter: {} })
    searches.push(data.saved_search_id)
  }
  const { offers, changes, reviews, worked, showcases } = await addAgreements(here, people)
  const { agreed, orders, refunds, invoices } = await addMilestones(here, people)
  const milestones = orders.flat()
  const { disputes, splits } = await addDisputes(here, people)
  const { hourly, logs, weeks } = await addHours(here, people)
  const jobs = [
    ...open,
    ...withoutBids,
    ...others,
    ...worked,
    ...agreed.flatMap(({ project_id }) => project_id ?? []),
  ]
  const { data: signed } = await here.as(people[members[0]]).call('export_reputation', {})
  const soon = new Date(Date.now() + 1e9).toISOString()
  return (field) => {
    if (field === 'project_id') return [...jobs, ...jobs.map(String)]
    if (field === 'id') return [...bids, ...bids.map(String)]
    if (field === 'bidder_id') return members.map((name) => people[name].id)
    if (field === 'payment_id')
      return [...offers, ...offers.map(String), ...agreed.map(({ id }) => id), ...hourly]
    if (field === 'milestone_id') return [...milestones, ...milestones.map(String)]
    if (field === 'milestone_ids') return orders
    if (field === 'work_log_id') return [...logs, ...logs.map(String)]
    if (field === 'week') return weeks
    if (field === 'day') return [new Date().toISOString().slice(0, 10), ...weeks]
    if (field === 'minutes') return [1, '2']
    if (field === 'hours') return [1, '2']
    if (field === 'refund_id') return [...refunds, ...refunds.map(String)]
    if (field === 'invoice_id') return [...invoices, ...invoices.map(String)]
    if (field === 'invoice_for') return ['release', 'fee']
    if (field === 'year') return [new Date().getUTCFullYear(), String(new Date().getUTCFullYear())]
    if (field === 'dispute_id') return [...disputes, ...disputes.map(String)]
    if (field === 'offer_id') return [...splits, ...splits.map(String)]
    if (field === 'due_date') return ['2031-02-03', '']
    if (field === 'change_id') return [...changes, ...changes.map(String)]
    if (field === 'showcase_id') return [...showcases, ...showcases.map(String)]
    if (field === 'review_id') return [...reviews, ...reviews.map(String)]
    if (field === 'review_user_id') return [people.ada.id, people.cyd.id]
    if (field === 'rating') return [1, '5']
    if (field === 'document') return [signed.document, '{"statement":{},"key_id":"","signature":""}']
    if (field === 'delivery' || field === 'weekly_hours') return [7, '30', '']
    if (field === 'skills_required' || field === 'skills') return ['["Clay"]', ['C++', 'Clay'], '']
    if (field === 'cost_estimation') return Object.values(jobBudgets).flat()
    if (field === 'bidding_ends') return [soon]
    if (field === 'removed_files') return ['', '1,2']
    if (field === 'price') return ['300', 12.5, '99.99']
    if (field === 'timeline') return [7, '30']
    if (field === 'country') return ['USA', 'in', 'CZ', '']
    if (field === 'start_month' || field === 'end_month') return ['Jan', 'Dec', '']
    if (field === 'start_year' || field === 'end_year') return ['1999', 2020, '']
    if (field === 'link') return ['https://clay.example/1', '']
    if (field === 'rate_from' || field === 'rate_to') return ['20', 45.5, '']
    if (field === 'record') return ['done', 'rated', '']
    if (field === 'pan') return ['AAPFU0939F', '']
    if (field === 'gst_number') return ['27AAPFU0939F1ZV', '']
    if (field === 'time_zone') return ['Europe/Prague', 'UTC']
    if (field === 'mobile') return ['+420 601 234 567', '00420601234568']
    if (field === 'hourly_rate') return ['45.50', 20, '']
    if (field === 'top_skills') return ['["Clay"]', ['C++'], '']
    if (field === 'saved_search_id') return searches
    if (field === 'invited_user_id') return members.map((name) => people[name].id)
    if (field === 'filter') return [{ search: 'oven' }, '{"skills":["Clay"],"budget_to":300}']
    if (field === 'role') return ['client', 'freelancer', '']
    if (field === 'tab') return ['open', 'current', 'past', 'settled', 'mine', '']
    if (field === 'message') return [proposal('clay'), 'Hello', '']
    return undefined
  }
}

/** Offers that wait, and agreements with a change that waits: of each two, one begun by either. */
async function addAgreements(
  here: World,
  { ada, cyd }: Record<MemberName, Person>,
): Promise<{
  offers: number[]
  changes: number[]
  reviews: number[]
  worked: number[]
  showcases: number[]
}> {
  const offers: number[] = []
  const changes: number[] = []
  const reviews: number[] = []
  const worked: number[] = []
  const showcases: number[] = []
  for (const [client, freelancer] of [
    [ada, cyd],
    [cyd, ada],
  ] as const) {
    const job = await addJob(here, client)
    offers.push((await offerJob(here, client, await addBid(here, freelancer, job.id))).id)
    const { id, project_id } = await agree(here, client, freelancer, { pay_by: 'hourly', amount: 20 })
    await setEarned(here, id)
    const review = {
      project_id: project_id ?? 0,
      review_user_id: freelancer.id,
      rating: 5,
      comment: 'Well made',
    }
    reviews.push((await here.as(client).call('add_review', review)).data.id)
    // One is answered by both, so it shows and can be answered; the other waits for its second review.
    if (client === ada) {
      const back = { ...review, review_user_id: client.id }
      reviews.push((await here.as(freelancer).call('add_review', back)).data.id)
      const shown = { payment_id: id, title: 'The oven' }
      showcases.push((await here.as(freelancer).call('propose_showcase', shown)).data.id)
    }
    const change = { payment_id: id, amount: 25 }
    const { data } = await here.as(freelancer).call('propose_agreement_change', change)
    offers.push(id)
    if (project_id !== null) worked.push(project_id)
    if (data.change) changes.push(data.change.change_id)
  }
  return { offers, changes, reviews, worked, showcases }
}

/** Of each two an agreement, with milestones in each state that an act begins with, and a request for a refund. */
async function addMilestones(
  here: World,
  { ada, cyd }: Record<MemberName, Person>,
): Promise<{ agreed: Agreement[]; orders: number[][]; refunds: number[]; invoices: number[] }> {
  const agreed: Agreement[] = []
  const orders: number[][] = []
  const refunds: number[] = []
  const invoices: number[] = []
  for (const [client, freelancer] of [
    [ada, cyd],
    [cyd, ada],
  ] as const) {
    await give(here, client, { FCELL: '1000' })
    const two = await anotherJob(here, { client, freelancer })
    const made: number[] = []
    for (const by of ['client', 'freelancer', 'client', 'freelancer', 'freelancer', 'freelancer'] as const)
      made.push((await ask(here, two, { by, amount: '15' })).id)
    for (const _ of [1, 2, 3]) made.push((await funded(here, two, { amount: '15' })).id)
    made.push((await submitted(here, two)).id)
    const { id } = await funded(here, two)
    const asked = { milestone_id: id, amount: '1', message: privateWords }
    const { data } = await here.as(client).call('request_refund', asked)
    if (data.refund) refunds.push(data.refund.refund_id)
    const part = { milestone_id: made.at(-1) ?? 0, amount: '1' }
    const { data: released } = await here.as(client).call('release_milestone', part)
    invoices.push(...released.history.flatMap(({ invoice }) => invoice?.invoice_id ?? []))
    agreed.push(two.agreement)
    orders.push([...made, id])
  }
  return { agreed, orders, refunds, invoices }
}

/** Disputes with an offer that waits, and others that were handed over, for a third who is staff. */
async function addDisputes(
  here: World,
  { ada, cyd, eve }: Record<MemberName, Person>,
): Promise<{ disputes: number[]; splits: number[] }> {
  const disputes: number[] = []
  const splits: number[] = []
  await give(here, ada, { FCELL: '1000' })
  const two = await anotherJob(here, { client: ada, freelancer: cyd })
  for (const by of ['client', 'freelancer'] as const) {
    const other = by === 'client' ? cyd : ada
    const { id, offers } = await offer(here, other, await disputed(here, two, { by }), '40')
    disputes.push(id)
    splits.push((offers.client ?? offers.freelancer)?.offer_id ?? 0)
  }
  await give(here, cyd, { FCELL: '1000' })
  const others = await anotherJob(here, { client: cyd, freelancer: eve })
  const waiting: number[] = []
  for (const _ of [1, 2, 3]) waiting.push((await escalated(here, others)).id)
  // One is decided and one read; another is left to take.
  for (const dispute_id of waiting.slice(1)) await here.as(ada).call('take_dispute', { dispute_id })
  return { disputes: [...disputes, ...waiting], splits }
}

/**
 * Of each two agreements by the hour: one with a log of this week, one whose last week waits for its client, one that
 * is paused, another one that funding may resume, and one with hours that nobody has logged.
 */
async function addHours(
  here: World,
  { ada, cyd }: Record<MemberName, Person>,
): Promise<{ hourly: number[]; logs: number[]; weeks: string[] }> {
  const hourly: number[] = []
  const logs: number[] = []
  const { db } = here.platform.database
  const week = mondayOf(new Date().toISOString().slice(0, 10))
  const last = dayAfter(week, -7)
  for (const [client, freelancer] of [
    [ada, cyd],
    [cyd, ada],
  ] as const) {
    // One offer more that waits, so that each answer to one finds its own.
    const { id: job } = await addJob(here, client)
    await sql`update bids set returned_at = now() where bidder_id = ${freelancer.id}`.execute(db)
    hourly.push((await offerJob(here, client, await addBid(here, freelancer, job))).id)
    for (const kind of ['logged', 'waiting', 'paused', 'paused', 'idle'] as const) {
      const two = await byTheHour(here, { client, freelancer }, { amount: '1.5' })
      const { id } = two.agreement
      hourly.push(id)
      await fund(here, two, 5)
      if (kind === 'paused')
        await sql`
          update hourly_agreements set pause_at = null, paused_at = now() where agreement_id = ${id}`.execute(
          db,
        )
      if (kind !== 'logged' && kind !== 'waiting') continue
      const { rows } = await sql<{ id: number }>`
        insert into work_logs (agreement_id, day, minutes, description, written_at)
        values (${id}, ${kind === 'waiting' ? last : week}::date, 5, ${privateWords}, now()) returning id`.execute(
        db,
      )
      logs.push(...rows.map((row) => row.id))
    }
  }
  return { hourly, logs, weeks: [last, week] }
}
