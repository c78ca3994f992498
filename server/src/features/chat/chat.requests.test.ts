/** Who may write to whom: requests, and the setting. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPair, say } from '../../../test/scenes/pair-scene.ts'
import { type Person, type World, world } from '../../../test/world.ts'
import { gatherNews } from '../notifications/gathering.ts'

const list = async ({ as }: World, who: Person, filter: 'all' | 'requests') =>
  (await as(who).call('chat_list', { filter })).users
const news = async (here: World, who: Person) => {
  await gatherNews(here.platform)
  return (await here.as(who).call('notification_list', {})).recdata.flatMap(({ kind, message, link }) =>
    kind.startsWith('chat') ? [[kind, message, link]] : [],
  )
}

test('a message of somebody whom one does not follow is a request until it is accepted', async () => {
  const here = await world()
  const { ada, bob, chat_id, of, say: tell } = await openPair(here, { areFriends: false })
  assert.deepEqual(await list(here, bob, 'requests'), [])
  await tell(ada, bob, 'may I?')
  const [request] = await list(here, bob, 'requests')
  assert.deepEqual([request?.is_request, request?.unread_count, request?.can_write], [1, 1, 1])
  assert.deepEqual(await list(here, bob, 'all'), [])
  assert.deepEqual((await here.as(bob).call('current_chat', {})).users, [])
  const { unread_count, request_count } = await here.as(bob).call('chat_unread', {})
  assert.deepEqual([unread_count, request_count], [0, 1])
  assert.deepEqual(await news(here, bob), [['chat_request', 'may I?', `/messaging/${chat_id}`]])
  // Read but not accepted: the sender doesn't learn of it.
  await here.as(bob).call('message_seen', { chat_id })
  assert.equal((await of(ada)).friend_read, 0)
  const { recdata } = await here.as(bob).call('chat_request_accept', { chat_id })
  assert.equal(recdata.is_request, 0)
  assert.equal((await of(ada)).friend_read, 1)
  assert.deepEqual(
    (await list(here, bob, 'all')).map(({ full_name }) => full_name),
    ['Ada'],
  )
  assert.deepEqual(await news(here, bob), [])
})

test('an answer accepts, and so does following', async () => {
  const here = await world()
  const one = await openPair(here, { areFriends: false })
  await one.say(one.ada, one.bob, 'hello')
  await one.say(one.bob, one.ada, 'hello yourself')
  assert.equal((await one.of(one.bob)).is_request, 0)
  const other = await openPair(here, { areFriends: false })
  await other.say(other.ada, other.bob, 'hello')
  await here.as(other.bob).call('follow', { following_id: other.ada.id })
  assert.equal((await other.of(other.bob)).is_request, 0)
})

test('a deleted request stays away, and its sender does not learn of it', async () => {
  const here = await world()
  const { ada, bob, chat_id, of, say: tell, fetch } = await openPair(here, { areFriends: false })
  await tell(ada, bob, 'buy now')
  await here.as(bob).call('chat_request_delete', { chat_id })
  await tell(ada, bob, 'buy now!')
  for (const filter of ['all', 'requests'] as const) assert.deepEqual(await list(here, bob, filter), [])
  assert.deepEqual(await news(here, bob), [])
  const { can_write, blocked_chat_by, friend_read } = await of(ada)
  assert.deepEqual([can_write, blocked_chat_by, friend_read], [1, 0, 0])
  await here.as(bob).isRefused('chat_request_delete', { chat_id }, 'chat_not_found')
  await tell(bob, ada, 'what is it?')
  assert.deepEqual(
    (await fetch(bob)).map(({ text }) => text),
    ['buy now!', 'what is it?'],
  )
})

test('members say who may begin to write to them, and what is begun goes on', async () => {
  const here = await world()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  assert.deepEqual((await here.as(ada).call('show_chat_setting', {})).who_may_write, 'everyone')
  const let_ = async (who_may_write: 'everyone' | 'following' | 'friends' | 'nobody') =>
    assert.equal(
      (await here.as(ada).call('update_chat_setting', { who_may_write })).who_may_write,
      who_may_write,
    )
  const isRefused = (who: Person) =>
    here.as(who).isRefused('send_massage', { friend_id: ada.id, message: 'x' }, 'chat_not_allowed')
  await let_('following')
  await isRefused(bob)
  await here.follow(ada, bob)
  await say(here, bob, ada, 'now I may')
  await let_('friends')
  await here.follow(ada, eve)
  await isRefused(eve)
  await let_('nobody')
  await isRefused(eve)
  await say(here, bob, ada, 'and I still may')
  await say(here, ada, eve, 'I write to whom I like')
  await say(here, eve, ada, 'and I may answer')
  await here.as(ada).isRefused('update_chat_setting', { who_may_write: 'x' as never }, 'invalid_fields')
})

test('whoever is away is told of a message, until they read it', async () => {
  const here = await world()
  const { ada, bob, chat_id, say: tell } = await openPair(here)
  await tell(ada, bob, 'first')
  await tell(ada, bob, 'second')
  assert.deepEqual(await news(here, bob), [['chat_message', 'second', `/messaging/${chat_id}`]])
  // Muted, a message tells nothing, also later.
  const last = async () => (await news(here, bob)).map(([, message]) => message)
  await here.as(bob).call('chat_mute', { chat_id, muted_for: 'week' })
  await tell(ada, bob, 'quiet')
  await here.as(bob).call('chat_mute', { chat_id, muted_for: 'off' })
  assert.deepEqual(await last(), ['second'])
  await tell(ada, bob, 'loud')
  assert.deepEqual(await last(), ['loud'])
  await here.as(bob).call('message_seen', { chat_id })
  assert.deepEqual(await news(here, bob), [])
})
