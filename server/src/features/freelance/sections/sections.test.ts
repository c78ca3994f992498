/** What the sections of a freelancer's profile have beside what all entries have: years, months and pictures. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jpeg } from '../../../../test/files/pictures.ts'
import { type World, world } from '../../../../test/world.ts'

const job = {
  title: 'Baker',
  company: 'River Mill',
  country: 'India',
  city: 'Brodná',
  start_month: 'Sep',
  start_year: 2015,
  work_description: 'Bread',
} as const

async function adaAndBob() {
  const here = await world()
  return { here, ada: await here.person('Ada'), bob: await here.person('Bob') }
}

test('what is over needs an end, and what goes on drops it', async () => {
  const { here, ada } = await adaAndBob()
  const voice = here.as(ada)
  const { body } = await voice.isRefused('add_experience', job, 'invalid_fields')
  assert.deepEqual(body['fields'], {
    end_month: 'End month is required',
    end_year: 'End year is required',
  })
  const ended = { end_month: 'Jan', end_year: '2016' }
  const { recdata } = await voice.call('add_experience', { ...job, ...ended, is_currently: true })
  assert.deepEqual([recdata.is_currently, recdata.end_month, recdata.end_year], [1, '', ''])
  assert.equal((await voice.call('add_experience', { ...job, ...ended })).recdata.end_year, '2016')
})

test('years run from 1900 to the present one and forward; countries and months are those there are', async () => {
  const { here, ada } = await adaAndBob()
  const wrong = async (input: object) =>
    (await here.as(ada).isRefused('add_experience', { ...job, is_currently: 1, ...input }, 'invalid_fields'))
      .body['fields']
  const far = 'Choose a year from 1900 to this one'
  for (const start_year of [1899, new Date().getUTCFullYear() + 1])
    assert.deepEqual(await wrong({ start_year }), { start_year: far })
  for (const start_year of ['soon', 20155, 1.5])
    assert.deepEqual(await wrong({ start_year }), { start_year: 'Enter a year, such as 2019' })
  assert.deepEqual(await wrong({ is_currently: 0, end_month: 'Aug', end_year: 2015 }), {
    end_year: "The end can't be before the start",
  })
  assert.deepEqual(await wrong({ start_month: 'September' }), { start_month: 'Choose a month, Jan to Dec' })
  assert.deepEqual(await wrong({ country: 'Atlantis' }), { country: 'Choose a country' })
  const { recdata } = await here.as(ada).call('add_experience', { ...job, country: 'us', is_currently: 1 })
  assert.equal(recdata.country, 'USA')
})

test('experiences that go on are first, then the latest', async () => {
  const { here, ada } = await adaAndBob()
  const add = async (input: object) =>
    (await here.as(ada).call('add_experience', { ...job, end_month: 'Dec', end_year: '2020', ...input }))
      .recdata
  const early = await add({ start_year: '2001' })
  const late = await add({ start_year: '2015', start_month: 'Oct' })
  const before = await add({ start_year: '2015', start_month: 'Feb' })
  const now = await add({ start_year: '1999', is_currently: 1 })
  const { response } = await here.as(ada).call('get_experience_by_user_id', {})
  assert.deepEqual(response, [now, late, before, early])
})

const statusFor = async ({ url }: World, address: string) => (await fetch(new URL(address, url))).status

test('a work shows its picture, which is replaced, described, and removed', async () => {
  const { here, ada, bob } = await adaAndBob()
  const voice = here.as(ada)
  const file = await jpeg(900, 600)
  const { recdata } = await voice.call('add_portfolio', { title: 'An oven', alt: 'Clay' }, { file })
  assert.equal(recdata.picture?.alt, 'Clay')
  assert.deepEqual(recdata.picture?.sources.map(({ width }) => width).slice(0, 2), [320, 720])
  const [seen] = (await here.as(bob).call('get_portfolios_by_user_id', { view_user_id: ada.id })).response
  assert.deepEqual(seen?.picture, recdata.picture)
  assert.equal(await statusFor(here, recdata.file ?? ''), 200)

  const id = { portfolio_id: recdata.id, title: 'An oven' }
  const kept = await voice.call('update_portfolio', { ...id, description: 'Hot' })
  assert.equal(kept.recdata.file, recdata.file)
  const replaced = await voice.call('update_portfolio', id, { file: await jpeg(300, 300) })
  assert.notEqual(replaced.recdata.file, recdata.file)
  const removed = await voice.call('update_portfolio', { ...id, removes_file: 1 })
  assert.deepEqual([removed.recdata.file, removed.recdata.picture], [null, null])
  const { count } = await here.platform.database.db
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ada.id)
    .executeTakeFirstOrThrow()
  assert.equal(count, 0)
})

test('the picture of a private entry is for whoever sees the entry', async () => {
  const { here, ada, bob } = await adaAndBob()
  const cyd = await here.person('Cyd')
  await here.befriend(ada, bob)
  const input = { title: 'Secret', message: 'Clay', audience: 'friends' } as const
  await here.as(ada).call('add_article', input, { file: await jpeg(400, 300) })
  const [seen] = (await here.as(bob).call('get_articles_by_user_id', { view_user_id: ada.id })).response
  assert.equal(await statusFor(here, seen?.file ?? ''), 200)
  const [bare = ''] = (seen?.file ?? '').split('?')
  assert.equal(await statusFor(here, bare), 404)
  assert.deepEqual(
    (await here.as(cyd).call('get_articles_by_user_id', { view_user_id: ada.id })).response,
    [],
  )
  await here.block(ada, bob)
  assert.equal(await statusFor(here, seen?.file ?? ''), 404)
})

test('a file that is no picture is refused, and nothing is added', async () => {
  const { here, ada } = await adaAndBob()
  const file = new Blob(['<svg/>'], { type: 'image/svg+xml' })
  await here.as(ada).isRefused('add_portfolio', { title: 'An oven' }, 'file_kind_unsupported', { file })
  assert.deepEqual((await here.as(ada).call('get_portfolios_by_user_id', {})).response, [])
})

test('each section keeps what is said in it, and lets go of it', async () => {
  const { here, ada } = await adaAndBob()
  const voice = here.as(ada)
  const title = 'Clay'
  const { id: experience_id } = (await voice.call('add_experience', { ...job, is_currently: 1 })).recdata
  await voice.call('update_experience', { ...job, experience_id, is_currently: 1, title })
  assert.equal((await voice.call('get_experience_by_user_id', {})).response[0]?.title, title)
  await voice.call('delete_experience', { experience_id })
  const { id: portfolio_id } = (await voice.call('add_portfolio', { title: 'Mud' })).recdata
  await voice.call('update_portfolio', { portfolio_id, title })
  assert.equal((await voice.call('get_portfolios_by_user_id', {})).response[0]?.title, title)
  await voice.call('delete_portfolio', { portfolio_id })
  const { id: qualification_id } = (await voice.call('add_qualification', { title: 'Mud' })).recdata
  await voice.call('update_qualification', { qualification_id, title })
  assert.equal((await voice.call('get_qualifications_by_user_id', {})).response[0]?.title, title)
  await voice.call('delete_qualification', { qualification_id })
  const { id: publication_id } = (await voice.call('add_publication', { title: 'Mud' })).recdata
  await voice.call('update_publication', { publication_id, title })
  assert.equal((await voice.call('get_publications_by_user_id', {})).response[0]?.title, title)
  await voice.call('delete_publication', { publication_id })
  const { id: certification_id } = (await voice.call('add_certification', { title: 'Mud' })).recdata
  await voice.call('update_certification', { certification_id, title })
  assert.equal((await voice.call('get_certifications_by_user_id', {})).response[0]?.title, title)
  await voice.call('delete_certification', { certification_id })
  const { id: article_id } = (await voice.call('add_article', { title: 'Mud', message: 'Wet.' })).recdata
  await voice.call('update_article', { article_id, title, message: 'Dry.' })
  assert.equal((await voice.call('get_articles_by_user_id', {})).response[0]?.message, 'Dry.')
  await voice.call('delete_article', { article_id })
  assert.deepEqual((await voice.call('get_articles_by_user_id', {})).response, [])
  await voice.isRefused('delete_article', { article_id }, 'about_entry_not_found')
})
