/** The cost of surveys depends neither on how many there are nor on how many vote in one. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { codeOf } from '../../../test/scenes/surveys-scene.ts'
import { addCrowd, assertFew, explain, fill, planModes, pretend, relate } from '../../../test/plans.ts'
import { statementText } from '../../../test/statement-text.ts'
import { makeWorld, type Person, type World } from '../../../test/world.ts'
import { addVote, changeVote, listBallots } from './ballots/ballots.queries.ts'
import { findSurvey, listOwnSurveys, listPolls, listShownSurveys, listSurveys } from './surveys.queries.ts'
import { addSeen } from './surveys.writing.queries.ts'
import { statementsOfRead } from '../../../test/statements.ts'

const last = Number.MAX_SAFE_INTEGER
const large = [
  'surveys',
  'survey_counts',
  'survey_members',
  'survey_ballots',
  'objects',
  'members',
  'follows',
  'groups',
  'group_members',
]

/** 300 members in 40 groups who made 6,000 surveys, half of them closed; all have voted in the first. */
const crowd = `
  with people as (
    ${addCrowd(300)} returning id)
  insert into groups (name) select 'Group ' || i from generate_series(1, 40) as i;
  insert into group_members (group_id, member_id, standing)
    select g.id, m.id, 'member' from groups g cross join members m where m.username like 'crowd%' and (g.id + m.id) % 40 = 0;
  with made as (
    insert into surveys (author_id, title, options, created_at, closes_at, audience, group_id, is_reminded, settled_at)
    select (select min(id) from members where username like 'crowd%') + i % 300,
      'Which tree ' || case when i % 500 = 0 then 'rarely' else 'often' end, array['Oak', 'Lime', 'Plum'],
      now() - i * interval '1 minute', now() + (case when i % 2 = 0 then 1 else -1 end) * (i + 60) * interval '1 minute',
      case i % 20 when 0 then 'followers' when 1 then 'group' else 'everybody' end,
      case i % 20 when 1 then (select min(id) from groups) + i % 40 end, true, case when i % 2 = 1 then now() end
    from generate_series(1, 6000) as i returning id, author_id)
  insert into objects (id, kind, author_id) select id, 'survey', author_id from made;
  insert into survey_members (survey_id, member_id, choices, code, since)
    select sv.id, m.id, '{1}', decode(md5(m.id || ' ' || sv.id), 'hex'), now()
    from surveys sv join members m on m.username like 'crowd%'
    where sv.id = (select min(id) from surveys) or (sv.id + m.id) % 100 = 0;
  insert into survey_ballots (survey_id, code, choices) select survey_id, code, choices from survey_members`

