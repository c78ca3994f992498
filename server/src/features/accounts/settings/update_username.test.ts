import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { day, isForMembersOnly, minute } from '../../../../test/scenes/accounts-scene.ts'
import { type Person, type World, password, world } from '../../../../test/world.ts'
import { now, shiftClock } from '../../../platform/clock.ts'

afterEach(() => shiftClock(0))

const change = ({ as }: World, person: Person, username: string) =>
  as(person).call('update_username', { username })
const show = ({ as }: World, person: Person) => as(person).call('show_username', {})

/** Counts the names, so that each test of this file gets its own. */
let count = 0
const freshName = () => `fresh_${++count}`

test('the new name is shown, and the old one is remembered with its end', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const before = await show(here, ada)
  assert.deepEqual([before.username, before.history], [ada.username, []])
  const [first, second] = [freshName(), freshName()]
  await change(here, ada, first)
  shiftClock(day)
  await change(here, ada, second)
  const { username, history } = await show(here, ada)
  assert.equal(username, second)
  assert.deepEqual(
    history.map((each) => each.username),
    [first, ada.username],
  )
  const age = now().getTime() - Date.parse(history[1]?.until ?? '')
  assert(age >= day && age < day + minute)
})

test('an @ before it and capital letters are taken', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const name = freshName()
  await change(here, ada, ` @${name.toUpperCase()} `)
  assert.equal((await show(here, ada)).username, name)
})

test('the name one has is no change', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  for (let i = 0; i < 5; i++) await change(here, ada, ada.username.toUpperCase())
  assert.deepEqual((await show(here, ada)).history, [])
})

test('another’s name, their former one, and the house’s own are taken', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const name = freshName()
  await change(here, bob, name)
  for (const username of [name, name.toUpperCase(), bob.username, 'admin', '@Support']) {
    const { status, body } = await here.as(ada).isRefused('update_username', { username }, 'username_taken')
    assert.equal(status, 422)
    assert.deepEqual(body['fields'], { username: 'That username is taken. Choose another.' })
  }
  assert.equal((await show(here, ada)).username, ada.username)
})

test('somebody new does not get a former name either', async () => {
  const here = await world()
  const ada = await here.person('Unusual Name')
  await change(here, ada, freshName())
  const email = 'unusual@example.org'
  const form = { full_name: 'Unusual Name', email, password, confirm_password: password }
  await here.as().call('register', form)
  const { user_data } = await here.as().call('login', { email, password })
  assert.notEqual(user_data.username, ada.username)
})

test('one’s own former name can be had back', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const name = freshName()
  await change(here, ada, name)
  await change(here, ada, ada.username)
  const { username, history } = await show(here, ada)
  assert.equal(username, ada.username)
  assert.deepEqual(
    history.map((each) => each.username),
    [name],
  )
})

test('three changes in 30 days are the limit, and the refusal says until when', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const begun = now()
  for (let i = 0; i < 3; i++) await change(here, ada, freshName())
  const username = freshName()
  const day30 = new Date(begun.getTime() + 30 * day)
  const refused = async () =>
    (await here.as(ada).isRefused('update_username', { username }, 'username_changed_often')).body['message']

  const dated = (language: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day30)
  assert.equal(
    await refused(),
    `You can change your username three times in 30 days. Try again on ${dated('en')}.`,
  )
  await here.as(ada).call('update_language', { language_id: 2 })
  assert(String(await refused()).includes(dated('cs')))

  shiftClock(30 * day - minute)
  await refused()
  shiftClock(30 * day + minute)
  await change(here, ada, username)
})

test('going back and forth is changing, too', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const name = freshName()
  for (const username of [name, ada.username, name]) await change(here, ada, username)
  const again = { username: ada.username }
  const { status } = await here.as(ada).isRefused('update_username', again, 'username_changed_often')
  assert.equal(status, 409)
})

test('of two who want one name at the same moment one gets it', async () => {
  const here = await world()
  const people = await Promise.all(['Ada', 'Bob', 'Cyril', 'Dana'].map((name) => here.person(name)))
  const username = freshName()
  const answers = await Promise.all(people.map((each) => here.as(each).send('update_username', { username })))
  const errors = answers.map(({ body }) => body['error'])
  assert.equal(errors.filter((error) => error === undefined).length, 1)
  assert.equal(errors.filter((error) => error === 'username_taken').length, 3)
})

test('two who give up and take a name at the same moment do not both have had it', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const [given, other] = [freshName(), freshName()]
  await change(here, ada, given)
  const [, taken] = await Promise.all([
    change(here, ada, other),
    here.as(bob).send('update_username', { username: given }),
  ])
  assert.equal(taken.body['error'], 'username_taken')
})

test('what is no username is said', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  const refused = async (username: string) =>
    (await as(ada).isRefused('update_username', { username }, 'invalid_fields')).body['fields']
  const form = { username: 'Use 3 to 30 letters a to z, digits and underscores' }
  for (const username of [
    'ab',
    'x'.repeat(31),
    'žofie',
    'ada lovelace',
    '@@ada',
    'ada-l',
    'ада',
    '\u212aarel',
    'İlker',
  ])
    assert.deepEqual(await refused(username), form, username)
  for (const username of ['', ' ', '@'])
    assert.deepEqual(await refused(username), { username: 'Username is required' }, username)
})

test('a visitor and a key that waits for its second factor change none', async () => {
  const here = await world()
  await isForMembersOnly(here, 'update_username', { username: freshName() })
  await isForMembersOnly(here, 'show_username', {})
})
