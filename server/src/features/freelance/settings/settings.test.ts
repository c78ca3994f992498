/** A freelancer's settings and tax numbers: kept for the member alone, each fact in one place. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeTwo, submitted } from '../../../../test/scenes/milestones-scene.ts'
import { balanceOf, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { password, world } from '../../../../test/world.ts'
import { getWithheldShare } from '../../../ledger/withholding.ts'

const words = {
  first_name: 'Ada',
  last_name: 'Novak',
  address: 'Mill Lane 5',
  city: 'Brno',
  zip: '602 00',
  state: 'Moravia',
  company: 'Kilns Ltd',
}

test('a freelancer starts with nothing, and keeps what they say', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { data: none } = await here.as(ada).call('get_freelancer_settings', {})
  assert.deepEqual(
    { ...none },
    {
      ...Object.fromEntries(Object.keys(words).map((name) => [name, ''])),
      country: '',
      location: '',
      on_invoices: 0,
      time_zone: 'UTC',
      is_two_factor: 0,
    },
  )
  const given = { ...words, country: 'cz', location: 'Brno', time_zone: 'Europe/Prague' }
  const { data } = await here.as(ada).call('update_freelancer_settings', given)
  assert.deepEqual({ ...data }, { ...given, country: 'CZ', on_invoices: 0, is_two_factor: 0 })
  await here.as(ada).call('update_freelancer_settings', { city: 'Praha' })
  const { data: now } = await here.as(ada).call('get_freelancer_settings', {})
  assert.deepEqual({ ...now }, { ...data, city: 'Praha' })
  await here.as(ada).call('update_freelancer_settings', {})
})

test('country and place are those of the profile, the time zone that of notifications; the rest is private', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.as(ada).call('update_freelancer_settings', {
    ...words,
    country: 'CZ',
    location: 'Old Town',
    time_zone: 'Europe/Prague',
  })
  const { body } = await here.as(bob).send('get_freelancer_profile', { view_user_id: ada.id })
  const seen = JSON.stringify(body)
  assert.match(seen, /"country":"CZ","location":"Old Town"/)
  for (const word of ['Novak', 'Mill Lane', '602 00', 'Kilns'])
    assert(!seen.includes(word), `${word} is only for its member`)
  assert.equal((await here.as(ada).call('notification_setting_list', {})).time_zone, 'Europe/Prague')
  assert.equal((await here.as(bob).call('get_freelancer_settings', {})).data.last_name, '')
})

test('another country is confirmed by the password, and by nothing less', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const voice = here.as(ada)
  await voice.call('update_freelancer_settings', { country: 'India' })
  await voice.call('update_freelancer_settings', { country: 'India', city: 'Pune' })
  const unconfirmed = { country: 'CZ', city: 'Brno' }
  const { body } = await voice.isRefused('update_freelancer_settings', unconfirmed, 'invalid_fields')
  assert.deepEqual(Object.keys(body['fields'] as object), ['password'])
  await voice.isRefused('update_freelancer_settings', { country: '', password: 'not mine' }, 'wrong_password')
  assert.equal((await voice.call('get_freelancer_settings', {})).data.city, 'Pune')
  const { data } = await voice.call('update_freelancer_settings', { country: 'CZ', password })
  assert.equal(data.country, 'CZ')
})

test('a place in time that nobody knows is refused, and changes nothing', async () => {
  const here = await world()
  const voice = here.as(await here.person('Ada'))
  const wrong = { city: 'Brno', time_zone: 'Europe/Atlantis' }
  const { body } = await voice.isRefused('update_freelancer_settings', wrong, 'invalid_fields')
  assert.deepEqual(Object.keys(body['fields'] as object), ['time_zone'])
  await voice.isRefused('update_freelancer_settings', { country: 'Atlantis' }, 'invalid_fields')
  await voice.isRefused('update_freelancer_settings', { city: 'x'.repeat(101) }, 'invalid_fields')
  assert.equal((await voice.call('get_freelancer_settings', {})).data.city, '')
})

const gst_number = '27AAPFU0939F1ZV'
const pan = 'AAPFU0939F'

test('tax numbers are checked as their office does, and fit together', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const voice = here.as(ada)
  for (const wrong of [
    { pan: 'AAPFU0939' },
    { pan: 'AAPXU0939F' },
    { gst_number: '27AAPFU0939F1ZX' },
    { gst_number: '27AAPFU0939F1Z' },
    { currency: 'EUR' },
  ])
    // @ts-expect-error -- only dollars are a currency here
    await voice.isRefused('update_tax_info', wrong, 'invalid_fields')
  const { recdata } = await voice.call('update_tax_info', {
    gst_number: ' 27aapfu 0939f1zv ',
    pan: pan.toLowerCase(),
    currency: 'USD',
  })
  assert.deepEqual({ ...recdata }, { gst_number, pan, currency: 'USD', country: '', withheld_percent: '0' })
  await voice.isRefused('update_tax_info', { pan: 'ABCPE1234F' }, 'gst_pan_differs')
  assert.deepEqual({ ...(await voice.call('show_tax_info', {})).recdata }, { ...recdata })
  await voice.call('update_tax_info', { gst_number: '', pan: 'ABCPE1234F' })
  assert.equal((await here.as(bob).call('show_tax_info', {})).recdata.pan, '')
})

test('5 percent is withheld in India, as long as there is no PAN', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const voice = here.as(ada)
  const { db } = here.platform.database
  const withheld = async () => {
    const { recdata } = await voice.call('show_tax_info', {})
    return [recdata.withheld_percent, await getWithheldShare(db, ada.id)]
  }
  assert.deepEqual(await withheld(), ['0', 0n])
  await voice.call('update_freelancer_settings', { country: 'India' })
  assert.deepEqual(await withheld(), ['5', 50_000n])
  await voice.call('update_tax_info', { gst_number })
  assert.deepEqual(await withheld(), ['5', 50_000n])
  await voice.call('update_tax_info', { pan })
  assert.deepEqual(await withheld(), ['0', 0n])
})

test('a visitor has no settings', async () => {
  const here = await world()
  for (const name of [
    'get_freelancer_settings',
    'update_freelancer_settings',
    'show_tax_info',
    'update_tax_info',
  ] as const)
    await here.as().isRefused(name, {}, 'session_unknown')
})

test('a release pays less the 5 percent, until there is a PAN, which returns nothing', async () => {
  const here = await world()
  await openMoney(here)
  const two = await makeTwo(here)
  const { client, freelancer } = two
  await here.as(freelancer).call('update_freelancer_settings', { country: 'India' })
  const { id: milestone_id } = await submitted(here, two)
  const release = async (amount: string) => {
    await here.as(client).call('release_milestone', { milestone_id, amount })
    return (await balanceOf(here, freelancer)).FCELL
  }
  // Of 40 tokens, 4 are our fee and 2 are withheld.
  assert.equal(await release('40'), '34')
  await here.as(freelancer).call('update_tax_info', { pan })
  assert.equal(await release('60'), '88')
  await ledgerHolds(here)
})
