/** One vote per member, counted exactly, under concurrent votes and at the closing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { isLong } from '../../../../test/long.ts'
import { removeMember } from '../../../../test/remove-member.ts'
import {
  addCrowd,
  addVoters,
  codeOf,
  endSurvey,
  makeSurvey,
  tomorrow,
} from '../../../../test/scenes/surveys-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { addVote } from './ballots.queries.ts'
import { settle } from './settling.ts'

test('a vote counts once, and for good', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { id: voting_title_id } = await makeSurvey(here, ada)
  const it = { voting_title_id }
  const voted = await here.as(bob).call('user_voting', { ...it, option_id: '2' })
  assert.equal(voted.message, 'You have executed successfully')
  assert.deepEqual(
    voted.recdata.map(({ is_voted, percent, vote_count }) => [is_voted, percent, vote_count]),
    [
      ['0', 0, 0],
      ['1', 100, 1],
      ['0', 0, 0],
    ],
  )
  for (const option_id of [1, 2]) {
    const { body } = await here.as(bob).isRefused('user_voting', { ...it, option_id }, 'voted_already')
    assert.equal(body['message'], 'You have already executed')
  }
  // The author may vote as well.
  const both = await here.as(ada).call('user_voting', { ...it, option_id: 1 })
  assert.deepEqual([both.vote_count, both.executed_count], [2, 2])
  assert.equal((await here.as(bob).call('voting_list', {})).recdata[0]?.is_voted, '1')
  const eve = await here.person('Eve')
  for (const option_id of [4, 9, 70_000, 9_000_000_000])
    await here.as(eve).isRefused('user_voting', { ...it, option_id }, 'option_not_found')
})

test('who has seen an open survey is active until they vote', async () => {
  const here = await world()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  const { id: voting_title_id } = await makeSurvey(here, ada)
  const it = { voting_title_id }
  const counts = async () => {
    const { active_count, executed_count } = await here.as(ada).call('voting_detail', it)
    return [active_count, executed_count]
  }
  for (const who of [bob, eve, eve]) await here.as(who).call('voting_seen', it)
  assert.deepEqual(await counts(), [2, 0])
  await here.as(bob).call('user_voting', { ...it, option_id: 1 })
  await here.as(bob).call('voting_seen', it)
  assert.deepEqual(await counts(), [1, 1])
  // A member who left is no longer active; their vote stays, anonymously.
  await removeMember(here, eve.id)
  await removeMember(here, bob.id)
  assert.deepEqual(await counts(), [0, 1])
  await endSurvey(here, voting_title_id)
  await here.as(ada).call('voting_seen', it)
  assert.deepEqual(await counts(), [0, 1])
})

test('a vote that is sent again under its code is answered as the first, and another is not', async () => {
  const here = await world()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  for (const is_secret of [0, 1] as const) {
    const { id: voting_title_id } = await makeSurvey(here, ada, { is_secret })
    const vote = { voting_title_id, option_id: 1, code: codeOf(1) }
    const first = await here.as(bob).call('user_voting', vote)
    const again = await here.as(bob).call('user_voting', { ...vote, code: codeOf(1).toUpperCase() })
    assert.deepEqual(again, first)
    assert.deepEqual(
      [again.vote_count, again.receipt, again.message],
      [1, codeOf(1), 'You have executed successfully'],
    )
    await here.as(bob).isRefused('user_voting', { ...vote, option_id: 2 }, 'voted_already')
    await here.as(bob).isRefused('user_voting', { ...vote, code: codeOf(2) }, 'voted_already')
    // The code of another member's ballot is taken.
    await here.as(eve).isRefused('user_voting', vote, 'ballot_code_taken')
    const drawn = await here.as(eve).call('user_voting', { ...vote, code: '' })
    assert.match(drawn.receipt ?? '', /^[0-9a-f]{32}$/)
    // A counted vote can be repeated even after the survey has closed.
    await here.as(ada).call('voting_close', { voting_title_id })
    assert.equal((await here.as(bob).call('user_voting', vote)).vote_count, 2)
  }
  const made = { title: 'Once', options: ['a'], closing_date: tomorrow(), idempotency_key: 'a-single-survey' }
  const [one, other] = [
    await here.as(bob).call('create_voting', made),
    await here.as(bob).call('create_voting', made),
  ]
  assert.equal(one.recdata.id, other.recdata.id)
})

test('of a hundred votes that a member sends at once, one counts', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { id: voting_title_id } = await makeSurvey(here, ada)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, nth) =>
      here.as(bob).send('user_voting', { voting_title_id, option_id: 1 + (nth % 3) }),
    ),
  )
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [
    200,
    ...Array.from({ length: 99 }, () => 409),
  ])
  assert.equal((await here.as(ada).call('voting_detail', { voting_title_id })).vote_count, 1)
})

/** Returns the counts as stored, and as counted from the ballots. */
const countsOf = async ({ platform }: World, survey: number) => {
  const { rows } = await sql<{ kept: number[]; real: number[] }>`
    select voters || votes as kept,
      (select count(*)::int from survey_ballots b where b.survey_id = c.survey_id)
        || array(select (select count(*)::int from survey_ballots b where b.survey_id = c.survey_id and place = any (b.choices))
          from generate_series(1, cardinality(votes)) as place) as real
    from survey_counts c where survey_id = ${survey}`.execute(platform.database.db)
  return rows[0] ?? { kept: [], real: [] }
}

