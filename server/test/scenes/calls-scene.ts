/** Calls of groups as their members make them, for tests. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Person, World } from '../world.ts'

/** A member's device in a call. */
export interface Inside {
  readonly call_id: number
  readonly entry: string
  readonly device: string
}

/** Starts the call of a group, or joins it, and enters. */
export async function enterGroupCall(
  { as }: World,
  who: Person,
  group_id: number,
  more: { rings?: 0 | 1; has_camera?: 0 | 1 } = {},
): Promise<Inside> {
  const device = randomUUID()
  const { call, token } = (await as(who).call('start_group_call', { group_id, device, ...more })).data
  const { call_id } = call
  const { entry } = (await as(who).call('enter_video_call', { call_id, token: token ?? '' })).data
  return { call_id, entry, device }
}

/** The same in a chat of several people. */
export async function enterSeveralCall(
  { as }: World,
  who: Person,
  chat_id: number,
  more: { rings?: 0 | 1; has_camera?: 0 | 1 } = {},
): Promise<Inside> {
  const device = randomUUID()
  const { call, token } = (await as(who).call('start_several_call', { chat_id, device, ...more })).data
  const { call_id } = call
  const { entry } = (await as(who).call('enter_video_call', { call_id, token: token ?? '' })).data
  return { call_id, entry, device }
}

/** Lets a member's device be silent for longer than it may. */
export const fallSilent = ({ platform }: World, who: Person) =>
  sql`update video_call_devices set seen_at = now() - interval '61 seconds' where member_id = ${who.id}`.execute(
    platform.database.db,
  )

/** Gives a group members in great number, at once. */
export const addMembers = ({ platform }: World, group: number, people: readonly Person[]) =>
  sql`insert into group_members (group_id, member_id, standing)
    select ${group}, id, 'member' from unnest(${people.map(({ id }) => id)}::bigint[]) as id`.execute(
    platform.database.db,
  )
