import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForMembersOnly } from '../../../test/scenes/accounts-scene.ts'
import { makeWorld, type Person, type World, world } from '../../../test/world.ts'

const search = async ({ as }: World, person: Person, text: string) =>
  (await as(person).call('suggest_mentions', { search: text })).recdata
const names = async (here: World, person: Person, text: string) =>
  (await search(here, person, text)).map(({ full_name }) => full_name)

test('finds as the search for members does, typos and all', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const zofie = await here.person('Žofie Šťastná')
  const other = await here.person('Marmot')
  await here.as(other).call('update_display_name', { display_name: 'Quick' })
  for (const text of ['Žof', 'ŽOFIE Š', ' žofie ', 'zofie_s', 'ZOFIE', 'šťastná', 'stastna', 'zofei'])
    assert.deepEqual(await names(here, ada, text), ['Žofie Šťastná'], text)
  for (const text of ['marm', 'qui']) assert.deepEqual(await names(here, ada, text), ['Quick'], text)
  for (const text of ['fie', 'marmotts', 'zofie novak'])
    assert.deepEqual(await names(here, ada, text), [], text)
  assert.deepEqual(await search(here, ada, 'zofie_stastna'), [
    {
      id: zofie.id,
      user_id: zofie.id,
      username: 'zofie_stastna',
      full_name: 'Žofie Šťastná',
      profile_pic: null,
      is_following: 0,
    },
  ])
})

test('signs are no part of a name', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  for (const name of ['50% Off', '50 Cent', 'a_b', 'back\\slash', 'Ωmega']) await here.person(name)
  const found: Array<[string, string[]]> = [
    ['50%', ['50 Cent', '50% Off']],
    ['50 off', ['50% Off']],
    ['a_b', ['a_b']],
    ['%', []],
    ['_', []],
    ['back\\s', ['back\\slash']],
    ['ω', ['Ωmega']],
    [`' or 1=1`, []],
  ]
  for (const [text, expected] of found)
    assert.deepEqual((await names(here, ada, text)).toSorted(), expected, text)
})

test('those whom one follows come first, then who is called just so; eight at most', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const people: Person[] = []
  for (let i = 0; i < 12; i++) people.push(await here.person('Bob'))
  const last = people.at(-1)
  assert(last)
  await here.follow(ada, last)
  const recdata = await search(here, ada, 'bob')
  assert.equal(recdata.length, 8)
  assert.deepEqual(
    recdata.slice(0, 2).map(({ user_id, is_following }) => [user_id, is_following]),
    [
      [last.id, 1],
      [people[0]?.id, 0],
    ],
  )
})

test('somebody followed is found among any number of others', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  await here.platform.database.pool.query(
    `insert into members (email, password_hash, full_name, username, referral_code)
     select 'bob' || i || '@example.org', 'none', 'Bob', 'bob_' || i, 'bob' || i from generate_series(1000, 1400) as i`,
  )
  const bob = await here.person('Bobzz')
  assert(!(await names(here, ada, 'bob')).includes('Bobzz'))
  await here.follow(ada, bob)
  assert.equal((await names(here, ada, 'bob'))[0], 'Bobzz')
})

test('without a text it is those whom one follows', async () => {
  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.person('Carol')
  await here.follow(ada, bob)
  for (const text of ['', '  ']) assert.deepEqual(await names(here, ada, text), ['Bob'])
})

test('nobody whom a block hides, nor oneself', async () => {
  const here = await makeWorld()
  const [ada, blocked, blocker] = [
    await here.person('Bob A'),
    await here.person('Bob B'),
    await here.person('Bob C'),
  ]
  await here.person('Bob D')
  await here.follow(ada, blocked)
  await here.block(ada, blocked)
  await here.block(blocker, ada)
  assert.deepEqual(await names(here, ada, 'bob'), ['Bob D'])
})

test('a text that is too long is refused, and a visitor finds nobody', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as(ada).isRefused('suggest_mentions', { search: 'x'.repeat(81) }, 'invalid_fields')
  await isForMembersOnly(here, 'suggest_mentions', { search: 'a' })
})