test('all who vote at once are counted exactly, and none is refused', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { id } = await makeSurvey(here, ada, { kind: 'several' })
  const voters = await addVoters(here, isLong ? 2_000 : 300)
  // A voter whom a busy server asks to retry uses the same code, as browsers do.
  const vote = async (voter: Person, option_ids: number[]) => {
    for (;;) {
      const asked = { voting_title_id: id, option_ids, code: codeOf(voter.id) }
      const { status, headers, body } = await here.as(voter).send('user_voting', asked)
      if (status !== 503) return body['receipt']
      await sleep(Number(headers.get('retry-after')) * 1000)
    }
  }
  const receipts = await Promise.all(voters.map((voter, nth) => vote(voter, nth % 2 ? [3, 1] : [2])))
  assert.deepEqual(
    receipts,
    voters.map((voter) => codeOf(voter.id)),
  )
  const { kept, real } = await countsOf(here, id)
  assert.deepEqual(kept, real)
  assert.deepEqual(
    kept,
    [1, 0.5, 0.5, 0.5].map((part) => part * voters.length),
  )
})

test('a vote in the instant of closing counts before it, or not at all', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const crowd = await addCrowd(here, 60)
  const { db } = here.platform.database
  for (let round = 0; round < 4; round++) {
    const { id } = await makeSurvey(here, ada)
    const voting = Promise.all(
      crowd.map((member) => addVote(db, { member, survey: id, choices: [1], code: codeOf(member) })),
    )
    const closed = await here.as(ada).call('voting_close', { voting_title_id: id })
    const cast = (await voting).filter((vote) => vote !== undefined).length
    const after = await here.as(ada).call('voting_detail', { voting_title_id: id })
    // The closing answers with the final result: no vote has been counted since.
    assert.deepEqual([closed.vote_count, after.vote_count], [cast, cast])
    const { rows } = await sql`
      select from survey_members v join surveys s on s.id = v.survey_id
      where v.survey_id = ${id} and v.choices is not null and v.since > s.closes_at`.execute(db)
    assert.equal(rows.length, 0)
  }
})

test('a survey that closes by itself is counted with every vote that was cast, whoever votes meanwhile', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { db } = here.platform.database
  const crowd = await addCrowd(here, 400)
  const { id: survey } = await makeSurvey(here, ada, { is_secret: 1 })
  await sql`update surveys set closes_at = clock_timestamp() + interval '250 milliseconds' where id = ${survey}`.execute(
    db,
  )
  let cast = 0
  let isCounted = false
  const lane = async () => {
    for (let member = crowd.pop(); member !== undefined; member = crowd.pop()) {
      if (isCounted) return
      if (await addVote(db, { member, survey, choices: [2], code: codeOf(member) })) cast++
    }
  }
  const counting = async () => {
    while (!isCounted) isCounted = await db.transaction().execute((tx) => settle(tx, survey))
  }
  await Promise.all([counting(), lane(), lane(), lane(), lane()])
  assert(cast > 0)
  const { vote_count, outcome, recdata } = await here
    .as(ada)
    .call('voting_detail', { voting_title_id: survey })
  assert.deepEqual([vote_count, outcome?.ballot_count, recdata[1]?.vote_count], [cast, cast, cast])
})
