import assert from 'node:assert/strict'
import { test } from 'node:test'
import { balanceOf, buyer, grant, planOf } from '../../../test/scenes/plans-scene.ts'
import { world } from '../../../test/world.ts'

test('a plan that is cancelled stays until its period ends, and can go on', async () => {
  const here = await world()
  const ada = await buyer(here, 'Ada', '50')
  await here.as(ada).isRefused('plan_cancel', {}, 'plan_not_found')
  await here.as(ada).call('plan_update', { plan_id: 1, duration: 'm' })
  const { recdata, message } = await here.as(ada).call('plan_cancel', {})
  assert.match(message, /until its period ends/)
  assert.deepEqual(
    [recdata.plan?.renews, recdata.plan?.next_charge, recdata.plan?.state],
    [0, null, 'active'],
  )
  await here.as(ada).call('plan_cancel', {})
  const resumed = await here.as(ada).call('plan_update', { plan_id: 1, duration: 'm' })
  assert.equal(resumed.recdata.plan?.renews, 1)
  assert.equal(await balanceOf(here, ada), '0', 'it was paid once')
})

test('the free month is had once, by whoever has no plan and a verified address', async () => {
  const here = await world()
  const [ada, bob] = [await buyer(here, 'Ada', '0'), await here.person('Bob')]
  await here.as(bob).isRefused('start_plus_trial', {}, 'email_not_verified')
  assert.equal((await here.as(ada).call('plan_detail', {})).recdata.can_try_plus, 1)
  const { recdata } = await here.as(ada).call('start_plus_trial', {})
  assert.deepEqual(
    [recdata.plan?.code, recdata.plan?.is_trial, recdata.plan?.renews, recdata.plan?.next_charge],
    ['plus', 1, 1, '50'],
  )
  assert.equal(recdata.can_try_plus, 0)
  await here.as(ada).isRefused('start_plus_trial', {}, 'plan_in_force')
  await here.platform.database.pool.query(`update memberships set state = 'ended' where member_id = $1`, [
    ada.id,
  ])
  await here.as(ada).isRefused('start_plus_trial', {}, 'trial_used')
  await grant(here, ada, '480')
  await here.as(ada).call('plan_update', { plan_id: 1, duration: 'y' })
  assert.equal((await planOf(here, ada))?.is_trial, 0)
})

test('ten clicks begin one free month', async () => {
  const here = await world()
  const ada = await buyer(here, 'Ada', '0')
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => here.as(ada).send('start_plus_trial', {})),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
})

test('what is paid again and again is listed, and stopped by its owner alone', async () => {
  const here = await world()
  const [ada, eve] = [await buyer(here, 'Ada'), await buyer(here, 'Eve')]
  const list = async () => (await here.as(ada).call('recurring_payment_list', {})).recdata
  assert.deepEqual(await list(), [])
  await here.as(ada).call('plan_update', { plan_id: 2, duration: 'y' })
  await here.as(ada).call('plan_update', { plan_id: 1, duration: 'm' })
  const [payment] = await list()
  const { recurring_payment_id, next_at, ...rest } = payment ?? assert.fail()
  assert.deepEqual(rest, { name: 'Plus', channel_id: null, duration: 'm', amount: '50', is_trial: 0 })
  assert.equal(next_at, (await planOf(here, ada))?.ends_at)
  const stop = { recurring_payment_id }
  await here.as(eve).isRefused('recurring_payment_delete', stop, 'recurring_payment_not_found')
  await here.as(ada).call('recurring_payment_delete', stop)
  assert.deepEqual(await list(), [])
  assert.deepEqual([(await planOf(here, ada))?.renews, (await planOf(here, ada))?.code], [0, 'pro'])
  await here.as(ada).isRefused('recurring_payment_delete', stop, 'recurring_payment_not_found')
})
