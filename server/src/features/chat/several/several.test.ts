/** Conversations of several people: who begins them, who is in them, and what each of them sees. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ChatMessage } from '@commons/contract/shared/chat-message.ts'
import { mostChatPeople } from '@commons/contract/chat/several.ts'
import { sql } from 'kysely'
import { jpeg } from '../../../../test/files/pictures.ts'
import { fetchAll } from '../../../../test/scenes/pair-scene.ts'
import { staffMember } from '../../../../test/staff.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { removeLeftChats } from '../chat.retention.ts'

async function friendsOf(here: World, ada: Person, names: readonly string[]): Promise<Person[]> {
  const friends: Person[] = []
  for (const name of names) {
    const friend = await here.person(name)
    await here.befriend(ada, friend)
    friends.push(friend)
  }
  return friends
}

/** Opens a conversation that Ada has begun with Bob and Cyd. */
async function openSeveral(here: World, title = 'Trip to Brno') {
  const ada = await here.person('Ada')
  const [bob, cyd] = (await friendsOf(here, ada, ['Bob', 'Cyd'])) as [Person, Person]
  const { recdata } = await here.as(ada).call('several_chat_start', { user_ids: [bob.id, cyd.id], title })
  const { chat_id } = recdata
  return {
    ada,
    bob,
    cyd,
    chat_id,
    write: async (who: Person, message: string) =>
      (await here.as(who).call('several_chat_send', { chat_id, message })).recdata,
    fetch: (who: Person) => fetchAll(here, who, chat_id),
    of: async (who: Person) => (await here.as(who).call('chat_detail', { chat_id })).recdata,
  }
}

const said = (messages: readonly ChatMessage[]) =>
  messages.map(({ notice, text, sender }) =>
    notice
      ? `${sender?.full_name ?? 'somebody'} ${notice.act} ${[...notice.people.map(({ full_name }) => full_name), text].join(' ').trim()}`.trim()
      : `${sender?.full_name ?? 'somebody'}: ${text}`,
  )

test('friends talk in a chat that all of them have in their lists, with a name and who wrote', async () => {
  const here = await world()
  const { ada, bob, cyd, chat_id, write, fetch, of } = await openSeveral(here)
  await write(ada, 'Who drives?')
  const answer = await write(bob, 'Me')
  for (const who of [ada, bob, cyd])
    assert.deepEqual(said(await fetch(who)), ['Ada started Bob Cyd', 'Ada: Who drives?', 'Bob: Me'])
  const { users } = await here.as(cyd).call('chat_list', {})
  assert.deepEqual(
    users.map(({ id, full_name, several, unread_count, can_write, messages: [last] }) => ({
      id,
      full_name,
      title: several?.title,
      people: several?.people.map((each) => each.full_name),
      count: several?.people_count,
      is_owner: several?.is_owner,
      unread_count,
      can_write,
      last: last?.text,
    })),
    [
      {
        id: null,
        full_name: null,
        title: 'Trip to Brno',
        people: ['Ada', 'Bob'],
        count: 3,
        is_owner: 0,
        unread_count: 3,
        can_write: 1,
        last: 'Me',
      },
    ],
  )
  assert.equal((await of(ada)).several?.is_owner, 1)
  assert.deepEqual((await here.as(cyd).call('chat_unread', {})).unread_count, 1)
  await here.as(cyd).call('message_seen', { chat_id })
  assert.deepEqual((await here.as(cyd).call('chat_unread', {})).unread_count, 0)
  assert.equal((await of(bob)).unread_count, 0 + 2)
  // As in any chat: found by its name and its people, answered, reacted to, edited, deleted, pinned and muted.
  for (const search of ['brno', 'bob', 'trip'])
    assert.deepEqual(
      (await here.as(cyd).call('chat_list', { search })).users.map((chat) => chat.chat_id),
      [chat_id],
    )
  assert.deepEqual((await here.as(cyd).call('chat_list', { search: 'vienna' })).users, [])
  const { recdata: reply } = await here
    .as(cyd)
    .call('several_chat_send', { chat_id, message: 'Thanks', reply_to: answer.message_id })
  assert.deepEqual([reply.replies_to?.full_name, reply.replies_to?.excerpt], ['Bob', 'Me'])
  const react = (who: Person, reaction: string) =>
    here.as(who).call('chat_message_react', { message_id: answer.message_id, reaction })
  await react(ada, '👍')
  await react(cyd, '👍')
  const { recdata: reacted } = await react(bob, '❤️')
  assert.deepEqual(reacted.reactions, [
    { reaction: '👍', count: 2 },
    { reaction: '❤️', count: 1 },
  ])
  assert.deepEqual([reacted.user_reaction, reacted.friend_reaction], ['❤️', null])
  await here.as(bob).call('chat_message_edit', { message_id: answer.message_id, message: 'Not me' })
  await here.as(ada).isRefused('chat_message_delete', { message_id: answer.message_id }, 'message_not_found')
  await here.as(bob).call('chat_message_delete', { message_id: answer.message_id })
  assert.equal((await here.as(ada).call('chat_pin', { chat_id, status: 1 })).recdata.is_pinned, 1)
  assert.equal((await here.as(ada).call('chat_mute', { chat_id, muted_for: 'hour' })).recdata.is_muted, 1)
  assert.equal((await here.as(ada).call('chat_archive', { chat_id, status: 1 })).recdata.is_archived, 1)
  await here.as(ada).isRefused('chat_retention_update', { chat_id, keep_days: 7 }, 'chat_unavailable')
})

