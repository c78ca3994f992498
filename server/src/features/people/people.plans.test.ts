/**
 * The cost of lists of members and of suggestions depends neither on how many there are nor on who is famous.
 */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { isLong } from '../../../test/long.ts'
import { addCrowd, assertFew, explain, fill, planModes, pretend } from '../../../test/plans.ts'
import { statementText } from '../../../test/statement-text.ts'
import { type Person, type World, world } from '../../../test/world.ts'
import { listBlocked, type ListName, pageOf, pageOfMutual } from './people.lists.queries.ts'
import { searchBlocked, searchIn } from './people.lists.search.queries.ts'
import { findMatching } from './people.search.queries.ts'
import { listSuggested } from './people.suggestions.queries.ts'
import { statementsOfRead } from '../../../test/statements.ts'

const size = 1_500
const graph = ['follows', 'blocks', 'member_counts']
const latest = Number.MAX_SAFE_INTEGER
/**
 * A prefix, everybody's name with one member's word in two spellings, a typo, a name that nobody has, and no
 * word.
 */
const searches = ['crowd', 'Crowd 14', 'crowd1400', 'corwd 77', 'nobody', '…']

/**
 * Everybody follows the twenty before them and the famous member, who follows back all but the last ten. All
 * at one moment, as after an import; what triggers maintain is written at the end.
 */
const crowd = (ordinary: Person, famous: Person) => `
  alter table follows disable trigger user;
  ${addCrowd(size)};
  create temporary table crowd on commit drop as
    select id, row_number() over (order by id) as place from members where username like 'crowd%';
  analyze crowd;
  insert into follows (follower_id, followed_id)
  select one.id, other.id from crowd one cross join generate_series(1, 20) as back
    join crowd other on other.place = one.place - back
  union all select id, ${famous.id} from crowd
  union all select ${famous.id}, id from crowd where place <= ${size - 10}
  union all select ${ordinary.id}, id from crowd where place > ${size - 10}
  union all values (${ordinary.id}, ${famous.id});
  analyze follows;
  update follows f set mutual = true
  where exists (select from follows b where b.follower_id = f.followed_id and b.followed_id = f.follower_id);
  insert into member_counts (member_id, followers, following)
  select m.id, (select count(*) from follows where followed_id = m.id),
    (select count(*) from follows where follower_id = m.id) from members m;
  insert into blocks (blocker_id, blocked_id)
  select ${famous.id}, id from crowd where place > ${size / 2} and place % 2 = 0;
  alter table follows enable trigger user;
  alter table posts disable trigger posts_tagged;
  with written as (
    insert into posts (author_id, message, audience, hashtags)
    select id, 'post', 'public', '{busy}' from crowd cross join generate_series(1, 3) returning id, author_id)
  insert into objects (id, kind, author_id) select id, 'post', author_id from written;
  alter table posts enable trigger posts_tagged;
  insert into hashtags (key, label, uses) select 'tag' || i, 'Tag ' || i, 1 from generate_series(1, 60) as i;
  insert into object_tags (object_id, kind, hashtag_id, position, author_id, is_public)
  select p.id, 'post', h.id, p.position, p.author_id, true from posts p join hashtags h on h.key in ('tag1', 'tag2');
  insert into hashtag_follows (member_id, hashtag_id)
  select m.id, h.id from members m cross join hashtags h;
  insert into dismissed_suggestions (member_id, dismissed_id)
  select ${famous.id}, id from crowd where place % 5 = 0;`

