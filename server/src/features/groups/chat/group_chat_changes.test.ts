import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { emptyDeletedMessages } from '../../../conversations/messages.purge.ts'
import { removeMember } from '../../../../test/remove-member.ts'
import { openChat } from '../../../../test/scenes/chat-scene.ts'
import { type World, world } from '../../../../test/world.ts'

async function scene(here: World) {
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  return { ada, bob, eve, chat: await openChat(here, [ada, bob, eve]) }
}

test('a client that was away is told of every change once it asks, and of none twice', async () => {
  const here = await world()
  const { ada, bob, chat } = await scene(here)
  const { group_id } = chat
  let since = 0
  const changes = async () => {
    const { recdata, last_change, more } = await here.as(bob).call('group_chat_changes', { group_id, since })
    since = last_change
    assert.equal(more, 0)
    return recdata.map((each) => [
      each.message,
      each.like_count,
      each.dislike_count,
      each.reply_count,
      each.is_deleted,
    ])
  }
  const first = await chat.say(ada, 'first')
  const second = await chat.say(bob, 'second')
  assert.deepEqual(await changes(), [
    ['first', 0, 0, 0, 0],
    ['second', 0, 0, 0, 0],
  ])
  assert.deepEqual(await changes(), [])
  await here.as(ada).call('group_chat_like', { group_chat_id: second.id })
  assert.deepEqual(await changes(), [['second', 1, 0, 0, 0]])
  const reply = await chat.reply(bob, first, 'reply')
  assert.deepEqual(await changes(), [
    ['first', 0, 0, 1, 0],
    ['reply', 0, 0, 0, 0],
  ])
  await here.as(bob).call('group_chat_reply_delete', { group_chat_reply_id: reply.id })
  await here.as(bob).call('group_chat_delete', { group_chat_id: second.id })
  assert.deepEqual(await changes(), [
    ['first', 0, 0, 0, 0],
    ['', 0, 0, 0, 1],
    ['', 1, 0, 0, 1],
  ])
})

test('many changes come in parts that leave none out', async () => {
  const here = await world()
  const { ada, bob, chat } = await scene(here)
  const { group_id } = chat
  const root = await chat.say(ada, 'root')
  await Promise.all(Array.from({ length: 130 }, (_, i) => chat.reply(ada, root, `${i}`)))
  const found = new Set<number>()
  let since = 0
  for (let parts = 1; ; parts++) {
    const { recdata, last_change, more } = await here.as(bob).call('group_chat_changes', { group_id, since })
    recdata.forEach(({ seq }) => found.add(seq))
    since = last_change
    if (more) continue
    assert.equal(parts, 2)
    break
  }
  assert.equal(found.size, 131)
})

test('likes and dislikes exclude each other, and counts stay exact however often they are pressed', async () => {
  const here = await world()
  const { ada, bob, eve, chat } = await scene(here)
  const { id: group_chat_id } = await chat.say(ada, 'like me')
  const like = async (
    who: typeof ada,
    which: 'group_chat_like' | 'group_chat_dislike' = 'group_chat_like',
  ) => {
    const { recdata } = await here.as(who).call(which, { group_chat_id })
    return [recdata.like_count, recdata.dislike_count, recdata.user_like, recdata.user_dislike]
  }
  assert.deepEqual(await like(bob), [1, 0, 1, 0])
  assert.deepEqual(await like(eve), [2, 0, 1, 0])
  assert.deepEqual(await like(bob, 'group_chat_dislike'), [1, 1, 0, 1])
  assert.deepEqual(await like(eve), [0, 1, 0, 0])
  assert.deepEqual(await like(bob, 'group_chat_dislike'), [0, 0, 0, 0])
  await Promise.all(Array.from({ length: 21 }, (_, i) => like([ada, bob, eve][i % 3] ?? ada)))
  assert.deepEqual(await like(ada, 'group_chat_dislike'), [2, 1, 0, 1])
})

