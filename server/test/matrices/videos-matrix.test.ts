/**
 * Who sees which video, its files, counts, comments and places in lists: every viewer against every state, in
 * every call.
 */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { PlaylistEntry } from '@commons/contract/videos/playlists.ts'
import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { sql } from 'kysely'
import { jpeg } from '../files/pictures.ts'
import { mp4 } from '../files/videos.ts'
import { makeChannel } from '../scenes/videos-scene.ts'
import { give, openMoney } from '../scenes/wallet-scene.ts'
import { browserCookie, makeWorld, type Person, type World } from '../world.ts'

const viewers = [
  'author',
  'editor',
  'friend',
  'subscriber',
  'stranger',
  'paying',
  'lapsed',
  'blocked',
  'blocking',
  'blocked and paying',
] as const
type Viewer = (typeof viewers)[number]

const ofStaff = new Set<Viewer>(['author', 'editor'])
const unblocked = new Set<Viewer>([
  'author',
  'editor',
  'friend',
  'subscriber',
  'stranger',
  'paying',
  'lapsed',
])
const members = new Set<Viewer>(['author', 'editor', 'paying'])
const nobody = new Set<Viewer>()

/** A file of what is open is protected only by its address: a blocked member isn't given it, but can load it. */
const states: ReadonlyArray<{
  name: string
  set: string
  seen: ReadonlySet<Viewer>
  files: 'everybody' | ReadonlySet<Viewer>
  isListed: boolean
  takesComments: boolean
  /** Whoever is shown that it exists, and nothing more. */
  locked?: ReadonlySet<Viewer>
}> = [
  { name: 'public', set: '', seen: unblocked, files: 'everybody', isListed: true, takesComments: true },
  {
    name: 'made for kids',
    set: 'made_for_kids = true',
    seen: unblocked,
    files: 'everybody',
    isListed: true,
    takesComments: false,
  },
  {
    name: 'unlisted',
    set: `made_for_kids = false, visibility = 'unlisted'`,
    seen: unblocked,
    files: 'everybody',
    isListed: false,
    takesComments: true,
  },
  {
    name: 'for paying members',
    set: `visibility = 'members'`,
    seen: members,
    files: members,
    isListed: true,
    takesComments: true,
    locked: new Set<Viewer>(['friend', 'subscriber', 'stranger', 'lapsed']),
  },
  {
    name: 'private',
    set: `visibility = 'private'`,
    seen: ofStaff,
    files: ofStaff,
    isListed: false,
    takesComments: true,
  },
  {
    name: 'scheduled',
    set: `visibility = 'scheduled', publish_at = now() + interval '1 hour'`,
    seen: ofStaff,
    files: ofStaff,
    isListed: false,
    takesComments: true,
  },
  {
    name: 'deleted',
    set: `visibility = 'public', publish_at = null, deleted_at = now()`,
    seen: nobody,
    files: nobody,
    isListed: false,
    takesComments: false,
  },
  {
    name: 'restored, its file not ready',
    set: 'deleted_at = null, position = null',
    seen: ofStaff,
    files: ofStaff,
    isListed: false,
    takesComments: true,
  },
]

