/** The cost of a search depends neither on how many posts and tags there are nor on how many have the word. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { addCrowd, assertFew, befriendCrowd, explain, fill, planModes, pretend } from '../../../test/plans.ts'
import { statementText } from '../../../test/statement-text.ts'
import { type Person, type World, world } from '../../../test/world.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { type FoundPostRow, foundPosts, unfiltered } from './posts.search.queries.ts'
import { foundTags } from './tags/tags.search.ts'

const size = 12_000
const findFiltered = prepared<
  [viewer: number, words: string, from: string | null, has: string[], before: string | null],
  FoundPostRow
>('test_search_posts_filtered', (viewer, words, from, has, before) =>
  foundPosts(viewer, words, { from, has, before }),
)
const findPosts = prepared<[viewer: number, words: string], FoundPostRow>(
  'test_search_posts',
  (viewer, words) => foundPosts(viewer, words, unfiltered),
)
const findTags = prepared<[viewer: number, text: string], object>('test_search_tags', foundTags)
const tables = ['posts', 'post_words', 'follows', 'members', 'member_names', 'member_words']

const written = (from: number, to: number) => `
  with written as (insert into posts (author_id, message, audience, created_at)
  select author, 'common' || case when i % 50 = 0 then ' seldom' else '' end || case when i = 100 then ' single' else '' end
      || case when i % 10 = 0 then ' hidden' else '' end || case when i <= ${size} / 3 then ' early' else '' end
      || ' nr' || i,
    case when i % 10 = 0 then 'private' else 'public' end, timestamptz '2020-01-01' + i * interval '1 hour'
  from (select id as author, row_number() over (order by round, id) as i
    from members cross join generate_series(0, ${size} / 200 - 1) as round where username like 'crowd%') as each
  where i between ${from} and ${to} order by i returning id, author_id)
  insert into objects (id, kind, author_id) select id, 'post', author_id from written;`

/**
 * 200 members wrote 60 posts each, one an hour. All posts have one word, one in fifty has a second, a single
 * post a third. One in ten is private and has a fourth; the first third has a fifth. The later half is some
 * stretches of positions away from the first. There are as many tags as posts.
 */
const crowd = `
  ${addCrowd(200)};
  ${written(1, size / 2)}
  select setval('post_positions', 400000);
  ${written(size / 2 + 1, size)}
  insert into hashtags (key, label, uses) select name, name, i % 900
  from (select i, case when i % 2 = 0 then 'same' else '' end || md5(i::text) as name
    from generate_series(1, ${size}) as i) as each;`

/** Returns the midnight before which this many days of posts were written, 24 a day. */
const day = (days: number) => new Date(Date.UTC(2020, 0, 1 + days)).toISOString()

describe('a search over many posts', () => {
  let the: World
  let ada: Person
  let sociable: Person

  before(async () => {
    the = await world()
    await fill(the, crowd)
    ada = await the.person('Ada')
    sociable = await the.person('Sociable')
    await befriendCrowd(the, sociable, 100)
    await fill(the, 'vacuum analyze')
    await pretend(the, {
      posts: 1e7,
      post_words: 1e7,
      hashtags: 1e6,
      hashtag_names: 1e6,
      follows: 2e7,
      members: 5e5,
      member_names: 5e5,
      member_words: 2e6,
      media: 2e6,
    })
  })

  const asked: Array<
    [
      what: string,
      most: number,
      values: [words: string, from: string | null, has: string, before: string | null],
    ]
  > = [
    ['a word that all have', 700, ['common', null, '{}', null]],
    ['a word that few have', 1_100, ['seldom', null, '{}', null]],
    ['a word that one has', 500, ['common single', null, '{}', null]],
    ['a word that none has', 500, ['nothing', null, '{}', null]],
    ['a word of private posts', 1_100, ['hidden', null, '{}', null]],
    ['all of one author', 500, ['', 'crowd_7', '{}', null]],
    ['all of the authors of a name', 1_100, ['seldom', 'crowd', '{}', null]],
    ['pictures', 500, ['', null, '{image}', null]],
    ['a word that all have, before an old day', 700, ['common', null, '{}', day(240)]],
    ['a word that few have, before an old day', 1_100, ['seldom', null, '{}', day(240)]],
    ['a word that all have, before the first day', size / 2, ['common', null, '{}', day(0)]],
  ]

  /** Returns the numbers of the posts found. */
  const page = async (words: string, before: string) => {
    const rows = await findFiltered(the.platform.database.db, ada.id, words, null, [], before)
    return rows.map(({ message }) => Number(/nr(\d+)/.exec(message)?.[1]))
  }
  /** Returns the last ten public posts before the number `end` that pass. */
  const lastBefore = (end: number, passes = (_: number) => true) =>
    Array.from({ length: end - 1 }, (_, i) => end - 1 - i)
      .filter((i) => i % 10 !== 0 && passes(i))
      .slice(0, 10)

  test('before a day, the page is the newest before it, however common the word', async () => {
    const end = 240 * 24
    assert.deepEqual(await page('common', day(240)), lastBefore(end))
    assert.deepEqual(await page('early', day(240)), lastBefore(size / 3 + 1))
    assert.deepEqual(await page('common', day(1)), lastBefore(24))
    assert.deepEqual(await page('common', day(0)), [])
    // Written the day before, but published after 50 others: its position is after theirs.
    const late = end + 51
    await the.platform.database.db
      .updateTable('posts')
      .set({ created_at: new Date(Date.parse(day(240)) - 1) })
      .where('message', 'like', `% nr${late}`)
      .execute()
    assert.deepEqual(await page('common', day(240)), [late, ...lastBefore(end).slice(0, 9)])
  })

  for (const mode of planModes) {
    for (const [what, most, values] of asked) {
      test(`${what}: few rows are read (${mode})`, async () => {
        const [words, from, has, before] = values
        const all = await statementText((db) => findFiltered(db, 0, '', null, [], null))
        const plain = await statementText((db) => findPosts(db, 0, ''))
        for (const viewer of [ada, sociable]) {
          assertFew(await explain(the, mode, all, [viewer.id, ...values]), most, tables)
          if (from === null && has === '{}' && before === null)
            assertFew(await explain(the, mode, plain, [viewer.id, words]), most, tables)
        }
      })
    }

    test(`tags are searched in their index (${mode})`, async () => {
      const text = await statementText((db) => findTags(db, 0, ''))
      for (const search of ['s', 'same', 'smae', 'nothing has it', 'same'.repeat(5)])
        assertFew(await explain(the, mode, text, [ada.id, search]), 1_500, ['hashtags', 'hashtag_names'])
    })
  }
})
