import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { day, hour } from '../../../test/scenes/accounts-scene.ts'
import { balanceOf, buyer, grant, planOf, renew } from '../../../test/scenes/plans-scene.ts'
import { makeWorld, type Person, type World } from '../../../test/world.ts'
import { ppm } from '../../ledger/money.ts'
import { now, shiftClock } from '../../platform/clock.ts'
import { withdrawFeeOf } from './public.ts'
import { gatherNews } from '../notifications/gathering.ts'

afterEach(() => shiftClock(0))

// Keeps members logged in while the clock is moved.
const lasting = { SESSION_DAYS: '365' }
let shared: Promise<World> | undefined
const world = () => (shared ??= makeWorld({ env: lasting }))

const to = (moment: string, more = 0) => shiftClock(Date.parse(moment) + more - Date.now())
const news = async ({ as, platform }: World, who: Person) => {
  await gatherNews(platform)
  const { recdata } = await as(who).call('notification_list', { filter: 'money' })
  return recdata.map(({ text }) => text)
}

async function subscribed(here: World, tokens: string, plan_id: 1 | 2 = 1, duration: 'y' | 'm' = 'm') {
  const ada = await buyer(here, 'Ada', tokens)
  const { recdata } = await here.as(ada).call('plan_update', { plan_id, duration })
  return { ada, plan: recdata.plan ?? assert.fail() }
}

test('a plan is renewed when its period ends and not before, and its member is told', async () => {
  const here = await world()
  const { ada, plan } = await subscribed(here, '150')
  to(plan.ends_at, -hour)
  await renew(here)
  assert.equal(await balanceOf(here, ada), '100')
  to(plan.ends_at, hour)
  await renew(here)
  await renew(here)
  assert.equal(await balanceOf(here, ada), '50')
  const next = (await planOf(here, ada)) ?? assert.fail()
  assert.deepEqual([next.state, next.renews], ['active', 1])
  assert(Date.parse(next.ends_at) > Date.parse(plan.ends_at) + 27 * day)
  assert.deepEqual(await news(here, ada), ['Your plan has been renewed'])
  to(next.ends_at, hour)
  await renew(here)
  assert.equal(await balanceOf(here, ada), '0')
  assert.equal((await news(here, ada))[0], 'Your plan has been renewed', 'told of each renewal')
})

test('two processes that renew at once renew once', async () => {
  const here = await makeWorld({ env: lasting })
  const other = await makeWorld({ env: lasting, database: here.database })
  const members = []
  for (let i = 0; i < 5; i++) members.push(await subscribed(here, '500'))
  const ends = members.map(({ plan }) => plan.ends_at).toSorted()
  to(ends.at(-1) ?? '', hour)
  await Promise.all([renew(here), renew(other), renew(here), renew(other)])
  for (const { ada } of members) assert.equal(await balanceOf(here, ada), '400')
})

test('without the tokens a plan waits three days, is tried again, and ends', async () => {
  const here = await world()
  const { ada, plan } = await subscribed(here, '60')
  to(plan.ends_at, hour)
  await renew(here)
  const waiting = (await planOf(here, ada)) ?? assert.fail()
  assert.equal(waiting.state, 'grace')
  const left = Date.parse(waiting.grace_until ?? '') - now().getTime()
  assert(left > 3 * day - hour && left <= 3 * day)
  assert.deepEqual(await news(here, ada), [
    "Your plan couldn't be renewed. Add tokens in the next 3 days to keep it.",
  ])
  to(plan.ends_at, 2 * day)
  await renew(here)
  assert.equal((await planOf(here, ada))?.state, 'grace')
  assert.equal((await news(here, ada)).length, 1, 'told once')
  to(plan.ends_at, 3 * day + 2 * hour)
  await renew(here)
  assert.equal(await planOf(here, ada), null)
  assert.equal(await balanceOf(here, ada), '10')
  assert.equal((await news(here, ada))[0], 'Your plan has ended')
})

test('tokens that come within the three days renew it, from when it had ended', async () => {
  const here = await world()
  const { ada, plan } = await subscribed(here, '50')
  to(plan.ends_at, hour)
  await renew(here)
  await grant(here, ada, '50')
  to(plan.ends_at, 2 * day)
  await renew(here)
  const next = (await planOf(here, ada)) ?? assert.fail()
  assert.deepEqual([next.state, next.grace_until], ['active', null])
  assert(Date.parse(next.ends_at) < Date.parse(plan.ends_at) + 31.5 * day)
  assert.equal(await balanceOf(here, ada), '0')
})

