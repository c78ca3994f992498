import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openChat } from '../../../../test/scenes/chat-scene.ts'
import { openPage } from '../../../../test/page.ts'
import { world } from '../../../../test/world.ts'

test('members hear who is typing in their group, and nobody else does', async () => {
  const here = await world()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  const { group_id, ...chat } = await openChat(here, [ada, bob])
  const topic = `group_chat_typing:${group_id}`
  const [his, others] = [await openPage(here, bob, [topic]), await openPage(here, eve, [topic])]
  const whoTypes = async (viewer: typeof ada) =>
    (await here.as(viewer).call('group_chat_typing_list', { group_id })).recdata.map(
      ({ full_name }) => full_name,
    )
  assert.deepEqual(await whoTypes(bob), [])

  await here.as(ada).call('group_chat_typing', { group_id })
  await his.hearHint(topic)
  assert(!JSON.stringify(others.frames).includes('"hints"'))
  assert.deepEqual(await whoTypes(bob), ['Ada'])
  // Nobody is told of their own typing.
  assert.deepEqual(await whoTypes(ada), [])

  for (const call of ['group_chat_typing', 'group_chat_typing_list'] as const) {
    await here.as(eve).isRefused(call, { group_id }, 'group_not_found')
    await here.as(ada).isRefused(call, { group_id: 999_999 }, 'group_not_found')
  }
  await chat.stand(eve, 'requested')
  await here.as(eve).isRefused('group_chat_typing', { group_id }, 'group_not_found')

  await here.as(bob).call('block', { blocked_user_id: ada.id })
  assert.deepEqual(await whoTypes(bob), [])
  await chat.leave(ada)
  await here.as(ada).isRefused('group_chat_typing_list', { group_id }, 'group_not_found')
  for (const page of [his, others]) page.leave()
})

test('typing is over after six seconds of silence', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { group_id } = await openChat(here, [ada, bob])
  await here.as(ada).call('group_chat_typing', { group_id })
  const { db } = here.platform.database
  const before = new Date(Date.now() - 6_000)
  await db.updateTable('group_typing').set({ typed_at: before }).where('group_id', '=', group_id).execute()
  assert.deepEqual((await here.as(bob).call('group_chat_typing_list', { group_id })).recdata, [])
})
