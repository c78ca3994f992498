import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buyer } from '../../../../test/scenes/plans-scene.ts'
import { world } from '../../../../test/world.ts'

test('without Pro nothing is set, and one is paid in tokens', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  assert.deepEqual((await here.as(ada).call('show_pro_setting', {})).recdata, {
    is_active: 0,
    title: '',
    headline: '',
    theme: '',
    footer: '',
    logo: null,
    background: null,
    domain: '',
    domain_asked_at: null,
    payout_currency: 'FCELL',
    payout_waiting: '0',
    payout_waiting_usd: null,
    payout_at: null,
  })
  await here.as().isRefused('show_pro_setting', {}, 'session_unknown')
})

test('the settings are one’s own', async () => {
  const here = await world()
  const [ada, bob] = [await buyer(here, 'Ada'), await buyer(here, 'Bob')]
  for (const person of [ada, bob]) await here.as(person).call('plan_update', { plan_id: 2, duration: 'm' })
  await here.as(ada).call('update_pro_setting', { title: 'Ada’s', payout_currency: 'BTC' })
  const theirs = (await here.as(bob).call('show_pro_setting', {})).recdata
  assert.deepEqual([theirs.is_active, theirs.title, theirs.payout_currency], [1, '', 'FCELL'])
})
