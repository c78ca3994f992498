/** Making, finding, closing and deleting surveys. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exportsOf } from '@commons/contract/all.ts'
import { openPage } from '../../../test/page.ts'
import { removeMember } from '../../../test/remove-member.ts'
import { endSurvey, makeSurvey, tomorrow } from '../../../test/scenes/surveys-scene.ts'
import { makeWorld, type Person, type World, world } from '../../../test/world.ts'
import { noKey } from '../../platform/call/idempotency.ts'
import { gatherNews } from '../notifications/gathering.ts'
import { addSurvey, plainSurvey } from './surveys.writing.queries.ts'
import { statementsOf } from '../../../test/statements.ts'

test('surveys are for members alone', async () => {
  const here = await world()
  const calls = Object.keys(exportsOf('surveys')).filter((name) => /^[a-z_]+$/.test(name))
  assert.equal(calls.length, 13)
  for (const call of calls) {
    const { status, body } = await here.as().send(call, { voting_title_id: 1 })
    assert.deepEqual([status, body['error']], [401, 'session_unknown'], call)
  }
})

const titles = ({ recdata }: { recdata: ReadonlyArray<{ title: string }> }) =>
  recdata.map(({ title }) => title)

test('a survey shows its options, who made it and until when, to every member', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const closing_date = tomorrow()
  const { recdata, message } = await here.as(ada).call('create_voting', {
    title: '  Which tree? ',
    closing_date,
    options: ['Oak', '', { options: ' Lime ' }],
  })
  assert.equal(message, 'Your survey is open')
  const { id, profile_pic: _, ...survey } = recdata
  assert.deepEqual(survey, {
    user_id: ada.id,
    username: ada.username,
    full_name: 'Ada',
    title: 'Which tree?',
    closing_date,
    is_closed: 0,
    vote_count: 0,
    kind: 'single',
    audience: 'everybody',
    group_id: null,
    group_name: null,
    is_secret: 0,
    results: 'always',
    is_changeable: 0,
    quorum: null,
    options: [
      { id: 1, options: 'Oak' },
      { id: 2, options: 'Lime' },
    ],
    is_voted: '0',
  })
  const seen = await here.as(bob).call('voting_detail', { voting_title_id: String(id) })
  assert.deepEqual(
    [
      seen.title,
      seen.vote_count,
      seen.executed_count,
      seen.active_count,
      seen.like_count,
      seen.comments_count,
    ],
    ['Which tree?', 0, 0, 0, 0, 0],
  )
  assert.deepEqual(seen.recdata[1], {
    option_id: 2,
    options: 'Lime',
    is_voted: '0',
    rank: null,
    percent: 0,
    vote_count: 0,
    threshold: 0,
  })
  await here.as(bob).isRefused('voting_detail', { voting_title_id: 999_999 }, 'survey_not_found')
})

test('what cannot be a survey is said by field', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const good = { title: 'x', closing_date: tomorrow(), options: ['a'] }
  for (const [input, expected] of [
    [{ title: ' ' }, { title: 'Give the survey a title' }],
    [{ title: 'x'.repeat(201) }, { title: 'A title can have up to 200 characters' }],
    [{ closing_date: '' }, { closing_date: 'Must be a date, with a time or without' }],
    [{ closing_date: '2030-02-30' }, { closing_date: 'Must be a date, with a time or without' }],
    [{ closing_date: '2020-01-01' }, { closing_date: 'Choose a closing date that is still to come' }],
    [{ closing_date: '2999-01-01' }, { closing_date: 'A survey can be open for up to a year' }],
    [{ options: 'a' }, { options: 'Must be a list of options' }],
    [{ options: [7] }, { options: 'Must be a list of options' }],
    [{ options: ['', ' '] }, { options: 'Add at least one option' }],
    [{ options: [...'abcdefghi'] }, { options: 'Maximum 8 options Allowed' }],
    [{ options: ['Yes', 'yes'] }, { options: 'Two options are the same. Change one of them.' }],
    [{ options: ['x'.repeat(121)] }, { options: 'An option can have up to 120 characters' }],
  ] as const)
    assert.deepEqual(
      (await here.as(ada).send('create_voting', { ...good, ...input })).body['fields'],
      expected,
    )
  const day = tomorrow().slice(0, 10)
  const { recdata } = await here.as(ada).call('create_voting', { ...good, closing_date: day })
  assert.equal(recdata.closing_date, `${day}T23:59:59.000Z`)
})

test('a closing date without a zone is what a clock shows where the member is', async () => {
  const here = await world()
  const ada = here.as(await here.person('Ada'))
  await ada.call('update_quiet_hours', { quiet_from: '22:00', quiet_to: '07:00', time_zone: 'Asia/Tokyo' })
  const day = tomorrow().slice(0, 10)
  const closes = async (closing_date: string) =>
    (await ada.call('create_voting', { title: 'x', options: ['a'], closing_date })).recdata.closing_date
  assert.deepEqual(
    [await closes(`${day}T18:00`), await closes(day), await closes(`${day}T18:00:00+01:00`)],
    [`${day}T09:00:00.000Z`, `${day}T14:59:59.000Z`, `${day}T17:00:00.000Z`],
  )
})

test('lists are newest first, open or closed, found by words, and one’s own apart', async () => {
  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const first = await makeSurvey(here, ada, { title: 'Příští výlet' })
  await makeSurvey(here, bob, { title: 'A tree for the square' })
  await makeSurvey(here, ada, { title: 'A name for the tree' })
  await endSurvey(here, first.id)
  const me = here.as(ada)
  const all = ['A name for the tree', 'A tree for the square', 'Příští výlet']
  assert.deepEqual(titles(await me.call('voting_list', { page: 1, limit: '10' })), all)
  assert.deepEqual(titles(await me.call('voting_list', { state: 'open' })), all.slice(0, 2))
  assert.deepEqual(titles(await me.call('voting_list', { state: 'closed' })), all.slice(2))
  assert.deepEqual(titles(await me.call('my_voting_list', {})), [all[0], all[2]])
  assert.deepEqual(titles(await me.call('search_voting_titles', { title: 'TREE squa' })), [all[1]])
  assert.deepEqual(titles(await me.call('search_voting_titles', { title: 'pristi', state: 'closed' })), [
    all[2],
  ])
  assert.deepEqual(titles(await me.call('search_voting_titles', { title: 'pristi', state: 'open' })), [])
  assert.deepEqual(titles(await me.call('search_voting_titles', { title: '' })), all)
  const { next } = await me.call('voting_list', { limit: 2 })
  assert.deepEqual(titles(await me.call('voting_list', { before: next, limit: 2 })), all.slice(2))
})

test('a list page and a survey are one statement each', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  // Added by its statement alone, so that nobody is notified.
  const asked = { author: ada.id, title: 'Which tree?', options: ['Oak'], closesAt: new Date(tomorrow()) }
  const made = await addSurvey(here.platform.database.db, { ...asked, ...plainSurvey }, noKey)
  const id = made?.id ?? 0
  await here.as(ada).call('my_voting_list', {})
  for (const [name, input] of [
    ['voting_list', {}],
    ['poll_list', {}],
    ['voting_detail', { voting_title_id: id }],
    ['user_voting', { voting_title_id: id, option_id: 1 }],
  ] as const) {
    const ask = async () => assert.equal((await here.as(ada).send(name, input)).status, 200)
    assert.equal(await statementsOf(here.platform, ask), 1, name)
  }
})

test('a survey whose author blocked one, or is gone, is not there', async () => {
  const here = await makeWorld()
  const [ada, eve] = [await here.person('Ada'), await here.person('Eve')]
  const { id: voting_title_id } = await makeSurvey(here, ada)
  await here.as(eve).call('voting_seen', { voting_title_id })
  await here.block(ada, eve)
  const it = { voting_title_id }
  const voice = here.as(eve)
  await voice.isRefused('voting_detail', it, 'survey_not_found')
  await voice.isRefused('user_voting', { ...it, option_id: 1 }, 'survey_not_found')
  await voice.isRefused('voting_like', it, 'survey_not_found')
  await voice.isRefused('add_comment', { object_id: voting_title_id, comment: 'x' }, 'object_not_found')
  await voice.isRefused('comment_list', { object_id: voting_title_id }, 'object_not_found')
  await voice.isRefused('voting_close', it, 'survey_not_found')
  await voice.isRefused('delete_voting', it, 'survey_not_found')
  assert.deepEqual(titles(await voice.call('voting_list', {})), [])
  await removeMember(here, ada.id)
  const { rows } = await here.platform.database.pool.query('select from objects')
  assert.equal(rows.length, 0)
})

const scene = async (here: World) => {
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { id } = await makeSurvey(here, ada)
  return { ada, bob, it: { voting_title_id: id } }
}

test('who made a survey closes it before its time, and then no vote counts', async () => {
  const here = await world()
  const { ada, bob, it } = await scene(here)
  await here.as(bob).isRefused('voting_close', it, 'survey_forbidden')
  await here.as(bob).call('user_voting', { ...it, option_id: 2 })
  const closed = await here.as(ada).call('voting_close', it)
  assert.deepEqual([closed.is_closed, closed.vote_count, closed.recdata[1]?.percent], [1, 1, 100])
  assert(Date.parse(closed.closing_date) <= Date.now() + 1000)
  await here.as(ada).isRefused('voting_close', it, 'survey_closed')
  await here.as(ada).isRefused('user_voting', { ...it, option_id: 1 }, 'survey_closed')
})

test('who made a survey deletes it, and takes that back', async () => {
  const here = await world()
  const { ada, bob, it } = await scene(here)
  await here.as(bob).call('user_voting', { ...it, option_id: 1 })
  await here.as(bob).isRefused('delete_voting', it, 'survey_forbidden')
  await here.as(bob).isRefused('voting_restore', it, 'survey_not_found')
  await here.as(ada).isRefused('voting_restore', it, 'survey_not_found')
  await here.as(ada).call('delete_voting', it)
  await here.as(bob).isRefused('voting_detail', it, 'survey_not_found')
  await here.as(ada).isRefused('delete_voting', it, 'survey_not_found')
  await here.as(bob).isRefused('user_voting', { ...it, option_id: 1 }, 'survey_not_found')
  const restored = await here.as(ada).call('voting_restore', it)
  assert.deepEqual([restored.id, restored.vote_count], [it.voting_title_id, 1])
})

test('a page that shows a survey hears that it is deleted, that it is back, and what comes then', async () => {
  const here = await world()
  const { ada, bob, it } = await scene(here)
  const [survey, comments] = [`survey:${it.voting_title_id}`, `comments:${it.voting_title_id}`]
  const page = await openPage(here, bob, [survey, comments])
  const hear = async (topics: string[], what: () => Promise<unknown>) => {
    page.frames.length = 0
    await what()
    for (const topic of topics) await page.hearHint(topic)
  }
  await hear([survey, comments], () => here.as(ada).call('delete_voting', it))
  await hear([survey], () => here.as(ada).call('voting_restore', it))
  await hear([comments], () =>
    here.as(ada).call('add_comment', { object_id: it.voting_title_id, comment: 'Still here' }),
  )
  await hear([survey], () => here.as(ada).call('voting_close', it))
  page.leave()
})

test('a like is counted once, and taken back', async () => {
  const here = await world()
  const { bob, it } = await scene(here)
  assert.deepEqual((await here.as(bob).call('voting_like', it)).recdata, {
    id: it.voting_title_id,
    like_count: 1,
    is_liked: 1,
  })
  assert.equal((await here.as(bob).call('voting_detail', it)).is_liked, 1)
  assert.equal((await here.as(bob).call('voting_like', it)).recdata.like_count, 0)
})

test('what is said of a survey counts with it', async () => {
  const here = await world()
  const { bob, it } = await scene(here)
  await here.as(bob).call('add_comment', { object_id: it.voting_title_id, comment: ' Oaks ' })
  assert.equal((await here.as(bob).call('voting_detail', it)).comments_count, 1)
})

test('who made a survey hears of its likes and comments, who is answered or named of that, until it is taken back', async () => {
  const here = await world()
  const { ada, bob, it } = await scene(here)
  const cyd = await here.person('Cyd')
  await here.as(bob).call('voting_like', it)
  const comment = `Oaks, @${cyd.username}`
  const said = { object_id: it.voting_title_id, comment }
  const { comment_id } = (await here.as(bob).call('add_comment', said)).recdata
  await here.as(ada).call('add_comment_reply', { comment_id, reply: 'Why?' })
  await gatherNews(here.platform)
  const told = async (person: Person) => {
    const { recdata } = await here.as(person).call('notification_list', {})
    return recdata
      .filter(({ kind }) => kind !== 'survey_new')
      .map(({ title, message, link }) => [title, message, link])
  }
  const link = `/votingDetail/${it.voting_title_id}`
  const title = (await here.as(ada).call('voting_detail', it)).title
  const liked = ['Bob liked your survey', title, link]
  assert.deepEqual(await told(ada), [['Bob commented on your survey', comment, link], liked])
  assert.deepEqual(await told(bob), [['Ada replied to your comment on a survey', 'Why?', link]])
  assert.deepEqual(await told(cyd), [['Bob mentioned you in a comment on a survey', comment, link]])
  await here.as(bob).call('delete_comment', { comment_id })
  assert.deepEqual([await told(ada), await told(bob), await told(cyd)], [[liked], [], []])
  await here.as(bob).call('voting_like', it)
  assert.deepEqual(await told(ada), [])
})