describe('many members who follow each other', () => {
  let the: World
  let ordinary: Person
  let famous: Person

  before(async () => {
    the = await world()
    ordinary = await the.person('Ordinary')
    famous = await the.person('Famous')
    await fill(the, crowd(ordinary, famous))
    await fill(the, 'vacuum analyze')
    await pretend(the, {
      members: 5e5,
      object_tags: 1e7,
      hashtag_follows: 1e6,
      dismissed_suggestions: 1e6,
      follows: 2e7,
      blocks: 1e6,
      member_counts: 5e5,
      member_names: 5e5,
      member_words: 2e6,
      media: 2e6,
    })
  })

  for (const mode of planModes) {
    for (const name of Object.keys(pageOf) as ListName[]) {
      test(`a page of ${name} reads a page (${mode})`, async () => {
        const text = await statementText((db) => pageOf[name](db, 0, 0, 0, 0, 0, 0))
        const [moment] = (
          await the.platform.database.pool.query<{ at: number }>(
            `select (extract(epoch from created_at) * 1000000)::bigint as at from follows
             where follower_id = $1 limit 1`,
            [famous.id],
          )
        ).rows
        for (const [viewer, owner] of [
          [ordinary, famous],
          [ordinary, ordinary],
          [famous, famous],
        ] as const) {
          const values = [viewer.id, owner.id, latest, latest, 10, 0]
          // Members hidden from the viewer are read and skipped.
          assertFew(await explain(the, mode, text, values), 60, graph)
          const within = [viewer.id, owner.id, moment?.at ?? 0, size / 2, 10, 0]
          assertFew(await explain(the, mode, text, within), 60, graph)
        }
      })
    }

    test(`a page of mutual friends reads the viewer's friends, and not the other's (${mode})`, async () => {
      const text = await statementText((db) => pageOfMutual(db, 0, 0, 0, 0, 0, 0))
      const values = [ordinary.id, famous.id, latest, latest, 10, 0]
      assertFew(await explain(the, mode, text, values), 60, graph)
    })

    for (const name of Object.keys(searchIn) as ListName[]) {
      test(`names are looked for in ${name} among so many and no more (${mode})`, async () => {
        const text = await statementText((db) => searchIn[name](db, 0, 0, '', 0, 0, 0, 0))
        for (const [viewer, owner] of [
          [ordinary, famous],
          [famous, famous],
        ] as const)
          for (const search of isLong ? searches : ['crowd', 'corwd 77', '…']) {
            const nodes = await explain(the, mode, text, [viewer.id, owner.id, search, latest, latest, 10, 0])
            assertFew(nodes, 2_600, [...graph, 'members', 'member_names', 'member_words'])
          }
      })
    }

    test(`names are looked for among the blocked in so many and no more (${mode})`, async () => {
      const text = await statementText((db) => searchBlocked(db, 0, '', 0, 0, 0, 0))
      for (const search of ['crowd', 'corwd 1400']) {
        const nodes = await explain(the, mode, text, [famous.id, search, latest, latest, 10, 0])
        assertFew(nodes, 2_600, [...graph, 'members', 'member_names', 'member_words'])
      }
    })

    test(`a page of whom one blocked reads a page (${mode})`, async () => {
      const text = await statementText((db) => listBlocked(db, 0, 0, 0, 0, 0))
      const nodes = await explain(the, mode, text, [famous.id, latest, latest, 10, 0])
      assertFew(nodes, 20, [...graph, 'members'])
    })

    test(`suggestions look at so many of the latest and no more (${mode})`, async () => {
      const text = await statementText((db) => listSuggested(db, 0, 0, 0, 0, 0))
      const tables = [...graph, 'members', 'object_tags', 'hashtag_follows', 'dismissed_suggestions']
      for (const viewer of [ordinary, famous])
        // From the start, and from the middle of the first reason.
        for (const at of [latest, 4_000_000_005]) {
          const nodes = await explain(the, mode, text, [viewer.id, at, latest, 10, 0])
          // A hundred followed members times fifty.
          assertFew(nodes, 5_000, tables)
        }
    })

    test(`a search reads so many of the known, the famous and those with a word (${mode})`, async () => {
      const text = await statementText((db) => findMatching(db, 0, ''))
      for (const viewer of [ordinary, famous]) {
        for (const search of ['c', ...searches]) {
          const nodes = await explain(the, mode, text, [viewer.id, search])
          // A thousand each of followed members, of members they follow, and of those with the word; 300
          // famous ones.
          assertFew(nodes, 3_300, ['follows', 'member_counts', 'members', 'member_names', 'member_words'])
        }
      }
    })
  }

  test('each of these calls is one statement', async () => {
    const voice = the.as(famous)
    const calls = [
      () => voice.call('sujjested_channels', {}),
      () => voice.call('suggest_mentions', { search: 'crowd' }),
      () => voice.call('search_user', { name: 'corwd' }),
      () => voice.call('user_search', { search: '' }),
      () => voice.call('blocked_user_list', {}),
      () => voice.call('blocked_user_list', { search: 'crowd' }),
      () => voice.call('follower_list', { search: 'crowd' }),
    ]
    for (const call of calls) {
      await call()
      assert.equal(await statementsOfRead(the.platform, call), 1)
    }
  })
})
