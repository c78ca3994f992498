/** What the owner of a reel, survey or video decides of its comments, and their order. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeProject } from '../../../test/scenes/projects-scene.ts'
import { putReel } from '../../../test/scenes/reels-scene.ts'
import { makeSurvey } from '../../../test/scenes/surveys-scene.ts'
import { makeChannel, putVideo } from '../../../test/scenes/videos-scene.ts'
import { makeWorld, type Person, type World, world } from '../../../test/world.ts'

const kinds: Readonly<Record<string, (here: World, owner: Person) => Promise<number>>> = {
  survey: async (here, owner) => (await makeSurvey(here, owner, {})).id,
  reel: (here, owner) => putReel(here, owner),
  video: async (here, owner) => putVideo(here, await makeChannel(here, owner)),
}

const say = async ({ as }: World, who: Person, object_id: number, comment: string) =>
  (await as(who).call('add_comment', { object_id, comment })).recdata.comment_id

for (const [kind, make] of Object.entries(kinds)) {
  test(`whose ${kind} it is pins one comment and hearts several, and nobody else does`, async () => {
    const here = await world()
    const { as } = here
    const [ada, bob, cyd] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cyd')]
    const object_id = await make(here, ada)
    const [first, second] = [
      await say(here, bob, object_id, 'First'),
      await say(here, cyd, object_id, 'Second'),
    ]
    const reply = (await as(cyd).call('add_comment_reply', { comment_id: first, reply: 'Well' })).recdata
      .comment_id
    const read = (who: Person) => as(who).call('comment_list', { object_id })
    assert.deepEqual([(await read(ada)).is_owner, (await read(bob)).is_owner], [1, 0])
    const pin = (comment_id: number) => as(ada).call('pin_comment', { comment_id })
    assert.deepEqual((await pin(first)).data, { comment_id: first, object_id, pinned: 1 })
    const pinned = async () => (await read(cyd)).pinned.map((each) => [each.comment_id, each.replies.length])
    assert.deepEqual(await pinned(), [[first, 1]])
    await pin(second)
    assert.deepEqual(await pinned(), [[second, 0]])
    await as(cyd).call('delete_comment', { comment_id: second })
    assert.deepEqual(await pinned(), [])
    await as(cyd).call('restore_comment', { comment_id: second })
    assert.equal((await pin(second)).data.pinned, 0)
    assert.deepEqual(await pinned(), [])
    await as(ada).isRefused('pin_comment', { comment_id: reply }, 'comment_not_found')

    for (const comment_id of [first, reply])
      assert.deepEqual((await as(ada).call('heart_comment', { comment_id })).data, {
        comment_id,
        object_id,
        hearted: 1,
      })
    const hearts = async () =>
      (await read(bob)).recdata.flatMap((each) => [each, ...each.replies]).map((each) => each.hearted)
    assert.deepEqual(await hearts(), [0, 1, 1])
    assert.equal((await as(ada).call('heart_comment', { comment_id: first })).data.hearted, 0)
    assert.deepEqual(await hearts(), [0, 0, 1])

    for (const name of ['pin_comment', 'heart_comment'] as const) {
      for (const who of [bob, cyd]) await as(who).isRefused(name, { comment_id: first }, 'comment_not_found')
      await as(ada).isRefused(name, { comment_id: 9_999_999 }, 'comment_not_found')
    }
    await here.block(ada, bob)
    for (const name of ['pin_comment', 'heart_comment'] as const)
      await as(ada).isRefused(name, { comment_id: first }, 'comment_not_found')
  })

  test(`comments on a ${kind} are turned off by whose it is, and those there stay`, async () => {
    const here = await world()
    const { as } = here
    const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
    const object_id = await make(here, ada)
    const comment_id = await say(here, bob, object_id, 'First')
    const turn = (who: Person, comments_off: 0 | 1) =>
      as(who).call('comment_settings_update', { object_id, comments_off })
    await as(bob).isRefused('comment_settings_update', { object_id, comments_off: 1 }, 'object_not_found')
    assert.deepEqual((await turn(ada, 1)).data, { object_id, comments_off: 1, hold: null })
    for (const who of [ada, bob]) {
      await as(who).isRefused('add_comment', { object_id, comment: 'x' }, 'comments_off')
      await as(who).isRefused('add_comment_reply', { comment_id, reply: 'x' }, 'comments_off')
    }
    if (kind === 'reel') {
      await as(bob).isRefused('reel_comment', { reel_id: object_id, comment: 'x' }, 'comments_off')
      const reply = { reel_id: object_id, reel_comment_id: comment_id, reply: 'x' }
      await as(bob).isRefused('reel_comment_reply', reply, 'comments_off')
    }
    if (kind === 'video') {
      await as(bob).isRefused('video_comment', { video_id: object_id, comment: 'x' }, 'comments_off')
      const { response } = await as(bob).call('get_video', { video_id: object_id })
      assert.equal(response.takes_comments, 0)
    }
    const { comments_off, recdata } = await as(bob).call('comment_list', { object_id })
    assert.deepEqual([comments_off, recdata.map(({ comment }) => comment)], [1, ['First']])
    await as(bob).call('edit_comment', { comment_id, comment: 'Mended' })
    // Whoever doesn't see it learns nothing of it.
    await here.block(ada, bob)
    await as(bob).isRefused('add_comment', { object_id, comment: 'x' }, 'object_not_found')
    await as(ada).call('unblock', { blocked_user_id: bob.id })
    await turn(ada, 0)
    await say(here, bob, object_id, 'Second')
  })
}

test('posts and projects have none of it', async () => {
  const here = await world()
  const { as } = here
  const ada = await here.person('Ada')
  const { post_id } = (await as(ada).call('add_post', { message: 'A post' })).recdata
  const { id } = await makeProject(here, ada, { group_name: 'A well' })
  const { discussion_id } = (await as(ada).call('project_funding', { group_id: id })).recdata
  for (const object_id of [post_id, discussion_id]) {
    const comment_id = await say(here, ada, object_id, 'x')
    assert.equal((await as(ada).call('comment_list', { object_id })).is_owner, 0)
    for (const name of ['pin_comment', 'heart_comment'] as const)
      await as(ada).isRefused(name, { comment_id }, 'comment_not_found')
    await as(ada).isRefused('comment_settings_update', { object_id, comments_off: 1 }, 'object_not_found')
  }
  await as(ada).isRefused(
    'comment_settings_update',
    { object_id: 9_999_999, comments_off: 1 },
    'object_not_found',
  )
})

test('the most liked comments come first, then the newest, page by page', async () => {
  const here = await makeWorld()
  const { as } = here
  const people = await Promise.all(['Ada', 'Bob', 'Cyd'].map((name) => here.person(name)))
  const ada = people[0] ?? assert.fail()
  const { post_id: object_id } = (await as(ada).call('add_post', { message: 'A post' })).recdata
  const ids: number[] = []
  for (let i = 1; i <= 6; i++) ids.push(await say(here, ada, object_id, `comment ${i}`))
  const like = async (nth: number, many: number) => {
    for (const who of people.slice(0, many))
      await as(who).call('like_comment', { comment_id: ids[nth - 1] ?? 0 })
  }
  await like(2, 3)
  await like(4, 1)
  await like(5, 1)
  await as(ada).call('like_comment', { comment_id: ids[5] ?? 0 })
  await as(ada).call('like_comment', { comment_id: ids[5] ?? 0 })
  for (const i of [1, 2, 3])
    await as(ada).call('add_comment_reply', { comment_id: ids[1] ?? 0, reply: `reply ${i}` })
  const seen: string[] = []
  let before: string | undefined
  do {
    const page = await as(people[1]).call('comment_list', {
      object_id,
      sort: 'top',
      limit: 2,
      ...(before && { before }),
    })
    seen.push(...page.recdata.map(({ comment }) => comment))
    if (before === undefined)
      assert.deepEqual(
        page.recdata[0]?.replies.map(({ comment }) => comment),
        ['reply 2', 'reply 3'],
      )
    before = page.next
  } while (before !== undefined)
  assert.deepEqual(
    seen,
    [2, 5, 4, 6, 3, 1].map((i) => `comment ${i}`),
  )
  const second = await as(ada).call('comment_list', { object_id, sort: 'top', limit: 2, page: 2 })
  assert.deepEqual(
    second.recdata.map(({ comment }) => comment),
    ['comment 4', 'comment 6'],
  )
  // What is hidden from one is not in between.
  await here.block(people[2] ?? assert.fail(), ada)
  await as(people[2]).isRefused('comment_list', { object_id, sort: 'top' }, 'object_not_found')
  await as(ada).isRefused('comment_list', { object_id, sort: 'worst' as never }, 'invalid_fields')
  await as(ada).isRefused(
    'comment_list',
    { object_id, sort: 'top', before: '999999999999999' },
    'invalid_fields',
  )
})
