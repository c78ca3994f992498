/** The fuzzer's chats: each member has some with friends that nobody else has, and a pending request. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { say } from '../scenes/pair-scene.ts'
import type { Person, World } from '../world.ts'
import { type MemberName, members } from './plans.ts'
import type { Known } from './values.ts'

/** Calls that go on while the fuzzer runs, one a chat, so that ending one leaves others. */
async function addCalls(here: World, chats: readonly number[]) {
  const device = randomUUID()
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into video_calls (conversation_id, caller_id, callee_id, has_camera, state, rings_until, accepted_at)
      select id, low_id, high_id, true, 'accepted', now(), now() from conversations where id = any (${chats}::bigint[])
      returning *),
    called as (
      insert into video_call_devices (call_id, member_id, device, entry, seen_at)
      select id, caller_id, ${device}::uuid, gen_random_uuid(), now() + interval '1 day' from made
      union all select id, callee_id, ${device}::uuid, gen_random_uuid(), now() + interval '1 day' from made
      returning entry)
    select id from made`.execute(here.platform.database.db)
  const entries = await sql<{ entry: string }>`select entry from video_call_devices`.execute(
    here.platform.database.db,
  )
  return { calls: rows.map(({ id }) => id), device, entries: entries.rows.map(({ entry }) => entry) }
}

/** Calls of groups, in which nobody is: whoever leads one may end it, and no member is kept from others. */
async function addGroupCalls({ platform }: World): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into video_calls (conversation_id, caller_id, has_camera, state, rings_until, accepted_at)
    select c.id, s.member_id, true, 'accepted', now(), now()
    from group_members s
    join conversations c on c.group_id = (
      select max(its.group_id) from group_members its where its.member_id = s.member_id and its.standing = 'owner')
    where s.group_id = c.group_id and s.standing = 'owner'
    returning id`.execute(platform.database.db)
  return rows.map(({ id }) => id)
}

/** The number of friends per member, so that destroying or blocking one chat leaves others. */
const friendsOfEach = 3

export async function addChats(
  here: World,
  people: Record<MemberName, Person>,
): Promise<(field: string) => ReturnType<Known> | undefined> {
  const friends: number[] = members.map((name) => people[name].id)
  const chats: number[] = []
  const messages: number[] = []
  const groupsOf: Array<{ owner: Person; ids: number[] }> = []
  for (const name of members) {
    const member = people[name]
    const own: Person[] = []
    for (let nth = 0; nth <= friendsOfEach; nth++) {
      const other = await here.person('Friend')
      friends.push(other.id)
      const isFriend = nth < friendsOfEach
      if (isFriend) {
        await here.befriend(member, other)
        own.push(other)
      }
      for (const [from, to] of isFriend
        ? ([
            [other, member],
            [member, other],
          ] as const)
        : ([[other, member]] as const))
        for (const words of ['in a chat', 'and more']) {
          const { chat_id, message_id } = await say(here, from, to, words)
          chats.push(chat_id)
          messages.push(message_id)
        }
      // One message in each chat of friends is deleted, so that it can be restored.
      if (isFriend) {
        const { message_id } = await say(here, member, other, 'deleted')
        messages.push(message_id)
        await here.as(member).call('chat_message_delete', { message_id })
      }
    }
    groupsOf.push({ owner: member, ids: own.map(({ id }) => id) })
  }
  const severalIds: number[] = []
  for (const { owner, ids } of groupsOf)
    for (const user_ids of [ids, ids.slice(1)]) {
      const { recdata } = await here.as(owner).call('several_chat_start', { user_ids, title: 'Together' })
      const { chat_id } = recdata
      severalIds.push(chat_id)
      const said = await here.as(owner).call('several_chat_send', { chat_id, message: 'to all of you' })
      messages.push(said.recdata.message_id)
    }
  const chatIds = [...new Set(chats)]
  // Some chats have none, and half of the members are in none, so that a call can begin there.
  const { calls, device, entries } = await addCalls(
    here,
    chatIds.filter((_, nth) => nth >= chatIds.length / 2 && nth % 4 === 0),
  )
  calls.push(...(await addGroupCalls(here)))
  return (field) => {
    if (field === 'call_id') return [...calls, ...calls.map(String)]
    if (field === 'device') return [device]
    if (field === 'entry' || field === 'to') return entries
    if (field === 'signals') return [[], ['a signal']]
    if (field === 'friend_id') return [...friends, ...friends.map(String)]
    if (field === 'chat_id') return [...chatIds, ...chatIds.map(String), ...severalIds, ...severalIds]
    if (field === 'member_id') return groupsOf.flatMap(({ ids }) => ids)
    if (field === 'user_ids') return groupsOf.map(({ ids }) => ids)
    if (field === 'message_id') return [...messages, ...messages.map(String)]
    if (field === 'reaction') return ['👍', '❤️', 'like', 'dislike']
    return undefined
  }
}