test('a message is deleted by its author and by who moderates, and by nobody else', async () => {
  const here = await world()
  const { ada, bob, eve, chat } = await scene(here)
  const mod = await here.person('Mod')
  await chat.stand(mod, 'moderator')
  const said = await chat.say(bob, 'of Bob')
  const reply = await chat.reply(eve, said, 'of Eve')
  await here.as(eve).isRefused('group_chat_delete', { group_chat_id: said.id }, 'message_not_found')
  await here
    .as(bob)
    .isRefused('group_chat_reply_delete', { group_chat_reply_id: reply.id }, 'message_not_found')
  // A reply isn't a message, and a message isn't a reply.
  await here.as(ada).isRefused('group_chat_delete', { group_chat_id: reply.id }, 'message_not_found')
  await here
    .as(ada)
    .isRefused('group_chat_reply_delete', { group_chat_reply_id: said.id }, 'message_not_found')
  const { recdata, message } = await here
    .as(mod)
    .call('group_chat_reply_delete', { group_chat_reply_id: reply.id })
  assert.deepEqual([message, recdata.is_deleted, recdata.message], ['Message deleted', 1, ''])
  await here.as(ada).call('group_chat_delete', { group_chat_id: said.id })
  await here.as(ada).isRefused('group_chat_delete', { group_chat_id: said.id }, 'message_not_found')
  await here
    .as(eve)
    .isRefused('group_chat_reply', { group_chat_id: said.id, message: 'x' }, 'message_not_found')
  await here.as(eve).isRefused('group_chat_dislike', { group_chat_id: said.id }, 'message_not_found')
  assert.deepEqual(
    (await chat.fetch(eve)).map((each) => [each.message, each.is_deleted, each.replies_to?.is_deleted]),
    [
      ['', 1, undefined],
      ['', 1, 1],
    ],
  )
  assert.deepEqual((await here.as(eve).call('group_chat_list', { group_id: chat.group_id })).recdata, [])

  // The text is deleted 30 days later.
  const { db } = here.platform.database
  const texts = async () =>
    (
      await db
        .selectFrom('messages')
        .select('message')
        .where('id', 'in', [said.id, reply.id])
        .orderBy('id')
        .execute()
    ).map((row) => row.message)
  await emptyDeletedMessages(db)
  assert.deepEqual(await texts(), ['of Bob', 'of Eve'])
  await sql`update messages set deleted_at = now() - interval '31 days' where id = ${said.id}`.execute(db)
  await emptyDeletedMessages(db)
  assert.deepEqual(await texts(), ['', 'of Eve'])
})

test('whoever deleted a message restores it with all it had, while it is kept', async () => {
  const here = await world()
  const { ada, bob, eve, chat } = await scene(here)
  const { group_id } = chat
  const said = await chat.say(bob, 'of Bob')
  const reply = await chat.reply(eve, said, 'of Eve')
  await here.as(eve).call('group_chat_like', { group_chat_id: said.id })
  const isRefused = (who: typeof ada, { id: group_chat_id }: { id: number }) =>
    here.as(who).isRefused('group_chat_restore', { group_chat_id }, 'message_not_found')
  const restore = (who: typeof ada, { id: group_chat_id }: { id: number }) =>
    here.as(who).call('group_chat_restore', { group_chat_id })
  await isRefused(bob, said)
  await here.as(bob).call('group_chat_delete', { group_chat_id: said.id })
  for (const who of [ada, eve]) await isRefused(who, said)
  const { last_change } = await here.as(eve).call('group_chat_history', { group_id })
  const { recdata, message } = await restore(bob, said)
  assert.deepEqual(
    [message, recdata.message, recdata.is_deleted, recdata.like_count, recdata.reply_count],
    ['Message restored', 'of Bob', 0, 1, 1],
  )
  const { recdata: heard } = await here.as(eve).call('group_chat_changes', { group_id, since: last_change })
  assert.deepEqual(
    heard.map((each) => [each.message, each.is_deleted]),
    [['of Bob', 0]],
  )
  // A leader of the group can restore what they deleted, its author can't; and the reply counts again.
  await here.as(ada).call('group_chat_reply_delete', { group_chat_reply_id: reply.id })
  await isRefused(eve, reply)
  await restore(ada, reply)
  assert.deepEqual(
    (await chat.fetch(bob)).map((each) => [each.message, each.reply_count, each.is_deleted]),
    [
      ['of Bob', 1, 0],
      ['of Eve', 0, 0],
    ],
  )
  await here.as(bob).call('group_chat_delete', { group_chat_id: said.id })
  await chat.leave(bob)
  await isRefused(bob, said)
})

test('of a member who is gone only places are left, and everybody is told', async () => {
  const here = await world()
  const { ada, bob, eve, chat } = await scene(here)
  const { group_id } = chat
  const said = await chat.say(bob, 'my secret')
  await chat.reply(ada, said, 'answer')
  const other = await chat.say(ada, 'liked')
  await here.as(bob).call('group_chat_like', { group_chat_id: other.id })
  await here.as(bob).call('group_chat_read', { group_id, seq: 3 })
  const { last_change } = await here.as(eve).call('group_chat_history', { group_id })
  await removeMember(here, bob.id)
  const seen = await chat.fetch(eve)
  assert.deepEqual(
    seen.map((each) => [
      each.message,
      each.full_name,
      each.is_deleted,
      each.like_count,
      each.replies_to?.full_name,
    ]),
    [
      ['', null, 1, 0, undefined],
      ['answer', 'Ada', 0, 0, null],
      ['liked', 'Ada', 0, 0, undefined],
    ],
  )
  const { recdata } = await here.as(eve).call('group_chat_changes', { group_id, since: last_change })
  assert.deepEqual(recdata.map(({ seq }) => seq).toSorted(), [1, 3])
})
