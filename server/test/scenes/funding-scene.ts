/** Projects with backers, and the job that settles them. */
import type { Funding } from '@commons/contract/funding/funding.ts'
import { shiftClock } from '../../src/platform/clock.ts'
import { settleProjects } from '../../src/features/funding/settling/settling.jobs.ts'
import { deleteLeaving } from '../../src/features/accounts/leaving/leaving.jobs.ts'
import { gatherNews } from '../../src/features/notifications/gathering.ts'
import { sql } from 'kysely'
import { password, type Person, type World } from '../world.ts'

const dayMs = 86_400_000

interface Made {
  readonly target?: string
  readonly pays?: 'all_or_nothing' | 'keep'
  readonly name?: string
}

/** Makes a project that runs for 30 days; returns its id. */
export async function makeProject(
  { as }: World,
  owner: Person,
  { target = '100', pays = 'all_or_nothing', name = 'A well for everybody' }: Made = {},
): Promise<number> {
  const made = { group_name: name, funding_target: target, pays } as const
  return (await as(owner).call('project_create', made)).recdata.id
}

export async function pledge(
  { as }: World,
  backer: Person,
  group_id: number,
  token: string,
  more: { is_unnamed?: 0 | 1; reward_tier_id?: number; idempotency_key?: string } = {},
): Promise<number> {
  return (await as(backer).call('crowdfunding', { group_id, token, ...more })).recdata.pledge_id
}

export async function fundingOf({ as }: World, person: Person, group_id: number): Promise<Funding> {
  return (await as(person).call('project_funding', { group_id })).recdata
}

/** Runs the job that settles projects, this many days from now. */
export async function settleAfter({ platform }: World, days: number): Promise<void> {
  shiftClock(days * dayMs)
  try {
    await settleProjects(platform).work({})
    await gatherNews(platform)
  } finally {
    shiftClock(0)
  }
}

/** Ends the project's days. */
export async function passDeadline({ platform }: World, group: number): Promise<void> {
  await sql`update projects set ends_at = now() - interval '1 second' where group_id = ${group}`.execute(
    platform.database.db,
  )
}

/**
 * Deletes a member's account and ends its 30 days. A member with projects is removed only after these are
 * settled.
 */
export async function leaveForGood({ as, platform }: World, person: Person): Promise<void> {
  await as(person).call('delete_account', { password, consent: 1, give_up: 'give up' })
  await sql`update away_members set delete_at = now() where member_id = ${person.id}`.execute(
    platform.database.db,
  )
  await deleteLeaving(platform).work({})
}

/** Returns the kinds of a member's notifications. */
export async function newsOf({ as }: World, person: Person): Promise<string[]> {
  const { recdata } = await as(person).call('notification_list', { limit: 50 })
  return recdata.map(({ kind }) => kind)
}
