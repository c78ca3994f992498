/** The cost of tags depends neither on how many there are nor on how many posts have them. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import {
  addCrowd,
  assertFew,
  befriendCrowd,
  explain,
  fill,
  planModes,
  pretend,
} from '../../../../test/plans.ts'
import { statementText } from '../../../../test/statement-text.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { listHotTags, listMostUsedTags, listTagged, listTagsBeginning } from './tags.queries.ts'

const newest = Number.MAX_SAFE_INTEGER
const postTables = ['posts', 'objects', 'object_tags', 'follows']

/**
 * 6,000 posts by 400 members with the tag `busy`, every second one private; and 12,000 more tags, half of
 * which begin with the same letters. Triggers are off: they would take too long for so many posts.
 */
const crowd = `
  ${addCrowd(400)};
  alter table posts disable trigger posts_tagged;
  with written as (insert into posts (author_id, message, audience, hashtags)
  select author, 'post', case when round % 2 = 0 then 'private' else 'public' end, '{busy}'
  from generate_series(1, 15) as round
  cross join lateral (select id as author from members where username like 'crowd%') as each
  returning id, author_id)
  insert into objects (id, kind, author_id) select id, 'post', author_id from written;
  alter table posts enable trigger posts_tagged;
  insert into hashtags (key, label, uses, heat) values ('busy', 'busy', 3000, 1);
  insert into object_tags (object_id, kind, hashtag_id, position, author_id, is_public)
  select p.id, 'post', h.id, p.position, p.author_id, p.audience = 'public'
  from posts p cross join hashtags h;
  insert into hashtags (key, label, uses, counts, heat)
  select name, name, i % 900, jsonb_build_object('post', i % 900), i
  from (select i, case when i % 2 = 0 then 'same' else '' end || md5(i::text) as name
    from generate_series(1, 12000) as i) as each;`

describe('tags over many posts', () => {
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
      objects: 1e7,
      object_tags: 2e7,
      follows: 2e7,
      members: 5e5,
      hashtags: 1e6,
    })
  })

  const tagged = () => statementText((db) => listTagged(db, 0, '', 0, 0, 0))

  for (const mode of planModes) {
    test(`a page of a tag reads few rows, however many posts have it (${mode})`, async () => {
      const text = await tagged()
      for (const start of [newest, 2_000]) {
        assertFew(await explain(the, mode, text, [ada.id, 'BUSY', start, 10, 0]), 60, postTables)
      }
    })

    test(`for who has many friends it reads no more than who they are (${mode})`, async () => {
      const nodes = await explain(the, mode, await tagged(), [sociable.id, 'busy', newest, 10, 0])
      assertFew(nodes, 100 + 60, postTables)
    })

    test(`a tag that nothing has costs next to nothing (${mode})`, async () => {
      const nodes = await explain(the, mode, await tagged(), [ada.id, 'nothing has it', newest, 10, 0])
      assertFew(nodes, 5, postTables)
    })

    test(`a search reads a bounded part of the tags (${mode})`, async () => {
      const text = await statementText((db) => listTagsBeginning(db, 0, ''))
      for (const beginning of ['s', 'same', 'same1', 'zzz', '4']) {
        assertFew(await explain(the, mode, text, [ada.id, beginning]), 1_500, ['hashtags'])
      }
    })

    test(`the most used and the hottest are read from an index (${mode})`, async () => {
      for (const list of [listMostUsedTags, listHotTags]) {
        const text = await statementText((db) => list(db, 0))
        assertFew(await explain(the, mode, text, [ada.id]), 30, ['hashtags'])
      }
    })
  }

  test('a search finds the most used with a common beginning, and all with a rare one', async () => {
    const search = async (text: string) =>
      (await the.as(ada).call('search_hashtag', { search: text })).recdata.map(({ hashtag }) => hashtag)
    const { rows } = await the.platform.database.pool.query<{ label: string }>(
      `select label from hashtags where key like 'same%' order by uses desc, key limit 10`,
    )
    const common = await search('same')
    assert.equal(common.length, 10)
    const { rows: counts } = await the.platform.database.pool.query<{ least: number }>(
      `select min(uses) as least from hashtags where label = any ($1)`,
      [rows.map(({ label }) => label)],
    )
    const found = (await the.as(ada).call('search_hashtag', { search: 'same' })).recdata
    assert(found.every(({ post_count }) => post_count >= (counts[0]?.least ?? Infinity)))
    const { rows: rare } = await the.platform.database.pool.query<{ label: string }>(
      `select label from hashtags where uses = 2 and key like 'same%' order by key limit 1`,
    )
    const one = rare[0]?.label ?? ''
    assert.deepEqual(await search(one.slice(0, 12)), [one])
  })
})
