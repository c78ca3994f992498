/** Hourly work: an agreement by the hour, in weeks that a test chooses. */
import type { Hours } from '@commons/contract/freelance/hours.ts'
import type { Milestone } from '@commons/contract/freelance/milestones.ts'
import { dayAfter, mondayOf } from '@commons/contract/shared/job-hours.ts'
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { shiftClock } from '../../src/platform/clock.ts'
import type { World } from '../world.ts'
import { agree } from './freelance-scene.ts'
import type { Two } from './milestones-scene.ts'

/** The Monday of the week in which these scenes begin: the next one. Rates are to be set once the clock is there. */
export const firstWeek = dayAfter(mondayOf(new Date().toISOString().slice(0, 10)), 7)

/** The day of a week of the scenes: 0 is the Monday of the first, 9 the Wednesday of the second. */
export const dayOfScene = (nth: number): string => dayAfter(firstWeek, nth)

/** Sets the clock to a time of one of these days. */
export function goTo(nth: number, time = '12:00'): void {
  shiftClock(new Date(`${dayOfScene(nth)}T${time}:00Z`).getTime() - Date.now())
}

/** An agreement by the hour of the same two: 15 dollars an hour, which are 10 tokens at the tests' rates. */
export async function byTheHour(
  here: World,
  { client, freelancer }: Pick<Two, 'client' | 'freelancer'>,
  terms: Record<string, unknown> = {},
): Promise<Two> {
  // Bids of a period are limited.
  await sql`update bids set returned_at = now() where bidder_id = ${freelancer.id}`.execute(
    here.platform.database.db,
  )
  const hourly = { pay_by: 'hourly', amount: '15', delivery: 40, weekly_hours: 20, ...terms }
  const agreement = await agree(here, client, freelancer, hourly)
  return { client, freelancer, agreement, project_id: agreement.project_id ?? assert.fail() }
}

export async function fund({ as }: World, { client, agreement }: Two, hours = 10): Promise<Hours> {
  return (await as(client).call('fund_hours', { payment_id: agreement.id, hours })).data
}

/** Logs minutes of a day, which is 0 for the first Monday. */
export async function log(
  { as }: World,
  { freelancer, agreement }: Two,
  nth: number,
  minutes: number,
): Promise<Hours> {
  const written = { day: dayOfScene(nth), minutes, description: 'Layers of clay' }
  return (await as(freelancer).call('add_work_log', { payment_id: agreement.id, ...written })).data
}

export async function hoursOf(
  { as }: World,
  { agreement, ...two }: Two,
  { of = 'client', week }: { of?: 'client' | 'freelancer'; week?: string } = {},
): Promise<Hours> {
  return (await as(two[of]).call('get_work_logs', { payment_id: agreement.id, week })).data
}

/** Lists the weeks that have become milestones. */
export async function weeksOf(
  { as }: World,
  { agreement, ...two }: Two,
  of: 'client' | 'freelancer' = 'client',
): Promise<Milestone[]> {
  return (await as(two[of]).call('get_milestones_by_project', { payment_id: agreement.id })).data
}
