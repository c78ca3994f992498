/** Jobs and bids. */
import { sql } from 'kysely'
import type { Bid } from '@commons/contract/freelance/bids.ts'
import type { JobDetail } from '@commons/contract/freelance/jobs.ts'
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
