/** Changes to messages: edits, deletions, reactions, files, search. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeGroup } from '../../../../test/scenes/groups-scene.ts'
import { openPair } from '../../../../test/scenes/pair-scene.ts'
import { brokenPng, jpeg } from '../../../../test/files/pictures.ts'
import { browserCookie, world } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'

test('edits, deletions and reactions are changes that both sides apply', async () => {
  const here = await world()
  const { ada, bob, chat_id, say } = await openPair(here)
  const said = await say(ada, bob, 'helo')
  const { message_id } = said
  const changes = async (who: typeof ada, since: number) => {
    const { messages, last_change } = await here.as(who).call('chat_changes', { chat_id, since })
    return { messages, last_change }
  }
  const { last_change: first } = await changes(bob, 0)
  const edited = (await here.as(ada).call('chat_message_edit', { message_id, message: 'hello' })).recdata
  assert.deepEqual([edited.text, edited.edited_at === null], ['hello', false])
  for (const reaction of ['1️⃣', '❤️', '🇨🇿', '👩‍👩‍👧‍👦', '👍🏽'])
    await here.as(bob).call('chat_message_react', { message_id, reaction })
  const { messages, last_change } = await changes(bob, first)
  assert.deepEqual(
    messages.map(({ text, user_reaction, friend_reaction }) => [text, user_reaction, friend_reaction]),
    [['hello', '👍🏽', null]],
  )
  assert.equal((await changes(ada, first)).messages[0]?.friend_reaction, '👍🏽')
  const again = await here.as(bob).call('chat_message_react', { message_id, reaction: '👍🏽' })
  assert.equal(again.recdata.user_reaction, null)
  await here.as(ada).call('chat_message_delete', { message_id })
  const [gone] = (await changes(bob, last_change)).messages
  assert.deepEqual([gone?.is_deleted, gone?.text, gone?.message, gone?.edited_at], [1, '', '', null])
  for (const [name, input] of [
    ['chat_message_edit', { message_id, message: 'x' }],
    ['chat_message_delete', { message_id }],
    ['chat_message_react', { message_id, reaction: '👍' }],
  ] as const)
    await here.as(ada).isRefused(name, input as never, 'message_not_found')
})

test('one’s own deleted message is restored with all it had, while it is kept', async () => {
  const here = await world()
  const { ada, bob, chat_id, say, fetch, of } = await openPair(here)
  const eve = await here.person('Eve')
  const { message_id } = await say(ada, bob, 'oops')
  await here.as(bob).call('chat_message_react', { message_id, reaction: '👍' })
  const isRefused = (who: typeof ada) =>
    here.as(who).isRefused('chat_message_restore', { message_id }, 'message_not_found')
  await isRefused(ada)
  const remove = () => here.as(ada).call('chat_message_delete', { message_id })
  await remove()
  assert.equal((await of(bob)).unread_count, 0)
  for (const who of [bob, eve]) await isRefused(who)
  const { last_change } = await here.as(bob).call('chat_changes', { chat_id, since: 0 })
  const { recdata } = await here.as(ada).call('chat_message_restore', { message_id })
  assert.deepEqual([recdata.text, recdata.is_deleted, recdata.friend_reaction], ['oops', 0, '👍'])
  const { messages } = await here.as(bob).call('chat_changes', { chat_id, since: last_change })
  assert.deepEqual(
    messages.map(({ text, user_reaction }) => [text, user_reaction]),
    [['oops', '👍']],
  )
  assert.equal((await of(bob)).unread_count, 1)
  assert.equal((await here.as(bob).call('chat_unread', {})).unread_count, 1)
  // Nothing is restored past a block, or in a destroyed chat.
  await remove()
  await here.block(bob, ada)
  await isRefused(ada)
  await here.as(bob).call('unblock', { blocked_user_id: ada.id })
  await here.as(ada).call('chat_message_restore', { message_id })
  await remove()
  await here.as(bob).call('destroy_chat', { friend_id: ada.id })
  await isRefused(ada)
  assert.deepEqual(await fetch(bob), [])
})

test('only the author edits and deletes, and nobody outside does anything', async () => {
  const here = await world()
  const { ada, bob, say } = await openPair(here)
  const eve = await here.person('Eve')
  const { message_id } = await say(ada, bob, 'mine')
  for (const who of [bob, eve]) {
    await here.as(who).isRefused('chat_message_edit', { message_id, message: 'x' }, 'message_not_found')
    await here.as(who).isRefused('chat_message_delete', { message_id }, 'message_not_found')
  }
  await here.as(eve).isRefused('chat_message_react', { message_id, reaction: '👍' }, 'message_not_found')
  for (const reaction of ['like', '1', '🇨', '👍👍', '❤\u200b', '☺\ufe0e'])
    await here.as(bob).isRefused('chat_message_react', { message_id, reaction }, 'invalid_fields')
  await here.as(ada).isRefused('chat_message_edit', { message_id, message: ' ' }, 'message_empty')
  // A chat's message isn't a group's.
  await here.as(ada).isRefused('group_chat_delete', { group_chat_id: message_id }, 'message_not_found')
})

test('a picture is for the two, and seen by the other once it is ready', async () => {
  const here = await world()
  const { ada, bob, chat_id, fetch } = await openPair(here)
  const eve = await here.person('Eve')
  const file = await jpeg()
  const sent = await here.as(ada).call('send_chat_file', { friend_id: bob.id, alt: 'a pear' }, { file })
  assert.deepEqual([sent.recdata.file_state, sent.recdata.text], ['processing', ''])
  const { last_change } = await here.as(bob).call('chat_changes', { chat_id, since: 0 })
  await here.processMedia()
  const { messages } = await here.as(bob).call('chat_changes', { chat_id, since: last_change })
  assert.deepEqual(
    messages.map(({ file_type, file_state }) => [file_type, file_state]),
    [['image', 'ready']],
  )
  const [shown] = await fetch(bob)
  const url = new URL(shown?.picture?.sources[0]?.url ?? '', here.url)
  url.search = ''
  const get = async (who: typeof ada) =>
    (await globalThis.fetch(url, { headers: { cookie: await browserCookie(here.url, who.email) } })).status
  assert.deepEqual([await get(bob), await get(eve)], [200, 404])
  await here.as(ada).isRefused('send_chat_file', { friend_id: bob.id }, 'message_empty')
  await here.as(ada).isRefused('send_chat_file', { friend_id: ada.id, message: 'x' }, 'not_oneself')
})

test('whoever sent a file that turns out to be broken is told, and told why; the other sees that there was one', async () => {
  const here = await world()
  const { ada, bob, chat_id, fetch, say } = await openPair(here)
  await say(bob, ada, 'show me')
  const { id: group_id } = await makeGroup(here, ada, { group_name: 'Painters' })
  const file = await brokenPng()
  const { recdata } = await here
    .as(ada)
    .call('send_chat_file', { friend_id: bob.id, message: 'look' }, { file })
  await here.as(ada).call('group_chat', { group_id, message: 'all look' }, { file })
  await here.processMedia()
  await gatherNews(here.platform)
  const told = async (who: typeof ada) =>
    (await here.as(who).call('notification_list', {})).recdata.flatMap(({ kind, message, link }) =>
      kind.endsWith('file_failed') ? [[kind, message, link]] : [],
    )
  const ofGroup = ['group_chat_file_failed', 'all look', `/groupdetail/${group_id}?tab=chat`]
  const ofChat = ['chat_file_failed', 'look', `/messaging/${chat_id}`]
  assert.deepEqual(await told(ada), [ofGroup, ofChat])
  assert.deepEqual(await told(bob), [])
  const state = async (who: typeof ada) => {
    const last = (await fetch(who)).at(-1)
    return [last?.file_state, last?.file_failure]
  }
  assert.deepEqual(
    [await state(ada), await state(bob)],
    [
      ['failed', "Couldn't read the file; it may be damaged. Choose another one."],
      ['failed', null],
    ],
  )
  // A deleted message is no news.
  await here.as(ada).call('chat_message_delete', { message_id: recdata.message_id })
  assert.deepEqual(await told(ada), [ofGroup])
})

test('messages are found by their words', async () => {
  const here = await world()
  const { ada, bob, chat_id, say } = await openPair(here)
  await say(ada, bob, 'Žluté hrušky')
  const gone = await say(bob, ada, 'zlute svestky')
  await say(bob, ada, 'modré švestky')
  await here.as(bob).call('chat_message_delete', { message_id: gone.message_id })
  const found = async (search: string) =>
    (await here.as(ada).call('chat_search', { chat_id, search })).messages.map(({ text }) => text)
  assert.deepEqual(await found('zlute'), ['Žluté hrušky'])
  assert.deepEqual(await found('svest modre'), ['modré švestky'])
  assert.deepEqual(await found('!'), [])
})
