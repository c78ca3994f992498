/** Notifications about reels. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newsOf } from '../../../test/scenes/funding-scene.ts'
import { brokenPng } from '../../../test/files/pictures.ts'
import { publishReel, putReel } from '../../../test/scenes/reels-scene.ts'
import { type Person, type World, world } from '../../../test/world.ts'
import { gatherNews } from '../notifications/gathering.ts'

async function told(here: World, person: Person) {
  await gatherNews(here.platform)
  const { recdata } = await here.as(person).call('notification_list', {})
  return recdata.map(({ text, message, link }) => [text, message, link])
}

test('likes, comments, replies and mentions are told to whom they concern, each once', async () => {
  const here = await world()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  const { reel_id } = await publishReel(here, ada, { message: `Dough with @${eve.username}` })
  const link = `/reel/?reelid=${reel_id}`
  assert.deepEqual(await told(here, eve), [
    ['Ada mentioned you in a reel', `Dough with @${eve.username}`, link],
  ])
  await here.as(bob).call('reel_like', { reel_id })
  const said = { reel_id, comment: `Look, @${eve.username} and @${ada.username}` }
  const { comment_id } = (await here.as(bob).call('reel_comment', said)).recdata
  const replying = { reel_id, reel_comment_id: comment_id, reply: 'I do' }
  await here.as(eve).call('reel_comment_reply', replying)
  await here.as(ada).call('reel_comment_like', { reel_comment_id: comment_id })
  await here.as(ada).call('reel_like', { reel_id })
  assert.deepEqual(await told(here, ada), [
    ['Bob commented on your reel', said.comment, link],
    ['Bob liked your reel', `Dough with @${eve.username}`, link],
  ])
  assert.deepEqual(await told(here, bob), [
    ['Ada liked your comment on a reel', said.comment, link],
    ['Eve replied to your comment on a reel', 'I do', link],
  ])
  assert.deepEqual((await told(here, eve))[0], [
    'Bob mentioned you in a comment on a reel',
    said.comment,
    link,
  ])
  // Only posts can be answered or liked from a notification.
  const { recdata } = await here.as(ada).call('notification_list', {})
  assert.deepEqual(
    recdata.map((each) => [each.post_id, each.post_comment_id]),
    [
      [null, null],
      [null, null],
    ],
  )
  const { recdata: mentions } = await here.as(eve).call('notification_list', { filter: 'mentions' })
  assert.equal(mentions.length, 2)

  await here.as(ada).call('reel_comment_like', { reel_comment_id: comment_id })
  await here.as(bob).call('reel_like', { reel_id })
  await here.as(eve).call('delete_comment', {
    comment_id:
      (await here.as(eve).call('comments_by_reel_id', { reel_id })).comments[0]?.replies[0]?.reply_id ?? 0,
  })
  assert.deepEqual(await told(here, bob), [])
  assert.deepEqual(await told(here, ada), [['Bob commented on your reel', said.comment, link]])
})

test('an edit tells whom it names anew, and no more whom it names no longer', async () => {
  const here = await world()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  const reel_id = await putReel(here, ada)
  const edit = (message: string) => here.as(ada).call('edit_reel', { reel_id, message })
  await edit(`@${bob.username}`)
  assert.equal((await told(here, bob)).length, 1)
  await here.as(bob).call('notification_read', { notification_id: 0 })
  await edit(`@${bob.username} and @${eve.username}`)
  assert.equal((await told(here, eve)).length, 1)
  await edit(`@${eve.username}`)
  assert.deepEqual(await told(here, bob), [])
  await edit(`@${bob.username}`)
  assert.deepEqual(await told(here, eve), [])
  const { recdata, unread_count } = await here.as(bob).call('notification_list', {})
  assert.deepEqual([recdata.length, unread_count], [1, 0])
})

test('nobody is told of what they may not see, or see no more', async () => {
  const here = await world()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  await here.befriend(ada, bob)
  const message = `For friends: @${bob.username} @${eve.username}`
  const { reel_id } = await publishReel(here, ada, { message, post_type: 'private' })
  await gatherNews(here.platform)
  assert.deepEqual(await newsOf(here, eve), [])
  const { recdata } = await here.as(bob).call('reel_comment', { reel_id, comment: 'Nice' })
  await here.as(ada).call('reel_comment_like', { reel_comment_id: recdata.comment_id })
  await gatherNews(here.platform)
  assert.deepEqual(await newsOf(here, bob), ['reel_comment_like', 'reel_mention', 'follow'])
  await here.as(bob).call('add_mute', { mute_type: 'word', word: 'friends' })
  assert.deepEqual(await newsOf(here, bob), ['reel_comment_like', 'follow'])
  await here.as(ada).call('delete_reel', { reel_id })
  assert.deepEqual(await newsOf(here, bob), ['follow'])
  await here.as(ada).call('reel_restore', { reel_id })
  await here.as(ada).call('unfollow', { following_id: bob.id })
  assert(!(await newsOf(here, bob)).some((kind) => kind.startsWith('reel')))
  await here.block(eve, ada)
  await here.as(ada).call('edit_reel', { reel_id, message, post_type: 'public' })
  assert.deepEqual(await newsOf(here, eve), [])
})

test('its author is told of a file that cannot be processed', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const file = await brokenPng()
  const { recdata } = await here.as(ada).call('add_reel', { message: 'hm' }, { file })
  await here.processMedia()
  assert.deepEqual(await told(here, ada), [["We couldn't process the file of your reel", 'hm', '/dashboard']])
  await here.as(ada).call('delete_reel', { reel_id: recdata.reel_id })
  assert.deepEqual(await told(here, ada), [])
})