describe('videos, and all that hangs on them, are seen alike', () => {
  let here: World
  let video: SiteVideo
  let playlist_id: number
  const people = {} as Record<Viewer, Person>
  const cookies = new Map<Viewer, string>()
  let urls: string[]

  before(async () => {
    here = await makeWorld()
    await openMoney(here)
    for (const viewer of viewers) people[viewer] = await here.person(viewer)
    const { author } = people
    await here.platform.database.db.updateTable('members').set({ several_devices: true }).execute()
    await here.befriend(author, people.friend)
    const { id: channel_id } = await makeChannel(here, author, 'Whose')
    const { editor } = people
    await here.as(author).call('add_collaborator', { channel_id, member_user_id: editor.id, role: 'editor' })
    await here.as(editor).call('accept_collaboration', { channel_id })
    for (const viewer of viewers)
      if (viewer !== 'author') await here.as(people[viewer]).call('toggle_subscription', { channel_id })
    await here.as(author).call('set_channel_tier', { channel_id, title: 'Friends', price: '7' })
    for (const viewer of ['paying', 'lapsed', 'blocked and paying'] as const) {
      await give(here, people[viewer], { FCELL: '10' })
      await here.as(people[viewer]).call('join_channel', { channel_id })
    }
    await here.platform.database.db
      .updateTable('memberships')
      .set({ state: 'ended' })
      .where('member_id', '=', people.lapsed.id)
      .execute()
    const files = { file: await mp4({ seconds: 1, width: 96, height: 64 }), thumbnail: await jpeg(160, 90) }
    const written = { channel_id, title: 'Seen by whom?', description: 'About #who' }
    const { recdata } = await here.as(author).call('add_video', written, files)
    await here.processMedia()
    const { video_id } = recdata
    video = (await here.as(author).call('get_video', { video_id })).response
    const kept = await here
      .as(author)
      .call('create_playlist', { name: 'All', video_id, visibility: 'Public' })
    playlist_id = kept.recdata.playlist_id
    for (const viewer of viewers) {
      const voice = here.as(people[viewer])
      await voice.call('video_comment', { video_id, comment: `from ${viewer}` })
      await voice.call('video_save', { video_id })
      await voice.call('video_watched', { video_id, seconds: 0.3 })
    }
    await here.block(author, people.blocked)
    await here.block(author, people['blocked and paying'])
    await here.block(people.blocking, author)
    for (const viewer of viewers) cookies.set(viewer, await browserCookie(here.url, people[viewer].email))
    urls = [video.file, video.thumbnail?.sources[0]?.url, video.video?.poster.sources[0]?.url].map(String)
  })

  for (const { name, set, seen, files, isListed, takesComments, locked = nobody } of states)
    test(name, async () => {
      const { db } = here.platform.database
      const { video_id, channel_id } = video
      if (set !== '') await sql`update videos set ${sql.raw(set)} where id = ${video_id}`.execute(db)
      for (const viewer of viewers) {
        const sees = seen.has(viewer)
        const voice = here.as(people[viewer])
        const said = async (call: string, input: object) => {
          const { body } = await voice.send(call, input)
          return body['code'] === true ? 'seen' : body['error']
        }
        const answers: Record<string, unknown> = {}
        const expected: Record<string, unknown> = {}
        for (const call of ['get_video', 'video_stats', 'get_videos_comments'] as const) {
          answers[call] = await said(call, { video_id })
          expected[call] = sees || (call === 'get_video' && locked.has(viewer)) ? 'seen' : 'video_not_found'
        }
        // Each undone at once, so that the next viewer finds the same state.
        for (const call of ['video_save', 'video_save']) {
          answers[call] = await said(call, { video_id })
          expected[call] = sees ? 'seen' : 'video_not_found'
        }
        for (const reaction of ['like', 'like']) {
          answers['video_reaction'] = await said('video_reaction', { video_id, reaction })
          expected['video_reaction'] = sees ? 'seen' : 'video_not_found'
        }
        answers['video_comment'] = await said('video_comment', { video_id, comment: 'I see it' })
        expected['video_comment'] = sees && takesComments ? 'seen' : 'video_not_found'
        answers['comment_list'] = await said('comment_list', { object_id: video_id })
        expected['comment_list'] = sees ? 'seen' : 'object_not_found'
        assert.deepEqual(answers, expected, viewer)

        const channel = await voice.send('get_videos_by_channel_id', { channel_id })
        const lists: Record<string, unknown[]> = {
          recommended: (await voice.call('get_all_videos', {})).response.videos,
          newest: (await voice.call('get_all_videos', { feed: 'newest' })).response.videos,
          search: (await voice.call('search_videos', { search_term: 'whom' })).response.videos,
          typo: (await voice.call('search_videos', { search_term: 'hwom' })).response.videos,
          tag: (await voice.call('video_hash_timeline', { hashtag: 'who' })).videos,
          channel: (channel.body['videos'] ?? []) as unknown[],
          saved: (await voice.call('saved_video_list', {})).videos,
          history: (await voice.call('get_watch_history', {})).videos,
          unfinished: (await voice.call('get_continue_watching', {})).videos,
        }
        const playlist = await voice.send('get_playlist', { playlist_id })
        lists['playlist'] = ((playlist.body['entries'] ?? []) as PlaylistEntry[]).filter(({ video }) => video)
        if (locked.has(viewer)) {
          const { response } = await voice.call('get_video', { video_id })
          for (const shown of [response, lists['channel']?.[0] as SiteVideo]) {
            const { title, is_locked, join_price } = shown
            assert.deepEqual(
              { title, is_locked, join_price },
              { title: video.title, is_locked: 1, join_price: '7' },
            )
            for (const url of [video.description, video.video?.hls, ...urls])
              if (url) assert(!JSON.stringify(shown).includes(url), `${viewer} ${url}`)
          }
        }
        const isThere = sees && isListed ? 1 : 0
        const keeps = sees ? 1 : 0
        assert.deepEqual(
          Object.fromEntries(Object.entries(lists).map(([list, found]) => [list, found.length])),
          {
            recommended: isThere,
            newest: isThere,
            search: isThere,
            typo: isThere,
            tag: isThere,
            channel: ofStaff.has(viewer) ? keeps : locked.has(viewer) ? 1 : isThere,
            saved: keeps,
            history: keeps,
            unfinished: keeps,
            playlist: keeps,
          },
          viewer,
        )
        for (const url of urls) {
          const { status } = await fetch(here.url + url, { headers: { cookie: cookies.get(viewer) ?? '' } })
          const isOpen = files === 'everybody' || files.has(viewer)
          assert.equal(status, isOpen ? 200 : 404, `${viewer} ${url}`)
        }
      }
      const views = async () => {
        const { rows } = await sql<{ views: number }>`
          select views from view_counts where object_id = ${video_id}`.execute(db)
        return rows[0]?.views ?? 0
      }
      const counted = await views()
      await sql`delete from object_views`.execute(db)
      for (const viewer of viewers) await here.as(people[viewer]).call('video_view', { video_id })
      assert.equal((await views()) - counted, seen.size > 0 ? seen.size - 1 : 0)
    })

  test('comments of when it was private stay with those who run its channel when it is everybody’s', async () => {
    const { video_id } = video
    const { db } = here.platform.database
    await sql`update videos set position = nextval('video_positions'), visibility = 'private' where id = ${video_id}`.execute(
      db,
    )
    await here.as(people.author).call('video_comment', { video_id, comment: 'to myself' })
    await here.as(people.author).call('update_video', { video_id, visibility: 'Public' })
    const reads = async (viewer: Viewer) => {
      const { comments } = await here.as(people[viewer]).call('get_videos_comments', { video_id, limit: 50 })
      const { comment_count } = (await here.as(people[viewer]).call('get_video', { video_id })).response
      assert.equal(comment_count, comments.length, viewer)
      return comments.some(({ comment }) => comment === 'to myself')
    }
    assert.deepEqual(
      [await reads('author'), await reads('editor'), await reads('friend')],
      [true, true, false],
    )
  })
})
