/** Surveys with several choices and rankings, changed votes, hidden results, and audiences. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeOf, endSurvey, makeSurvey, tomorrow } from '../../../../test/scenes/surveys-scene.ts'
import { groupScene, standings } from '../../../../test/scenes/groups-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'

const people = async ({ person }: World) =>
  [await person('Ada'), await person('Bob'), await person('Eve')] as const

test('several options are counted each, as parts of the voters', async () => {
  const here = await world()
  const [ada, bob, eve] = await people(here)
  const { id: voting_title_id } = await makeSurvey(here, ada, { kind: 'several', quorum: '4' })
  await here.as(bob).call('user_voting', { voting_title_id, option_ids: ['3', 1] })
  const seen = await here.as(eve).call('user_voting', { voting_title_id, option_id: 1 })
  assert.deepEqual(
    [seen.id, seen.vote_count, seen.recdata.map(({ percent }) => percent)],
    [voting_title_id, 2, [100, 0, 50]],
  )
  assert.deepEqual(
    seen.recdata.map(({ threshold }) => threshold),
    [50, 0, 25],
  )
  const own = await here.as(bob).call('voting_detail', { voting_title_id })
  assert.deepEqual(
    own.recdata.map(({ is_voted, rank }) => [is_voted, rank]),
    [
      ['1', null],
      ['0', null],
      ['1', null],
    ],
  )
})

test('a ranking is shown to who made it, and counts its first preference', async () => {
  const here = await world()
  const [ada, bob] = await people(here)
  const { id: voting_title_id } = await makeSurvey(here, ada, { kind: 'ranked' })
  const { recdata } = await here.as(bob).call('user_voting', { voting_title_id, option_ids: [3, 1] })
  assert.deepEqual(
    recdata.map(({ is_voted, rank, vote_count }) => [is_voted, rank, vote_count]),
    [
      ['1', 2, 0],
      ['0', null, 0],
      ['1', 1, 1],
    ],
  )
})

test('a choice that the survey does not take is said', async () => {
  const here = await world()
  const [ada, bob] = await people(here)
  const { id: voting_title_id } = await makeSurvey(here, ada)
  const fields = async (input: object) =>
    (await here.as(bob).send('user_voting', { voting_title_id, ...input })).body['fields']
  assert.deepEqual(await fields({}), { option_id: 'Choose an option' })
  assert.deepEqual(await fields({ option_ids: [1, 2] }), { option_ids: 'This survey takes one option' })
  assert.deepEqual(await fields({ option_ids: [1, 1] }), { option_ids: 'Each option can be chosen once' })
  assert.deepEqual(await fields({ option_ids: 'all' }), { option_ids: 'Must be a list of options' })
  assert.deepEqual(await fields({ option_id: 1, code: 'secret' }), { code: 'Must be 32 hex digits' })
  const asked = { title: 'x', closing_date: tomorrow(), options: ['a'] }
  for (const [input, expected] of [
    [{ kind: 'all' }, { kind: 'Must be single, several or ranked' }],
    [{ audience: 'me' }, { audience: 'Must be everybody, followers or group' }],
    [{ audience: 'group' }, { group_id: 'Choose the group that can vote' }],
    [{ results: 'never' }, { results: 'Must be always, voted or closed' }],
    [{ quorum: 0 }, { quorum: 'Must be a number from 1 to 1,000,000' }],
    [{ quorum: '1000001' }, { quorum: 'Must be a number from 1 to 1,000,000' }],
    [{ is_secret: 1, is_changeable: 1 }, { is_changeable: "Votes in a secret survey can't be changed" }],
  ] as const)
    assert.deepEqual(
      (await here.as(bob).send('create_voting', { ...asked, ...input })).body['fields'],
      expected,
    )
})

test('a vote can be changed where the survey says so, and counts once', async () => {
  const here = await world()
  const [ada, bob] = await people(here)
  const it = { voting_title_id: (await makeSurvey(here, ada, { is_changeable: true, kind: 'several' })).id }
  const vote = (option_ids: number[], code: number) =>
    here.as(bob).call('user_voting', { ...it, option_ids, code: codeOf(code) })
  await vote([1, 2], 1)
  for (const code of [1, 2]) {
    const { recdata, vote_count, receipt } = await vote([2, 3], code)
    assert.deepEqual([vote_count, receipt, recdata.map((each) => each.vote_count)], [1, codeOf(1), [0, 1, 1]])
  }
  assert.equal((await vote([1], 2)).receipt, codeOf(1))
  // Concurrent changes by a member leave one ballot.
  await Promise.all(Array.from({ length: 12 }, (_, nth) => vote([1 + (nth % 3)], 10 + nth)))
  const { recdata, vote_count } = await here.as(bob).call('voting_detail', it)
  await here.as(ada).call('voting_close', it)
  assert.equal(vote_count, 1)
  assert.equal(
    recdata.reduce((sum, each) => sum + (each.vote_count ?? 0), 0),
    1,
  )
  const ballots = (await here.as(bob).call('voting_ballots', it)).recdata
  assert.deepEqual(
    ballots.map(({ choices }) => choices),
    [recdata.filter(({ is_voted }) => is_voted === '1').map(({ option_id }) => option_id)],
  )
  await here.as(bob).isRefused('user_voting', { ...it, option_ids: [1, 2, 3] }, 'survey_closed')
})

test('a result is hidden as long as the survey says, from its author too', async () => {
  const here = await world()
  const [ada, bob] = await people(here)
  const shown = async (person: Person, voting_title_id: number) => {
    const { is_result_shown, recdata, vote_count } = await here
      .as(person)
      .call('voting_detail', { voting_title_id })
    const figures = recdata.flatMap(({ percent, vote_count, threshold }) => [percent, vote_count, threshold])
    assert.equal(
      figures.every((figure) => figure !== null),
      is_result_shown === 1,
    )
    assert.equal(
      figures.every((figure) => figure === null),
      is_result_shown === 0,
    )
    // The number of voters isn't part of the hidden result.
    assert.equal(vote_count, 1)
    return is_result_shown
  }
  for (const [results, ofNamed] of [
    ['always', [1, 1]],
    ['voted', [0, 1]],
    ['closed', [0, 0]],
  ] as const)
    for (const is_secret of [0, 1] as const) {
      // Of a secret survey with one ballot, the result would tell it.
      const expected = is_secret ? [0, 0] : ofNamed
      const { id } = await makeSurvey(here, ada, { results, is_secret })
      const voted = await here.as(bob).call('user_voting', { voting_title_id: id, option_id: 1 })
      assert.equal(voted.is_result_shown, expected[1])
      assert.deepEqual([await shown(ada, id), await shown(bob, id)], expected, results)
      await endSurvey(here, id)
      assert.deepEqual([await shown(ada, id), await shown(bob, id)], [1, 1], results)
    }
})

const titles = ({ recdata }: { recdata: ReadonlyArray<{ title: string }> }) =>
  recdata.map(({ title }) => title)

/** Returns whether the member finds this survey; all calls must agree. */
async function findsSurvey(here: World, person: Person, { id, title }: { id: number; title: string }) {
  const me = here.as(person)
  const found = [
    ...(
      await Promise.all([
        me.call('voting_list', { limit: 50 }),
        me.call('voting_list', { state: 'open', limit: 50 }),
        me.call('search_voting_titles', { title }),
      ])
    ).map((list) => titles(list).includes(title)),
    (await me.call('all_search', { search: title })).surveys.some((each) => each.id === id),
    (await me.send('voting_detail', { voting_title_id: id })).status === 200,
    (await me.send('voting_like', { voting_title_id: id })).status === 200,
    (await here.platform.visibleTopics(here.platform.database.db, person.id, [`survey:${id}`])).length === 1,
  ]
  assert.equal(new Set(found).size, 1, `${person.name}: ${found.join()}`)
  return found[0] === true
}

