import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { day, isForMembersOnly, minute } from '../../../../test/scenes/accounts-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { now, shiftClock } from '../../../platform/clock.ts'

afterEach(() => shiftClock(0))

const say = ({ as }: World, person: Person, dob: string) => as(person).call('update_dob', { dob })
const show = async ({ as }: World, person: Person) => {
  const { dob, changeable_from } = await as(person).call('show_dob', {})
  return { dob, changeable_from }
}

test('what was said is shown, and from when on it can be changed', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  assert.deepEqual(await show(here, ada), { dob: null, changeable_from: null })
  await say(here, ada, '1990-12-31')
  const { dob, changeable_from } = await show(here, ada)
  assert.equal(dob, '1990-12-31')
  const waits = Date.parse(changeable_from ?? '') - now().getTime()
  assert(waits > 30 * day - minute && waits <= 30 * day)
  // Used in between: a session unused for that long would expire.
  shiftClock(20 * day)
  await show(here, ada)
  shiftClock(30 * day + minute)
  assert.deepEqual(await show(here, ada), { dob: '1990-12-31', changeable_from: null })
})

test('it can be changed once in 30 days, and the refusal says until when', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const mayAt = new Date(now().getTime() + 30 * day)
  await say(here, ada, '1990-01-01')
  const refused = async () => {
    const answer = await here.as(ada).isRefused('update_dob', { dob: '1991-01-01' }, 'dob_changed_often')
    assert.equal(answer.status, 409)
    return String(answer.body['message'])
  }
  const dated = (language: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(mayAt)
  assert((await refused()).includes(dated('en')))
  await here.as(ada).call('update_language', { language_id: 2 })
  assert((await refused()).includes(dated('cs')))
  shiftClock(30 * day - minute)
  await refused()
  shiftClock(30 * day + minute)
  await say(here, ada, '1991-01-01')
  assert.equal((await show(here, ada)).dob, '1991-01-01')
  await here.as(ada).isRefused('update_dob', { dob: '1992-01-01' }, 'dob_changed_often')
})

test('saying the same day again is no change', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await say(here, ada, '1990-01-01')
  const before = await show(here, ada)
  shiftClock(day)
  await say(here, ada, '1990-01-01')
  assert.deepEqual(await show(here, ada), before)
})

test('of two days said at once one counts', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const days = ['1990-01-01', '1991-01-01', '1992-01-01', '1993-01-01']
  const answers = await Promise.all(days.map((dob) => here.as(ada).send('update_dob', { dob })))
  const said = answers.map(({ body }) => body['error'] ?? 'done').toSorted()
  assert.deepEqual(said, [...Array(3).fill('dob_changed_often'), 'done'])
  const { dob } = await show(here, ada)
  assert.equal(dob, days[answers.findIndex(({ status }) => status === 200)])
})

test('what is no date of birth is said', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const refused = async (dob: unknown) => {
    const { status, body } = await here.as(ada).send('update_dob', { dob })
    assert.equal(status, 422)
    return body['fields']
  }
  const tomorrow = new Date(now().getTime() + day).toISOString().slice(0, 10)
  for (const dob of [
    '',
    '1990',
    '01.01.1990',
    '1990-02-30',
    '1899-12-31',
    tomorrow,
    19900101,
    null,
    '１９９０-01-01',
  ])
    assert.deepEqual(await refused(dob), { dob: 'Enter a date of birth' }, String(dob))
  const child = `${now().getUTCFullYear() - 12}-01-01`
  assert.deepEqual(await refused(child), { dob: 'You need to be at least 13 years old' })
  assert.deepEqual(await show(here, ada), { dob: null, changeable_from: null })
})

test('a visitor and a key that waits for its second factor are shown none', async () => {
  const here = await world()
  await isForMembersOnly(here, 'show_dob', {})
  await isForMembersOnly(here, 'update_dob', { dob: '1990-01-01' })
})