test('only friends who take chats are put together, two or more, and no more than fit', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const [bob, cyd, dan] = (await friendsOf(here, ada, ['Bob', 'Cyd', 'Dan'])) as [Person, Person, Person]
  const eve = await here.person('Eve')
  const start = (ids: number[]) => ['several_chat_start', { user_ids: ids }] as const
  await here.as(ada).isRefused(...start([bob.id]), 'too_few_chat_people')
  await here.as(ada).isRefused(...start([bob.id, ada.id]), 'too_few_chat_people')
  await here.as(ada).isRefused(...start([bob.id, eve.id]), 'chat_people_not_friends')
  await here.as(cyd).call('update_chat_setting', { who_may_write: 'nobody' })
  await here.as(ada).isRefused(...start([bob.id, cyd.id]), 'chat_people_not_friends')
  const { recdata } = await here.as(ada).call(...start([bob.id, dan.id]))
  const { chat_id } = recdata
  assert.equal(recdata.several?.title, '')
  await here.as(ada).isRefused('several_chat_add', { chat_id, user_ids: [cyd.id] }, 'chat_people_not_friends')
  await here.as(ada).isRefused('several_chat_add', { chat_id, user_ids: [eve.id] }, 'chat_people_not_friends')
  await here.as(bob).isRefused('several_chat_add', { chat_id, user_ids: [ada.id] }, 'not_chat_admin')
  await here.as(eve).isRefused('several_chat_add', { chat_id, user_ids: [ada.id] }, 'chat_not_found')
  // All places but one are taken.
  await sql`
    with made as (
      insert into members (username, full_name, email, password_hash, referral_code)
      select 'crowd_' || n, 'Crowd', 'crowd_' || n || '@example.org', '', 'crowd_' || n from generate_series(5, ${mostChatPeople}::int) n returning id)
    insert into conversation_members (conversation_id, member_id, standing, entry)
    select ${chat_id}, id, 'accepted', nextval('conversation_entries') from made`.execute(
    here.platform.database.db,
  )
  const [fay, guy] = (await friendsOf(here, ada, ['Fay', 'Guy'])) as [Person, Person]
  await here
    .as(ada)
    .isRefused('several_chat_add', { chat_id, user_ids: [fay.id, guy.id] }, 'too_many_chat_people')
  await here.as(ada).call('several_chat_add', { chat_id, user_ids: [fay.id] })
  await here.as(ada).isRefused('several_chat_add', { chat_id, user_ids: [guy.id] }, 'too_many_chat_people')
})