describe('surveys among many', () => {
  let the: World
  const people = {} as Record<'ordinary' | 'sociable', Person>
  let popular = 0
  let open = 0

  before(async () => {
    the = await makeWorld()
    await fill(the, crowd)
    people.ordinary = await the.person('Ordinary')
    people.sociable = await the.person('Sociable')
    for (const [person, followed, groups] of [
      [people.ordinary, 20, 5],
      [people.sociable, 300, 40],
    ] as const) {
      await relate(the, 'follows', 'follower_id, followed_id', person, followed)
      await fill(
        the,
        `insert into group_members (group_id, member_id, standing)
        select id, ${person.id}, 'member' from groups order by id limit ${groups}`,
      )
      // They have voted in half of the surveys that close next.
      await fill(
        the,
        `insert into survey_members (survey_id, member_id, choices, code, since)
        select id, ${person.id}, '{1}', decode(md5('${person.id} ' || id), 'hex'), now() from surveys where id % 4 = 0`,
      )
    }
    await fill(the, `update surveys set author_id = ${people.ordinary.id} where id % 150 = 7`)
    const { rows } = await the.platform.database.pool.query<{ popular: number; open: number }>(
      `select min(id) as popular, min(id) filter (where audience = 'everybody' and closes_at > now() and id % 4 <> 0) as open
       from surveys`,
    )
    popular = rows[0]?.popular ?? 0
    open = rows[0]?.open ?? 0
    await fill(the, `update surveys set is_changeable = true where id = ${open}`)
    await fill(the, 'vacuum analyze')
    await pretend(the, {
      surveys: 1e6,
      survey_counts: 1e6,
      survey_members: 1e8,
      survey_ballots: 1e8,
      objects: 1e7,
      members: 1e6,
      follows: 2e7,
      groups: 1e5,
      group_members: 1e7,
    })
  })

  const page = { before: { at: 0, id: 0 }, limit: 0, offset: 0 }
  const list = (state?: 'open' | 'closed', title?: string) =>
    statementText((db) => listSurveys(db, 0, { state, page, ...(title === undefined ? {} : { title }) }))
  const first = [last, last, 10, 0]
  const middle = () => [Date.now() * 1000 - 3000 * 60_000_000, last, 10, 0]
  const vote = { member: 0, survey: 0, choices: [1], code: '' }

  const lists = [
    ['all', () => list(), first],
    ['all, from the middle', () => list(), middle()],
    ['the third page of open ones', () => list('open'), [last, last, 10, 20]],
    ['closed ones', () => list('closed'), first],
    ['polls', () => statementText((db) => listPolls(db, 0)), []],
  ] as const
  for (const mode of planModes)
    for (const [what, text, values] of lists)
      for (const [who, most] of [
        // A limited number per circle: everybody, each followed member, each group.
        ['ordinary', 300],
        ['sociable', 700],
      ] as const)
        test(`${what}: what is read depends on one's circles, for who is ${who} (${mode})`, async () => {
          assertFew(await explain(the, mode, await text(), [people[who].id, ...values]), most, large)
        })

  test('a word that very many titles have costs no more than the newest and some of them', async () => {
    for (const mode of planModes)
      for (const [text, values] of [
        [await list(undefined, 'often'), [...first, 'often']],
        [await list('open', 'often'), [...first, 'o']],
      ] as const)
        // Twice a thousand; the rest is rounding: EXPLAIN gives the rows a filter removes as a whole number
        // per loop.
        assertFew(await explain(the, mode, text, [people.ordinary.id, ...values]), 3_000, large)
  })

  const one = [
    ['own', () => statementText((db) => listOwnSurveys(db, 0, 0, 0, 0, 0)), () => first],
    ['found by a rare word', () => list(undefined, 'rarely'), () => [...first, 'rarely']],
    ['found by no word', () => list('open', 'x'), () => [...first, 'nothing']],
    ['one', () => statementText((db) => findSurvey(db, 0, 0)), () => [popular]],
    ['those of posts', () => statementText((db) => listShownSurveys(db, 0, [])), () => [`{${popular}}`]],
    ['seeing one', () => statementText((db) => addSeen(db, 0, 0)), () => [open]],
    ['a vote', () => statementText((db) => addVote(db, vote)), () => [open, '{1}', '{1}', codeOf(1)]],
    [
      'a second vote',
      () => statementText((db) => changeVote(db, vote)),
      () => [open, '{2}', '{2}', codeOf(2)],
    ],
  ] as const
  for (const mode of planModes)
    for (const [what, text, values] of one)
      test(`${what}: few rows are read (${mode})`, async () => {
        assertFew(await explain(the, mode, await text(), [people.ordinary.id, ...values()]), 60, large)
      })

  test('ballots are read a page at a time', async () => {
    const text = await statementText((db) => listBallots(db, 0, '', 0))
    for (const mode of planModes)
      assertFew(await explain(the, mode, text, [popular, codeOf(0), 100]), 120, large)
  })

  test('a page of a list and of polls is one statement', async () => {
    const voice = the.as(people.ordinary)
    await voice.call('voting_list', {})
    const ask = async () => {
      assert.equal((await voice.call('voting_list', { limit: 10 })).recdata.length, 10)
      assert.equal(
        (await voice.call('search_voting_titles', { title: 'tree', limit: 10 })).recdata.length,
        10,
      )
      assert.equal((await voice.call('poll_list', {})).recdata.length, 5)
    }
    assert.equal(await statementsOfRead(the.platform, ask), 3)
  })
})
