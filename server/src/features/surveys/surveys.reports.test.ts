/** Reports of surveys. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeSurvey } from '../../../test/scenes/surveys-scene.ts'
import { world } from '../../../test/world.ts'

test('a survey is reported by whoever sees it, with its options for who decides', async () => {
  const here = await world()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  const { id } = await makeSurvey(here, bob, { title: 'Who is next?', options: ['Ada', 'Eve'] })
  const report = { report_type: 'survey', report_id: id, reason: 'harassment' } as const
  await here.as(bob).isRefused('add_report', report, 'not_oneself')
  await here.block(eve, bob)
  await here.as(eve).isRefused('add_report', report, 'survey_not_found')
  const { recdata } = await here.as(ada).call('add_report', report)
  assert.deepEqual(
    [recdata.reported_id, recdata.full_name, recdata.shown, recdata.link],
    [id, 'Bob', 'Who is next?', `/votingDetail/${id}`],
  )
  const { rows } = await here.platform.database.pool.query(
    'select evidence from reports where reporter_id = $1',
    [ada.id],
  )
  assert.deepEqual(rows[0].evidence, { options: ['Ada', 'Eve'] })

  await here.as(bob).call('delete_voting', { voting_title_id: id })
  await here.as(ada).isRefused('add_report', report, 'survey_not_found')
  const [kept] = (await here.as(ada).call('get_reports', {})).response
  assert.deepEqual([kept?.shown, kept?.reported_id, kept?.link], ['Who is next?', id, null])
})

test('a report of a survey that is not for everybody tells its reporter no more than they see', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.follow(ada, bob)
  const { id } = await makeSurvey(here, bob, { title: 'Among us: who is next?', audience: 'followers' })
  await here.as(ada).call('add_report', { report_type: 'survey', report_id: id, reason: 'harassment' })
  const shown = async () => (await here.as(ada).call('get_reports', {})).response[0]?.shown
  assert.equal(await shown(), 'Among us: who is next?')
  await here.as(bob).call('block', { blocked_user_id: ada.id })
  assert.notEqual(await shown(), 'Among us: who is next?')
})
