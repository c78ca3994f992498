/** The cost of pages of videos and channels doesn't depend on how many there are. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import {
  addCrowd,
  assertFew,
  assertFindsFew,
  explain,
  fill,
  planModes,
  pretend,
  relate,
  type Values,
} from '../../../test/plans.ts'
import { statementText } from '../../../test/statement-text.ts'
import { makeWorld, type Person, type World } from '../../../test/world.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { findChannel, listAllChannels, listOwnChannels } from './channels/channels.queries.ts'
import { foundVideos } from './lists/found.queries.ts'
import { listNewest, listOfChannel, listOfOwnChannel, listOfTag, listSaved } from './lists/lists.queries.ts'
import { listRecommended } from './lists/ranking.queries.ts'
import { searchVideos } from './lists/search.queries.ts'
import { listSubscriptions, listSubscriptionVideos } from './subscriptions/subscriptions.queries.ts'
import { listEntries, listPlaylists, listSavedPlaylists } from './playlists/playlists.queries.ts'
import { findVideo } from './videos.queries.ts'
import { listHistory, listUnfinished, searchHistory } from './watching/watching.queries.ts'

const last = Number.MAX_SAFE_INTEGER
const page = [last, 10, 0] as const
const found = prepared<[viewer: number, words: string], object>('test_found_videos', foundVideos)
const large = [
  'videos',
  'objects',
  'view_counts',
  'object_tags',
  'members',
  'media',
  'channels',
  'channel_counts',
  'channel_subscriptions',
  'video_history',
  'playlists',
  'playlist_videos',
  'saved_playlists',
  'saved_objects',
  'reactions',
]

/** 300 members with a channel each, the tenth of which has half of the 6,000 videos. One in twenty is private. */
const crowd = `
  with people as (
    ${addCrowd(300)} returning id)
  insert into channels (owner_id, name, handle) select id, 'Channel ' || id, 'channel' || id from people order by id;
  create temporary table made as
    select i, random_object_id() as id, ch.id as channel, ch.owner_id as owner
    from generate_series(1, 6000) as i
    join channels ch on ch.id = (select min(id) from channels) + case when i % 2 = 0 then 9 else i % 300 end;
  insert into objects (id, kind, author_id, likes) select id, 'video', owner, 3 from made order by i;
  insert into media (owner_id, key, use, kind, width, height, widths, heights, seconds, bytes)
  select owner, 'file' || i, 'video', 'video', 1280, 720, '{320,720}', '{360,720}', 60, 1000 from made;
  insert into videos (id, channel_id, author_id, title, hashtags, visibility, position, media_id, created_at, published_at)
  select made.id, channel, owner,
    'common' || case when i % 100 = 1 then ' seldom' else '' end || case when i = 101 then ' single' else '' end,
    array['tag' || i % 40], case when i % 20 = 7 then 'private' else 'public' end, nextval('video_positions'), m.id,
    now() - (6000 - i) * interval '1 minute', now() - (6000 - i) * interval '1 minute'
  from made join media m on m.key = 'file' || i order by i;
  insert into reactions (object_id, member_id, kind) select id, owner, 'like' from made;`

/** A member who has watched and kept nearly everything there is, also a video that everybody has watched. */
const busy = `
  insert into channel_subscriptions (member_id, channel_id) select $1, id from channels order by id`
const watched = `
  insert into video_history (member_id, video_id, seconds, is_finished)
  select $1, id, 30, id % 3 > 0 from videos order by position`
const kept = `
  with list as (insert into playlists (owner_id, name, visibility) select $1, 'List ' || i, 'public'
    from generate_series(1, 200) as i returning id)
  insert into playlist_videos (playlist_id, video_id, place)
  select list.id, vd.id, vd.place from list
  cross join lateral (select id, row_number() over (order by position) as place from videos limit 500) as vd
  where list.id in (select min(id) from list)`
const keptLists = `insert into saved_playlists (member_id, playlist_id) select $1, id from playlists order by place`
// Posts that were saved later, too.
const saved = `
  with posts as (
    insert into objects (id, kind, author_id)
    select nextval('object_ids'), 'post', $1 from generate_series(1, 3000) returning id, 'post' as kind),
  all_saved as (select id, 'video' as kind from videos union all select id, kind from posts)
  insert into saved_objects (member_id, object_id, kind) select $1, id, kind from all_saved order by kind desc`

