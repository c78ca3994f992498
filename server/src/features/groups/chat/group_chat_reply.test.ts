import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openChat } from '../../../../test/scenes/chat-scene.ts'
import { jpeg } from '../../../../test/files/pictures.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'

async function scene(here: World) {
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  const news = async (who: Person) => {
    await gatherNews(here.platform)
    return (await here.as(who).call('notification_list', {})).recdata.map(({ kind, message, link }) => [
      kind,
      message,
      link,
    ])
  }
  return { ada, bob, eve, news, chat: await openChat(here, [ada, bob]) }
}

test('a reply quotes what it answers, and is there once however often it is sent', async () => {
  const here = await world()
  const { ada, bob, chat } = await scene(here)
  const asked = await chat.say(ada, 'who has seeds?')
  const input = { group_chat_id: asked.id, message: 'I do', idempotency_key: 'key-of-a-reply' }
  const { recdata } = await here.as(bob).call('group_chat_reply', input)
  assert.deepEqual(recdata.replies_to, {
    id: asked.id,
    seq: 1,
    full_name: 'Ada',
    excerpt: 'who has seeds?',
    file_type: null,
    is_deleted: 0,
  })
  assert.equal((await here.as(bob).call('group_chat_reply', input)).recdata.id, recdata.id)
  assert.equal((await chat.fetch(ada))[0]?.reply_count, 1)
  await here.as(bob).isRefused('group_chat_reply', { group_chat_id: asked.id, message: '' }, 'message_empty')
  await here
    .as(bob)
    .isRefused('group_chat_reply', { group_chat_id: 999_999, message: 'x' }, 'message_not_found')
  const withFile = await here
    .as(bob)
    .call('group_chat_reply', { group_chat_id: recdata.id }, { file: await jpeg() })
  assert.deepEqual([withFile.recdata.file_state, withFile.recdata.seq], ['processing', 3])
})

test('who is answered or named is told, once, while they are in the group and want to hear of it', async () => {
  const here = await world()
  const { ada, bob, eve, news, chat } = await scene(here)
  const said = await chat.say(ada, `hello @${bob.username} and @${eve.username}`)
  const link = `/groupdetail/${chat.group_id}?tab=chat`
  const named = ['group_chat_mention', said.message, link]
  assert.deepEqual(await news(bob), [named])
  // She isn't in the group, so she isn't told.
  assert.deepEqual(await news(eve), [])
  await chat.reply(bob, said, `hi @${ada.username}`)
  await chat.reply(ada, said, 'to myself')
  assert.deepEqual(await news(ada), [['group_chat_reply', `hi @${ada.username}`, link]])

  const { db } = here.platform.database
  const setNotice = (notice: string) =>
    db.updateTable('group_members').set({ notice }).where('member_id', '=', ada.id).execute()
  await setNotice('none')
  assert.deepEqual(await news(ada), [])
  await setNotice('mentions')
  await here.as(ada).call('group_chat_delete', { group_chat_id: said.id })
  assert.deepEqual(await news(bob), [])
  await chat.leave(ada)
  assert.deepEqual(await news(ada), [])
})
