/** What members write says its language, wherever it is read. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { loadLanguages, unloadLanguages } from '../src/platform/written-language.ts'
import { makeGroup } from './scenes/groups-scene.ts'
import { say } from './scenes/pair-scene.ts'
import { publishReel } from './scenes/reels-scene.ts'
import { world } from './world.ts'

before(loadLanguages)
after(unloadLanguages)

const czech = 'Kdo má v sobotu čas přijít na zahradu?'
const german = 'Wer kommt am Samstag in den Garten?'

test('posts, remarks, comments, replies, reels and messages have the language of their words', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.befriend(ada, bob)
  const { post_id } = (await here.as(ada).call('add_post', { message: czech })).recdata
  await here.as(bob).call('post_comment', { post_id, comment: german })
  const { recdata: post } = await here.as(bob).call('post_detail', { post_id })
  assert.deepEqual([post.lang, post.comments[0]?.lang, post.repost_comment_lang], ['cs', 'de', null])
  const remind = async (repost_comment?: string) =>
    (await here.as(bob).call('repost', { post_id, ...(repost_comment && { repost_comment }) })).recdata
  const { lang, repost_comment_lang } = await remind(german)
  assert.deepEqual([lang, repost_comment_lang], ['cs', 'de'])
  await here.as(ada).call('edit_post', { post_id, message: 'ok' })
  assert.equal((await here.as(bob).call('post_detail', { post_id })).recdata.lang, null)

  const { reel_id } = await publishReel(here, ada, { message: czech })
  assert.equal((await here.as(bob).call('reel_by_id', { reel_id })).reel.lang, 'cs')
  assert.equal((await say(here, ada, bob, german)).lang, 'de')
  const { id: group_id } = await makeGroup(here, ada, { group_name: 'Gardeners' })
  const said = await here.as(ada).call('group_chat', { group_id, message: czech })
  assert.equal(said.recdata.lang, 'cs')
})
