import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { mostListed, mostLists } from '@commons/contract/shared/people-list.ts'
import { twoProcesses } from '../../../../test/processes.ts'
import { password, type Person, type World } from '../../../../test/world.ts'

let here: World
let there: World
let ada: Person
let bob: Person
let cyd: Person
before(async () => {
  ;[here, there] = await twoProcesses()
  ada = await here.person('Ada')
  bob = await here.person('Bob')
  cyd = await here.person('Cyd')
})

const create = async (who: Person, input: { name: string; emoji?: string; member_id?: number }) =>
  (await here.as(who).call('add_people_list', input)).recdata.list_id
const lists = async (who: Person, member_id?: number) =>
  (await here.as(who).call('people_lists', member_id === undefined ? {} : { member_id })).recdata
const people = async (who: Person, list_id: number, more: object = {}) =>
  (await here.as(who).call('people_list_members', { list_id, ...more })).recdata.map(
    ({ full_name }) => full_name,
  )
const says = async (who: Person, list_id: number, more: object = {}) =>
  (await here.as(who).call('timeline', { list_id, ...more })).recdata.map(({ message }) => message)

test('a list shows what its people post, as far as its owner sees it, newest first', async () => {
  const list_id = await create(ada, { name: ' Gardeners ', emoji: '🌱', member_id: bob.id })
  for (let twice = 0; twice < 2; twice++)
    await here.as(ada).call('add_listed_member', { list_id, member_id: cyd.id })
  assert.deepEqual(await people(ada, list_id), ['Cyd', 'Bob'])
  const page = await here.as(ada).call('people_list_members', { list_id, limit: 1 })
  assert.deepEqual(await people(ada, list_id, { limit: 1, before: page.next }), ['Bob'])
  await here.as(bob).call('add_post', { message: 'Beans' })
  await here.as(bob).call('add_post', { message: 'For friends', post_type: 'private' })
  const { recdata } = await here.as(cyd).call('add_post', { message: 'Peas' })
  await here.as(ada).call('add_post', { message: 'Mine' })
  assert.deepEqual(await says(ada, list_id), ['Peas', 'Beans'])
  const first = await here.as(ada).call('timeline', { list_id, limit: 1 })
  assert.deepEqual(await says(ada, list_id, { limit: 1, before: first.next }), ['Beans'])
  await here.befriend(ada, bob)
  assert.deepEqual(await says(ada, list_id), ['Peas', 'For friends', 'Beans'])

  // Whoever is muted was asked for here; muted words stay out, and others' reminders of the muted, too.
  const dan = await here.person('Dan')
  const danSays = await here.as(dan).call('add_post', { message: 'Dan' })
  await here.as(bob).call('repost', { post_id: danSays.recdata.post_id })
  await here.as(bob).call('repost', { post_id: recdata.post_id })
  for (const muted of [cyd, dan]) await here.as(ada).call('mute', { muted_user_id: muted.id })
  assert.deepEqual(await says(ada, list_id), ['Peas', 'Peas', 'For friends', 'Beans'])
  await here.as(ada).call('add_mute', { mute_type: 'word', word: 'beans' })
  assert.deepEqual(await says(ada, list_id), ['Peas', 'Peas', 'For friends'])
  for (const muted of [cyd, dan]) await here.as(ada).call('unmute', { muted_user_id: muted.id })

  assert.deepEqual(
    (await lists(ada, bob.id)).map(({ name, emoji, member_count, has_member, pinned_as }) => [
      name,
      emoji,
      member_count,
      has_member,
      pinned_as,
    ]),
    [['Gardeners', '🌱', 2, 1, null]],
  )
  await here.as(ada).call('edit_people_list', { list_id, name: 'Growers' })
  for (let twice = 0; twice < 2; twice++)
    await here.as(ada).call('delete_listed_member', { list_id, member_id: bob.id })
  assert.deepEqual(
    (await lists(ada, bob.id)).map(({ name, emoji, has_member }) => [name, emoji, has_member]),
    [['Growers', '', 0]],
  )
  assert.deepEqual(await says(ada, list_id), ['Peas'])
  // Taking somebody off is undone by adding them.
  await here.as(ada).call('add_listed_member', { list_id, member_id: bob.id })
  assert.deepEqual(await people(ada, list_id), ['Bob', 'Cyd'])
  await here.as(ada).call('delete_people_list', { list_id })
  assert.deepEqual(await lists(ada), [])
})

test('a block by either takes the two off each other’s lists, and who is away isn’t shown', async () => {
  const [eve, fay] = [await here.person('Eve'), await here.person('Fay')]
  const evesList = await create(eve, { name: 'Hers', member_id: fay.id })
  await here.as(eve).call('add_listed_member', { list_id: evesList, member_id: bob.id })
  const faysList = await create(fay, { name: 'Hers', member_id: eve.id })
  await here.block(fay, eve)
  await here.as(fay).call('unblock', { blocked_user_id: eve.id })
  assert.deepEqual([await people(eve, evesList), await people(fay, faysList)], [['Bob'], []])
  await here.as(eve).call('add_listed_member', { list_id: evesList, member_id: fay.id })
  await here.as(fay).call('deactivate_account', { password, consent: 1 })
  assert.deepEqual(await people(eve, evesList), ['Bob'])
  assert.equal((await lists(eve))[0]?.member_count, 1)
})

