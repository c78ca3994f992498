/**
 * A closed survey publishes its ballots, from which anyone can count the same result, and notifies those
 * concerned.
 */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { chainOf, lotsOf } from '@commons/contract/shared/ballot-chain.ts'
import { runOff } from '@commons/contract/shared/run-off.ts'
import { sharesOf } from '@commons/contract/shared/survey.ts'
import type { PublishedBallot } from '@commons/contract/surveys/ballots.ts'
import { sql } from 'kysely'
import { groupScene } from '../../../../test/scenes/groups-scene.ts'
import { addCrowd, codeOf, endSurvey, makeSurvey } from '../../../../test/scenes/surveys-scene.ts'
import { makeWorld, type Person, type World, world } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { addVote } from './ballots.queries.ts'
import { settleDue, settleSurvey } from './settling.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
/** Returns a ballot code whose order is unrelated to that of the votes. */
const drawn = (nth: number) => sha256(`ballot ${nth}`).slice(0, 32)

async function ballotsOf({ as }: World, person: Person, voting_title_id: number): Promise<PublishedBallot[]> {
  const ballots: PublishedBallot[] = []
  let after: string | undefined = ''
  while (after !== undefined) {
    const page: { recdata: PublishedBallot[]; next?: string | undefined } = await as(person).call(
      'voting_ballots',
      { voting_title_id, limit: '16', after },
    )
    assert(page.recdata.length <= 16)
    ballots.push(...page.recdata)
    after = page.next
  }
  return ballots
}

const rankings = [[1], [2, 3], [3, 2, 1], [2, 1], [3], [1, 3]]

for (const kind of ['single', 'several', 'ranked'] as const)
  for (const is_secret of [0, 1] as const)
    test(`counting the ballots of a ${is_secret ? 'secret' : 'named'} ${kind} survey again gives its result`, async () => {
      const here = await world()
      const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
      const { id, title, options } = await makeSurvey(here, ada, { kind, is_secret, results: 'closed' })
      const { db } = here.platform.database
      const crowd = await addCrowd(here, 40)
      for (const [nth, member] of crowd.entries()) {
        const choices = kind === 'single' ? [1 + (nth % 3)] : (rankings[nth % 6] ?? [])
        await addVote(db, { member, survey: id, choices, code: drawn(nth) })
      }
      await here.as(bob).isRefused('voting_ballots', { voting_title_id: id }, 'survey_open')
      const closed = await here.as(ada).call('voting_close', { voting_title_id: id })
      const { outcome, recdata } = await here.as(bob).call('voting_detail', { voting_title_id: id })
      assert.deepEqual(outcome, closed.outcome)
      const ballots = await ballotsOf(here, bob, id)
      assert.deepEqual([ballots.length, outcome?.ballot_count], [40, 40])
      assert.deepEqual(
        ballots.map(({ code }) => code),
        crowd.map((_, nth) => drawn(nth)).toSorted(),
      )
      const texts = options.map(({ options: text }) => text)
      assert.equal(await chainOf({ id, kind, title, options: texts }, ballots, sha256), outcome?.chain_hash)
      const counting = kind === 'ranked' ? 1 : 8
      const votes = texts.map(
        (_, place) => ballots.filter(({ choices }) => choices.slice(0, counting).includes(place + 1)).length,
      )
      assert.deepEqual(
        recdata.map(({ vote_count }) => vote_count),
        votes,
      )
      assert.deepEqual(
        recdata.map(({ percent }) => percent),
        sharesOf(kind, votes, 40),
      )
      if (kind === 'ranked') {
        const counted = runOff(
          3,
          ballots.map(({ choices }) => ({ choices, count: 1 })),
          await lotsOf(outcome?.chain_hash ?? '', 3, sha256),
        )
        assert.deepEqual([outcome?.winners, outcome?.rounds], [counted.winners, counted.rounds])
      } else {
        const most = Math.max(...votes)
        const winners = votes.flatMap((each, place) => (each === most ? [place + 1] : []))
        assert.deepEqual([outcome?.winners, outcome?.rounds], [winners, []])
      }
      await here.as(bob).isRefused('voting_ballots', { voting_title_id: 999_999 }, 'survey_not_found')
    })

