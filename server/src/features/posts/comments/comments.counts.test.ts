/** Counts of comments and replies stay exact under concurrent calls. */
import { removeMember } from '../../../../test/remove-member.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { assertStories } from '../../../../test/stories.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'

const people = 4
const act = fc.record({
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constant('comment' as const) },
    { weight: 4, arbitrary: fc.constant('reply' as const) },
    { weight: 4, arbitrary: fc.constant('delete' as const) },
    { weight: 3, arbitrary: fc.constant('restore' as const) },
    { weight: 2, arbitrary: fc.constant('like' as const) },
    { weight: 1, arbitrary: fc.constant('leave' as const) },
  ),
  who: fc.nat(people - 1),
  post: fc.nat(1),
  which: fc.nat(1000),
})
/** Acts of one round happen at the same time. */
const rounds = fc.array(fc.array(act, { minLength: 3, maxLength: 12 }), { minLength: 1, maxLength: 4 })

const calls = [
  'post_comment',
  'post_comment_reply',
  'post_comment_delete',
  'post_comment_reply_delete',
  'restore_comment',
]

interface Said {
  id: number
  kind: 'comment' | 'reply'
  by: Person
  isDeleted: boolean
}

/** What an act is likely to succeed on; concurrent acts make some fail anyway. */
const suits: Record<string, (said: Said) => boolean> = {
  reply: ({ kind, isDeleted }) => kind === 'comment' && !isDeleted,
  delete: ({ isDeleted }) => !isDeleted,
  restore: ({ isDeleted }) => isDeleted,
}

interface Stage {
  here: World
  members: Person[]
  posts: number[]
  said: Said[]
  /** Calls that succeeded. */
  done: Set<string>
  /** A member leaves in this round. */
  isLeft: boolean
}

/** Sends a call; it may be refused, such as for coming too late, but must not cause a server error. */
async function ask({ here, done, isLeft }: Stage, who: Person, call: string, input: object) {
  const { status, body } = await here.as(who).send(call, input)
  // A call that deadlocks twice with the removal of a member is refused as overloaded.
  const gaveWay = isLeft && body['error'] === 'overloaded'
  assert(status < 500 || gaveWay, `${call} answered ${status} ${JSON.stringify(body)}`)
  if (status === 200) done.add(call)
  return body['recdata'] as Record<string, number> | undefined
}

async function perform(
  stage: Stage,
  { what, who, post, which }: { what: string; who: number; post: number; which: number },
) {
  const { here, members, posts, said } = stage
  const member = members[who]
  const candidates = said.filter((each) => suits[what]?.(each)).slice(-8)
  const known = candidates[which % Math.max(1, candidates.length)]
  assert(member)
  if (what === 'comment') {
    const recdata = await ask(stage, member, 'post_comment', { post_id: posts[post], comment: 'x' })
    if (recdata)
      said.push({ id: recdata['post_comment_id'] ?? 0, kind: 'comment', by: member, isDeleted: false })
  } else if (what === 'like') {
    await ask(stage, member, 'post_like', { post_id: posts[post] })
  } else if (what === 'leave') {
    await removeMember(here, member.id)
  } else if (!known) {
    return
  } else if (what === 'reply') {
    const recdata = await ask(stage, member, 'post_comment_reply', { post_comment_id: known.id, reply: 'y' })
    if (recdata)
      said.push({ id: recdata['post_comment_reply_id'] ?? 0, kind: 'reply', by: member, isDeleted: false })
  } else {
    const [call, input] =
      what === 'restore'
        ? ['restore_comment', { comment_id: known.id }]
        : [
            known.kind === 'comment' ? 'post_comment_delete' : 'post_comment_reply_delete',
            { post_comment_id: known.id },
          ]
    if (await ask(stage, known.by, call, input)) known.isDeleted = what === 'delete'
  }
}

/** Replaces members who left, and posts that were removed with their author, for the next round. */
async function fillUp(stage: Stage) {
  const { here, members, posts } = stage
  const { pool } = here.platform.database
  for (let i = 0; i < people; i++) {
    const { rowCount } = await pool.query('select from members where id = $1', [members[i]?.id ?? 0])
    if (rowCount === 0) members[i] = await here.person(`Person ${i}`)
  }
  for (let i = 0; i < 2; i++) {
    const { rowCount } = await pool.query('select from posts where id = $1', [posts[i] ?? 0])
    if (rowCount === 0)
      posts[i] = (await here.as(members[i]).call('add_post', { message: 'x' })).recdata.post_id
  }
}

const wrong = `
  select 'comments' as what, c.id, c.comments as written, real.many as real
  from objects c cross join lateral (
    select count(*)::int as many from comments k
    where k.object_id = c.id and k.parent_id is null and k.deleted_at is null and k.position is not null) real
  where c.comments <> real.many
  union all
  select 'replies', c.id, c.replies, real.many
  from comments c cross join lateral (
    select count(*)::int as many from comments k
    where k.parent_id = c.id and k.deleted_at is null and k.position is not null) real
  where c.replies <> real.many
  union all
  select 'likes', c.id, c.likes, real.many
  from objects c cross join lateral (
    select count(*)::int as many from reactions r where r.object_id = c.id and r.kind = 'like') real
  where c.likes <> real.many`

test('whoever says, takes back, restores or leaves at the same time, counts equal what they count', async () => {
  const here = await makeWorld()
  const stage: Stage = { here, members: [], posts: [], said: [], done: new Set(), isLeft: false }
  const together = fc.asyncProperty(rounds, async (acts) => {
    for (const round of acts) {
      await fillUp(stage)
      // Members leave one at a time, as any removal of members must. Their likes go with them, so such a
      // round has no likes.
      const leaving = round.filter(({ what }) => what === 'leave')
      stage.isLeft = leaving.length > 0
      const staying = round.filter(
        ({ what }) => what !== 'leave' && (what !== 'like' || leaving.length === 0),
      )
      const leave = async () => {
        for (const each of leaving) await perform(stage, each)
      }
      await Promise.all([leave(), ...staying.map((each) => perform(stage, each))])
      const { rows } = await here.platform.database.pool.query(wrong)
      assert.deepEqual(rows, [])
    }
  })
  await assertStories(together, {
    runs: process.env['COMMONS_TEST_LONG'] ? 300 : 12,
    neverDone: () => calls.filter((call) => !stage.done.has(call)),
  })
})

test('a thread that many reply to, take back and remove at once stays exact', async () => {
  const here = await makeWorld()
  const { as, person, platform } = here
  const [ada, ...others] = await Promise.all(['Ada', 'Bob', 'Cid', 'Dan', 'Eve'].map((name) => person(name)))
  const { post_id } = (await as(ada).call('add_post', { message: 'x' })).recdata
  for (let round = 0; round < 3; round++) {
    const { post_comment_id } = (await as(ada).call('post_comment', { post_id, comment: 'x' })).recdata
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, (_, i) =>
        as(others[i % 4]).send('post_comment_reply', { post_comment_id, reply: 'y' }),
      ),
      as(ada).send('post_comment_delete', { post_comment_id }),
      as(ada).send('restore_comment', { comment_id: post_comment_id }),
      // Removed for good while others reply to it.
      ...(round === 2
        ? [platform.database.pool.query('delete from comments where id = $1', [post_comment_id])]
        : []),
    ])
    for (const answer of answers)
      if ('status' in answer) assert(answer.status < 500, JSON.stringify(answer.body))
    const { rows } = await platform.database.pool.query(wrong)
    assert.deepEqual(rows, [])
  }
})