/** Returns whether they may vote; the list beside the feed and voting itself must agree. */
async function votes(here: World, person: Person, { id }: { id: number }) {
  const me = here.as(person)
  const isOffered = (await me.call('poll_list', {})).recdata.some((each) => each.id === id)
  const { status, body } = await me.send('user_voting', { voting_title_id: id, option_id: 1 })
  assert.equal(status === 200, isOffered)
  if (status !== 200) assert.equal(body['error'], 'survey_not_found')
  assert(!(await me.call('poll_list', {})).recdata.some((each) => each.id === id))
  return isOffered
}

test('a survey for followers is for them and its author, and nobody else finds it', async () => {
  const here = await world()
  const [ada, bob, eve] = await people(here)
  const survey = await makeSurvey(here, ada, { audience: 'followers', title: 'Followersonly' })
  await here.as(bob).call('follow', { following_id: ada.id })
  for (const [person, expected] of [
    [ada, true],
    [bob, true],
    [eve, false],
  ] as const) {
    assert.equal(await findsSurvey(here, person, survey), expected)
    assert.equal(await votes(here, person, survey), expected)
  }
  await here.as(bob).call('unfollow', { following_id: ada.id })
  assert.equal(await findsSurvey(here, bob, survey), false)
})

for (const type of ['open', 'closed'] as const)
  test(`a survey for a group that is ${type} is for its members`, async () => {
    const here = await world()
    const { people: them, id: group_id } = await groupScene(here, type)
    const asked = { audience: 'group', group_id, title: `Whichof${type}` } as const
    const survey = await makeSurvey(here, them.member, asked)
    assert.deepEqual([survey.group_id, survey.audience], [group_id, 'group'])
    for (const standing of standings) {
      const isIn = ['owner', 'moderator', 'member'].includes(standing)
      assert.equal(await findsSurvey(here, them[standing], survey), isIn, standing)
      assert.equal(await votes(here, them[standing], survey), isIn, standing)
      if (!isIn)
        await here
          .as(them[standing])
          .isRefused(
            'create_voting',
            { ...asked, options: ['a'], closing_date: tomorrow() },
            'not_group_member',
          )
    }
    // A member who left the group keeps access to their own survey, but can't vote in it.
    const other = await makeSurvey(here, them.member, { ...asked, title: `Later${type}` })
    await here.as(them.owner).call('group_member_delete', { group_id, delete_user_id: them.member.id })
    assert(await findsSurvey(here, them.member, other))
    assert.equal(await votes(here, them.member, other), false)
    await here.as(them.member).call('voting_close', { voting_title_id: other.id })
    await here.as(them.owner).call('group_delete', {
      group_id,
      group_name:
        (await here.as(them.owner).call('voting_detail', { voting_title_id: survey.id })).group_name ?? '',
    })
    assert.equal(await findsSurvey(here, them.moderator, survey), false)
  })