test('who is added sees what is written from then on, and who is removed or leaves nothing any more', async () => {
  const here = await world()
  const { ada, bob, cyd, chat_id, write, fetch, of } = await openSeveral(here)
  await write(ada, 'Before')
  const [dan] = (await friendsOf(here, ada, ['Dan'])) as [Person]
  await here.as(ada).call('several_chat_add', { chat_id, user_ids: [dan.id, bob.id] })
  const later = await write(bob, 'After')
  assert.deepEqual(said(await fetch(dan)), ['Ada added Dan', 'Bob: After'])
  assert.equal((await of(dan)).unread_count, 2)
  await here.as(dan).isRefused('several_chat_remove', { chat_id, member_id: cyd.id }, 'not_chat_admin')
  await here.as(dan).isRefused('several_chat_rename', { chat_id, title: 'Mine' }, 'not_chat_admin')
  await here.as(ada).isRefused('several_chat_remove', { chat_id, member_id: ada.id }, 'not_oneself')
  await here.as(ada).call('several_chat_remove', { chat_id, member_id: dan.id })
  await here.as(ada).isRefused('several_chat_remove', { chat_id, member_id: dan.id }, 'member_not_found')
  for (const [name, input] of [
    ['chat_detail', { chat_id }],
    ['chat_messages', { chat_id }],
    ['chat_changes', { chat_id, since: 0 }],
    ['chat_typing', { chat_id }],
    ['several_chat_people', { chat_id }],
    ['several_chat_send', { chat_id, message: 'Still here?' }],
    ['several_chat_forward', { chat_id, message_id: later.message_id }],
    ['several_chat_leave', { chat_id }],
    ['several_chat_rename', { chat_id, title: 'Mine' }],
    ['several_chat_remove', { chat_id, member_id: cyd.id }],
  ] as const)
    await here.as(dan).isRefused(name, input as never, 'chat_not_found')
  await here
    .as(dan)
    .isRefused('chat_message_react', { message_id: later.message_id, reaction: '👍' }, 'message_not_found')
  assert.deepEqual((await here.as(dan).call('chat_list', {})).users, [])
  await here.as(ada).call('several_chat_rename', { chat_id, title: 'Brno' })
  // The owner's place goes to who has been there for longest.
  await here.as(ada).call('several_chat_leave', { chat_id })
  assert.deepEqual(
    (await here.as(cyd).call('several_chat_people', { chat_id })).recdata.map((each) => [
      each.full_name,
      each.is_owner,
    ]),
    [
      ['Bob', 1],
      ['Cyd', 0],
    ],
  )
  assert.deepEqual(said(await fetch(bob)).slice(-3), ['Ada removed Dan', 'Ada renamed Brno', 'Ada left'])
  await here.as(bob).call('several_chat_leave', { chat_id })
  await here.as(cyd).call('several_chat_leave', { chat_id })
  const { db } = here.platform.database
  const isThere = async () =>
    (await sql`select from conversations where id = ${chat_id}`.execute(db)).rows.length === 1
  assert.equal(await isThere(), true)
  await removeLeftChats(db)
  assert.equal(await isThere(), false)
})

test('a block hides the two from each other in a chat of several, and nobody else', async () => {
  const here = await world()
  const { ada, bob, cyd, chat_id, write, fetch, of } = await openSeveral(here)
  await write(bob, 'From Bob')
  const own = await write(cyd, 'From Cyd')
  await here.as(bob).call('block', { blocked_user_id: cyd.id })
  assert.deepEqual(said(await fetch(cyd)), ['Ada started Cyd', 'Cyd: From Cyd'])
  assert.deepEqual(said(await fetch(bob)), ['Ada started Bob', 'Bob: From Bob'])
  assert.equal(said(await fetch(ada)).length, 3)
  assert.deepEqual(
    (await of(cyd)).several?.people.map((each) => each.full_name),
    ['Ada'],
  )
  await here
    .as(bob)
    .isRefused('several_chat_send', { chat_id, message: 'x', reply_to: own.message_id }, 'message_not_found')
  // What Cyd doesn't see brings nothing back to them.
  await here.as(cyd).call('chat_archive', { chat_id, status: 1 })
  await write(bob, 'Bob again')
  assert.equal((await of(cyd)).is_archived, 1)
  await write(ada, 'For all')
  assert.equal((await of(cyd)).is_archived, 0)
})

test('a chat of several is reported for who named it', async () => {
  const here = await world()
  const { ada, bob, chat_id } = await openSeveral(here, 'Something vile')
  const report = { report_type: 'chat', report_id: chat_id, reason: 'harassment' } as const
  await here.as(ada).isRefused('add_report', report, 'chat_not_found')
  await here.as(bob).call('add_report', report)
  const moderator = await staffMember(here, 'Mo', 'moderator')
  const [found] = (await here.as(moderator).call('admin_report_list', { limit: 50 })).recdata
  assert.deepEqual([found?.report_type, found?.member?.user_id], ['chat', ada.id])
})

