/** A group with a member in each standing. */
import type { RequestOf } from '@commons/contract/call.ts'
import type { Calls } from '@commons/contract/all.ts'
import type { ListedGroup } from '@commons/contract/groups/groups.ts'
import type { Person, World } from '../world.ts'

export const standings = [
  'owner',
  'moderator',
  'member',
  'invited',
  'requested',
  'outsider',
  // Was a member, and left.
  'former',
  'banned',
] as const
export type Standing = (typeof standings)[number]

export interface GroupScene {
  readonly here: World
  readonly id: number
  readonly name: string
  readonly people: Readonly<Record<Standing, Person>>
}

export async function makeGroup(
  { as }: World,
  owner: Person,
  input: RequestOf<Calls['group_create']>,
): Promise<ListedGroup> {
  return (await as(owner).call('group_create', input)).recdata
}

let groups = 0

/** Makes a group, with `make` if given, and a member for each standing, through the calls that members use. */
export async function groupScene(
  here: World,
  type: 'open' | 'closed',
  make: (
    here: World,
    owner: Person,
    input: RequestOf<Calls['group_create']>,
  ) => Promise<{ id: number }> = makeGroup,
): Promise<GroupScene> {
  const { as, person } = here
  const people = {} as Record<Standing, Person>
  for (const standing of standings) people[standing] = await person(`${standing} ${++groups}`)
  const { owner, moderator, member, invited, requested, banned, former } = people
  const name = `The ${type} group ${groups}`
  const { id } = await make(here, owner, { group_name: name, is_closed_group: 1 })
  for (const each of [moderator, member, invited, former])
    await as(owner).call('group_member_add', { group_id: id, add_user_id: each.id })
  for (const each of [moderator, member, former]) await as(each).call('join_group', { group_id: id })
  await as(former).call('leave_group', { group_id: id })
  await as(owner).call('group_member_role_update', {
    group_id: id,
    member_user_id: moderator.id,
    role: 'moderator',
  })
  await as(requested).call('join_group', { group_id: id })
  await as(owner).call('group_ban', { group_id: id, member_user_id: banned.id })
  if (type === 'open') await as(owner).call('group_type_update', { group_id: id, type: 0 })
  return { here, id, name, people }
}

/** Posts in a group. */
export async function postIn({ here, id }: GroupScene, author: Person, message: string): Promise<number> {
  return (await here.as(author).call('add_post', { message, group_id: id })).recdata.post_id
}
