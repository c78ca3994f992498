/**
 * Who sees which reel, its files, cover, counts and comments: every viewer against every state, in every
 * call.
 */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Reel } from '@commons/contract/reels/reels.ts'
import { sql } from 'kysely'
import { jpeg } from '../files/pictures.ts'
import { mp4 } from '../files/videos.ts'
import { browserCookie, makeWorld, type Person, type World } from '../world.ts'

const viewers = ['author', 'friend', 'follower', 'followed', 'stranger', 'blocked', 'blocking'] as const
type Viewer = (typeof viewers)[number]

const friendly = new Set<Viewer>(['author', 'friend'])
const unblocked = new Set<Viewer>(['author', 'friend', 'follower', 'followed', 'stranger'])
const nobody = new Set<Viewer>()

/** A public file is protected only by its address: a blocked member isn't given it, but can load the file. */
const states: ReadonlyArray<{
  name: string
  set: string
  seen: ReadonlySet<Viewer>
  files: 'everybody' | ReadonlySet<Viewer>
  isListed: boolean
}> = [
  { name: 'public', set: '', seen: unblocked, files: 'everybody', isListed: true },
  { name: 'made private', set: `audience = 'private'`, seen: friendly, files: friendly, isListed: true },
  {
    name: 'private and deleted',
    set: 'deleted_at = now()',
    seen: nobody,
    files: nobody,
    isListed: false,
  },
  {
    name: 'public and deleted',
    set: `audience = 'public', deleted_at = now()`,
    seen: nobody,
    files: nobody,
    isListed: false,
  },
  {
    name: 'restored, its file not ready',
    set: 'deleted_at = null, position = null',
    seen: new Set(['author']),
    files: new Set(['author']),
    isListed: false,
  },
  {
    name: 'published',
    set: `position = nextval('reel_positions')`,
    seen: unblocked,
    files: 'everybody',
    isListed: true,
  },
]

