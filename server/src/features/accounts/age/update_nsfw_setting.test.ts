import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { nsfwReasons } from '@commons/contract/shared/nsfw.ts'
import { day, isForMembersOnly } from '../../../../test/scenes/accounts-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { now, shiftClock } from '../../../platform/clock.ts'

afterEach(() => shiftClock(0))

/** Returns the date of birth of a member who turned `years` yesterday. */
const bornBefore = (years: number) => {
  const yesterday = new Date(now().getTime() - day).toISOString().slice(4, 10)
  return `${now().getUTCFullYear() - years}${yesterday === '-02-29' ? '-02-28' : yesterday}`
}

async function aged({ person, as }: World, name: string, years: number): Promise<Person> {
  const somebody = await person(name)
  await as(somebody).call('update_dob', { dob: bornBefore(years) })
  return somebody
}

const show = ({ as }: World, person: Person) => as(person).call('show_nsfw_setting', {})
const settings = ({ nsfw_setting }: { nsfw_setting: ReadonlyArray<{ nsfw: string; setting: string }> }) =>
  Object.fromEntries(nsfw_setting.map(({ nsfw, setting }) => [nsfw, setting]))
const all = (setting: string) => Object.fromEntries(nsfwReasons.map((reason) => [reason, setting]))

test('an adult chooses reason by reason, and the others stay', async () => {
  const here = await world()
  const ada = await aged(here, 'Ada', 18)
  const before = await show(here, ada)
  assert.deepEqual([before.age, before.may_choose, settings(before)], ['adult', 1, all('cover')])
  const first = await here.as(ada).call('update_nsfw_setting', {
    nsfw_setting: [
      { nsfw: 'Nudity', setting: 'show' },
      { nsfw: 'Other', setting: 'hide' },
      { nsfw: 'Profanity', setting: 'hide' },
    ],
  })
  const chosen = { ...all('cover'), Nudity: 'show', Other: 'hide', Profanity: 'hide' }
  assert.deepEqual(settings(first), chosen)
  const second = await here.as(ada).call('update_nsfw_setting', {
    nsfw_setting: [
      { nsfw: 'Other', setting: 'show' },
      { nsfw: 'Profanity', setting: 'cover' },
    ],
  })
  assert.deepEqual(settings(second), { ...chosen, Other: 'show', Profanity: 'cover' })
  assert.deepEqual(settings(await show(here, ada)), settings(second))
})

test('the reasons are named in the member’s language, in the order of the contract', async () => {
  const here = await world()
  const ada = await aged(here, 'Ada', 40)
  const named = async () => (await show(here, ada)).nsfw_setting
  assert.deepEqual(
    (await named()).map(({ nsfw }) => nsfw),
    [...nsfwReasons],
  )
  assert.deepEqual((await named())[3]?.label, 'Violence and Gore')
  await here.as(ada).call('update_language', { language_id: 2 })
  assert.deepEqual((await named())[3], {
    nsfw: 'Violence and Gore',
    label: 'Násilí a krev',
    setting: 'cover',
  })
})

test('who is not of age, or has not said so, chooses nothing', async () => {
  const here = await world()
  const [minor, unknown] = [await aged(here, 'Young', 17), await here.person('Silent')]
  for (const [person, age, setting] of [
    [minor, 'minor', 'hide'],
    [unknown, 'unknown', 'cover'],
  ] as const) {
    const nsfw_setting = [{ nsfw: 'Nudity' as const, setting: 'show' as const }]
    const { status } = await here.as(person).isRefused('update_nsfw_setting', { nsfw_setting }, 'not_of_age')
    assert.equal(status, 403)
    const shown = await show(here, person)
    assert.deepEqual([shown.age, shown.may_choose, settings(shown)], [age, 0, all(setting)])
  }
})

test('what an adult chose is not honoured when they turn out to be a minor', async () => {
  const here = await world()
  const ada = await aged(here, 'Ada', 20)
  await here.as(ada).call('update_nsfw_setting', { nsfw_setting: [{ nsfw: 'Nudity', setting: 'show' }] })
  const young = bornBefore(15)
  // Used in between: a session unused for that long would expire.
  shiftClock(20 * day)
  await show(here, ada)
  shiftClock(31 * day)
  await here.as(ada).call('update_dob', { dob: young })
  assert.deepEqual(settings(await show(here, ada)), all('hide'))
})

test('two choices at once are both kept, and of one reason named twice the last counts', async () => {
  const here = await world()
  const ada = await aged(here, 'Ada', 30)
  await Promise.all(
    nsfwReasons.map((nsfw) =>
      here.as(ada).call('update_nsfw_setting', {
        nsfw_setting: [
          { nsfw, setting: 'hide' },
          { nsfw, setting: 'show' },
        ],
      }),
    ),
  )
  assert.deepEqual(settings(await show(here, ada)), all('show'))
})

test('only the member’s own pages are told', async () => {
  const here = await world()
  const ada = await aged(here, 'Ada', 30)
  const hinted: unknown[] = []
  here.platform.bus.subscribe({
    hints: (hints) => hinted.push(...hints),
    ended: () => undefined,
    changed: () => undefined,
    rechecked: () => undefined,
    connected: () => undefined,
  })
  await here.as(ada).call('update_nsfw_setting', { nsfw_setting: [{ nsfw: 'Other', setting: 'hide' }] })
  assert.deepEqual(hinted, [
    { topic: `account:${ada.id}`, to: [ada.id] },
    { topic: 'feed', to: [ada.id] },
  ])
})

test('what is no choice is refused', async () => {
  const here = await world()
  const ada = await aged(here, 'Ada', 30)
  const refused = async (nsfw_setting: unknown) => {
    const { status, body } = await here.as(ada).send('update_nsfw_setting', { nsfw_setting })
    assert.equal(status, 422)
    assert.deepEqual(Object.keys(body['fields'] ?? {}), ['nsfw_setting'])
  }
  for (const wrong of [
    [],
    'Nudity',
    [{ nsfw: 'Fun', setting: 'show' }],
    [{ nsfw: 'Nudity', setting: 'no' }],
    [{}],
    null,
  ])
    await refused(wrong)
  await refused(Array.from({ length: 21 }, () => ({ nsfw: 'Nudity', setting: 'show' })))
})

test('a visitor has no settings', async () => {
  const here = await world()
  await isForMembersOnly(here, 'show_nsfw_setting', {})
  const nsfw_setting = [{ nsfw: 'Nudity', setting: 'show' }]
  await isForMembersOnly(here, 'update_nsfw_setting', { nsfw_setting })
})
