import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { brokenPng, jpeg, png } from '../../../../test/files/pictures.ts'
import { buyer, renew } from '../../../../test/scenes/plans-scene.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'

afterEach(() => shiftClock(0))

const operator = 'help@example.com'
let shared: Promise<World> | undefined
const world = () => (shared ??= makeWorld({ env: { SESSION_DAYS: '365', SUPPORT_EMAIL: operator } }))

async function professional(here: World, name: string): Promise<Person> {
  const person = await buyer(here, name, '150')
  await here.as(person).call('plan_update', { plan_id: 2, duration: 'm' })
  return person
}
const setting = async ({ as }: World, who: Person) => (await as(who).call('show_pro_setting', {})).recdata
const shown = async ({ as }: World, viewer: Person, of: Person) =>
  (await as(viewer).call('avatar_banner', { view_user_id: of.id })).recdata.pro
const bytesOf = async (here: World, address: string | null | undefined) =>
  (await fetch(new URL(address ?? assert.fail('No picture'), here.url))).status

test('a Pro member gives their page a look, which everybody sees while they have Pro', async () => {
  const here = await world()
  const [ada, bob] = [await professional(here, 'Ada'), await here.person('Bob')]
  assert.equal(await shown(here, bob, ada), null)
  const look = { title: 'Ada & Co.', headline: 'Engines', theme: '#AA3366', footer: 'https://ada.example' }
  const done = await here
    .as(ada)
    .call('update_pro_setting', look, { logo: await png(), background: await jpeg() })
  assert.equal(done.message, 'Saved')
  const seen = (await shown(here, bob, ada)) ?? assert.fail()
  const { logo, background, ...texts } = seen
  assert.deepEqual(texts, { ...look, theme: '#aa3366' })
  for (const address of [logo, background]) assert.equal(await bytesOf(here, address), 200)
  assert.deepEqual(await shown(here, ada, ada), seen)

  await here.as(ada).call('update_pro_setting', { headline: '' })
  assert.deepEqual(await shown(here, bob, ada), { ...seen, headline: '' }, 'what is not named stays')

  await here.as(ada).call('plan_cancel', {})
  shiftClock(32 * 86_400_000)
  await renew(here)
  assert.equal(await shown(here, bob, ada), null, 'perks end with the plan')
  const kept = await setting(here, ada)
  assert.deepEqual([kept.is_active, kept.title, kept.theme, kept.logo], [0, 'Ada & Co.', '#aa3366', logo])
  await here.as(ada).isRefused('update_pro_setting', { title: 'More' }, 'pro_needed')
})

test('a picture is replaced and removed with its file', async () => {
  const here = await world()
  const ada = await professional(here, 'Ada')
  const the = here.as(ada)
  await the.call('update_pro_setting', {}, { logo: await png() })
  const first = (await setting(here, ada)).logo
  await the.call('update_pro_setting', {}, { logo: await jpeg() })
  const second = (await setting(here, ada)).logo
  assert.notEqual(first, second)
  await here.removeFiles()
  assert.deepEqual([await bytesOf(here, first), await bytesOf(here, second)], [404, 200])
  await the.call('update_pro_setting', { remove_logo: 1 })
  assert.equal((await setting(here, ada)).logo, null)
  await here.removeFiles()
  assert.equal(await bytesOf(here, second), 404)
  await the.isRefused('update_pro_setting', {}, 'file_broken', { background: await brokenPng() })
  await the.call('update_pro_setting', { remove_background: '1' })
})

test('a domain is asked for by a message to support, once', async () => {
  const here = await world()
  const ada = await professional(here, 'Ada')
  const asked = await here.as(ada).call('update_pro_setting', { domain: ' Ada.Example.org ' })
  assert.equal(asked.message, 'Asked. Support will email you about your domain.')
  const { domain, domain_asked_at } = await setting(here, ada)
  assert.equal(domain, 'ada.example.org')
  assert(domain_asked_at)
  const again = await here.as(ada).call('update_pro_setting', { domain: 'ada.example.org' })
  assert.equal(again.message, 'Saved')
  const mails = (await here.mailsTo(operator)).filter(({ text }) => text.includes(ada.email))
  assert.deepEqual(
    mails.map(({ subject, text }) => [subject, text.includes('Please connect ada.example.org to my page.')]),
    [['Support: Domain for my page', true]],
  )
  for (const name of ['b', 'c', 'd', 'e'])
    await here.as(ada).call('update_pro_setting', { domain: `${name}.example.org` })
  await here.as(ada).isRefused('update_pro_setting', { domain: 'f.example.org' }, 'too_many_messages')
  assert.equal((await setting(here, ada)).domain, 'e.example.org')
  await here.as(ada).call('update_pro_setting', { domain: '' })
  assert.deepEqual((await setting(here, ada)).domain_asked_at, null)
})

test('what is no look is refused, and so is everybody without Pro', async () => {
  const here = await world()
  const ada = await professional(here, 'Ada')
  for (const [field, value] of [
    ['theme', 'red'],
    ['theme', '#12345g'],
    ['theme', 'url(#a)'],
    ['title', 'x'.repeat(61)],
    ['headline', 'x'.repeat(161)],
    ['footer', 'x'.repeat(501)],
    ['domain', 'https://ada.example'],
    ['domain', 'ada'],
    ['domain', 'a b.example'],
    ['domain', '-a.example'],
    ['payout_currency', 'USD'],
  ] as const) {
    const { status, body } = await here.as(ada).send('update_pro_setting', { [field]: value })
    assert.deepEqual([status, Object.keys(body['fields'] as object)], [422, [field]], `${field} ${value}`)
  }
  const plus = await buyer(here, 'Bob')
  await here.as(plus).isRefused('update_pro_setting', { title: 'Mine' }, 'pro_needed')
  await here.as(plus).call('plan_update', { plan_id: 1, duration: 'm' })
  await here.as(plus).isRefused('update_pro_setting', {}, 'pro_needed', { logo: await png() })
  await here.as().isRefused('update_pro_setting', { title: 'Mine' }, 'session_unknown')
})
