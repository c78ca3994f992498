/** Posts whose text is kept say what they would if they were made anew, and only what the viewer may see. */
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import fc from 'fast-check'
import { makeWorld, type Person, type World } from '../../../test/world.ts'
import { shiftClock } from '../../platform/clock.ts'
import { duration, type Language, sameDurationUntil } from '../../platform/language.ts'
import { keptPost } from './posts.kept.ts'
import { listTimeline } from './posts.queries.ts'

afterEach(() => shiftClock(0))

/** Returns the ids of the posts of a first page that are kept for this member, without asking for it. */
async function keptFor({ platform }: World, { id }: Person, language: Language = 'en'): Promise<number[]> {
  const { db } = platform.database
  const rows = await listTimeline(db, id, Number.MAX_SAFE_INTEGER, 10, 0)
  const ofPage = new Map(rows.map((row) => [row.id, row]))
  const { media, settings } = platform
  const viewer = { member: { id } as never, language, media, isAbsent: settings.isAbsent }
  return rows.flatMap((row) => {
    const found = row.listed ? keptPost(row, ofPage, viewer) : 'all'
    return typeof found === 'object' ? [found.post_id] : []
  })
}

test('a page made for one member is kept for others, without what is their own', async () => {
  const here = await makeWorld()
  const { as, person, follow } = here
  const [ada, bob, cyd] = [await person('Ada'), await person('Bob'), await person('Cyd')]
  await follow(bob, ada)
  const { post_id } = (await as(ada).call('add_post', { message: 'first' })).recdata
  await as(ada).call('post_comment', { post_id, comment: 'said' })
  const reminder = (await as(cyd).call('repost', { post_id })).recdata.post_id
  const onTop = async (who: Person) => (await as(who).call('timeline', {})).recdata
  assert.deepEqual(await keptFor(here, bob), [])
  await onTop(cyd)
  assert.deepEqual(await keptFor(here, bob), [reminder, post_id])
  assert.deepEqual(await keptFor(here, bob, 'cs'), [])
  await as(bob).call('post_like', { post_id })
  await as(bob).call('post_save', { post_id })
  for (const [who, own] of [
    [bob, { is_following: 1, user_like: 1, is_saved: 1, my_repost_id: null }],
    [cyd, { is_following: 0, user_like: 0, is_saved: 0, my_repost_id: reminder }],
  ] as const)
    for (const post of await onTop(who)) {
      const { is_following, user_like, is_saved, my_repost_id, like_count, repost_count, comments } = post
      assert.deepEqual({ is_following, user_like, is_saved, my_repost_id }, own)
      assert.deepEqual([like_count, repost_count, comments[0]?.comment], [1, 1, 'said'])
    }
})

test('what changes a post is seen at once, though its text is kept', async () => {
  const here = await makeWorld()
  const { as, person, block } = here
  const [ada, bob, cyd] = [await person('Ada'), await person('Bob'), await person('Cyd')]
  const { post_id } = (await as(ada).call('add_post', { message: 'first' })).recdata
  const seen = async (who = bob) => {
    await as(cyd).call('timeline', {})
    const [post] = (await as(who).call('timeline', {})).recdata
    return post ?? assert.fail()
  }
  assert.equal((await seen()).message, 'first')
  await as(ada).call('edit_post', { post_id, message: 'second' })
  assert.equal((await seen()).message, 'second')
  await as(ada).call('post_pin', { post_id })
  assert.equal((await seen()).is_pinned, 1)
  const comment = { post_id, comment: 'said' }
  const { post_comment_id } = (await as(cyd).call('post_comment', comment)).recdata
  assert.equal((await seen()).comments[0]?.full_name, 'Cyd')
  assert.deepEqual(await keptFor(here, bob), [post_id])
  await as(cyd).call('update_display_name', { display_name: 'Cyd Newname' })
  assert.equal((await seen()).comments[0]?.full_name, 'Cyd Newname')
  // Comments that anybody has reacted to are each viewer's own.
  await as(bob).call('like_comment', { comment_id: post_comment_id })
  const liked = async (who: Person) => (await seen(who)).comments.map((each) => [each.like_count, each.liked])
  assert.deepEqual([await liked(bob), await liked(ada)], [[[1, 1]], [[1, 0]]])
  await block(bob, cyd)
  const { comments, comments_count } = await seen(bob)
  assert.deepEqual([comments, comments_count], [[], 0])
  assert.equal((await seen(ada)).comments_count, 1)
  await as(ada).call('edit_post', { post_id, message: 'closed', post_type: 'private' })
  for (const who of [bob, cyd]) assert.deepEqual((await as(who).call('timeline', {})).recdata, [])
  assert.deepEqual(await keptFor(here, ada), [])
})

test('a kept post says how long ago it was when it is read', async () => {
  const { as, person } = await makeWorld()
  const ada = await person('Ada')
  await as(ada).call('add_post', { message: 'first' })
  const says = async () => (await as(ada).call('timeline', {})).recdata[0]?.duration
  assert.deepEqual([await says(), await says()], ['now', 'now'])
  shiftClock(3 * 60_000)
  assert.deepEqual([await says(), await says()], ['3 minutes ago', '3 minutes ago'])
})

test('a duration is the same until it is said to change, and another then', () => {
  const longest = 3 * 366 * 86_400_000
  fc.assert(
    fc.property(
      fc.integer({ min: -5_000, max: longest }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (ago, share) => {
        const present = new Date('2026-11-22T12:00:00Z')
        const at = new Date(present.getTime() - ago)
        const until = sameDurationUntil(at, present)
        assert(until > present.getTime())
        const says = (ms: number) => duration('en', at, new Date(ms))
        const between = present.getTime() + Math.floor(share * (until - 1 - present.getTime()))
        assert.equal(says(between), says(present.getTime()))
        assert.notEqual(says(until), says(present.getTime()))
      },
    ),
  )
})
