/** Surveys in posts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
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
