import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPair } from '../../../../test/scenes/pair-scene.ts'
import { openPage } from '../../../../test/page.ts'
import { world } from '../../../../test/world.ts'

test('what two say to each other stands in one order, with links, ticks and counts', async () => {
  const here = await world()
  const { ada, bob, chat_id, say, of, fetch } = await openPair(here)
  const first = await say(ada, bob, '  look: <b> „https://example.org/a?b=1&c“。 ')
  assert.deepEqual(
    { ...first, date: '' },
    {
      message_id: first.message_id,
      chat_id,
      seq: 1,
      change: 1,
      sender_id: ada.id,
      sender: { full_name: 'Ada', avatar: null },
      message:
        'look: &lt;b&gt; „<a href="https://example.org/a?b=1&amp;c" target="_blank" rel="noopener noreferrer nofollow">https://example.org/a?b=1&amp;c</a>“。',
      text: 'look: <b> „https://example.org/a?b=1&c“。',
      mentions: [],
      lang: null,
      seen: '0',
      date: '',
      edited_at: null,
      file: null,
      file_type: null,
      file_state: null,
      file_progress: null,
      file_failure: null,
      picture: null,
      video: null,
      voice: null,
      attachment: null,
      replies_to: null,
      link_card: null,
      video_call: null,
      user_reaction: null,
      friend_reaction: null,
      reactions: [],
      notice: null,
      is_forwarded: 0,
      is_deleted: 0,
    },
  )
  const second = await say(bob, ada, 'nice')
  assert.equal(second.seq, 2)
  assert.deepEqual(
    (await fetch(bob)).map(({ text }) => text),
    (await fetch(ada)).map(({ text }) => text),
  )
  assert.equal((await of(bob)).unread_count, 1)
  const page = await here.as(bob).call('chat_messages', { chat_id, limit: 1 })
  assert.deepEqual([page.messages[0]?.text, page.next, page.last_seq], ['nice', '2', 2])
  await here.as(bob).call('message_seen', { chat_id })
  assert.equal((await of(bob)).unread_count, 0)
  assert.equal((await of(ada)).friend_read, 2)
  assert.deepEqual(
    (await fetch(ada)).map(({ seen }) => seen),
    ['1', '0'],
  )
})

test('a message is there once however often it is sent, and answers a message of this conversation', async () => {
  const here = await world()
  const { ada, bob, fetch, say } = await openPair(here)
  const input = { friend_id: bob.id, message: 'once', idempotency_key: 'once-and-once' }
  const answers = await Promise.all([1, 2, 3].map(() => here.as(ada).call('send_massage', input)))
  assert.equal(new Set(answers.map(({ recdata }) => recdata.message_id)).size, 1)
  const [{ recdata: asked }] = answers as [(typeof answers)[0]]
  const reply = await here
    .as(bob)
    .call('send_massage', { friend_id: ada.id, message: 'again', reply_to: asked.message_id })
  assert.deepEqual(reply.recdata.replies_to, {
    message_id: asked.message_id,
    seq: 1,
    sender_id: ada.id,
    full_name: 'Ada',
    excerpt: 'once',
    file_type: null,
    is_deleted: 0,
  })
  const eve = await here.person('Eve')
  const elsewhere = await say(ada, eve, 'to Eve')
  await here
    .as(ada)
    .isRefused(
      'send_massage',
      { friend_id: bob.id, message: 'x', reply_to: elsewhere.message_id },
      'message_not_found',
    )
  assert.deepEqual(
    (await fetch(ada)).map(({ text }) => text),
    ['once', 'again'],
  )
})

test('what cannot be sent is refused', async () => {
  const here = await world()
  const { ada, bob, chat_id } = await openPair(here)
  const eve = await here.person('Eve')
  const send = (friend_id: number, message: string) => ({ friend_id, message })
  await here.as(ada).isRefused('send_massage', send(bob.id, ' \n\u200b'), 'message_empty')
  await here.as(ada).isRefused('send_massage', send(bob.id, '👩‍👩‍👧‍👦'.repeat(321)), 'invalid_fields')
  await here.as(ada).call('send_massage', send(bob.id, '👩‍👩‍👧‍👦'.repeat(320)))
  await here.as(ada).isRefused('send_massage', send(ada.id, 'x'), 'not_oneself')
  await here.as(ada).isRefused('send_massage', send(999_999, 'x'), 'member_not_found')
  for (const name of ['chat_messages', 'message_seen', 'chat_detail', 'chat_typing'] as const)
    await here.as(eve).isRefused(name, { chat_id }, 'chat_not_found')
  await here.as(eve).isRefused('chat_changes', { chat_id, since: 0 }, 'chat_not_found')
  await here.as(eve).isRefused('chat_search', { chat_id, search: 'x' }, 'chat_not_found')
})

test('both hear of it, and nobody else; who types is heard by the other alone', async () => {
  const here = await world()
  const { ada, bob, chat_id, say } = await openPair(here)
  const eve = await here.person('Eve')
  const topics = [`chat:${chat_id}`, `chat_typing:${chat_id}`]
  const [hers, his, others] = [
    await openPage(here, ada, [...topics, `chats:${ada.id}`]),
    await openPage(here, bob, [...topics, `chats:${bob.id}`]),
    await openPage(here, eve, [...topics, `chats:${bob.id}`]),
  ]
  await here.as(ada).call('chat_typing', { chat_id })
  await his.hearHint(`chat_typing:${chat_id}`)
  await say(ada, bob, 'hello')
  for (const topic of [`chat:${chat_id}`, `chats:${bob.id}`]) await his.hearHint(topic)
  await hers.hearHint(`chat:${chat_id}`)
  assert(!JSON.stringify(hers.frames).includes(`"hints":["chat_typing`))
  assert(!JSON.stringify(others.frames).includes('"hints"'))
  // A page that is opened now gets the recent hints, but that of typing is over.
  const late = await openPage(here, bob, topics)
  await late.hearHint(`chat:${chat_id}`)
  assert(!JSON.stringify(late.frames.filter((frame) => 'hints' in frame)).includes('chat_typing'))
  for (const page of [hers, his, others, late]) page.leave()
})

test('a message holds 320 characters as people count them, and the quote of it cuts none in half', async () => {
  const here = await world()
  const { ada, bob, chat_id, say } = await openPair(here)
  const family = '👨🏻‍👩🏼‍👧🏽‍👦🏾'
  const long = await say(ada, bob, family.repeat(320))
  assert.equal(long.text, family.repeat(320))
  for (const message of [family.repeat(321), `a${'\u0301'.repeat(6_400)}`])
    await here.as(ada).isRefused('send_massage', { friend_id: bob.id, message }, 'invalid_fields')
  const reply_to = long.message_id
  const { recdata } = await here.as(bob).call('send_massage', { friend_id: ada.id, message: 'yes', reply_to })
  assert.equal(recdata.replies_to?.excerpt, `${family.repeat(50)}…`)
  await say(ada, bob, '今天上海很热')
  const { messages } = await here.as(bob).call('chat_search', { chat_id, search: '上海很' })
  assert.deepEqual(
    messages.map(({ text }) => text),
    ['今天上海很热'],
  )
})
