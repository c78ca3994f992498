/** Conversations as boxes and lists, from both sides. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Chat } from '@commons/contract/chat/chat.ts'
import { openPair, say } from '../../../test/scenes/pair-scene.ts'
import { type Person, type World, world } from '../../../test/world.ts'
import { purgeMessages } from './chat.retention.ts'

interface Friend {
  readonly who: Person
  readonly chat_id: number
}

const names = (chats: readonly Chat[]) => chats.map(({ full_name }) => full_name)
const listed = async (
  { as }: World,
  who: Person,
  filter: 'all' | 'unread' | 'requests' | 'archived' = 'all',
) => names((await as(who).call('chat_list', { filter })).users)
const boxes = async ({ as }: World, who: Person) => (await as(who).call('current_chat', {})).users
const waiting = async ({ as }: World, who: Person) => {
  const { unread_count, request_count } = await as(who).call('chat_unread', {})
  return [unread_count, request_count]
}

test('a box opens, is minimized and closed on every device, and is there again when something is written', async () => {
  const here = await world()
  const { ada, bob, chat_id, of } = await openPair(here)
  const state = async (who: Person) => (await boxes(here, who)).map((chat) => chat.open_chat_box)
  assert.deepEqual([await state(ada), await state(bob)], [[1], []])
  assert.deepEqual(await listed(here, ada), [])
  await here.as(ada).call('minimize_chat_box', { chat_id, status: 0 })
  assert.deepEqual(await state(ada), [0])
  await here.as(ada).call('minimize_chat_box', { chat_id, status: 1 })
  assert.deepEqual(await state(ada), [1])
  await say(here, ada, bob, 'one')
  const [his] = await boxes(here, bob)
  assert.deepEqual([his?.full_name, his?.is_closed, his?.open_chat_box, his?.unread_count], ['Ada', 0, 0, 1])
  assert.deepEqual(
    his?.messages.map(({ text }) => text),
    ['one'],
  )
  await here.as(bob).call('close_chat', { chat_id })
  assert.deepEqual(await state(bob), [])
  await say(here, bob, ada, 'from the inbox')
  assert.deepEqual(await state(bob), [])
  await say(here, ada, bob, 'two')
  assert.deepEqual(await state(bob), [0])
  assert.equal((await of(bob)).is_closed, 0)
  const { users, data } = await here.as(bob).call('current_chat', { by_freelancer: '0' })
  assert.deepEqual(users, data)
  assert.deepEqual((await here.as(bob).call('current_chat', { by_freelancer: '1' })).users, [])
  const eve = await here.person('Eve')
  for (const [name, input] of [
    ['minimize_chat_box', { chat_id, status: 1 }],
    ['close_chat', { chat_id }],
    ['chat_request_accept', { chat_id }],
    ['chat_request_delete', { chat_id }],
    ['chat_retention_update', { chat_id, keep_days: 7 }],
    ['chat_pin', { chat_id, status: 1 }],
    ['chat_archive', { chat_id, status: 1 }],
    ['chat_mute', { chat_id, muted_for: 'hour' }],
  ] as const)
    await here.as(eve).isRefused(name, input as never, 'chat_not_found')
})

test('the list has the latest first, is paged and searched, and counts what is unread', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const friends: Person[] = []
  for (const name of ['Bela Nová', 'Cyril', 'Dana Nová']) {
    const friend = await here.person(name)
    await here.befriend(ada, friend)
    friends.push(friend)
    await say(here, friend, ada, `hello from ${name}`)
  }
  const [bela, cyril] = friends as [Person, Person]
  assert.deepEqual(await listed(here, ada), ['Dana Nová', 'Cyril', 'Bela Nová'])
  await say(here, ada, bela, 'hi')
  const first = await here.as(ada).call('chat_list', { limit: 2 })
  assert.deepEqual(names(first.users), ['Bela Nová', 'Dana Nová'])
  assert.deepEqual(
    first.users.map(({ messages }) => messages.map(({ text }) => text)),
    [['hi'], ['hello from Dana Nová']],
  )
  const second = await here.as(ada).call('chat_list', { limit: 2, before: first.next ?? '' })
  assert.deepEqual([names(second.users), second.next], [['Cyril'], undefined])
  const found = (search: string, more: { filter?: 'unread'; limit?: number; before?: string } = {}) =>
    here.as(ada).call('chat_list', { search, ...more })
  const bothNamed = await found('nova')
  assert.deepEqual(names(bothNamed.users), ['Bela Nová', 'Dana Nová'])
  const firstNamed = await found('nova', { limit: 1 })
  assert.deepEqual(names(firstNamed.users), ['Bela Nová'])
  const others = await found('nova', { limit: 1, before: firstNamed.next ?? '' })
  assert.deepEqual(
    [names(others.users), names((await found('nova', { filter: 'unread' })).users)],
    [['Dana Nová'], ['Bela Nová', 'Dana Nová']],
  )
  for (const search of ['NOV bel', 'Nova Bella'])
    assert.deepEqual(names((await found(search)).users), ['Bela Nová'], search)
  for (const search of ['Ada', 'ova', '!']) assert.deepEqual(names((await found(search)).users), [], search)
  assert.deepEqual(await waiting(here, ada), [3, 0])
  const [chat] = (await here.as(ada).call('chat_list', { search: 'cyril' })).users as [Chat]
  await here.as(ada).call('message_seen', { chat_id: chat.chat_id })
  assert.deepEqual(await listed(here, ada, 'unread'), ['Bela Nová', 'Dana Nová'])
  const last = await say(here, cyril, ada, 'oops')
  assert.deepEqual(await waiting(here, ada), [3, 0])
  await here.as(cyril).call('chat_message_delete', { message_id: last.message_id })
  assert.deepEqual(await waiting(here, ada), [2, 0])
})

test('five chats are pinned above the others, and what is archived is apart until the friend writes', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const voice = here.as(ada)
  const friends: Friend[] = []
  for (const name of ['Abe', 'Bea', 'Cyd', 'Dan', 'Eve', 'Flo']) {
    const who = await here.person(name)
    await here.befriend(ada, who)
    friends.push({ who, chat_id: (await say(here, who, ada, 'hello')).chat_id })
  }
  const [abe, bea, cyd, dan, , flo] = friends as [Friend, Friend, Friend, Friend, Friend, Friend]
  const pin = (chat_id: number, status: 0 | 1 = 1) => voice.call('chat_pin', { chat_id, status })
  assert.deepEqual(
    [(await pin(bea.chat_id)).recdata.is_pinned, (await pin(abe.chat_id)).recdata.is_pinned],
    [1, 1],
  )
  assert.deepEqual(await listed(here, ada), ['Abe', 'Bea', 'Flo', 'Eve', 'Dan', 'Cyd'])
  // Pages end among the pinned as among the others.
  const paged: Array<string | null> = []
  for (let before: string | undefined; paged.length < 9;) {
    const page = await voice.call('chat_list', { limit: 1, ...(before === undefined ? {} : { before }) })
    paged.push(...names(page.users))
    if (page.next === undefined) break
    before = page.next
  }
  assert.deepEqual(paged, await listed(here, ada))
  for (const { chat_id } of [cyd, dan, flo]) await pin(chat_id)
  await voice.isRefused('chat_pin', { chat_id: friends[4]?.chat_id ?? 0, status: 1 }, 'too_many_pinned_chats')
  await pin(abe.chat_id)
  assert.equal((await pin(flo.chat_id, 0)).recdata.is_pinned, 0)

  const archive = (chat_id: number, status: 0 | 1 = 1) => voice.call('chat_archive', { chat_id, status })
  const { recdata: away } = await archive(bea.chat_id)
  assert.deepEqual([away.is_archived, away.is_pinned], [1, 0])
  await archive(flo.chat_id)
  assert.deepEqual(await listed(here, ada, 'archived'), ['Flo', 'Bea'])
  assert.equal((await listed(here, ada)).includes('Bea'), false)
  assert.deepEqual([await waiting(here, ada), (await listed(here, ada, 'unread')).length], [[4, 0], 4])
  assert.deepEqual(names((await voice.call('chat_list', { search: 'bea' })).users), ['Bea'])
  await voice.call('chat_mute', { chat_id: flo.chat_id, muted_for: 'always' })
  await say(here, ada, bea.who, 'from the archive')
  assert.deepEqual(await listed(here, ada, 'archived'), ['Bea', 'Flo'])
  await say(here, bea.who, ada, 'back')
  await say(here, flo.who, ada, 'quiet')
  assert.deepEqual(await listed(here, ada, 'archived'), ['Flo'])
  assert.equal((await pin(flo.chat_id)).recdata.is_archived, 0)
  await archive(flo.chat_id)
  assert.equal((await archive(flo.chat_id, 0)).recdata.is_archived, 0)
  await archive(cyd.chat_id)
  await voice.call('destroy_chat', { friend_id: cyd.who.id })
  await say(here, ada, cyd.who, 'anew')
  assert.deepEqual(await listed(here, ada, 'archived'), [])
  // Nobody else sees it.
  assert.deepEqual([await listed(here, abe.who), await listed(here, abe.who, 'archived')], [['Ada'], []])
})

test('the box of a muted chat stays closed, for as long as it is muted', async () => {
  const here = await world()
  const { ada, bob, chat_id, of } = await openPair(here)
  await say(here, ada, bob, 'one')
  await here.as(bob).call('close_chat', { chat_id })
  const mute = async (muted_for: 'hour' | 'week' | 'always' | 'off') =>
    (await here.as(bob).call('chat_mute', { chat_id, muted_for })).recdata
  const { is_muted, muted_until } = await mute('hour')
  const minutes = (Date.parse(muted_until ?? '') - Date.now()) / 60_000
  assert(is_muted === 1 && minutes > 58 && minutes < 61, `${minutes} minutes`)
  await say(here, ada, bob, 'two')
  assert.deepEqual([await boxes(here, bob), (await of(bob)).unread_count], [[], 2])
  assert.deepEqual(await waiting(here, bob), [1, 0])
  assert.deepEqual([(await of(ada)).is_muted, (await mute('always')).muted_until], [0, null])
  await here.platform.database.pool.query(
    'update conversation_members set muted_until = now() where member_id = $1',
    [bob.id],
  )
  assert.deepEqual([(await of(bob)).is_muted, (await of(bob)).muted_until], [0, null])
  assert.deepEqual(await boxes(here, bob), [], 'what was written meanwhile opens nothing')
  await say(here, ada, bob, 'three')
  assert.equal((await boxes(here, bob)).length, 1)
  await mute('week')
  assert.equal((await mute('off')).is_muted, 0)
})

test('client and freelancer have a conversation of their own', async () => {
  const here = await world()
  const { ada, bob } = await openPair(here)
  await say(here, ada, bob, 'as friends')
  const job = { friend_id: bob.id, by_freelancer: '1' } as const
  await here.as(ada).call('start_chat', job)
  const { recdata } = await here.as(ada).call('send_massage', { ...job, message: 'as a client' })
  const recent = (await here.as(bob).call('recent_messages', {})).data
  assert.deepEqual(
    recent.map(({ receiver_name, message, unread_count }) => [receiver_name, message, unread_count]),
    [['Ada', 'as a client', 1]],
  )
  assert.deepEqual((await here.as(ada).call('current_chat', { by_freelancer: 1 })).users.length, 1)
  await here.as(ada).call('destroy_chat', { friend_id: bob.id })
  assert.equal(
    (await here.as(bob).call('chat_detail', { chat_id: recdata.chat_id })).recdata.messages.length,
    1,
  )
})

test('nobody talks with oneself, nobody, or whom a block hides', async () => {
  const here = await world()
  const [ada, eve] = [await here.person('Ada'), await here.person('Eve')]
  await here.block(eve, ada)
  await here.as(ada).isRefused('start_chat', { friend_id: ada.id }, 'not_oneself')
  await here.as(ada).isRefused('block_chat', { friend_id: ada.id, status: 1 }, 'not_oneself')
  for (const friend_id of [eve.id, 999_999]) {
    await here.as(ada).isRefused('start_chat', { friend_id }, 'member_not_found')
    await here.as(ada).isRefused('send_massage', { friend_id, message: 'x' }, 'member_not_found')
    await here.as(ada).isRefused('destroy_chat', { friend_id }, 'chat_not_found')
    await here.as(ada).isRefused('chat_presence', { friend_id }, 'member_not_found')
  }
  await here.as(eve).isRefused('start_chat', { friend_id: ada.id }, 'member_not_found')
})

test('a block closes the chat for both, who keep what was said, and is lifted', async () => {
  const here = await world()
  const { ada, bob, chat_id, of, say: tell, fetch } = await openPair(here)
  const said = await tell(bob, ada, 'something nasty')
  await here.as(ada).call('block_chat', { friend_id: bob.id, status: 1 })
  const shown = async (who: Person) => {
    const { blocked_chat_by, can_write, full_name, is_online } = await of(who)
    return [blocked_chat_by, can_write, full_name, is_online]
  }
  assert.deepEqual(await shown(ada), [ada.id, 0, 'Bob', 0])
  assert.deepEqual(await shown(bob), [ada.id, 0, null, 0])
  await here.as(ada).isRefused('send_massage', { friend_id: bob.id, message: 'x' }, 'chat_blocked')
  await here.as(bob).isRefused('send_massage', { friend_id: ada.id, message: 'x' }, 'chat_unavailable')
  await here.as(ada).isRefused('chat_retention_update', { chat_id, keep_days: 7 }, 'chat_blocked')
  await here.as(bob).isRefused('chat_retention_update', { chat_id, keep_days: 7 }, 'chat_unavailable')
  const input = { message_id: said.message_id, message: 'something kind' }
  await here.as(bob).isRefused('chat_message_edit', input, 'message_not_found')
  assert.equal((await fetch(ada)).length, 1)
  // The block is site-wide.
  assert.equal((await here.as(ada).call('blocked_user_list', {})).recdata[0]?.full_name, 'Bob')
  await here.as(bob).call('block_chat', { friend_id: ada.id, status: '1' })
  assert.deepEqual((await of(bob)).blocked_chat_by, bob.id)
  await here.as(ada).call('block_chat', { friend_id: bob.id, status: 0 })
  await here.as(ada).isRefused('send_massage', { friend_id: bob.id, message: 'x' }, 'chat_unavailable')
  await here.as(bob).call('block_chat', { friend_id: ada.id, status: 0 })
  assert.deepEqual(await shown(bob), [0, 1, 'Ada', 0])
  await tell(ada, bob, 'well')
})

test('a destroyed chat is empty for both, and goes on', async () => {
  const here = await world()
  const { ada, bob, chat_id, of, say: tell, fetch } = await openPair(here)
  const old = await tell(ada, bob, 'secret')
  await tell(bob, ada, 'two')
  await here.as(bob).call('destroy_chat', { friend_id: ada.id })
  for (const who of [ada, bob]) {
    assert.deepEqual(await fetch(who), [])
    assert.deepEqual(await listed(here, who), [])
    assert.deepEqual(await waiting(here, who), [0, 0])
    const { messages, cleared_seq } = await here.as(who).call('chat_changes', { chat_id, since: 0 })
    assert.deepEqual([messages, cleared_seq], [[], 2])
  }
  await here
    .as(bob)
    .isRefused(
      'send_massage',
      { friend_id: ada.id, message: 'x', reply_to: old.message_id },
      'message_not_found',
    )
  await here.as(ada).isRefused('chat_message_delete', { message_id: old.message_id }, 'message_not_found')
  const anew = await tell(ada, bob, 'anew')
  assert.deepEqual([anew.seq, (await of(bob)).unread_count], [3, 1])
})

test('who leaves takes their words along; the other keeps the conversation', async () => {
  const here = await world()
  const { ada, bob, of, say: tell, fetch } = await openPair(here)
  await tell(ada, bob, 'mine')
  await tell(bob, ada, 'yours')
  await here.platform.database.db.deleteFrom('members').where('id', '=', ada.id).execute()
  assert.deepEqual(
    (await fetch(bob)).map(({ text, is_deleted, sender_id }) => [text, is_deleted, sender_id]),
    [
      ['', 1, null],
      ['yours', 0, bob.id],
    ],
  )
  const chat = await of(bob)
  assert.deepEqual([chat.id, chat.full_name, chat.can_write], [null, null, 0])
  assert.deepEqual(await listed(here, bob), [null])
  await here.platform.database.db.deleteFrom('members').where('id', '=', bob.id).execute()
  assert.deepEqual(
    await here.platform.database.db
      .selectFrom('conversations')
      .select('id')
      .where('id', '=', chat.chat_id)
      .execute(),
    [],
  )
})

test('behind a block one destroys a chat for oneself alone, and what both have destroyed is gone', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.befriend(ada, bob)
  const { recdata } = await here
    .as(bob)
    .call('send_massage', { friend_id: ada.id, message: 'Something vile' })
  const { chat_id } = recdata
  await here.as(ada).call('block', { blocked_user_id: bob.id })
  const textsFor = async (who: Person) =>
    (await here.as(who).call('chat_messages', { chat_id })).messages.map(({ text }) => text)
  await here.as(bob).call('destroy_chat', { friend_id: ada.id })
  await purgeMessages(here.platform.database.db)
  assert.deepEqual(await textsFor(bob), [])
  assert.deepEqual(await textsFor(ada), ['Something vile'])
  const report = { report_type: 'chat', report_id: chat_id, reason: 'harassment' } as const
  await here.as(ada).call('add_report', report)
  await here.as(ada).call('destroy_chat', { friend_id: bob.id })
  assert.deepEqual(await textsFor(ada), [])
})
