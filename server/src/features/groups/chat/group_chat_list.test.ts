import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openChat } from '../../../../test/scenes/chat-scene.ts'
import { type World, world } from '../../../../test/world.ts'

async function scene(here: World) {
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  return { ada, bob, chat: await openChat(here, [ada, bob]) }
}

test('messages are listed newest first with their latest replies, by either name of the group’s id', async () => {
  const here = await world()
  const { ada, bob, chat } = await scene(here)
  const { group_id } = chat
  const first = await chat.say(ada, 'first')
  await chat.say(bob, 'second')
  const replies = []
  for (let i = 1; i <= 4; i++) replies.push(await chat.reply(bob, first, `reply ${i}`))
  const [reply] = replies
  assert(reply)
  const deeper = await chat.reply(ada, reply, 'to a reply')
  assert.deepEqual(
    [deeper.chat_id, deeper.chat_reply_id, deeper.seq, deeper.replies_to?.id, deeper.replies_to?.excerpt],
    [first.id, deeper.id, 7, reply.id, 'reply 1'],
  )

  const listed = await here.as(bob).call('group_chat_list', { group_chat_id: group_id })
  assert.deepEqual(
    listed.recdata.map(({ message, reply_count, reply: its }) => [
      message,
      reply_count,
      its.map((each) => each.message),
    ]),
    [
      ['second', 0, []],
      ['first', 5, ['reply 3', 'reply 4', 'to a reply']],
    ],
  )
  assert.equal(listed.group, group_id)
  assert.deepEqual((await here.as(bob).call('group_chat_list', { group_id })).recdata, listed.recdata)
  await here.as(bob).isRefused('group_chat_list', {}, 'group_not_found')

  const page = await here.as(bob).call('group_chat_list', { group_id, limit: 1 })
  assert.deepEqual(
    page.recdata.map(({ message }) => message),
    ['second'],
  )
  const next = await here.as(bob).call('group_chat_list', { group_id, limit: 1, before: page.next ?? '' })
  assert.deepEqual(
    next.recdata.map(({ message }) => message),
    ['first'],
  )

  const below = await here.as(ada).call('group_chat_reply_list', { group_chat_id: first.id, limit: 3 })
  assert.deepEqual(
    below.recdata.map(({ message }) => message),
    ['to a reply', 'reply 4', 'reply 3'],
  )
  assert.deepEqual(
    (
      await here.as(ada).call('group_chat_reply_list', { group_chat_id: first.id, before: below.next ?? '' })
    ).recdata.map(({ message }) => message),
    ['reply 2', 'reply 1'],
  )
  assert.deepEqual(
    (await here.as(ada).call('group_chat_reply_list', { group_chat_id: deeper.id })).recdata,
    [],
  )
})

test('what is unread is counted from the mark, which never goes back', async () => {
  const here = await world()
  const { ada, bob, chat } = await scene(here)
  const { group_id } = chat
  const reading = async (who: typeof ada) => {
    const { last_read, unread_count } = await here.as(who).call('group_chat_history', { group_id })
    return [last_read, unread_count]
  }
  assert.deepEqual(await reading(bob), [null, 0])
  for (let i = 0; i < 3; i++) await chat.say(ada, `${i}`)
  await chat.say(bob, 'mine')
  assert.deepEqual(await reading(bob), [null, 3])
  assert.deepEqual(await reading(ada), [null, 1])
  const read = async (seq: number) => {
    const { last_read, unread_count } = await here.as(bob).call('group_chat_read', { group_id, seq })
    return [last_read, unread_count]
  }
  assert.deepEqual(await read(2), [2, 1])
  assert.deepEqual(await read(1), [2, 1])
  assert.deepEqual(await read(999), [4, 0])
  assert.deepEqual(await reading(bob), [4, 0])
  const last = await chat.say(ada, 'one more')
  assert.deepEqual(await reading(bob), [4, 1])
  await here.as(ada).call('group_chat_delete', { group_chat_id: last.id })
  assert.deepEqual(await reading(bob), [4, 0])
  // Messages from before a member joined aren't unread.
  const eve = await here.person('Eve')
  await chat.stand(eve, 'member')
  assert.deepEqual(await reading(eve), [null, 0])
})

test('what a block hides is not listed, counted or quoted; who moderates finds it, marked', async () => {
  const here = await world()
  const { ada, bob, chat } = await scene(here)
  const { group_id } = chat
  const [eve, mod] = [await here.person('Eve'), await here.person('Mod')]
  await chat.stand(eve, 'member')
  await chat.stand(mod, 'moderator')
  const said = await chat.say(eve, 'of Eve')
  await chat.reply(ada, said, 'of Ada')
  await here.block(bob, eve)
  await here.block(eve, mod)
  const seen = async (who: typeof ada) =>
    (await chat.fetch(who)).map(({ message, is_blocked, full_name, replies_to }) => [
      message,
      is_blocked,
      full_name,
      replies_to?.excerpt,
    ])
  assert.deepEqual(await seen(bob), [['of Ada', 0, 'Ada', '']])
  assert.deepEqual(await seen(mod), [
    ['of Eve', 1, null, undefined],
    ['of Ada', 0, 'Ada', ''],
  ])
  const changes = await here.as(bob).call('group_chat_changes', { group_id, since: 0 })
  assert.deepEqual(
    changes.recdata.map(({ message }) => message),
    ['of Ada'],
  )
  assert.equal(changes.unread_count, 1)
  assert.deepEqual((await here.as(bob).call('group_chat_list', { group_id })).recdata, [])
  await here.as(bob).isRefused('group_chat_like', { group_chat_id: said.id }, 'message_not_found')
  await here.as(mod).call('add_report', { report_type: 'group_message', report_id: said.id, reason: 'spam' })
  const [report] = (await here.as(mod).call('get_reports', {})).response
  assert.deepEqual(
    [report?.report_type, report?.reported_id, report?.shown],
    ['group_message', said.id, 'of Eve'],
  )
  await here.as(mod).call('group_chat_delete', { group_chat_id: said.id })
})
