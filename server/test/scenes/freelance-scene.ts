/** Jobs, bids and agreements. */
import type { Agreement } from '@commons/contract/freelance/agreements.ts'
import type { Bid } from '@commons/contract/freelance/bids.ts'
import type { JobDetail } from '@commons/contract/freelance/jobs.ts'
import { sql } from 'kysely'
import type { Person, World } from '../world.ts'

export const plainJob = {
  title: 'An oven of clay',
  description: 'For twelve loaves, in a garden.',
  skills_required: JSON.stringify(['Clay', 'C++']),
  cost_estimation: '200-300',
  pay_by: 'fixed',
} as const

export async function addJob(
  { as }: World,
  client: Person,
  input: Record<string, unknown> = {},
): Promise<JobDetail> {
  return (await as(client).call('add_project', { ...plainJob, ...input })).data
}

export const proposal = (word: string) => `${word} `.repeat(100).trim()

export async function addBid(
  { as }: World,
  bidder: Person,
  project_id: number,
  input: Record<string, unknown> = {},
): Promise<Bid> {
  const written = { message: proposal('clay'), price: '250', timeline: 7, ...input }
  return (await as(bidder).call('add_bid', { project_id, ...written })).data
}

/** Gives the job of a bid to its bidder, as an accepted award does. */
export async function setAwarded({ platform }: World, bid: number): Promise<void> {
  await sql`
    with won as (update bids set state = 'awarded' where id = ${bid} returning job_id)
    update jobs set state = 'awarded' where id = (select job_id from won)`.execute(platform.database.db)
}

/** Offers a job to a bidder. */
export async function offerJob(
  { as }: World,
  client: Person,
  { project_id, user_id }: Bid,
  input: Record<string, unknown> = {},
): Promise<Agreement> {
  const terms = { project_id, bidder_id: user_id, amount: '250', status: 'pending', ...input } as const
  return (await as(client).call('add_payment', terms)).data
}

/** A job that was offered to a bidder, who accepted. */
export async function agree(
  here: World,
  client: Person,
  freelancer: Person,
  input: Record<string, unknown> = {},
): Promise<Agreement> {
  const { id } = await addJob(here, client)
  const offer = await offerJob(here, client, await addBid(here, freelancer, id), input)
  return (await here.as(freelancer).call('accept_award', { payment_id: offer.id })).data
}
