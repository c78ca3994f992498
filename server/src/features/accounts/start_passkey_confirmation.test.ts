/** A passkey confirms the member's identity where a session alone isn't enough. */
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import {
  addPasskey,
  isForMembersOnly,
  logIn,
  minute,
  switchTwoFactorOn,
} from '../../../test/scenes/accounts-scene.ts'
import type { Authenticator, Credential, Twist } from '../../../test/fakes/authenticator.ts'
import { balanceOf, give, openMoney } from '../../../test/scenes/wallet-scene.ts'
import { type Person, type World, world } from '../../../test/world.ts'
import { shiftClock } from '../../platform/clock.ts'

afterEach(() => shiftClock(0))

const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

async function sign(here: World, person: Person, device: Authenticator, twist?: Twist): Promise<Credential> {
  return device.get((await here.as(person).call('start_passkey_confirmation', {})).data, twist)
}

async function member(here: World, name = 'Ada') {
  const person = await here.person(name)
  return { person, device: await addPasskey(here, person) }
}

test('it is asked for with the member’s own passkeys, and tells who has none', async () => {
  const here = await world()
  const { person: ada, device } = await member(here)
  const { data } = await here.as(ada).call('start_passkey_confirmation', {})
  assert.equal(data['userVerification'], 'required')
  const [allowed, ...others] = data['allowCredentials'] as Array<{ id: string }>
  assert.deepEqual([allowed?.id, others.length], [device.credentialId, 0])
  const bob = await here.person('Bob')
  const none = await here.as(bob).call('start_passkey_confirmation', {})
  assert.deepEqual(none.data['allowCredentials'], [])
  await isForMembersOnly(here, 'start_passkey_confirmation', {})
})

test('a member leaves by it alone, also with two-factor on', async () => {
  const here = await world()
  const { person: ada, device } = await member(here)
  await switchTwoFactorOn(here, ada)
  shiftClock(0)
  const { status, body } = await here.as(ada).send('deactivate_account', { consent: 1 })
  assert.deepEqual([status, Object.keys(body['fields'] as object)], [422, ['password']])
  await here.as(ada).call('deactivate_account', { consent: 1, credential: await sign(here, ada, device) })
  await here.as(ada).isRefused('timeline', {}, 'session_expired')

  const { person: eve, device: hers } = await member(here, 'Eve')
  const { delete_at } = await here
    .as(eve)
    .call('delete_account', { consent: 1, credential: await sign(here, eve, hers) })
  assert(new Date(delete_at) > new Date())
})

test('money goes out by it: withdrawals, addresses, a higher limit', async () => {
  const here = await world()
  await openMoney(here)
  const { person: ada, device } = await member(here)
  await give(here, ada, { ETH: '10', FCELL: '1000', BTC: '1' })
  const the = here.as(ada)
  const shown = async () => ({ credential: await sign(here, ada, device) })
  await the.call('withdraw_eth', { to_wallet: ether, amount: '2', ...(await shown()) })
  await the.call('withdraw_token', { to_wallet: ether, fcell: '100', ...(await shown()) })
  const to_wallet = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  await the.call('coin_transfer', { currency: 'BTC', amount: '0.5', to_wallet, ...(await shown()) })
  await the.call('add_wallet_address', { currency: 'BTC', address: to_wallet, ...(await shown()) })
  await the.call('update_spending_limit', { currency: 'ETH', amount: '1' })
  await the.call('update_spending_limit', { currency: 'ETH', amount: '3', ...(await shown()) })
  assert.deepEqual(await balanceOf(here, ada), { FCELL: '900', ETH: '8', BTC: '0.5' })
})

test('what does not fit moves nothing, whatever it is for', async () => {
  const here = await world()
  await openMoney(here)
  const { person: ada, device } = await member(here)
  const { person: eve, device: hers } = await member(here, 'Eve')
  await give(here, ada, { ETH: '10', FCELL: '1000' })
  const the = here.as(ada)
  const bad: Array<() => Promise<Credential>> = [
    // Eve's passkey for her challenge and for Ada's, then Ada's passkey for Eve's challenge.
    () => sign(here, eve, hers),
    () => sign(here, ada, hers),
    async () => device.get((await here.as(eve).call('start_passkey_confirmation', {})).data),
    // Challenges for other purposes.
    async () => device.get((await here.as().call('start_passkey_login', {})).data),
    async () => device.get((await the.call('start_passkey_check', {})).data),
    () => sign(here, ada, device, { userVerified: false }),
    () => sign(here, ada, device, { otherKey: true }),
    () => sign(here, ada, device, { origin: 'https://evil.example' }),
  ]
  for (const make of bad)
    await the.isRefused(
      'withdraw_eth',
      { to_wallet: ether, amount: '2', credential: await make() },
      'passkey_failed',
    )
  const late = await sign(here, ada, device)
  shiftClock(6 * minute)
  for (const [name, input] of [
    ['withdraw_token', { to_wallet: ether, fcell: '100' }],
    ['coin_transfer', { currency: 'ETH', amount: '1', to_wallet: ether }],
    ['add_wallet_address', { currency: 'ETH', address: ether }],
    ['update_spending_limit', { currency: 'ETH', amount: '' }],
    ['deactivate_account', { consent: 1 }],
    ['delete_account', { consent: 1, give_up: 'give up' }],
  ] as const)
    if (name === 'update_spending_limit') {
      await the.call(name, { currency: 'ETH', amount: '1' })
      await the.isRefused(name, { ...input, credential: late }, 'passkey_failed')
    } else await the.isRefused(name, { ...input, credential: late } as never, 'passkey_failed')
  shiftClock(0)
  assert.deepEqual(await balanceOf(here, ada), { FCELL: '1000', ETH: '10', BTC: '0' })
  assert.equal((await the.call('withdrawal_list', {})).recdata.length, 0)
  // Valid only once.
  const credential = await sign(here, ada, device)
  await the.call('add_wallet_address', { currency: 'ETH', address: ether, credential })
  await the.isRefused('withdraw_eth', { to_wallet: ether, amount: '1', credential }, 'passkey_failed')
  assert.equal((await logIn(here, ada)).id, ada.id)
})
