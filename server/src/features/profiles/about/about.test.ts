import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForMembersOnly } from '../../../../test/scenes/accounts-scene.ts'
import { world } from '../../../../test/world.ts'

const period = { start_date: null, end_date: null, is_current: 0 } as const

test('work is added, changed, listed and deleted', async () => {
  const { as, person } = await world()
  const ada = as(await person('Ada'))
  const { recdata } = await ada.call('add_work', { company: 'River Mill', city: 'Brodná', is_current: '1' })
  const shown = { ...recdata, position: 'Baker' }
  assert.deepEqual(recdata, {
    id: recdata.id,
    company: 'River Mill',
    position: '',
    city: 'Brodná',
    description: '',
    ...period,
    is_current: 1,
    audience: 'public',
  })
  const change = { work_id: String(recdata.id), company: 'River Mill', position: 'Baker' }
  assert.deepEqual((await ada.call('update_work', change)).recdata, shown)
  assert.deepEqual((await ada.call('get_work', {})).work_entries, [shown])
  await ada.call('delete_work', { work_id: recdata.id })
  assert.deepEqual((await ada.call('get_work', {})).work_entries, [])
})

test('education is added, changed, listed and deleted', async () => {
  const { as, person } = await world()
  const ada = as(await person('Ada'))
  const { recdata } = await ada.call('add_education', { school: 'Brodná School', degree: 'Baking' })
  const shown = { ...recdata, start_date: '2001-09-01', end_date: '2005-06-30' }
  const { start_date, end_date } = shown
  await ada.call('update_education', { education_id: recdata.id, start_date, end_date })
  assert.deepEqual((await ada.call('get_education', {})).education, [shown])
  await ada.call('delete_education', { education_id: recdata.id })
  assert.deepEqual((await ada.call('get_education', {})).education, [])
})

test('a place is added, changed, listed and deleted', async () => {
  const { as, person } = await world()
  const ada = as(await person('Ada'))
  const { recdata } = await ada.call('add_place_lived', { place: 'Brodná' })
  await ada.call('update_place_lived', { place_id: recdata.id, place: 'Brodná', is_current: 1 })
  const { places_lived } = await ada.call('get_places_lived', {})
  assert.deepEqual(places_lived, [{ ...recdata, is_current: 1 }])
  await ada.call('delete_place_lived', { place_id: recdata.id })
  assert.deepEqual((await ada.call('get_places_lived', {})).places_lived, [])
})

test('contact info is added, changed, listed and deleted, and begins as only me', async () => {
  const { as, person } = await world()
  const ada = as(await person('Ada'))
  const { recdata } = await ada.call('add_contact_info', { mobile_number: '+420 601 234 567' })
  assert.equal(recdata.audience, 'only_me')
  await ada.call('update_contact_info', { contact_id: recdata.id, email: 'ada@mill.example' })
  const { response } = await ada.call('get_all_contact_info', {})
  assert.deepEqual(response, [{ ...recdata, email: 'ada@mill.example' }])
  await ada.call('delete_contact_info', { contact_id: recdata.id })
  assert.deepEqual((await ada.call('get_all_contact_info', {})).response, [])
})

test('family is added, changed, listed and deleted', async () => {
  const { as, person } = await world()
  const ada = as(await person('Ada'))
  const { recdata } = await ada.call('add_family_relationship', { name: 'Byron', relationship: 'Father' })
  const { id } = recdata
  await ada.call('update_family_relationship', { id, name: 'George', relationship: 'Father' })
  const listed = await ada.call('get_family_relationships_by_user', {})
  assert.deepEqual(listed.recdata, [{ ...recdata, name: 'George' }])
  await ada.call('delete_family_relationship', { id })
  assert.deepEqual((await ada.call('get_family_relationships_by_user', {})).recdata, [])
})

test('a relationship status is created, changed, listed and deleted', async () => {
  const { as, person } = await world()
  const ada = as(await person('Ada'))
  const { recdata } = await ada.call('create_relationship_status', { status_name: 'Single' })
  const { id } = recdata
  await ada.call('update_relationship_status', { id, status_name: 'Married' })
  const { response } = await ada.call('get_relationship_status', {})
  assert.deepEqual(response, [{ ...recdata, status_name: 'Married' }])
  await ada.call('delete_relationship_status', { id })
  assert.deepEqual((await ada.call('get_relationship_status', {})).response, [])
})

test('a detail is added, changed, listed, and deleted by either name of its id', async () => {
  const { as, person } = await world()
  const ada = as(await person('Ada'))
  const { recdata } = await ada.call('add_detail', { nickname: 'Countess' })
  const other = (await ada.call('add_detail', { favorite_quotes: 'One\nTwo' })).recdata
  await ada.call('update_detail', { detail_id: recdata.id, about_description: 'I count.' })
  const { details } = await ada.call('get_details_by_userid', {})
  assert.deepEqual(details, [{ ...recdata, about_description: 'I count.' }, other])
  await ada.call('delete_detail', { place_id: recdata.id })
  await ada.call('delete_detail', { detail_id: other.id })
  assert.deepEqual((await ada.call('get_details_by_userid', {})).details, [])
  await ada.isRefused('delete_detail', {}, 'about_entry_not_found')
})

test('a visitor and a key that waits for its second factor reach none of it', async () => {
  const here = await world()
  await isForMembersOnly(here, 'add_work', { company: 'River Mill' })
  await isForMembersOnly(here, 'update_work', { work_id: 1, company: 'River Mill' })
  await isForMembersOnly(here, 'delete_work', { work_id: 1 })
  await isForMembersOnly(here, 'get_work', {})
  await isForMembersOnly(here, 'about_restore', { about_id: 1 })
})
