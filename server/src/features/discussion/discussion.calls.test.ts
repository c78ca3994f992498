/** Comments by the common calls, on an object of each kind. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exportsOf } from '@commons/contract/all.ts'
import { newsOf } from '../../../test/scenes/funding-scene.ts'
import { jpeg } from '../../../test/files/pictures.ts'
import { makeProject } from '../../../test/scenes/projects-scene.ts'
import { putReel } from '../../../test/scenes/reels-scene.ts'
import { makeSurvey } from '../../../test/scenes/surveys-scene.ts'
import { type Person, type World, world } from '../../../test/world.ts'
import { gatherNews } from '../notifications/gathering.ts'

/** How each kind is made, and its first part in the names of its news. */
const kinds: Readonly<Record<string, (here: World, owner: Person) => Promise<number>>> = {
  post: async ({ as }, owner) => (await as(owner).call('add_post', { message: 'A post' })).recdata.post_id,
  survey: async (here, owner) => (await makeSurvey(here, owner, {})).id,
  reel: (here, owner) => putReel(here, owner),
  project: async (here, owner) => {
    const { id } = await makeProject(here, owner, { group_name: 'A well' })
    return (await here.as(owner).call('project_funding', { group_id: id })).recdata.discussion_id
  },
}

const said = async ({ as }: World, reader: Person, object_id: number) => {
  const { object, recdata } = await as(reader).call('comment_list', { object_id })
  assert.equal(object, object_id)
  return recdata.map(({ comment, replies }) => [comment, ...replies.map((each) => each.comment)])
}

