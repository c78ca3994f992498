import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buyer } from '../../../test/scenes/plans-scene.ts'
import { world } from '../../../test/world.ts'

test('the tiers are what everybody has, Plus and Pro, and one is the caller’s', async () => {
  const here = await world()
  const ada = await buyer(here, 'Ada')
  const tiers = async () => (await here.as(ada).call('subscription_tier_list', {})).recdata
  const before = await tiers()
  assert.deepEqual(
    before.map(({ plan_id, name, monthly_charges, is_current }) => [
      plan_id,
      name,
      monthly_charges,
      is_current,
    ]),
    [
      [null, 'Free', '0', 1],
      [1, 'Plus', '50', 0],
      [2, 'Pro', '150', 0],
    ],
  )
  assert.deepEqual(
    before.map(({ perks }) => perks.own_page),
    [0, 0, 1],
  )
  await here.as(ada).call('plan_update', { plan_id: 2, duration: 'm' })
  assert.deepEqual(
    (await tiers()).map(({ is_current }) => is_current),
    [0, 0, 1],
  )
  await here.as().isRefused('subscription_tier_list', {}, 'session_unknown')
})
