/**
 * Likes, comments, posts and votes of the same moment share statements (decision 174), in two processes at once: none
 * is lost, counted twice or refused for what another did, and none waits in a circle.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { twoProcesses } from './processes.ts'
import type { World } from './world.ts'

const names = ['Ada', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal']

const deadlocksOf = async ({ platform }: World) =>
  (await platform.metrics.deadlocks.get()).values[0]?.value ?? 0

test('what many do at once in two processes is done once each, and counted', async () => {
  const [one, other] = await twoProcesses()
  const people = []
  for (const name of names) people.push(await one.person(name))
  const author = people[0] ?? assert.fail()
  const posts: number[] = []
  for (const message of ['One', 'Two', 'Three'])
    posts.push((await one.as(author).call('add_post', { message })).recdata.post_id)
  const closing_date = new Date(Date.now() + 86_400_000).toISOString()
  const survey = { title: 'Tea or coffee?', options: ['Tea', 'Coffee'], closing_date }
  const { id: voting_title_id } = (await one.as(author).call('create_voting', survey)).recdata

  const deeds = people.flatMap((member, nth) => {
    const at = (nth % 2 === 0 ? one : other).as(member)
    const elsewhere = (nth % 2 === 0 ? other : one).as(member)
    return [
      // In different orders, half of them twice: the second takes the first back.
      ...(nth % 2 ? posts : posts.toReversed()).map((post_id) => () => at.call('post_like', { post_id })),
      ...posts.slice(0, 1).map((post_id) => () => elsewhere.call('post_like', { post_id })),
      ...posts.map(
        (post_id) => () =>
          at.call('post_comment', { post_id, comment: `${nth}`, idempotency_key: `comment ${post_id}` }),
      ),
      () => at.call('add_post', { message: `By ${nth}`, idempotency_key: 'the post' }),
      () => elsewhere.call('add_post', { message: `By ${nth}`, idempotency_key: 'the post' }),
      () => at.call('user_voting', { voting_title_id, option_id: 1 + (nth % 2) }),
      () => elsewhere.call('voting_seen', { voting_title_id }),
    ]
  })
  await Promise.all(deeds.map((deed) => deed()))
  const { db } = one.platform.database
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from posts where message like 'By %') as posts,
      (select count(*)::int from comments) as comments,
      (select sum(comments)::int from objects where id = any (${posts}::bigint[])) as counted_comments,
      (select count(*)::int from reactions where kind = 'like') as likes,
      (select sum(likes)::int from objects) as counted_likes,
      (select voters from survey_counts where survey_id = ${voting_title_id}) as voters,
      (select votes[1] from survey_counts where survey_id = ${voting_title_id}) as tea,
      (select active from survey_counts where survey_id = ${voting_title_id}) as active,
      (select count(*)::int from survey_ballots) as ballots,
      (select count(*)::int from idempotency_keys) as keys`.execute(db)
  const crowd = names.length
  assert.deepEqual(rows[0], {
    posts: crowd,
    comments: 3 * crowd,
    counted_comments: 3 * crowd,
    likes: 2 * crowd,
    counted_likes: 2 * crowd,
    voters: crowd,
    tea: crowd / 2,
    active: 0,
    ballots: crowd,
    keys: 4 * crowd,
  })
  assert.deepEqual([await deadlocksOf(one), await deadlocksOf(other)], [0, 0])
})