for (const [kind, make] of Object.entries(kinds)) {
  test(`what is said of a ${kind} is listed, answered, liked, told, deleted and restored`, async () => {
    const here = await world()
    const { as } = here
    const [ada, bob, cyd] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cyd')]
    const object_id = await make(here, ada)
    const idempotency_key = 'a comment of mine'
    const words = { object_id, comment: `Good, @${cyd.username}`, idempotency_key }
    const { recdata: comment } = await as(bob).call('add_comment', words)
    const { comment_id } = comment
    assert.deepEqual(
      [comment.object_id, comment.parent_id, comment.comment, comment.replies],
      [object_id, null, words.comment, []],
    )
    assert.equal((await as(bob).call('add_comment', words)).recdata.comment_id, comment_id)
    const answer = { comment_id, reply: 'Why?', idempotency_key: 'a reply of mine' }
    const { recdata: reply } = await as(ada).call('add_comment_reply', answer)
    assert.deepEqual([reply.object_id, reply.parent_id, reply.comment], [object_id, comment_id, 'Why?'])
    assert.equal((await as(ada).call('add_comment_reply', answer)).recdata.comment_id, reply.comment_id)
    assert.deepEqual(await said(here, cyd, object_id), [[words.comment, 'Why?']])
    const replies = await as(cyd).call('comment_reply_list', { comment_id })
    assert.deepEqual(
      [replies.object, replies.recdata.map((each) => each.comment_id)],
      [object_id, [reply.comment_id]],
    )

    const liked = { comment_id, object_id, like_count: 1, liked: 1 }
    assert.deepEqual((await as(cyd).call('like_comment', { comment_id })).data, liked)
    await as(bob).call('like_comment', { comment_id: reply.comment_id })
    const [seen] = (await as(cyd).call('comment_list', { object_id })).recdata
    assert.deepEqual([seen?.like_count, seen?.liked, seen?.reply_count], [1, 1, 1])
    assert.deepEqual([seen?.replies[0]?.like_count, seen?.replies[0]?.liked], [1, 0])
    await gatherNews(here.platform)
    const news = async (who: Person) => (await newsOf(here, who)).toSorted()
    assert.deepEqual(await news(ada), [`${kind}_comment`, `${kind}_comment_like`])
    assert.deepEqual(await news(bob), [`${kind}_comment_like`, `${kind}_reply`])
    assert.deepEqual(await news(cyd), [`${kind}_comment_mention`])
    assert.deepEqual((await as(cyd).call('like_comment', { comment_id })).data, {
      ...liked,
      like_count: 0,
      liked: 0,
    })

    await as(cyd).isRefused('delete_comment', { comment_id }, 'comment_not_found')
    const less = (await as(ada).call('delete_comment', { comment_id: reply.comment_id })).recdata
    assert.deepEqual(less, {
      comment_id: reply.comment_id,
      object_id,
      parent_id: comment_id,
      comments_count: 1,
      reply_count: 0,
    })
    assert.deepEqual(await said(here, cyd, object_id), [[words.comment]])
    const { recdata: back } = await as(ada).call('restore_comment', { comment_id: reply.comment_id })
    assert.deepEqual([back.comment, back.parent_id, back.like_count], ['Why?', comment_id, 1])
    const gone = (await as(bob).call('delete_comment', { comment_id })).recdata
    assert.deepEqual([gone.parent_id, gone.comments_count], [null, 0])
    assert.deepEqual(await said(here, cyd, object_id), [])
    for (const name of ['comment_reply_list', 'like_comment'] as const)
      await as(cyd).isRefused(name, { comment_id }, 'comment_not_found')
    await as(cyd).isRefused('add_comment_reply', { comment_id, reply: 'x' }, 'comment_not_found')
    await as(cyd).isRefused('restore_comment', { comment_id }, 'comment_not_found')
    const { recdata: whole } = await as(bob).call('restore_comment', { comment_id })
    assert.deepEqual([whole.comment, whole.replies.length], [words.comment, 1])
    await as(bob).isRefused('add_comment', { object_id, comment: ' ' }, 'comment_empty')
  })

  test(`what somebody left on a ${kind} before a block stays with whose it is`, async () => {
    const here = await world()
    const { as } = here
    const [ada, bob, cyd] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cyd')]
    const object_id = await make(here, ada)
    const own = (await as(cyd).call('add_comment', { object_id, comment: 'Kind' })).recdata.comment_id
    const { comment_id } = (await as(bob).call('add_comment', { object_id, comment: 'Bad' })).recdata
    const below = { comment_id: own, reply: 'Worse' }
    const reply = (await as(bob).call('add_comment_reply', below)).recdata.comment_id
    await here.block(ada, bob)
    await as(bob).isRefused('add_comment', { object_id, comment: 'Again' }, 'object_not_found')
    assert.deepEqual(await said(here, ada, object_id), [['Kind']])
    const { recdata } = await as(ada).call('comment_blocked_list', { object_id })
    assert.deepEqual(
      recdata.map((each) => [each.comment_id, each.parent_id, each.comment, each.full_name]),
      [
        [reply, own, 'Worse', 'Bob'],
        [comment_id, null, 'Bad', 'Bob'],
      ],
    )
    await as(cyd).isRefused('comment_blocked_list', { object_id }, 'object_not_found')
    for (const id of [comment_id, reply]) await as(ada).call('delete_comment', { comment_id: id })
    assert.deepEqual(await said(here, cyd, object_id), [['Kind']])
    await as(bob).isRefused('restore_comment', { comment_id }, 'comment_not_found')
  })

  test(`a comment with a picture on a ${kind} is seen when the picture is ready; reels have words alone`, async () => {
    const here = await world()
    const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
    const object_id = await make(here, ada)
    const file = await jpeg()
    if (kind === 'reel') {
      await here.as(bob).isRefused('add_comment', { object_id }, 'comment_empty', { file })
      return
    }
    await here.as(bob).call('add_comment', { object_id }, { file })
    assert.deepEqual(await said(here, ada, object_id), [])
    await here.processMedia()
    assert.deepEqual(await said(here, ada, object_id), [['']])
  })
}

test('there is nothing to say of what is not there', async () => {
  const here = await world()
  const { as } = here
  const ada = await here.person('Ada')
  const [object_id, comment_id] = [9_999_999, 9_999_999]
  await as(ada).isRefused('add_comment', { object_id, comment: 'x' }, 'object_not_found')
  for (const name of ['comment_list', 'comment_blocked_list'] as const)
    await as(ada).isRefused(name, { object_id }, 'object_not_found')
  await as(ada).isRefused('add_comment_reply', { comment_id, reply: 'x' }, 'comment_not_found')
  for (const name of ['comment_reply_list', 'delete_comment', 'restore_comment', 'like_comment'] as const)
    await as(ada).isRefused(name, { comment_id }, 'comment_not_found')
})

test('comments are for members alone', async () => {
  const here = await world()
  for (const call of Object.keys(exportsOf('discussion')).filter((name) => name.includes('comment')))
    assert.equal(
      (await here.as().send(call, { object_id: 1, comment_id: 1 })).body['error'],
      'session_unknown',
      call,
    )
})
