/** Comments by the common calls, on an object of each kind. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { exportsOf } from '@commons/contract/all.ts'
import { newsOf } from '../../../test/scenes/funding-scene.ts'
import { jpeg } from '../../../test/files/pictures.ts'
import { makeProject } from '../../../test/scenes/projects-scene.ts'
import { putReel } from '../../../test/scenes/reels-scene.ts'
import { play } from '../../../test/races.ts'
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

type Reactions = Readonly<Record<'like_count' | 'dislike_count' | 'liked' | 'disliked', number>>
const reactions = ['like_comment', 'dislike_comment'] as const

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

    const liked = { comment_id, object_id, like_count: 1, dislike_count: 0, liked: 1, disliked: 0 }
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

    // Nobody is told of a dislike, and of the two reactions there is one.
    const disliked = { comment_id, object_id, like_count: 0, dislike_count: 1, liked: 0, disliked: 1 }
    await as(cyd).call('like_comment', { comment_id })
    assert.deepEqual((await as(cyd).call('dislike_comment', { comment_id })).data, disliked)
    const [replied] = (await as(cyd).call('comment_list', { object_id })).recdata
    assert.deepEqual([replied?.dislike_count, replied?.disliked, replied?.like_count], [1, 1, 0])
    await gatherNews(here.platform)
    assert.deepEqual(await news(bob), [`${kind}_reply`])
    assert.deepEqual((await as(cyd).call('like_comment', { comment_id })).data, liked)
    for (const dislike_count of [1, 0])
      assert.equal((await as(cyd).call('dislike_comment', { comment_id })).data.dislike_count, dislike_count)

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
    for (const name of ['comment_reply_list', 'like_comment', 'dislike_comment'] as const)
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
  for (const name of [...reactions, 'comment_reply_list', 'delete_comment', 'restore_comment'] as const)
    await as(ada).isRefused(name, { comment_id }, 'comment_not_found')
})

test('whoever reacts at the same time, counts equal what they count, and the latest comments of a card have them', async () => {
  const here = await world()
  const { as } = here
  const people = await Promise.all(['Ada', 'Bob', 'Cyd', 'Dan'].map((name) => here.person(name)))
  const ada = people[0] ?? assert.fail()
  const { post_id } = (await as(ada).call('add_post', { message: 'A post' })).recdata
  const { post_comment_id } = (await as(ada).call('post_comment', { post_id, comment: 'Well' })).recdata
  const { recdata: reply } = await as(ada).call('post_comment_reply', { post_comment_id, reply: 'And' })
  const said = [post_comment_id, reply.post_comment_reply_id]
  const acts = people.flatMap((who) => said.flatMap((id) => [0, 1, 0, 0, 1].map((way) => ({ who, id, way }))))
  await Promise.all(
    acts.map(({ who, id, way }) => as(who).call(reactions[way] ?? assert.fail(), { comment_id: id })),
  )
  await as(people[1]).call('like_comment', { comment_id: post_comment_id })
  const { rows } = await here.platform.database.pool.query(
    `
    select n.comment_id, n.likes, n.dislikes from comment_counts n join lateral (
      select count(*) filter (where kind = 'like') as l, count(*) filter (where kind = 'dislike') as d
      from comment_reactions r where r.comment_id = n.comment_id) real on true
    where n.comment_id = any ($1) and (n.likes <> real.l or n.dislikes <> real.d)`,
    [said],
  )
  assert.deepEqual(rows, [])
  for (const who of people) {
    const listed = (await as(who).call('comment_list', { object_id: post_id })).recdata[0] ?? assert.fail()
    const below = listed.replies[0] ?? assert.fail()
    const card = (await as(who).call('post_card', { post_id })).recdata.comments[0] ?? assert.fail()
    const inCard = card.reply[0] ?? assert.fail()
    const shown = ({ like_count, dislike_count, liked, disliked }: Reactions) => [
      like_count,
      dislike_count,
      liked,
      disliked,
    ]
    assert.deepEqual([card, inCard].map(shown), [listed, below].map(shown))
  }
})

const sides = { like: 'like_comment', dislike: 'dislike_comment' } as const
for (const [first, second] of [
  ['like', 'dislike'],
  ['like', 'like'],
  ['dislike', 'dislike'],
] as const)
  test(`a ${first} beside a ${second} of the same member, and of another, end as one after the other`, async () => {
    for (const isSame of [true, false])
      await play<{ readonly ada: Person; readonly bob: Person; readonly comment_id: number }>({
        async open(here) {
          const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
          const object_id = await putReel(here, ada)
          const { comment_id } = (await here.as(ada).call('add_comment', { object_id, comment: 'Well' }))
            .recdata
          return { ada, bob, comment_id }
        },
        calls: [
          ({ bob, comment_id }, here) => here.as(bob).send(sides[first], { comment_id }),
          ({ ada, bob, comment_id }, here) => here.as(isSame ? bob : ada).send(sides[second], { comment_id }),
        ],
        said: ({ status, body }) => {
          const { like_count, dislike_count, liked, disliked } = body['data'] as Record<string, number>
          return [status, like_count, dislike_count, liked, disliked]
        },
        async stored({ comment_id, bob }, { platform }) {
          const { rows } = await sql`
            select n.likes, n.dislikes, array(select r.kind from comment_reactions r
              where r.comment_id = n.comment_id order by r.member_id = ${bob.id}) as kinds
            from comment_counts n where n.comment_id = ${comment_id}`.execute(platform.database.db)
          return rows
        },
        hold: ({ comment_id }) => sql`select from comments where id = ${comment_id} for update`,
        rounds: 4,
      })
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
