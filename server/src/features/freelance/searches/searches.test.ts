/** Saved searches for jobs, and the alerts that they send. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostSavedSearches } from '@commons/contract/shared/saved-search.ts'
import { sql } from 'kysely'
import { isForMembersOnly, verify } from '../../../../test/scenes/accounts-scene.ts'
import { addJob } from '../../../../test/scenes/freelance-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { alertMembers } from './searches.queries.ts'
import { alertOfJob } from './searches.readers.ts'

const save = async (
  here: World,
  person: Person,
  filter: string | Record<string, unknown>,
  more: object = {},
) => (await here.as(person).call('add_saved_search', { name: 'Mine', filter, ...more })).data

const list = async (here: World, person: Person) =>
  (await here.as(person).call('saved_search_list', {})).response

/** Compares a job with the searches as its event does, and returns the links of a member's alerts. */
async function alertsOf(here: World, person: Person, job: number): Promise<string[]> {
  for (const event of here.events('job.published'))
    if (event.job === job) await alertOfJob(here.platform, event)
  await gatherNews(here.platform)
  const { recdata } = await here.as(person).call('notification_list', {})
  return recdata.filter(({ kind }) => kind === 'job_match').map(({ link }) => link)
}

test('only members save searches', async () => {
  const here = await world()
  await isForMembersOnly(here, 'add_saved_search', { name: 'Mine', filter: {} })
  await isForMembersOnly(here, 'saved_search_list', {})
  await isForMembersOnly(here, 'delete_saved_search', { saved_search_id: 1 })
})

test('a search is saved, replaced by one of the same name, and deleted', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const filter = { search: 'oven', skills: ['Clay'], budget_from: 100, budget_to: '300', pay_by: 'fixed' }
  const first = await save(here, ada, JSON.stringify(filter))
  assert.deepEqual(first.filter, { ...filter, budget_to: 300, client_verified: 0 })
  assert.equal(first.is_alert, 1)
  const second = await save(here, ada, {}, { is_alert: 0 })
  assert.equal(second.saved_search_id, first.saved_search_id)
  assert.deepEqual(
    (await list(here, ada)).map(({ filter: { search, budget_from }, is_alert }) => [
      search,
      budget_from,
      is_alert,
    ]),
    [['', null, 0]],
  )
  const { saved_search_id } = second
  await here.as(bob).isRefused('delete_saved_search', { saved_search_id }, 'saved_search_not_found')
  await here.as(ada).call('delete_saved_search', { saved_search_id })
  assert.deepEqual(await list(here, ada), [])
  await here.as(ada).isRefused('delete_saved_search', { saved_search_id }, 'saved_search_not_found')
})

test('each wrong field of a search is told, and a member has only so many', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  for (const [input, field] of [
    [{ name: ' ', filter: {} }, 'name'],
    [{ name: 'x'.repeat(61), filter: {} }, 'name'],
    [{ name: 'Mine', filter: '{' }, 'filter'],
    [{ name: 'Mine', filter: '[]' }, 'filter'],
    [{ name: 'Mine', filter: {}, is_alert: 'maybe' }, 'is_alert'],
  ] as const) {
    const { body } = await here.as(ada).send('add_saved_search', input)
    assert.deepEqual(Object.keys(body['fields'] as object), [field], JSON.stringify(input))
  }
  await sql`
    insert into saved_searches (member_id, name, is_alert)
    select ${ada.id}, 'Search ' || i, true from generate_series(1, ${mostSavedSearches}) as i`.execute(
    here.platform.database.db,
  )
  await here.as(ada).isRefused('add_saved_search', { name: 'More', filter: {} }, 'too_many_saved_searches')
  await here.as(ada).call('add_saved_search', { name: 'Search 1', filter: {} })
})

test('a member is notified once of a new job that their searches find', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await save(here, bob, { search: 'oven' }, { name: 'Ovens' })
  await save(here, bob, { skills: ['clay'] }, { name: 'Clay' })
  await save(here, ada, { search: 'oven' })
  const job = await addJob(here, ada)
  assert.deepEqual(await alertsOf(here, bob, job.id), [`/projects/${job.id}`])
  assert.deepEqual(await alertsOf(here, ada, job.id), [])
  // Read a second time after a crash.
  assert.deepEqual(await alertMembers(here.platform.database.db, job.id), [])
  // It takes no more bids.
  await here.as(ada).call('close_project', { project_id: job.id })
  assert.deepEqual(await alertsOf(here, bob, job.id), [])
})

test('a draft alerts nobody until it is published', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await save(here, bob, {})
  const draft = await addJob(here, ada, { status: 'draft' })
  await here.as(ada).call('edit_project', { project_id: draft.id, status: 'open' })
  assert.deepEqual(await alertsOf(here, bob, draft.id), [`/projects/${draft.id}`])
})

test('a search finds new jobs as the list does', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const filters: Array<[Record<string, unknown>, boolean]> = [
    [{}, true],
    [{ search: 'ove clay' }, true],
    [{ search: 'bridge' }, false],
    [{ skills: ['c++', 'Rust'] }, true],
    [{ skills: ['C'] }, false],
    [{ budget_from: 300 }, true],
    [{ budget_from: 301 }, false],
    [{ budget_to: 200 }, true],
    [{ budget_to: 199 }, false],
    [{ pay_by: 'fixed' }, true],
    [{ pay_by: 'hourly' }, false],
    [{ client_verified: 1 }, false],
  ]
  const people = new Map<Person, boolean>()
  for (const [nth, [filter, isFound]] of filters.entries()) {
    const person = await here.person(`Person ${nth}`)
    await save(here, person, filter)
    people.set(person, isFound)
  }
  const silent = await here.person('Silent')
  await save(here, silent, {}, { is_alert: 0 })
  const blocked = await here.person('Blocked')
  await save(here, blocked, {})
  await here.block(ada, blocked)
  const job = await addJob(here, ada)
  for (const [nth, [person, isFound]] of [...people].entries()) {
    const filter = JSON.stringify(filters[nth]?.[0])
    assert.equal((await alertsOf(here, person, job.id)).length, isFound ? 1 : 0, filter)
    const { response } = await here.as(person).call('search_projects', { ...filters[nth]?.[0] })
    assert.equal(
      response.some(({ id }) => id === job.id),
      isFound,
      filter,
    )
  }
  for (const person of [silent, blocked]) assert.deepEqual(await alertsOf(here, person, job.id), [])
  await verify(here, ada)
  const later = await addJob(here, ada)
  const verifiedOnly = [...people.keys()].at(-1)
  assert.ok(verifiedOnly)
  assert.deepEqual(await alertsOf(here, verifiedOnly, later.id), [`/projects/${later.id}`])
})