test('ties of a ranking are broken by an earlier round, else by the lot of its ballots; old results stay', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { db } = here.platform.database
  /** Returns the result of a survey with these ballots. */
  const ranked = async (choices: number[][]) => {
    const { id: voting_title_id } = await makeSurvey(here, ada, { kind: 'ranked' })
    for (const [nth, member] of (await addCrowd(here, choices.length)).entries())
      await addVote(db, { member, survey: voting_title_id, choices: choices[nth] ?? [], code: drawn(nth) })
    const { outcome } = await here.as(ada).call('voting_close', { voting_title_id })
    assert(outcome)
    return { outcome, voting_title_id }
  }
  const byRound = (await ranked([[2], [2], [2], [1], [1], [3, 1]])).outcome
  assert.deepEqual(
    [byRound.winners, byRound.rounds.map(({ votes, tie }) => [votes, tie])],
    [
      [2],
      [
        [[2, 3, 1], null],
        [[3, 3, null], { tied: [1, 2], round: 1 }],
      ],
    ],
  )
  const { outcome: byLot, voting_title_id } = await ranked([[1], [2]])
  const lots = await lotsOf(byLot.chain_hash, 3, sha256)
  assert.deepEqual(byLot.winners, [(lots[0] ?? '') > (lots[1] ?? '') ? 1 : 2])
  assert.deepEqual(byLot.rounds.at(-1)?.tie, { tied: [1, 2], round: null })
  // A result from before ties were broken is shown as it was published.
  const old = [
    { votes: [1, 1, 0], out: [3], exhausted: 0 },
    { votes: [1, 1, null], out: [], exhausted: 0 },
  ]
  await sql`update survey_outcomes set winners = '{1,2}', rounds = ${JSON.stringify(old)}::jsonb
    where survey_id = ${voting_title_id}`.execute(db)
  const { outcome } = await here.as(ada).call('voting_detail', { voting_title_id })
  assert.deepEqual([outcome?.winners, outcome?.rounds], [[1, 2], old])
})

async function news({ as, platform }: World, person: Person) {
  await gatherNews(platform)
  const { recdata } = await as(person).call('notification_list', {})
  const told = recdata.filter(({ kind }) => kind.startsWith('survey'))
  for (const { link } of told) assert.match(link ?? '', /^\/votingDetail\/\d+$/)
  return told.map(({ text, message }) => [text, message])
}

test('who follows hears of a survey, who has not voted that it closes, and voters of the result', async () => {
  const here = await world()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  await here.as(bob).call('follow', { following_id: ada.id })
  const { id: voting_title_id } = await makeSurvey(here, ada, { is_secret: 1 })
  const named = 'Which tree?'
  assert.deepEqual(await news(here, bob), [['Ada asks for your vote', named]])
  assert.deepEqual(await news(here, eve), [])
  for (const who of [bob, eve]) await here.as(who).call('voting_seen', { voting_title_id })
  await here.as(bob).call('user_voting', { voting_title_id, option_id: 1 })
  await sql`update surveys set created_at = now() - interval '3 days', closes_at = now() + interval '20 hours'
    where id = ${voting_title_id}`.execute(here.platform.database.db)
  for (let twice = 0; twice < 2; twice++) {
    await settleDue(here.platform)
    assert.deepEqual(await news(here, eve), [["A survey you've seen closes within a day", named]])
    assert.deepEqual([await news(here, bob), await news(here, ada)], [[], []])
  }
  await endSurvey(here, voting_title_id)
  for (let twice = 0; twice < 2; twice++) {
    await settleDue(here.platform)
    for (const who of [ada, bob])
      assert.deepEqual(await news(here, who), [['A survey has closed. See the result.', named]])
    assert.deepEqual(await news(here, eve), [])
  }
  const { outcome } = await here.as(bob).call('voting_detail', { voting_title_id })
  assert.deepEqual([outcome?.winners, outcome?.ballot_count], [[1], 1])
  // No notification of a survey that can no longer be seen.
  await here.as(ada).call('delete_voting', { voting_title_id })
  assert.deepEqual(await news(here, bob), [])
})

