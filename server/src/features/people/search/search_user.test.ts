import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForMembersOnly } from '../../../../test/scenes/accounts-scene.ts'
import { makeWorld, type Person, type World, world } from '../../../../test/world.ts'

const search = async ({ as }: World, person: Person, name: string) =>
  (await as(person).call('search_user', { name })).users
const names = async (here: World, person: Person, name: string) =>
  (await search(here, person, name)).map(({ full_name }) => full_name)

test('finds by the beginnings of words of a name, in any order, whatever the case and the accents', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const zofie = await here.person('Žofie Šťastná-O’Brien')
  const lodz = await here.person('Łukasz Straße')
  const ivan = await here.person('Иван Петров')
  await here.as(lodz).call('update_username', { username: 'mister_quick' })
  for (const text of [
    'zof',
    'ŽOFIE',
    'stast',
    'brien',
    'Stastna zofie',
    'žof šť',
    ' Zofie,  STASTNA ',
    'o’b',
  ])
    assert.deepEqual(await names(here, ada, text), [zofie.name], text)
  for (const text of ['lukasz', 'strasse', 'quick', 'mister_q', '@mister_quick', 'misterquick'])
    assert.deepEqual(await names(here, ada, text), [lodz.name], text)
  assert.deepEqual(await names(here, ada, 'иван'), [ivan.name])
  for (const text of ['fie', 'zofie novak', '%', '_', `' or 1=1`, '🎉', '\\'])
    assert.deepEqual(await names(here, ada, text), [], text)
  assert.deepEqual(await search(here, ada, 'zofie'), [
    { id: zofie.id, full_name: zofie.name, avatar: null, username: zofie.username, closeness: 'none' },
  ])
})

test('a word may have one letter wrong, missing, too many, or two in each other’s place', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  await here.person('Josef Pospíšil')
  await here.person('Ольга')
  for (const text of [
    'Jpsef',
    'Jsef',
    'Jossef',
    'Jsoef',
    'pospisli',
    'Psopíšil',
    'pospsil',
    'josef pospizil',
    'jozef pospisil',
    'pospsi',
  ])
    assert.deepEqual(await names(here, ada, text), ['Josef Pospíšil'], text)
  assert.deepEqual(await names(here, ada, 'Олга'), ['Ольга'])
  // Typos in both words, two wrong letters, or a word so short that too much is near it.
  for (const text of ['jozef pospizil', 'jozev', 'jop'])
    assert.deepEqual(await names(here, ada, text), [], text)
})

test('the typed name comes before one that is near it', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const [marta, marga] = [await here.person('Marta'), await here.person('Marga')]
  await here.befriend(ada, marga)
  assert.deepEqual(await names(here, ada, 'marta'), [marta.name, marga.name])
  assert.deepEqual(await names(here, ada, 'mar'), [marga.name, marta.name])
})

test('friends come first, then followed, then whom these follow, then who is followed by most', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const bobs: Person[] = []
  for (let i = 0; i < 6; i++) bobs.push(await here.person('Bob'))
  const [first, famous, known, followed, friend] = bobs as [Person, Person, Person, Person, Person, Person]
  for (const fan of ['Fan One', 'Fan Two', 'Fan Three', 'Fan Four'])
    await here.follow(await here.person(fan), famous)
  await here.follow(ada, followed)
  await here.befriend(ada, friend)
  await here.follow(friend, known)
  const found = await search(here, ada, 'bob')
  assert.deepEqual(
    found.map(({ id, closeness }) => [id, closeness]),
    [
      [friend.id, 'friend'],
      [followed.id, 'following'],
      [known.id, 'known'],
      [first.id, 'none'],
      [famous.id, 'none'],
      [bobs[5]?.id, 'none'],
    ],
  )
  // For the exact name, the member with that username comes first; for a prefix, the most followed.
  assert.deepEqual(
    (await search(here, ada, 'bo')).slice(3).map(({ id }) => id),
    [famous.id, first.id, bobs[5]?.id],
  )
})

test('who is called something else is found by that and no longer by the other', async () => {
  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.follow(ada, bob)
  await here.as(bob).call('update_display_name', { display_name: 'Quick Marmot' })
  await here.as(bob).call('update_username', { username: 'speedy' })
  assert.deepEqual(await names(here, ada, 'bob'), [])
  for (const text of ['quick', 'speedy']) assert.deepEqual(await names(here, ada, text), ['Quick Marmot'])
  const { db } = here.platform.database
  await db.deleteFrom('members').where('id', '=', bob.id).execute()
  assert.deepEqual(await names(here, ada, 'quick'), [])
  assert.equal(
    (await db.selectFrom('member_words').where('member_id', '=', bob.id).select('word').execute()).length,
    0,
  )
})

test('without a text it is those whom one knows, friends first', async () => {
  const here = await makeWorld()
  const [ada, bob, eve, ida] = [
    await here.person('Ada'),
    await here.person('Bob'),
    await here.person('Eve'),
    await here.person('Ida'),
  ]
  await here.person('Stranger')
  await here.befriend(ada, bob)
  await here.follow(ada, eve)
  await here.follow(ada, ida)
  await here.block(ida, ada)
  for (const text of ['', '  ']) assert.deepEqual(await names(here, ada, text), ['Bob', 'Eve'])
})

test('nobody whom a block hides, nor oneself', async () => {
  const here = await makeWorld()
  const ada = await here.person('Bob A')
  const [blocked, blocker] = [await here.person('Bob B'), await here.person('Bob C')]
  await here.person('Bob D')
  await here.block(ada, blocked)
  await here.block(blocker, ada)
  for (const text of ['bob', 'bob d', 'bobb']) assert.deepEqual(await names(here, ada, text), ['Bob D'], text)
})

test('somebody known is found among any number of others who are followed more', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  await here.platform.database.pool.query(
    `insert into members (email, password_hash, full_name, username, referral_code)
     select 'bob' || i || '@example.org', 'none', 'Bob Novak', 'bob_' || i, 'bob' || i from generate_series(1000, 3500) as i`,
  )
  const [friend, known, rare] = [
    await here.person('Bobzz'),
    await here.person('Bobyy'),
    await here.person('Bob Zappa'),
  ]
  assert.deepEqual(await names(here, ada, 'bob zap'), [rare.name])
  const eve = await here.person('Eve')
  await here.follow(ada, friend)
  await here.follow(ada, eve)
  await here.follow(eve, known)
  assert.deepEqual((await names(here, ada, 'bob')).slice(0, 2), [friend.name, known.name])
  assert.equal((await search(here, ada, 'bob')).length, 20)
})

test('a text that is too long is refused, and a visitor finds nobody', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as(ada).isRefused('search_user', { name: 'x'.repeat(201) }, 'invalid_fields')
  await here.as(ada).isRefused('user_search', { search: 'x'.repeat(201) }, 'invalid_fields')
  await isForMembersOnly(here, 'search_user', { name: 'a' })
  await isForMembersOnly(here, 'user_search', { search: 'a' })
})

test('user_search answers the same', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.person('Kunhuta')
  assert.deepEqual(
    (await here.as(ada).call('user_search', { search: 'kunh' })).users,
    await search(here, ada, 'kunh'),
  )
})
