/** Emptying a chat beside a block of its member: the other keeps what they may have to report. Pinning beside pinning. */
import { test } from 'node:test'
import { sql } from 'kysely'
import { play } from '../../../test/races.ts'
import type { Person } from '../../../test/world.ts'

interface Scene {
  readonly ann: Person
  readonly bob: Person
}

test('destroy_chat beside block empties both sides or one, and removes only what is gone from both', () =>
  play<Scene>({
    async open(here) {
      const [ann, bob] = [await here.person('Ann'), await here.person('Bob')]
      await here.befriend(ann, bob)
      await here.as(ann).call('start_chat', { friend_id: bob.id })
      await here.as(ann).call('send_massage', { friend_id: bob.id, message: 'Something to report' })
      return { ann, bob }
    },
    calls: [
      ({ ann, bob }, here) => here.as(ann).send('destroy_chat', { friend_id: bob.id }),
      ({ ann, bob }, here) => here.as(bob).send('block', { blocked_user_id: ann.id }),
    ],
    async stored({ ann, bob }, { platform }) {
      const { rows } = await sql`
        select c.gone_seq, s.member_id = ${ann.id} as is_ann, s.cleared_seq, s.is_blocked
        from conversations c join conversation_members s on s.conversation_id = c.id
        where s.member_id in (${ann.id}, ${bob.id}) order by is_ann`.execute(platform.database.db)
      return rows
    },
    hold: ({ ann, bob }) => sql`
      select from conversation_members where member_id in (${ann.id}, ${bob.id}) order by member_id for update`,
    rounds: 4,
  }))

test('of two chats that are pinned at once, only one is the fifth', () =>
  play<{ ann: Person; chats: number[] }>({
    async open(here) {
      const ann = await here.person('Ann')
      const chats: number[] = []
      for (const name of ['Abe', 'Bea', 'Cyd', 'Dan', 'Eve', 'Flo']) {
        const friend = await here.person(name)
        await here.befriend(ann, friend)
        const { recdata } = await here
          .as(ann)
          .call('send_massage', { friend_id: friend.id, message: 'hello' })
        chats.push(recdata.chat_id)
      }
      for (const chat_id of chats.slice(2)) await here.as(ann).call('chat_pin', { chat_id, status: 1 })
      return { ann, chats }
    },
    calls: [
      ({ ann, chats }, here) => here.as(ann).send('chat_pin', { chat_id: chats[0] ?? 0, status: 1 }),
      ({ ann, chats }, here) => here.as(ann).send('chat_pin', { chat_id: chats[1] ?? 0, status: 1 }),
    ],
    async stored({ ann }, { platform }) {
      const { rows } = await sql`
        select count(*)::int from listed_chats where member_id = ${ann.id} and pinned_at is not null`.execute(
        platform.database.db,
      )
      return rows
    },
    hold: ({ ann }) => sql`select from members where id = ${ann.id} for update`,
    rounds: 2,
  }))