/** Most members and videos have few of these rows; from those here, the planner would conclude otherwise. */
const manyMembers = `
  alter table channel_subscriptions alter member_id set (n_distinct = -0.02);
  alter table video_history alter member_id set (n_distinct = -0.01), alter video_id set (n_distinct = -0.02);
  alter table playlists alter owner_id set (n_distinct = -0.2);
  alter table playlist_videos alter playlist_id set (n_distinct = -0.05), alter video_id set (n_distinct = -0.02);
  alter table saved_playlists alter member_id set (n_distinct = -0.2);
  alter table saved_objects alter member_id set (n_distinct = -0.02)`

describe('videos among many', () => {
  let the: World
  let ordinary: Person
  let keen: Person
  /** The channel that has half of all videos, its owner, and one of its videos. */
  let famous: { channel: number; owner: number; video: number }
  let playlist: number

  before(async () => {
    the = await makeWorld()
    await fill(the, crowd)
    ordinary = await the.person('Ordinary')
    keen = await the.person('Keen')
    await relate(the, 'blocks', 'blocker_id, blocked_id', ordinary, 3)
    for (const text of [busy, watched, kept, keptLists, saved]) await fill(the, text, [keen.id])
    await fill(
      the,
      `insert into hashtag_follows (member_id, hashtag_id)
       select ${keen.id}, id from hashtags where key in ('tag7', 'tag8')`,
    )
    await fill(the, manyMembers)
    await fill(the, 'vacuum analyze')
    await pretend(the, {
      videos: 1e6,
      objects: 1e7,
      view_counts: 1e6,
      object_tags: 3e6,
      members: 5e5,
      media: 5e6,
      channels: 1e5,
      channel_counts: 1e5,
      channel_subscriptions: 2e7,
      video_history: 5e7,
      playlists: 1e6,
      playlist_videos: 2e7,
      saved_objects: 1e6,
      saved_playlists: 1e6,
      reactions: 5e7,
    })
    const { pool } = the.platform.database
    const { rows } = await pool.query(
      `select ch.id as channel, ch.owner_id as owner,
        (select max(vd.id) from videos vd where vd.channel_id = ch.id and visibility = 'public') as video
       from channels ch order by ch.id limit 1 offset 9`,
    )
    famous = rows[0]
    const lists = await pool.query('select min(id) as id from playlists where owner_id = $1', [keen.id])
    playlist = lists.rows[0].id
  })

  /** A name, the most rows it may read of a table, the statement, and its arguments after the viewer. */
  type Case = readonly [
    what: string,
    most: number,
    run: (db: Db) => Promise<unknown>,
    values: () => Values,
    viewer?: () => number,
  ]
  const search = (db: Db) => searchVideos(db, 0, 0, 0, 0, '', 0, 0, null, false, null)
  const anyLength = [0, last, null, 'false'] as const

  const cases: readonly Case[] = [
    ['a video', 5, (db) => findVideo(db, 0, 0), () => [famous.video]],
    ['the newest', 60, (db) => listNewest(db, 0, 0, 0, 0), () => page],
    // A stretch, and what subscriptions and tags add to it.
    [
      'recommended',
      900,
      (db) => listRecommended(db, 0, 0, 0, 0, 0, 0),
      () => [last, last, 0, Math.ceil(Date.now() / 1000), 10],
    ],
    ['of a channel', 60, (db) => listOfChannel(db, 0, 0, 0, 0, 0), () => [...page, famous.channel]],
    [
      'of one’s own channel',
      60,
      (db) => listOfOwnChannel(db, 0, 0, 0, 0, 0),
      () => [...page, famous.channel],
      () => famous.owner,
    ],
    ['of a tag', 120, (db) => listOfTag(db, 0, 0, 0, 0, ''), () => [...page, 'tag8']],
    // Each of a thousand found ones, and of a thousand of the newest, is looked at.
    ['of a word that all have', 4_500, search, () => [...page, 'common', ...anyLength, null]],
    ['of a word that few have', 2_500, search, () => [...page, 'seldom', ...anyLength, null]],
    ['of a word that one has', 2_500, search, () => [...page, 'single', ...anyLength, null]],
    ['of a misspelt word', 4_500, search, () => [...page, 'singel', ...anyLength, null]],
    ['of a word that none has', 4_500, search, () => [...page, 'nothing', ...anyLength, null]],
    ['of a length', 3_500, search, () => [...page, '', 30, 90, null, 'false', null]],
    [
      'of a length, in a channel',
      3_500,
      search,
      () => [...page, '', 30, 90, null, 'false', famous.channel + 8],
    ],
    ['of a word, in a channel', 5_500, search, () => [...page, 'common', ...anyLength, famous.channel]],
    ['the best of a word that all have', 4_500, (db) => found(db, 0, ''), () => ['common']],
    ['the best of a word that few have', 2_500, (db) => found(db, 0, ''), () => ['seldom']],
    ['all channels', 60, (db) => listAllChannels(db, 0, 0, 0, 0), () => page],
    ['a channel', 5, (db) => findChannel(db, 0, 0), () => [famous.channel]],
    // All of its 500 videos, whole.
    ['a playlist', 3_200, (db) => listEntries(db, 0, 0), () => [playlist]],
    // Ten playlists, whose videos are counted.
    ['playlists', 700, (db) => listPlaylists(db, 0, 0, 0, 0, 0, 0), () => [keen.id, null, ...page]],
  ]
  /** Lists of what the viewer has watched and kept. */
  const own: readonly Case[] = [
    ['one’s channels', 5, (db) => listOwnChannels(db, 0), () => [], () => famous.owner],
    ['subscriptions', 60, (db) => listSubscriptions(db, 'latest', 0, 0, 0, 0, 0), () => [null, ...page]],
    // The newest of each of 300 channels.
    [
      'videos of subscriptions',
      12_000,
      (db) => listSubscriptionVideos(db, 0, 0, 0, 0, 0),
      () => [null, ...page],
    ],
    [
      'subscriptions by name',
      1_500,
      (db) => listSubscriptions(db, 'name', 0, 0, 0, 0, 0),
      () => [null, ...page],
    ],
    [
      'subscriptions by their newest',
      2_000,
      (db) => listSubscriptions(db, 'newest', 0, 0, 0, 0, 0),
      () => [null, ...page],
    ],
    [
      'subscriptions by what is watched',
      8_000,
      (db) => listSubscriptions(db, 'watched', 0, 0, 0, 0, 0),
      () => [null, ...page],
    ],
    ['history', 60, (db) => listHistory(db, 0, 0, 0, 0), () => page],
    ['what is unfinished', 60, (db) => listUnfinished(db, 0, 0, 0, 0), () => page],
    ['history of a common word', 2_100, (db) => searchHistory(db, 0, 0, 0, 0, ''), () => [...page, 'common']],
    ['history of a rare word', 2_100, (db) => searchHistory(db, 0, 0, 0, 0, ''), () => [...page, 'single']],
    // As above: the one with 500 videos may be among the ten.
    ['saved playlists', 700, (db) => listSavedPlaylists(db, 0, 0, 0, 0), () => page],
    ['what is saved', 60, (db) => listSaved(db, 0, 0, 0, 0), () => page],
  ]

  test('a search in a channel finds its old videos, too, however common the word', async () => {
    const voice = the.as(keen)
    const channel_id = famous.channel + 8
    const { videos } = await voice.call('get_videos_by_channel_id', { channel_id, limit: 50 })
    const ids = new Set(videos.map(({ video_id }) => video_id))
    for (const asked of [{ search_term: 'common' }, { search_term: '', length: 'short' }] as const) {
      const { response } = await voice.call('search_videos', { ...asked, channel_id, limit: 50 })
      assert.deepEqual(new Set(response.videos.map(({ video_id }) => video_id)), ids)
    }
    assert(ids.size > 5)
  })

  for (const mode of planModes) {
    for (const [what, most, run, values, viewer] of cases)
      test(`${what}: few rows are read (${mode})`, async () => {
        const text = await statementText(run)
        for (const id of viewer ? [viewer()] : [ordinary.id, keen.id])
          assertFew(await explain(the, mode, text, [id, ...values()]), most, large)
      })
    for (const [what, most, run, values, viewer] of own)
      test(`${what}: few rows are read of a member’s many (${mode})`, async () => {
        const id = viewer ? viewer() : keen.id
        const nodes = await explain(the, mode, await statementText(run), [id, ...values()])
        if (what === 'history of a rare word') assertFew(nodes, most, large)
        else assertFindsFew(nodes, most, large)
      })
  }
})