test('news of a survey leads to it, in the language of who reads it, and a group’s is its members’', async () => {
  const here = await makeWorld()
  const { people, id: group_id } = await groupScene(here, 'closed')
  const { owner, moderator, member, outsider, former, banned } = people
  // A follower who isn't in the group isn't notified.
  await here.follow(outsider, owner)
  await here.as(member).call('update_language', { language_id: 2 })
  // As for the group's posts: only members who chose to be notified of everything are.
  await sql`update group_members set notice = 'all' where group_id = ${group_id}`.execute(
    here.platform.database.db,
  )
  const { id } = await makeSurvey(here, owner, { audience: 'group', group_id, title: 'Kam pojedeme?' })
  await gatherNews(here.platform)
  const told = async (person: Person) => {
    const { recdata } = await here.as(person).call('notification_list', {})
    return recdata.filter(({ kind }) => kind.startsWith('survey')).map(({ text, link }) => [text, link])
  }
  const link = `/votingDetail/${id}`
  assert.deepEqual(await told(moderator), [[`${owner.name} asks for your vote`, link]])
  assert.deepEqual(await told(member), [[`${owner.name} se ptá na váš názor`, link]])
  for (const who of [owner, outsider, former, banned]) assert.deepEqual(await told(who), [], who.name)
  await here.as(member).call('user_voting', { voting_title_id: id, option_id: 1 })
  // A voter needs no reminder, and a former member isn't notified of the result.
  assert.deepEqual(await told(member), [])
  await here.as(moderator).call('voting_seen', { voting_title_id: id })
  await here.as(owner).call('voting_close', { voting_title_id: id })
  await settleDue(here.platform)
  await gatherNews(here.platform)
  assert.deepEqual(await told(member), [['Anketa se uzavřela. Podívejte se na výsledek.', link]])
  assert.deepEqual(await told(moderator), [])
  await here.as(owner).call('group_member_delete', { group_id, delete_user_id: member.id })
  assert.deepEqual(await told(member), [])
})

test('a survey without votes closes without a winner', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  for (const kind of ['single', 'ranked'] as const) {
    const { id: voting_title_id } = await makeSurvey(here, ada, { kind })
    const { outcome } = await here.as(ada).call('voting_close', { voting_title_id })
    assert.deepEqual([outcome?.winners, outcome?.ballot_count], [[], 0])
    assert.deepEqual((await here.as(ada).call('voting_ballots', { voting_title_id })).recdata, [])
    await here
      .as(ada)
      .isRefused('user_voting', { voting_title_id, option_id: 1, code: codeOf(1) }, 'survey_closed')
  }
})

test('two who count one survey at once count it once', { timeout: 30_000 }, async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { id } = await makeSurvey(here, ada, { is_secret: 1, results: 'closed' })
  await endSurvey(here, id)
  const { db } = here.platform.database
  const { counting } = await db.transaction().execute(async (tx) => {
    await sql`select from surveys where id = ${id} for update`.execute(tx)
    const counting = [settleSurvey(here.platform, id), settleSurvey(here.platform, id)]
    // Queried outside the transaction, which would see the same activity each time.
    const waiting = async () =>
      (
        await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%from surveys sv%'`.execute(
          db,
        )
      ).rows.length
    while ((await waiting()) < 2) await sleep(5)
    return { counting }
  })
  await Promise.all(counting)
  const { outcome } = await here.as(ada).call('voting_detail', { voting_title_id: id })
  assert.deepEqual([outcome?.ballot_count, outcome?.winners], [0, []])
})
