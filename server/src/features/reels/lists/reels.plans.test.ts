/** The cost of pages of reels doesn't depend on how many there are. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { addCrowd, assertFew, explain, fill, planModes, pretend, relate } from '../../../../test/plans.ts'
import { statementText } from '../../../../test/statement-text.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { foundReels } from '../reels.search.queries.ts'
import { followed, newest, ofMember, ofTag, saved } from './lists.queries.ts'
import { listForYou } from './ranking.queries.ts'
import { statementsOfRead } from '../../../../test/statements.ts'

const last = Number.MAX_SAFE_INTEGER
const findReels = prepared<[viewer: number, words: string], object>('test_search_reels', foundReels)
const large = [
  'reels',
  'objects',
  'view_counts',
  'object_views',
  'object_tags',
  'reel_words',
  'reactions',
  'follows',
  'members',
  'media',
  'saved_objects',
]

/** 300 members who published 6,000 reels with tags. */
const crowd = `
  with people as (
    ${addCrowd(300)} returning id),
  made as (
    insert into objects (id, kind, author_id, likes)
    select id, 'reel', (select min(id) from people) + id % 300, 3
    from (select nextval('object_ids') as id from generate_series(1, 6000)) as each returning id, author_id)
  insert into reels (id, author_id, message, audience, hashtags, position, created_at)
  select made.id, made.author_id, 'reel', case when made.id % 20 = 0 then 'private' else 'public' end,
    array['tag' || made.id % 40], nextval('reel_positions'), now() - made.id * interval '1 second'
  from made order by made.id;
  insert into media (owner_id, key, use, width, height, widths, bytes)
  select author_id, 'file' || id, 'reel', 720, 1280, '{320,720}', 1000 from reels;
  insert into reactions (object_id, member_id, kind) select id, author_id, 'like' from reels;
  update reels set media_id = m.id from media m where m.key = 'file' || reels.id`

describe('reels among many', () => {
  let the: World
  const people = {} as Record<'ordinary' | 'sociable', Person>

  before(async () => {
    the = await makeWorld()
    await fill(the, crowd)
    people.ordinary = await the.person('Ordinary')
    people.sociable = await the.person('Sociable')
    await relate(the, 'follows', 'follower_id, followed_id', people.ordinary, 20)
    await relate(the, 'follows', 'follower_id, followed_id', people.sociable, 300)
    const { id } = people.ordinary
    await fill(the, `insert into member_interests (member_id, interest_id) values (${id}, 2), (${id}, 24)`)
    await fill(
      the,
      `insert into hashtag_follows (member_id, hashtag_id) select ${id}, id from hashtags where key in ('tag7', 'tag8')`,
    )
    await fill(
      the,
      `insert into object_views (member_id, object_id, day, is_view)
      select ${id}, id, current_date, true from reels where id % 9 = 0`,
    )
    await fill(
      the,
      `insert into saved_objects (member_id, object_id, kind) select ${id}, id, 'reel' from reels where id % 50 = 0`,
    )
    // Saved later, and none of them a reel.
    await fill(
      the,
      `with posts as (
        insert into objects (id, kind, author_id)
        select nextval('object_ids'), 'post', ${id} from generate_series(1, 3000) returning id)
      insert into saved_objects (member_id, object_id, kind) select ${id}, id, 'post' from posts`,
    )
    await fill(the, 'vacuum analyze')
    const sizes = {
      reels: 1e6,
      objects: 1e7,
      view_counts: 1e6,
      object_views: 5e7,
      object_tags: 3e6,
      reel_words: 1e6,
    }
    await pretend(the, {
      ...sizes,
      members: 5e5,
      media: 5e6,
      follows: 2e7,
      reactions: 5e7,
      saved_objects: 1e6,
    })
  })

  test('a page is one statement, and two where it is short', async () => {
    const voice = the.as(people.ordinary)
    const costs: number[] = []
    for (const feed of ['for_you', 'newest'] as const) {
      await voice.call('reel_timeline', { feed })
      const ask = async () => assert.equal((await voice.call('reel_timeline', { feed })).reels.length, 10)
      costs.push(await statementsOfRead(the.platform, ask))
    }
    assert.deepEqual(costs, [1, 1])
  })

  const forYou = (below: number) => [last, below, 0, Math.floor(Date.now() / 1000), 10]
  const page = [last, 10, 0]
  const cases = [
    // A stretch, and the followed reels added to it.
    ['for you', 700, () => statementText((db) => listForYou(db, 0, 0, 0, 0, 0, 0)), forYou(last)],
    ['for you, later', 700, () => statementText((db) => listForYou(db, 0, 0, 0, 0, 0, 0)), forYou(3_000)],
    ['newest', 60, () => statementText((db) => newest.page(db, 0, 0, 0, 0)), page],
    ['of a member', 60, () => statementText((db) => ofMember.page(db, 0, 0, 0, 0, 0)), [...page, 1]],
    ['of a tag', 60, () => statementText((db) => ofTag.page(db, 0, 0, 0, 0, '')), [...page, 'tag7']],
    ['saved', 60, () => statementText((db) => saved.page(db, 0, 0, 0, 0)), page],
    ['of a word that all have', 700, () => statementText((db) => findReels(db, 0, '')), ['reel']],
    ['of a word that few have', 1_100, () => statementText((db) => findReels(db, 0, '')), ['tag7']],
    ['of a word that none has', 500, () => statementText((db) => findReels(db, 0, '')), ['nothing']],
  ] as const
  test('saved reels are found below many saved posts', async () => {
    assert.equal((await the.as(people.ordinary).call('saved_reel_list', {})).reels.length, 10)
  })

  for (const mode of planModes)
    for (const [what, most, text, values] of cases)
      for (const who of ['ordinary', 'sociable'] as const)
        test(`${what}: few rows are read for a member who is ${who} (${mode})`, async () => {
          assertFew(await explain(the, mode, await text(), [people[who].id, ...values]), most, large)
        })

  for (const mode of planModes)
    for (const [who, most] of [
      // Ten of each of twenty members.
      ['ordinary', 320],
      ['sociable', 3_600],
    ] as const)
      test(`following: what is read depends on whom one follows, for who is ${who} (${mode})`, async () => {
        const text = await statementText(async (db) => {
          // The statement for viewers who follow few: it comes after the one that counts how many they
          // follow.
          let asked = 0
          const lend = Object.create(db) as typeof db
          lend.executeQuery = async (query) => {
            if (asked++ === 0) return { rows: [{ many: false }] } as never
            return db.executeQuery(query)
          }
          await followed.page(lend, 0, 0, 0, 0)
        })
        assertFew(await explain(the, mode, text, [people[who].id, ...page]), most, large)
      })
})
