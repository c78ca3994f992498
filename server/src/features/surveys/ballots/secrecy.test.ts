/** Nothing that the server stores, answers, hints or logs links a secret ballot to its voter. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { codeOf, makeSurvey } from '../../../../test/scenes/surveys-scene.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { surveysLeaving } from '../surveys.leaving.ts'
import { settleDue } from './settling.ts'

const code = 'c0de5ec7e7'.padEnd(32, '7')

/** Returns the tables that contain this code in any form. */
async function placesOf({ platform }: World): Promise<string[]> {
  const { db } = platform.database
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'jobs')`.execute(db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`
      select from ${sql.raw(name)} t where t::text ilike ${`%${code}%`} limit 1`.execute(db)
    if (rows.length > 0) found.push(name)
  }
  return found
}

test('a secret ballot is in one place alone, and nothing there says whose it is', async () => {
  const here = await makeWorld()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  const { db } = here.platform.database
  const { id: voting_title_id } = await makeSurvey(here, ada, { is_secret: 1, kind: 'ranked' })
  const it = { voting_title_id }
  const hints: string[] = []
  here.platform.bus.subscribe({
    hints: (sent) => hints.push(...sent.map((hint) => JSON.stringify(hint))),
    ended: () => undefined,
    changed: () => undefined,
    rechecked: () => undefined,
    connected: () => undefined,
  })
  const key = { idempotency_key: 'a-key-of-their-own' }
  const voted = await here.as(bob).call('user_voting', { ...it, ...key, option_ids: [3, 1], code })
  assert.equal(voted.receipt, code)
  await here.as(eve).call('user_voting', { ...it, option_ids: [1, 2], code: codeOf(9) })

  // Everyone, even the voter and the author, learns only whether they have voted.
  for (const person of [ada, bob, eve]) {
    const seen = await here.as(person).call('voting_detail', it)
    assert.deepEqual([seen.receipt, ...seen.recdata.map(({ rank }) => rank)], [null, null, null, null])
    const marks = seen.recdata.map(({ is_voted }) => is_voted)
    assert.deepEqual(marks, person === ada ? ['0', '0', '0'] : ['1', '1', '1'])
  }
  const { rows: members } = await sql`
    select choices, code, since from survey_members where survey_id = ${voting_title_id} order by member_id`.execute(
    db,
  )
  assert.deepEqual(members, [
    { choices: [], code: null, since: null },
    { choices: [], code: null, since: null },
  ])
  const { rows: keys } = await sql`select from idempotency_keys where call = 'user_voting'`.execute(db)
  assert.equal(keys.length, 0)

  assert.deepEqual(await placesOf(here), ['public.survey_ballots'])
  await here.as(ada).call('voting_close', it)
  await settleDue(here.platform)
  assert.deepEqual(await placesOf(here), ['public.survey_ballots'])
  // After counting, the ballots are stored in the order of their codes and were all written at once: neither
  // their place nor their transaction says when they were cast.
  const { rows: kept } = await sql<{ code: string; written: string }>`
    select encode(code, 'hex') as code, xmin::text as written from survey_ballots
    where survey_id = ${voting_title_id} order by ctid`.execute(db)
  assert.deepEqual(
    kept.map((ballot) => ballot.code),
    [codeOf(9), code],
  )
  assert.equal(new Set(kept.map(({ written }) => written)).size, 1)

  const heard = new Set(hints.map((hint) => (JSON.parse(hint) as { topic: string }).topic.replace(/:.*/, '')))
  // Notifications of the closing are gathered at their own time.
  heard.delete('notifications')
  assert.deepEqual([...heard].toSorted(), ['survey', 'surveys'])
  for (const hint of hints)
    assert.deepEqual(
      Object.keys(JSON.parse(hint) as object).toSorted(),
      hint.includes('"to"') ? ['to', 'topic'] : ['topic'],
    )
  const { survey_members: votes } = surveysLeaving.tables
  assert(votes && 'rows' in votes)
  assert.deepEqual((await votes.rows(sql`${bob.id}::bigint`).execute(db)).rows, [])
})

test('of fewer than five secret ballots nothing is told, until the survey is closed', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const surveys = [
    await makeSurvey(here, ada, { is_secret: 1 }),
    await makeSurvey(here, ada, { is_secret: 1 }),
  ]
  const [first = 0, second = 0] = surveys.map(({ id }) => id)
  const shown = async (voting_title_id: number) => {
    const { is_result_shown, recdata } = await here.as(ada).call('voting_detail', { voting_title_id })
    return [is_result_shown, ...recdata.map(({ vote_count }) => vote_count)]
  }
  for (let voters = 1; voters <= 5; voters++) {
    const voter = here.as(await here.person('Vera'))
    const answer = await voter.call('user_voting', {
      voting_title_id: first,
      option_id: 1,
      code: codeOf(voters),
    })
    assert.equal(answer.is_result_shown, voters < 5 ? 0 : 1)
    assert.deepEqual(await shown(first), voters < 5 ? [0, null, null, null] : [1, 5, 0, 0])
    if (voters === 1)
      await voter.call('user_voting', { voting_title_id: second, option_id: 2, code: codeOf(9) })
  }
  assert.deepEqual(await shown(second), [0, null, null, null])
  await here.as(ada).call('voting_close', { voting_title_id: second })
  assert.deepEqual(await shown(second), [1, 0, 1, 0])
})
