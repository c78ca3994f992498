import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openChat } from '../../../../test/scenes/chat-scene.ts'
import { jpeg } from '../../../../test/files/pictures.ts'
import { makeWorld, type World, world } from '../../../../test/world.ts'

async function scene(here: World, isClosed = false) {
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  return { ada, bob, eve, chat: await openChat(here, [ada, bob], { isClosed }) }
}

test('what members say stands in one order, from 1 and without gaps', async () => {
  const here = await world()
  const { ada, bob, chat } = await scene(here)
  const first = await chat.say(ada, '  hello @nobody \n')
  assert.deepEqual(
    { ...first, created_at: '', duration: '' },
    {
      id: first.id,
      group_id: chat.group_id,
      seq: 1,
      user_id: ada.id,
      username: ada.username,
      full_name: 'Ada',
      avatar: null,
      profile_pic: null,
      message: 'hello @nobody',
      mentions: [],
      lang: null,
      file: null,
      file_type: null,
      file_state: null,
      file_progress: null,
      file_failure: null,
      picture: null,
      video: null,
      voice: null,
      attachment: null,
      like_count: 0,
      dislike_count: 0,
      user_like: 0,
      user_dislike: 0,
      group_owner_id: ada.id,
      link_card: null,
      video_call: null,
      is_blocked: 0,
      duration: '',
      created_at: '',
      chat_id: first.id,
      chat_reply_id: null,
      reply_count: 0,
      change: 1,
      replies_to: null,
      is_deleted: 0,
    },
  )
  await Promise.all(Array.from({ length: 20 }, (_, i) => chat.say(i % 2 ? ada : bob, `${i}`)))
  const seen = await chat.fetch(bob)
  assert.deepEqual(
    seen.map(({ seq }) => seq),
    Array.from({ length: 21 }, (_, i) => i + 1),
  )
  assert.deepEqual(
    await chat.fetch(ada),
    seen.map((each) => ({ ...each, duration: each.duration })),
  )
})

for (const isClosed of [false, true])
  test(`only members write and read in ${isClosed ? 'a closed' : 'an open'} group`, async () => {
    const here = await world()
    const { ada, bob, eve, chat } = await scene(here, isClosed)
    const { group_id } = chat
    const said = await chat.say(ada, 'for members')
    const isOut = async () => {
      const voice = here.as(eve)
      await voice.isRefused('group_chat', { group_id, message: 'let me' }, 'group_not_found')
      await voice.isRefused('group_chat_history', { group_id }, 'group_not_found')
      await voice.isRefused('group_chat_list', { group_id }, 'group_not_found')
      await voice.isRefused('group_chat_changes', { group_id, since: 0 }, 'group_not_found')
      await voice.isRefused('group_chat_read', { group_id, seq: 1 }, 'group_not_found')
      const group_chat_id = said.id
      await voice.isRefused('group_chat_reply', { group_chat_id, message: 'x' }, 'message_not_found')
      await voice.isRefused('group_chat_reply_list', { group_chat_id }, 'message_not_found')
      await voice.isRefused('group_chat_like', { group_chat_id }, 'message_not_found')
      await voice.isRefused('group_chat_dislike', { group_chat_id }, 'message_not_found')
      await voice.isRefused('group_chat_delete', { group_chat_id }, 'message_not_found')
      await voice.isRefused(
        'add_report',
        { report_type: 'group_message', report_id: said.id, reason: 'spam' },
        'message_not_found',
      )
    }
    await isOut()
    for (const standing of ['invited', 'requested', 'banned'] as const) {
      await chat.stand(eve, standing)
      await isOut()
    }
    await chat.stand(eve, 'member')
    await chat.say(eve, 'here I am')
    await chat.leave(eve)
    await isOut()
    await here.as(bob).isRefused('group_chat', { group_id: 999_999, message: 'x' }, 'group_not_found')
    // A deleted group has no chat.
    const { db } = here.platform.database
    await db.updateTable('groups').set({ deleted_at: new Date() }).where('id', '=', group_id).execute()
    await here.as(ada).isRefused('group_chat', { group_id, message: 'x' }, 'group_not_found')
    await here.as(ada).isRefused('group_chat_history', { group_id }, 'group_not_found')
  })

test('a message needs text or a file, and has 1,500 characters at most', async () => {
  const here = await world()
  const { ada, chat } = await scene(here)
  const { group_id } = chat
  for (const message of ['', ' \n\t', undefined])
    await here
      .as(ada)
      .isRefused('group_chat', { group_id, ...(message === undefined ? {} : { message }) }, 'message_empty')
  await chat.say(ada, '👩‍👩‍👧‍👦'.repeat(1500))
  const { body } = await here
    .as(ada)
    .isRefused('group_chat', { group_id, message: 'x'.repeat(1501) }, 'invalid_fields')
  assert.match(JSON.stringify(body), /1,500/)
  await here.as(ada).isRefused('group_chat', { group_id, message: 'x' }, 'captions_without_video', {
    captions: new Blob(['WEBVTT\n\n00:00.000 --> 00:01.000\nhi'], { type: 'text/vtt' }),
  })
})

test('a message that is sent again under its key is there once, as it is by then', async () => {
  const here = await world()
  const { ada, bob, chat } = await scene(here)
  const input = { group_id: chat.group_id, message: 'once', idempotency_key: 'key-of-a-message' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => here.as(ada).call('group_chat', input)))
  const ids = new Set(answers.map(({ recdata }) => recdata.id))
  assert.equal(ids.size, 1)
  await here.as(bob).call('group_chat_like', { group_chat_id: [...ids][0] ?? 0 })
  assert.equal((await here.as(ada).call('group_chat', input)).recdata.like_count, 1)
  // A repetition takes no `seq`.
  assert.equal((await chat.say(bob, 'next')).seq, 2)
  await here.as(ada).isRefused('group_chat', { ...input, message: 'other' }, 'idempotency_key_reused')
})

test('a file has its place at once, and everybody learns when it is ready', async () => {
  const here = await makeWorld()
  const { ada, bob, eve, chat } = await scene(here)
  const { group_id } = chat
  const sent = (await here.as(ada).call('group_chat', { group_id, alt: 'A rose' }, { file: await jpeg() }))
    .recdata
  assert.deepEqual([sent.message, sent.file_state, sent.seq], ['', 'processing', 1])
  await chat.say(bob, 'what is it?')
  const [waiting] = await chat.fetch(bob)
  assert.deepEqual([waiting?.file_state, waiting?.file_type, waiting?.file], ['processing', 'image', null])
  const { last_change } = await here.as(bob).call('group_chat_history', { group_id })
  await here.processMedia()
  const { recdata } = await here.as(bob).call('group_chat_changes', { group_id, since: last_change })
  assert.deepEqual(
    recdata.map(({ id, file_state, picture }) => [id, file_state, picture?.alt]),
    [[sent.id, 'ready', 'A rose']],
  )
  const file = recdata[0]?.file ?? ''
  const get = async (who: typeof ada) =>
    (await fetch(new URL(file, here.url), { headers: { authorization: `Bearer ${who.apiKey}` } })).status
  assert.equal(await get(bob), 200)
  // The signed address works only for its member, while they are in the group.
  await chat.leave(bob)
  assert.notEqual(await get(bob), 200)
  assert(eve)
  await here.as(ada).call('group_chat_delete', { group_chat_id: sent.id })
  const { db } = here.platform.database
  await db
    .updateTable('messages')
    .set({ deleted_at: new Date(0) })
    .where('id', '=', sent.id)
    .execute()
})
