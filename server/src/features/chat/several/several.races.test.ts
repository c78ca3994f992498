/** What happens to a chat of several people at the same moment, in two processes. */
import { test } from 'node:test'
import { mostChatPeople } from '@commons/contract/chat/several.ts'
import { sql } from 'kysely'
import { play } from '../../../../test/races.ts'
import type { Person, World } from '../../../../test/world.ts'

interface Scene {
  readonly ada: Person
  readonly bob: Person
  readonly cyd: Person
  readonly dan: Person
  readonly chat_id: number
}

/** Ada has begun a chat with Bob and Cyd; Dan and Eve could be added. */
async function open(here: World): Promise<Scene & { eve: Person }> {
  const people: Person[] = []
  const ada = await here.person('Ada')
  for (const name of ['Bob', 'Cyd', 'Dan', 'Eve']) {
    const friend = await here.person(name)
    await here.befriend(ada, friend)
    people.push(friend)
  }
  const [bob, cyd, dan, eve] = people as [Person, Person, Person, Person]
  await here.befriend(bob, dan)
  const { recdata } = await here.as(ada).call('several_chat_start', { user_ids: [bob.id, cyd.id] })
  return { ada, bob, cyd, dan, eve, chat_id: recdata.chat_id }
}

const stored = async ({ chat_id }: Pick<Scene, 'chat_id'>, { platform }: World) => {
  const { rows } = await sql`
    select m.full_name, l.member_id is not null as is_listed,
      (select count(*)::int from messages d where d.conversation_id = s.conversation_id) as messages
    from conversation_members s join members m on m.id = s.member_id
    left join listed_chats l on l.conversation_id = s.conversation_id and l.member_id = s.member_id
    where s.conversation_id = ${chat_id} order by m.full_name`.execute(platform.database.db)
  return rows
}

const hold = ({ chat_id }: Pick<Scene, 'chat_id'>) =>
  sql`select from conversation_members where conversation_id = ${chat_id} order by member_id for update`

test('somebody is added while somebody leaves', () =>
  play<Scene>({
    open,
    calls: [
      ({ ada, dan, chat_id }, here) => here.as(ada).send('several_chat_add', { chat_id, user_ids: [dan.id] }),
      ({ bob, chat_id }, here) => here.as(bob).send('several_chat_leave', { chat_id }),
    ],
    stored,
    hold,
    rounds: 2,
  }))

test('somebody is removed while they write', () =>
  play<Scene>({
    open,
    calls: [
      ({ ada, bob, chat_id }, here) =>
        here.as(ada).send('several_chat_remove', { chat_id, member_id: bob.id }),
      ({ bob, chat_id }, here) => here.as(bob).send('several_chat_send', { chat_id, message: 'Am I out?' }),
    ],
    stored,
    hold,
    rounds: 2,
  }))

test('the owner leaves while they add somebody from elsewhere', () =>
  play<Scene>({
    open,
    calls: [
      ({ ada, chat_id }, here) => here.as(ada).send('several_chat_leave', { chat_id }),
      ({ ada, dan, chat_id }, here) => here.as(ada).send('several_chat_add', { chat_id, user_ids: [dan.id] }),
    ],
    stored,
    hold,
    rounds: 2,
  }))

test('the owner leaves while who comes next adds somebody', () =>
  play<Scene>({
    open,
    calls: [
      ({ ada, chat_id }, here) => here.as(ada).send('several_chat_leave', { chat_id }),
      ({ bob, dan, chat_id }, here) => here.as(bob).send('several_chat_add', { chat_id, user_ids: [dan.id] }),
    ],
    stored,
    hold,
    rounds: 2,
  }))

const roles = async ({ chat_id }: Pick<Scene, 'chat_id'>, { platform }: World) => {
  const { rows } = await sql`
    select m.full_name, s.is_admin from conversation_members s join members m on m.id = s.member_id
    where s.conversation_id = ${chat_id} order by m.full_name`.execute(platform.database.db)
  return rows
}

test('the owner leaves while they make somebody an administrator from elsewhere', () =>
  play<Scene>({
    open,
    calls: [
      ({ ada, chat_id }, here) => here.as(ada).send('several_chat_leave', { chat_id }),
      ({ ada, cyd, chat_id }, here) =>
        here.as(ada).send('several_chat_admin', { chat_id, member_id: cyd.id, status: 1 }),
    ],
    stored: roles,
    hold,
    rounds: 2,
  }))

test('somebody stops being an administrator while they add somebody', () =>
  play<Scene>({
    async open(here) {
      const scene = await open(here)
      const { ada, bob, chat_id } = scene
      await here.as(ada).call('several_chat_admin', { chat_id, member_id: bob.id, status: 1 })
      return scene
    },
    calls: [
      ({ ada, bob, chat_id }, here) =>
        here.as(ada).send('several_chat_admin', { chat_id, member_id: bob.id, status: 0 }),
      ({ bob, dan, chat_id }, here) => here.as(bob).send('several_chat_add', { chat_id, user_ids: [dan.id] }),
    ],
    stored: roles,
    hold,
    rounds: 2,
  }))

test('of two who are added at once, only one gets the last place', () =>
  play<Scene & { eve: Person }>({
    async open(here) {
      const scene = await open(here)
      await sql`
        with made as (
          insert into members (username, full_name, email, password_hash, referral_code)
          select 'crowd_' || ${scene.chat_id}::text || '_' || n, 'Crowd', 'crowd_' || ${scene.chat_id}::text || '_' || n || '@example.org', '', 'crowd_' || ${scene.chat_id}::text || '_' || n
          from generate_series(5, ${mostChatPeople}::int) n returning id)
        insert into conversation_members (conversation_id, member_id, standing, entry)
        select ${scene.chat_id}, id, 'accepted', nextval('conversation_entries') from made`.execute(
        here.platform.database.db,
      )
      return scene
    },
    calls: [
      ({ ada, dan, chat_id }, here) => here.as(ada).send('several_chat_add', { chat_id, user_ids: [dan.id] }),
      ({ ada, eve, chat_id }, here) => here.as(ada).send('several_chat_add', { chat_id, user_ids: [eve.id] }),
    ],
    async stored({ chat_id }, { platform }) {
      const { rows } = await sql`
        select count(*)::int from conversation_members where conversation_id = ${chat_id}`.execute(
        platform.database.db,
      )
      return rows
    },
    hold,
    rounds: 2,
  }))

test('the last two leave at once, and nothing is left behind', () =>
  play<Scene>({
    async open(here) {
      const scene = await open(here)
      await here.as(scene.ada).call('several_chat_leave', { chat_id: scene.chat_id })
      return scene
    },
    calls: [
      ({ bob, chat_id }, here) => here.as(bob).send('several_chat_leave', { chat_id }),
      ({ cyd, chat_id }, here) => here.as(cyd).send('several_chat_leave', { chat_id }),
    ],
    async stored({ chat_id }, { platform }) {
      const { rows } = await sql`select count(*)::int from conversations where id = ${chat_id}`.execute(
        platform.database.db,
      )
      return rows
    },
    hold,
    rounds: 2,
  }))
