/** Surveys in posts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jpeg } from '../../../test/files/pictures.ts'
import { gatherNews } from '../notifications/gathering.ts'
import { makeSurvey } from '../../../test/scenes/surveys-scene.ts'
import { makeWorld, world } from '../../../test/world.ts'
import { statementsOfRead } from '../../../test/statements.ts'

test('a post shows its survey to those who see both, and votes count where it stands', async () => {
  const here = await world()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  await here.as(bob).call('follow', { following_id: ada.id })
  const survey = await makeSurvey(here, ada, { audience: 'followers' })
  await here.as(eve).isRefused('add_post', { message: 'Mine', survey_id: survey.id }, 'survey_not_found')
  const { recdata: post } = await here.as(ada).call('add_post', { survey_id: String(survey.id) })
  assert.deepEqual([post.message, post.survey?.id, post.survey?.title], ['', survey.id, survey.title])
  const seen = async (person: typeof ada) => {
    const { recdata } = await here.as(person).call('timeline', {})
    const found = recdata.find(({ post_id }) => post_id === post.post_id)
    assert.deepEqual(
      (await here.as(person).call('post_detail', { post_id: post.post_id })).recdata.survey,
      found?.survey,
    )
    return found?.survey
  }
  assert.equal((await seen(bob))?.is_voted, '0')
  assert.equal(await seen(eve), null)
  const { recdata } = await here.as(bob).call('user_voting', { voting_title_id: survey.id, option_id: 2 })
  assert.deepEqual((await seen(bob))?.recdata, recdata)
  // Editing the text keeps the survey; a repost shows it, too.
  await here.as(ada).call('edit_post', { post_id: post.post_id, message: 'Vote!' })
  await here.as(ada).call('edit_post', { post_id: post.post_id, message: '' })
  const { recdata: reminded } = await here.as(bob).call('repost', { post_id: post.post_id })
  assert.equal(reminded.survey?.id, survey.id)
  await here.as(ada).call('delete_voting', { voting_title_id: survey.id })
  assert.deepEqual([await seen(ada), await seen(bob)], [null, null])
})

test('a survey written in a post is made with it, once, for those who see the post', async () => {
  const here = await world()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  await here.befriend(ada, bob)
  await here.as(eve).call('follow', { following_id: ada.id })
  const asked = { survey_title: 'Which tree?', survey_options: ['Oak', 'Lime'] }
  const toldOf = async (who: typeof ada, id: number) => {
    await gatherNews(here.platform)
    const { recdata } = await here.as(who).call('notification_list', {})
    return recdata.some(({ link }) => link === `/votingDetail/${id}`)
  }
  const surveys = async () => (await here.as(ada).call('my_voting_list', {})).recdata.length

  const input = {
    ...asked,
    survey_kind: 'several',
    survey_days: 7,
    idempotency_key: 'a post of a survey',
  } as const
  const { recdata: post } = await here.as(ada).call('add_post', input)
  assert.equal((await here.as(ada).call('add_post', input)).recdata.survey?.id, post.survey?.id)
  assert.equal(await surveys(), 1)
  const { title, kind, audience, closing_date = '' } = post.survey ?? {}
  assert.deepEqual([title, kind, audience], ['Which tree?', 'several', 'everybody'])
  assert(Math.abs(Date.parse(closing_date) - Date.now() - 7 * 24 * 60 * 60_000) < 60_000)
  assert.equal(
    (await here.as(eve).call('post_detail', { post_id: post.post_id })).recdata.survey?.is_voted,
    '0',
  )

  // As a form sends it; for friends, as its post.
  const form = { survey_title: 'Among us?', survey_options: '["Yes","No"]', post_type: 'private' } as const
  const { recdata: waiting } = await here
    .as(ada)
    .call('add_post', { message: 'Well?', ...form }, { file: await jpeg() })
  // Nobody finds it before its post, and whoever takes that back has it still.
  assert.deepEqual([waiting.survey, waiting.written_survey?.title, await surveys()], [null, 'Among us?', 1])
  await here.processMedia()
  const { recdata: made } = await here.as(ada).call('post_detail', { post_id: waiting.post_id })
  assert.equal(made.written_survey, null)
  assert.equal(made.survey?.audience, 'friends')
  const voting_title_id = made.survey.id
  assert.deepEqual([await toldOf(bob, voting_title_id), await toldOf(eve, voting_title_id)], [true, false])
  await here.as(eve).isRefused('voting_detail', { voting_title_id }, 'survey_not_found')
  const listed = async (who: typeof ada) =>
    (await here.as(who).call('voting_list', {})).recdata.map(({ id }) => id)
  assert(!(await listed(eve)).includes(voting_title_id))
  assert((await listed(bob)).includes(voting_title_id))
  await here.as(bob).call('user_voting', { voting_title_id, option_id: 1 })

  const wrong: ReadonlyArray<[fields: object, problem?: object]> = [
    [{ survey_title: 'Which?' }, { survey_options: 'Add at least one option' }],
    [{ survey_options: ['Oak'] }, { survey_title: 'Give the survey a title' }],
    [{ ...asked, survey_days: 367 }, { survey_days: 'Choose 1 to 366 days' }],
    [{ ...asked, survey_options: 'Oak' }],
    [{ ...asked, survey_options: ['Oak', 'oak'] }],
    [{ ...asked, survey_id: voting_title_id }, { survey_title: 'Choose a survey or write one, not both' }],
  ]
  for (const [fields, problem] of wrong) {
    const { body } = await here.as(ada).isRefused('add_post', { message: 'x', ...fields }, 'invalid_fields')
    if (problem) assert.deepEqual(body['fields'], problem)
  }
  assert.equal(await surveys(), 2)
})

test('a page of posts is one statement more where one shows a survey, and none where none does', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const count = async () => {
    // Fills the caches.
    await here.as(ada).call('timeline', {})
    return statementsOfRead(here.platform, () => here.as(ada).call('timeline', {}))
  }
  for (const message of ['One', 'Two']) await here.as(ada).call('add_post', { message })
  const plain = await count()
  for (const message of ['Three', 'Four']) {
    const { id } = await makeSurvey(here, ada)
    await here.as(ada).call('add_post', { message, survey_id: id })
  }
  assert.equal((await count()) - plain, 1)
})