test('an overdue plan is paid by its member at once, or ended', async () => {
  const here = await world()
  const overdue = [await subscribed(here, '50'), await subscribed(here, '50')] as const
  to(
    overdue
      .map(({ plan }) => plan.ends_at)
      .toSorted()
      .at(-1) ?? '',
    hour,
  )
  await renew(here)
  const [{ ada: payer }, { ada: leaver }] = overdue
  const offered = (await here.as(payer).call('plan_price', {})).recdata[0]?.monthly
  assert.deepEqual([offered?.change, offered?.missing], ['pay', '50'])
  await grant(here, payer, '50')
  const { recdata } = await here.as(payer).call('plan_update', { plan_id: 1, duration: 'm' })
  assert.equal(recdata.plan?.state, 'active')
  await renew(here)
  assert.equal(await balanceOf(here, payer), '0', 'paid once')
  const ended = await here.as(leaver).call('plan_cancel', {})
  assert.equal(ended.message, 'Your plan has ended.')
  assert.equal(ended.recdata.plan, null)
})

test('a cancelled plan ends, a downgrade takes place, the free month becomes a paid one', async () => {
  const here = await world()
  const { ada, plan } = await subscribed(here, '50')
  await here.as(ada).call('plan_cancel', {})
  const { ada: bea } = await subscribed(here, '200', 2)
  await here.as(bea).call('plan_update', { plan_id: 1, duration: 'm' })
  const cid = await buyer(here, 'Cid', '50')
  await here.as(cid).call('start_plus_trial', {})
  to(plan.ends_at, hour)
  await renew(here)
  assert.equal(await planOf(here, ada), null)
  const smaller = await planOf(here, bea)
  assert.deepEqual([smaller?.code, smaller?.next_code, await balanceOf(here, bea)], ['plus', null, '0'])
  const paid = await planOf(here, cid)
  assert.deepEqual([paid?.is_trial, paid?.code, await balanceOf(here, cid)], [0, 'plus', '0'])
})

test('a new price counts from the next renewal, and a daily limit does not end a plan', async () => {
  const here = await makeWorld({ env: lasting })
  const { ada, plan } = await subscribed(here, '1000')
  const { pool } = here.platform.database
  await pool.query(`insert into plan_prices (plan_id, period, units) values (1, 'm', 70 * 10::numeric ^ 18)`)
  await pool.query(`update ledger_accounts set daily_limit = 1 where owner_kind = 'member'`)
  assert.equal((await planOf(here, ada))?.next_charge, '70')
  to(plan.ends_at, hour)
  await renew(here)
  assert.equal(await balanceOf(here, ada), '880')
})

test('while money is stopped a plan neither is renewed nor ends', async () => {
  const here = await makeWorld({ env: lasting })
  const { ada, plan } = await subscribed(here, '1000')
  const { pool } = here.platform.database
  await pool.query(`insert into ledger_stops (reason) values ('test')`)
  to(plan.ends_at, hour)
  await renew(here)
  assert.equal((await planOf(here, ada))?.state, 'active')
  await pool.query('update ledger_stops set lifted_at = now()')
  await renew(here)
  assert.equal(await balanceOf(here, ada), '900')
})

test('a member who is away pays nothing, and has no plan when they come back', async () => {
  const here = await world()
  const { ada, plan } = await subscribed(here, '1000')
  await here.platform.database.pool.query('insert into away_members (member_id) values ($1)', [ada.id])
  to(plan.ends_at, hour)
  await renew(here)
  assert.equal(await balanceOf(here, ada), '950')
})

test('what a plan brings is there with it, and gone with it', async () => {
  const here = await world()
  const { ada, plan } = await subscribed(here, '50')
  const { as } = here
  const bob = await here.person('Bob')
  const seen = async () => {
    const { autoplay } = await as(ada).call('show_autoplay', {})
    const { quota_bytes } = (await as(ada).call('show_upload_limits', {})).recdata
    const { plan: badge } = (await as(bob).call('avatar_banner', { view_user_id: ada.id })).recdata
    return { autoplay, quota_bytes, badge }
  }
  const usual = (await as(bob).call('show_upload_limits', {})).recdata.quota_bytes
  assert.deepEqual(await seen(), { autoplay: '1', quota_bytes: usual * 5, badge: 'plus' })
  await as(ada).call('plan_cancel', {})
  assert.deepEqual(await seen(), { autoplay: '1', quota_bytes: usual * 5, badge: 'plus' })
  to(plan.ends_at, hour)
  await renew(here)
  assert.deepEqual(await seen(), { autoplay: '0', quota_bytes: usual, badge: null })
})

test('a plan lowers what a withdrawal costs, rounded against who withdraws', async () => {
  const here = await world()
  const { db } = here.platform.database
  const nobody = await here.person('Bob')
  const { ada } = await subscribed(here, '50')
  const { ada: bea } = await subscribed(here, '150', 2)
  const fees = (usual: number) =>
    Promise.all([nobody, ada, bea].map(({ id }) => withdrawFeeOf(db, id, ppm(usual))))
  assert.deepEqual(await fees(5_000), [5_000n, 2_500n, 1_250n])
  assert.deepEqual(await fees(5), [5n, 3n, 2n])
  assert.deepEqual(await fees(0), [0n, 0n, 0n])
})
