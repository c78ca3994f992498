/** Comments on videos by their documented calls. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeChannel, putVideo } from '../../../../test/scenes/videos-scene.ts'
import { world } from '../../../../test/world.ts'

test('comments on a video are listed with replies, likes and dislikes, as the documents name them', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const channel = await makeChannel(here, ada)
  const [video_id, channel_id] = [await putVideo(here, channel), channel.id]
  const said = { video_id, channel_id, comment: 'Good crust', idempotency_key: 'a comment of mine' }
  const { recdata } = await as(bob).call('video_comment', said)
  const { comment_id } = recdata
  assert.deepEqual(
    [recdata.id, recdata.full_name, recdata.is_liked, recdata.replies],
    [bob.id, 'Bob', '0', []],
  )
  assert.equal((await as(bob).call('video_comment', said)).recdata.comment_id, comment_id)
  await as(ada).call('add_comment_reply', { comment_id, reply: 'Thanks', channel_id })
  await as(ada).call('like_comment', { comment_id })
  const other = (
    await as(bob).call('video_comment', { ...said, comment: 'More', idempotency_key: undefined })
  ).recdata.comment_id
  await as(ada).call('dislike_comment', { comment_id: other })
  const { comments } = await as(ada).call('get_videos_comments', { video_id, channel_id })
  assert.deepEqual(
    comments.map((each) => [
      each.comment,
      each.is_liked,
      each.is_disliked,
      each.like_count,
      each.replies.map(({ reply, full_name, parent_id }) => [reply, full_name, parent_id]),
    ]),
    [
      ['More', '0', '1', 0, []],
      ['Good crust', '1', '0', 1, [['Thanks', 'Ada', comment_id]]],
    ],
  )
  assert.equal((await as(bob).call('video_stats', { video_id })).data.comment_count, 2)
  const { next } = await as(bob).call('get_videos_comments', { video_id, limit: 1 })
  const rest = await as(bob).call('get_videos_comments', { video_id, limit: 1, before: next })
  assert.equal(rest.comments[0]?.comment_id, comment_id)
})

test('there is no comment without words, or on what is not there', async () => {
  const here = await world()
  const { as, person } = here
  const ada = await person('Ada')
  const channel = await makeChannel(here, ada)
  const video_id = await putVideo(here, channel)
  await as(ada).isRefused('video_comment', { video_id, comment: ' ' }, 'comment_empty')
  await as(ada).isRefused('video_comment', { video_id: 1, comment: 'Hi' }, 'video_not_found')
  await as(ada).isRefused('get_videos_comments', { video_id: 1 }, 'video_not_found')
  const forKids = await putVideo(here, channel, { audience: 1 })
  await as(ada).isRefused('video_comment', { video_id: forKids, comment: 'Hi' }, 'video_not_found')
})