test('a notice is not answered, edited, deleted, found or forwarded, and messages go on to several', async () => {
  const here = await world()
  const { ada, bob, chat_id, write, fetch } = await openSeveral(here)
  await here.as(ada).call('several_chat_rename', { chat_id, title: 'Vienna' })
  const notice = (await fetch(ada)).at(-1)
  const message_id = notice?.message_id ?? 0
  assert.equal(notice?.notice?.act, 'renamed')
  await here.as(ada).isRefused('chat_message_edit', { message_id, message: 'x' }, 'message_not_found')
  await here.as(ada).isRefused('chat_message_delete', { message_id }, 'message_not_found')
  await here.as(bob).isRefused('chat_message_react', { message_id, reaction: '👍' }, 'message_not_found')
  await here.as(bob).isRefused('several_chat_forward', { chat_id, message_id }, 'message_not_found')
  assert.deepEqual((await here.as(bob).call('chat_search', { chat_id, search: 'vienna' })).messages, [])
  const hello = await write(bob, 'hello')
  const { recdata: passed } = await here
    .as(ada)
    .call('several_chat_forward', { chat_id, message_id: hello.message_id, message: 'look' })
  assert.deepEqual([passed.text, passed.is_forwarded], ['hello', 1])
  assert.deepEqual(said(await fetch(bob)).slice(-3), ['Bob: hello', 'Ada: hello', 'Ada: look'])
  await here.as(ada).isRefused('several_chat_send', { chat_id, message: '' }, 'message_empty')
  // A chat of two isn't written in this way.
  const { recdata: pair } = await here.as(ada).call('start_chat', { friend_id: bob.id })
  await here.as(ada).isRefused('several_chat_send', { chat_id: pair.chat_id, message: 'x' }, 'chat_not_found')
  await here.as(ada).isRefused('several_chat_leave', { chat_id: pair.chat_id }, 'chat_not_found')
})

test('the owner makes others administrators, who run the chat but not each other', async () => {
  const here = await world()
  const { ada, bob, cyd, chat_id, fetch, of } = await openSeveral(here)
  const [dan, eve] = (await friendsOf(here, bob, ['Dan', 'Eve'])) as [Person, Person]
  const appoint = (member_id: number, status: 0 | 1 = 1) =>
    ['several_chat_admin', { chat_id, member_id, status }] as const
  const remove = (member_id: number) => ['several_chat_remove', { chat_id, member_id }] as const
  await here.as(bob).isRefused(...appoint(bob.id), 'not_chat_owner')
  await here.as(bob).isRefused(...appoint(cyd.id), 'not_chat_owner')
  await here.as(ada).isRefused(...appoint(dan.id), 'member_not_found')
  await here.as(dan).isRefused(...appoint(bob.id), 'chat_not_found')
  for (const status of [0, 1] as const)
    await here.as(ada).isRefused(...appoint(ada.id, status), 'not_oneself')
  assert.equal((await of(bob)).several?.is_admin, 0)
  const { recdata } = await here.as(ada).call(...appoint(bob.id))
  assert.deepEqual([recdata.several?.is_admin, recdata.several?.is_owner], [1, 1])
  // Once more: nothing happens.
  await here.as(ada).call(...appoint(bob.id))
  assert.deepEqual([(await of(bob)).several?.is_admin, (await of(bob)).several?.is_owner], [1, 0])
  await here.as(bob).call('several_chat_add', { chat_id, user_ids: [dan.id, eve.id] })
  await here.as(bob).call('several_chat_rename', { chat_id, title: 'By Bob' })
  await here.as(bob).call(...remove(eve.id))
  await here.as(bob).isRefused(...appoint(dan.id), 'not_chat_owner')
  await here.as(bob).isRefused(...remove(ada.id), 'not_chat_owner')
  await here.as(ada).call(...appoint(cyd.id))
  await here.as(bob).isRefused(...remove(cyd.id), 'not_chat_owner')
  await here.as(bob).isRefused(...appoint(cyd.id, 0), 'not_chat_owner')
  const people = async () =>
    (await here.as(dan).call('several_chat_people', { chat_id })).recdata.map(
      ({ full_name, is_admin, is_owner }) => [full_name, is_admin, is_owner],
    )
  assert.deepEqual(await people(), [
    ['Ada', 1, 1],
    ['Bob', 1, 0],
    ['Cyd', 1, 0],
    ['Dan', 0, 0],
  ])
  await here.as(ada).call(...appoint(cyd.id, 0))
  await here.as(bob).call(...appoint(bob.id, 0))
  await here.as(bob).isRefused('several_chat_rename', { chat_id, title: 'Again' }, 'not_chat_admin')
  assert.deepEqual(said(await fetch(ada)).slice(1), [
    'Ada appointed Bob',
    'Bob added Dan Eve',
    'Bob renamed By Bob',
    'Bob removed Eve',
    'Ada appointed Cyd',
    'Ada dismissed Cyd',
    'Bob dismissed Bob',
  ])
  // An administrator comes before whoever has been in it for longer.
  await here.as(ada).call(...appoint(dan.id))
  await here.as(ada).call('several_chat_leave', { chat_id })
  assert.deepEqual(await people(), [
    ['Bob', 0, 0],
    ['Cyd', 0, 0],
    ['Dan', 1, 1],
  ])
  await here.as(dan).call('several_chat_leave', { chat_id })
  assert.equal((await of(bob)).several?.is_owner, 1)
  // Whoever owns it without having been chosen stays so beside those whom they choose.
  await here.as(bob).call(...appoint(cyd.id))
  assert.deepEqual([(await of(bob)).several?.is_owner, (await of(cyd)).several?.is_owner], [1, 0])
})