test('lists are tabs of Home in the chosen order, at most five', async () => {
  const gil = await here.person('Gil')
  const [one = 0, two = 0, three = 0] = [
    await create(gil, { name: 'One' }),
    await create(gil, { name: 'Two' }),
    await create(gil, { name: 'Three' }),
  ]
  const pinned = async () => (await lists(gil)).map(({ name, pinned_as }) => [name, pinned_as])
  await here.as(gil).call('pin_people_lists', { list_ids: [three, one] })
  assert.deepEqual(await pinned(), [
    ['Three', 1],
    ['One', 2],
    ['Two', null],
  ])
  await here.as(gil).call('pin_people_lists', { list_ids: [two, two] })
  assert.deepEqual(await pinned(), [
    ['Two', 1],
    ['One', null],
    ['Three', null],
  ])
  const others = await create(ada, { name: 'Hers' })
  await here.as(gil).isRefused('pin_people_lists', { list_ids: [one, others] }, 'people_list_not_found')
  await here.as(gil).isRefused('pin_people_lists', { list_ids: [1, 2, 3, 4, 5, 6] }, 'invalid_fields')
  assert.deepEqual((await pinned())[0], ['Two', 1], 'a refused choice changes nothing')
})

test('lists are their owner’s alone, and have a name', async () => {
  const list_id = await create(ada, { name: 'Mine', member_id: bob.id })
  const as = here.as(bob)
  await as.isRefused('timeline', { list_id }, 'people_list_not_found')
  await as.isRefused('people_list_members', { list_id }, 'people_list_not_found')
  await as.isRefused('edit_people_list', { list_id, name: 'His' }, 'people_list_not_found')
  await as.isRefused('delete_people_list', { list_id }, 'people_list_not_found')
  await as.isRefused('add_listed_member', { list_id, member_id: cyd.id }, 'people_list_not_found')
  await as.isRefused('delete_listed_member', { list_id, member_id: bob.id }, 'people_list_not_found')
  for (const name of ['', ' ', 'x'.repeat(61)])
    await as.isRefused('add_people_list', { name }, 'invalid_fields')
  await as.isRefused('add_people_list', { name: 'His', emoji: 'ab' }, 'invalid_fields')
  await as.isRefused('add_people_list', { name: 'His', member_id: 999_999_999 }, 'member_not_found')
  await as.isRefused('add_people_list', { name: 'His', member_id: bob.id }, 'not_oneself')
  assert.deepEqual(await lists(bob), [], 'what was refused left no list')
  const mine = here.as(ada)
  await mine.isRefused('add_listed_member', { list_id, member_id: ada.id }, 'not_oneself')
  await mine.isRefused('add_listed_member', { list_id, member_id: 999_999_999 }, 'member_not_found')
  const hal = await here.person('Hal')
  await here.block(hal, ada)
  await mine.isRefused('add_listed_member', { list_id, member_id: hal.id }, 'member_not_found')
})

test('of several at once, as many are made as there is room for', async () => {
  const ida = await here.person('Ida')
  const made = await Promise.all(
    Array.from({ length: mostLists + 4 }, (_, nth) =>
      (nth % 2 ? here : there).as(ida).send('add_people_list', { name: `No. ${nth}` }),
    ),
  )
  assert.equal(made.filter(({ status }) => status === 200).length, mostLists)
  assert.equal(made.filter(({ body }) => body['error'] === 'too_many_people_lists').length, 4)

  const list_id = (await lists(ida))[0]?.list_id ?? 0
  const { pool } = here.platform.database
  await pool.query(
    `insert into members (email, password_hash, full_name, username, referral_code)
      select 'l' || nth || '@example.org', 'none', 'L', 'listed_' || nth, 'l' || nth from generate_series(2, ${mostListed}) nth`,
  )
  await pool.query(
    `insert into listed_people (list_id, member_id) select $1, id from members where full_name = 'L'`,
    [list_id],
  )
  const last = await Promise.all(
    [bob, cyd].map(({ id }, nth) =>
      (nth ? here : there).as(ida).send('add_listed_member', { list_id, member_id: id }),
    ),
  )
  assert.deepEqual(last.map(({ status }) => status).toSorted(), [200, 409])
  assert(last.some(({ body }) => body['error'] === 'too_many_listed'))
})

test('adding somebody while the list is deleted or they are blocked leaves nobody on a list', async () => {
  const { pool } = here.platform.database
  for (let round = 0; round < 5; round++) {
    const list_id = await create(ada, { name: `Round ${round}` })
    const [added, removed] = await Promise.all([
      here.as(ada).send('add_listed_member', { list_id, member_id: bob.id }),
      there.as(ada).send('delete_people_list', { list_id }),
    ])
    assert.equal(removed.status, 200)
    assert([200, 404].includes(added.status))
    const kept = await create(ada, { name: `Kept ${round}` })
    const one = await here.person(`One ${round}`)
    await Promise.all([
      here.as(ada).send('add_listed_member', { list_id: kept, member_id: one.id }),
      there.as(one).send('block', { blocked_user_id: ada.id }),
    ])
    const { rows } = await pool.query('select from listed_people where list_id = any ($1)', [[list_id, kept]])
    assert.equal(rows.length, 0)
    await here.as(ada).call('delete_people_list', { list_id: kept })
  }
})