describe('reels, and all that hangs on them, are seen alike', () => {
  let here: World
  let reel: Reel
  let comment: number
  const people = {} as Record<Viewer, Person>
  const cookies = new Map<Viewer, string>()
  let urls: string[]

  before(async () => {
    here = await makeWorld()
    for (const viewer of viewers) people[viewer] = await here.person(viewer)
    const { author } = people
    const { db } = here.platform.database
    await db.updateTable('members').set({ several_devices: true }).execute()
    for (const each of ['friend', 'blocked', 'blocking'] as const) await here.befriend(author, people[each])
    await here.follow(people.follower, author)
    await here.follow(author, people.followed)
    const files = { file: await mp4({ seconds: 1, width: 64, height: 96 }), cover: await jpeg(120, 180) }
    const named = viewers
      .filter((viewer) => viewer !== 'author')
      .map((viewer) => `@${people[viewer].username}`)
    const written = { message: `Seen by whom? #who ${named.join(' ')}` }
    const { recdata } = await here.as(author).call('add_reel', written, files)
    await here.processMedia()
    const { reel_id } = recdata
    reel = (await here.as(author).call('reel_by_id', { reel_id })).reel
    for (const viewer of ['friend', 'blocked'] as const) {
      const said = { reel_id, comment: `from ${viewer}` }
      comment = (await here.as(people[viewer]).call('reel_comment', said)).recdata.comment_id
      await here.as(people[viewer]).call('reel_save', { reel_id })
    }
    await here.block(author, people.blocked)
    await here.block(people.blocking, author)
    for (const viewer of viewers) cookies.set(viewer, await browserCookie(here.url, people[viewer].email))
    urls = [reel.file, reel.cover?.sources[0]?.url, reel.video?.poster.sources[0]?.url].map(String)
  })

  for (const { name, set, seen, files, isListed } of states) {
    test(name, async () => {
      const { db } = here.platform.database
      const { reel_id } = reel
      if (set !== '') await sql`update reels set ${sql.raw(set)} where id = ${reel_id}`.execute(db)
      for (const viewer of viewers) {
        const sees = seen.has(viewer)
        const voice = here.as(people[viewer])
        const answers: Record<string, unknown> = {}
        const said = async (call: string, input: object) => {
          const { body } = await voice.send(call, input)
          return body['code'] === true ? 'seen' : body['error']
        }
        const expected: Record<string, unknown> = {}
        for (const call of ['reel_by_id', 'comments_by_reel_id'] as const) {
          answers[call] = await said(call, { reel_id })
          expected[call] = sees ? 'seen' : 'reel_not_found'
        }
        for (const call of ['reel_sound', 'reels_by_sound'] as const) {
          answers[call] = await said(call, { sound_id: reel_id })
          expected[call] = sees && isListed ? 'seen' : 'reel_sound_not_found'
        }
        answers['comment_blocked_list'] = await said('comment_blocked_list', { object_id: reel_id })
        expected['comment_blocked_list'] = sees && viewer === 'author' ? 'seen' : 'object_not_found'
        // Each undone at once, so that the next viewer finds the same state.
        for (const call of ['reel_like', 'reel_like', 'reel_hide', 'reel_unhide', 'reel_save', 'reel_save']) {
          answers[call] = await said(call, { reel_id })
          expected[call] = sees ? 'seen' : 'reel_not_found'
        }
        answers['reel_comment'] = await said('reel_comment', { reel_id, comment: 'I see it' })
        expected['reel_comment'] = sees ? 'seen' : 'reel_not_found'
        answers['reel_comment_like'] = await said('reel_comment_like', { reel_comment_id: comment })
        // The last comment is the blocked member's.
        expected['reel_comment_like'] = sees && viewer !== 'author' ? 'seen' : 'comment_not_found'
        assert.deepEqual(answers, expected, viewer)

        const lists = {
          for_you: (await voice.call('reel_timeline', {})).reels,
          newest: (await voice.call('reel_timeline', { feed: 'newest' })).reels,
          tag: (await voice.call('reel_hash_timeline', { hashtag: 'who' })).reels,
          following: (await voice.call('reel_timeline', { feed: 'following' })).reels,
        }
        const listed = Object.entries(lists).map(([list, reels]) => [list, reels.length])
        const isThere = sees && isListed ? 1 : 0
        const follows = ['author', 'friend', 'follower'].includes(viewer)
        assert.deepEqual(
          listed,
          [
            ['for_you', isThere],
            ['newest', isThere],
            ['tag', isThere],
            ['following', follows ? isThere : 0],
          ],
          viewer,
        )
        const { reels: found } = await voice.call('all_search', { search: 'whom' })
        assert.deepEqual(
          found.map(({ id }) => id),
          isThere ? [reel_id] : [],
          viewer,
        )
        const { recdata: news } = await voice.call('notification_list', { filter: 'mentions' })
        assert.equal(news.length, isThere && viewer !== 'author' ? 1 : 0, viewer)
        const report = { report_type: 'reel', report_id: reel_id, reason: 'other' }
        const refusal = viewer === 'author' ? 'not_oneself' : undefined
        assert.equal(
          (await voice.send('add_report', report)).body['error'],
          sees ? refusal : 'reel_not_found',
        )
        for (const url of urls) {
          const headers = { cookie: cookies.get(viewer) ?? '' }
          const { status } = await fetch(here.url + url, { headers })
          const isOpen = files === 'everybody' || files.has(viewer)
          assert.equal(status, isOpen ? 200 : 404, `${viewer} ${url}`)
        }
      }
      const views = async () => {
        const { rows } = await sql<{ views: number }>`
          select views from view_counts where object_id = ${reel_id}`.execute(db)
        return rows[0]?.views ?? 0
      }
      const before = await views()
      await sql`delete from object_views`.execute(db)
      for (const viewer of viewers) await here.as(people[viewer]).call('record_reel_view', { reel_id })
      assert.equal((await views()) - before, isListed ? seen.size - 1 : 0)
    })
  }

  test('what a blocked member said is left out of its author’s counts and found by them apart', async () => {
    const { reel_id } = reel
    const { comments } = await here.as(people.author).call('comments_by_reel_id', { reel_id, limit: 50 })
    const { comment_count } = (await here.as(people.author).call('reel_by_id', { reel_id })).reel
    assert.equal(comment_count, comments.length)
    const left = await here.as(people.author).call('comment_blocked_list', { object_id: reel_id })
    assert.deepEqual(
      left.recdata.map((each) => [each.comment, each.full_name, each.parent_id]),
      [['from blocked', 'blocked', null]],
    )
    await here.as(people.author).call('delete_comment', { comment_id: comment })
    await here.as(people.blocked).isRefused('restore_comment', { comment_id: comment }, 'comment_not_found')
  })

  test('a comment on a private reel stays its friends’ own when the reel is everybody’s', async () => {
    const { reel_id } = reel
    const change = (post_type: 'public' | 'private') =>
      here.as(people.author).call('edit_reel', { reel_id, message: '#who', post_type })
    await change('private')
    const said = { reel_id, comment: 'between us' }
    await here.as(people.friend).call('reel_comment', said)
    await change('public')
    const reads = async (viewer: Viewer) => {
      const { comments } = await here.as(people[viewer]).call('comments_by_reel_id', { reel_id, limit: 50 })
      const { comment_count } = (await here.as(people[viewer]).call('reel_by_id', { reel_id })).reel
      assert.equal(comment_count, comments.length, viewer)
      return comments.some((each) => each.comment === said.comment)
    }
    assert.deepEqual(
      [await reads('friend'), await reads('author'), await reads('stranger')],
      [true, true, false],
    )
  })
})