test('nobody runs a chat out of its owner’s sight', async () => {
  const here = await world()
  const { ada, bob, cyd, chat_id, of } = await openSeveral(here)
  const appoint = (member_id: number, status: 0 | 1 = 1) =>
    ['several_chat_admin', { chat_id, member_id, status }] as const
  for (const who of [bob, cyd]) await here.as(ada).call(...appoint(who.id))
  await here.as(bob).call('block', { blocked_user_id: ada.id })
  assert.equal((await of(bob)).several?.is_admin, 0)
  await here.as(bob).isRefused('several_chat_rename', { chat_id, title: 'Mine' }, 'not_chat_admin')
  assert.equal((await of(cyd)).several?.is_admin, 1)
  // Whether he is in it is nothing that she could find out.
  await here.as(ada).isRefused(...appoint(bob.id, 0), 'member_not_found')
  await here.as(ada).isRefused('several_chat_remove', { chat_id, member_id: bob.id }, 'member_not_found')
  await here.as(bob).call('unblock', { blocked_user_id: ada.id })
  assert.equal((await of(bob)).several?.is_admin, 1)
})

test('administrators give a chat a picture, which goes with it', async () => {
  const here = await world()
  const { bob, ada, chat_id, fetch, of } = await openSeveral(here)
  const eve = await here.person('Eve')
  const picture = await jpeg()
  const set = ['several_chat_picture', { chat_id }] as const
  await here.as(bob).isRefused(...set, 'not_chat_admin', { picture })
  await here.as(eve).isRefused(...set, 'chat_not_found', { picture })
  await here.as(ada).isRefused(...set, 'picture_missing')
  await here.as(ada).isRefused('several_chat_picture', { chat_id, x: 1 }, 'invalid_fields', { picture })
  const { recdata } = await here.as(ada).call(...set, { picture })
  const first = recdata.several?.picture
  assert.ok(first)
  assert.equal((await of(bob)).several?.picture, first)
  assert.equal((await globalThis.fetch(`${here.url}${first}`)).status, 200)
  const { recdata: again } = await here
    .as(ada)
    .call('several_chat_picture', { chat_id, x: 0, y: 0, width: 50, height: 50 }, { picture })
  assert.notEqual(again.several?.picture, first)
  await here.as(bob).isRefused('several_chat_picture_delete', { chat_id }, 'not_chat_admin')
  await here.as(eve).isRefused('several_chat_picture_delete', { chat_id }, 'chat_not_found')
  assert.equal(
    (await here.as(ada).call('several_chat_picture_delete', { chat_id })).recdata.several?.picture,
    null,
  )
  await here.as(ada).call('several_chat_picture_delete', { chat_id })
  assert.deepEqual(said(await fetch(bob)).slice(1), ['Ada pictured', 'Ada pictured', 'Ada unpictured'])
  const { rows } = await sql`select from media where owner_id = ${ada.id}`.execute(here.platform.database.db)
  assert.equal(rows.length, 0)
})
