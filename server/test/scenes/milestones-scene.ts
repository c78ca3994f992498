/** Milestones of agreements, in each of their states. */
import type { Agreement } from '@commons/contract/freelance/agreements.ts'
import type { Milestone } from '@commons/contract/freelance/milestones.ts'
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Person, World } from '../world.ts'
import { agree } from './freelance-scene.ts'
import { give } from './wallet-scene.ts'

export interface Two {
  readonly client: Person
  readonly freelancer: Person
  readonly agreement: Agreement
  readonly project_id: number
}

let pairs = 0

/** Two who have agreed on a job, and tokens for its client. */
export async function makeTwo(here: World, tokens = '10000'): Promise<Two> {
  const nth = ++pairs
  const client = await here.person(`Cleo ${nth}`)
  const freelancer = await here.person(`Fred ${nth}`)
  await give(here, client, { FCELL: tokens })
  await give(here, freelancer, {})
  return anotherJob(here, { client, freelancer })
}

/** Another agreement of the same two. */
export async function anotherJob(
  here: World,
  { client, freelancer }: Pick<Two, 'client' | 'freelancer'>,
): Promise<Two> {
  // Bids of a period are limited.
  await sql`update bids set returned_at = now() where bidder_id = ${freelancer.id}`.execute(
    here.platform.database.db,
  )
  const agreement = await agree(here, client, freelancer)
  return { client, freelancer, agreement, project_id: agreement.project_id ?? assert.fail() }
}

/** Asks for a milestone: 150 dollars, which are 100 tokens at the tests' rates. */
export async function ask(
  { as }: World,
  { client, freelancer, project_id }: Two,
  input: { by?: 'client' | 'freelancer'; amount?: string; description?: string; due_date?: string } = {},
): Promise<Milestone> {
  const { by = 'freelancer', ...rest } = input
  const asked = { project_id, description: 'The dome', amount: '150', ...rest }
  return (await as(by === 'client' ? client : freelancer).call('create_milestone', asked)).data
}

/** A milestone that has its money. */
export async function funded(
  here: World,
  two: Two,
  input: Parameters<typeof ask>[2] = {},
): Promise<Milestone> {
  const { id } = await ask(here, two, { ...input, by: 'freelancer' })
  return (await here.as(two.client).call('fund_milestone', { milestone_id: id })).data
}

/** A milestone whose work is submitted. */
export async function submitted(here: World, two: Two, message = 'Here it is'): Promise<Milestone> {
  const { id } = await funded(here, two)
  return (await here.as(two.freelancer).call('submit_milestone', { milestone_id: id, message })).data
}

/** Returns the milestone as one of the two sees it now. */
export async function milestoneOf(
  { as }: World,
  viewer: Person,
  { id, payment_id }: Milestone,
): Promise<Milestone> {
  const { data } = await as(viewer).call('get_milestones_by_project', { payment_id })
  return data.find((each) => each.id === id) ?? assert.fail()
}
