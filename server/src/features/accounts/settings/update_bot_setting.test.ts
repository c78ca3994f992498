import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForMembersOnly } from '../../../../test/scenes/accounts-scene.ts'
import { withToken } from '../../../../test/scenes/tokens-scene.ts'
import { world } from '../../../../test/world.ts'

test('a bot is marked beside its name wherever that is shown, until it is no more', async () => {
  const here = await world()
  const { as } = here
  const [bot, ada] = [await here.person('Weatherbot'), await here.person('Ada')]
  await here.befriend(ada, bot)
  const { post_id } = (await as(bot).call('add_post', { message: 'Sunny' })).recdata
  const comment = await as(bot).call('post_comment', { post_id, comment: 'Still sunny' })
  assert(comment.recdata)
  await as(bot).call('send_massage', { friend_id: ada.id, message: 'Rain at six' })

  const marks = async () => {
    const { recdata: post } = await as(ada).call('post_detail', { post_id })
    const { recdata: banner } = await as(ada).call('avatar_banner', { view_user_id: bot.id })
    const { users: found } = await as(ada).call('search_user', { name: 'Weatherbot' })
    const { recdata: friends } = await as(ada).call('friend_list', {})
    const { users: chats } = await as(ada).call('chat_list', {})
    return [
      post.is_bot,
      post.comments[0]?.is_bot,
      banner.is_bot,
      found[0]?.is_bot,
      friends[0]?.is_bot,
      chats[0]?.is_bot,
      chats[0]?.messages[0]?.sender?.is_bot,
    ]
  }
  const none = Array.from({ length: 7 }, () => undefined)
  assert.deepEqual(await marks(), none)
  assert.equal((await as(bot).call('show_bot_setting', {})).is_bot, 0)
  await as(bot).call('update_bot_setting', { is_bot: '1' })
  assert.equal((await as(bot).call('show_bot_setting', {})).is_bot, 1)
  assert.deepEqual(
    await marks(),
    none.map(() => 1),
  )
  await as(bot).call('update_bot_setting', { is_bot: 0 })
  assert.deepEqual(await marks(), none)
})

test('a token says whether its member is a bot, and can’t change it', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as(ada).call('update_bot_setting', { is_bot: true })
  const token = here.as(await withToken(here, ada, ['read', 'write']))
  assert.equal((await token.call('token_detail', {})).recdata.is_bot, 1)
  await token.isRefused('update_bot_setting', { is_bot: 0 }, 'not_by_token')
})

test('what is neither yes nor no is said', async () => {
  const { as, person } = await world()
  const { body } = await as(await person('Ada')).isRefused(
    'update_bot_setting',
    {} as never,
    'invalid_fields',
  )
  assert.deepEqual(body['fields'], { is_bot: 'Must be 0 or 1' })
})

test('a visitor and a key that waits for its second factor reach neither', async () => {
  const here = await world()
  await isForMembersOnly(here, 'show_bot_setting', {})
  await isForMembersOnly(here, 'update_bot_setting', { is_bot: 1 })
})
