/** A group with members, for tests of its chat. */
import type { GroupStanding } from '@commons/contract/groups/groups.ts'
import type { GroupChatEntry } from '@commons/contract/groups/chat.ts'
import type { Person, World } from '../world.ts'

export interface Chat {
  readonly group_id: number
  /** Gives a member this standing in the group. */
  stand(member: Person, standing: GroupStanding): Promise<void>
  /** Removes a member's standing. */
  leave(member: Person): Promise<void>
  say(member: Person, message: string): Promise<GroupChatEntry>
  reply(member: Person, to: GroupChatEntry, message: string): Promise<GroupChatEntry>
  /** Returns the chat as a member fetches it, oldest first. */
  fetch(member: Person): Promise<GroupChatEntry[]>
}

/** Opens a group with these members; the first owns it. */
export async function openChat(
  { as, platform }: World,
  members: readonly Person[],
  { isClosed = false } = {},
): Promise<Chat> {
  const { db } = platform.database
  const { id: group_id } = await db
    .insertInto('groups')
    .values({ name: 'Gardeners', is_closed: isClosed })
    .returning('id')
    .executeTakeFirstOrThrow()
  const chat: Chat = {
    group_id,
    async stand({ id: member_id }, standing) {
      await db
        .insertInto('group_members')
        .values({ group_id, member_id, standing })
        .onConflict((conflict) => conflict.columns(['group_id', 'member_id']).doUpdateSet({ standing }))
        .execute()
    },
    async leave({ id }) {
      await db
        .deleteFrom('group_members')
        .where('group_id', '=', group_id)
        .where('member_id', '=', id)
        .execute()
    },
    say: async (member, message) => (await as(member).call('group_chat', { group_id, message })).recdata,
    reply: async (member, to, message) =>
      (await as(member).call('group_chat_reply', { group_chat_id: to.id, message })).recdata,
    async fetch(member) {
      const all: GroupChatEntry[] = []
      for (let before: string | undefined; ;) {
        const { recdata, next } = await as(member).call('group_chat_history', {
          group_id,
          limit: 50,
          ...(before === undefined ? {} : { before }),
        })
        all.unshift(...recdata.toReversed())
        if (next === undefined) return all
        before = next
      }
    },
  }
  for (const [at, member] of members.entries()) await chat.stand(member, at === 0 ? 'owner' : 'member')
  return chat
}
