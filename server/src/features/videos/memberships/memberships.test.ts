/** What channels offer their paying members; joining, paying, leaving, and what ends a membership. */
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { pages } from '@commons/contract/all.ts'
import { sql } from 'kysely'
import { hour } from '../../../../test/scenes/accounts-scene.ts'
import { balanceOf, buyer, grant, renew } from '../../../../test/scenes/plans-scene.ts'
import { makeChannel } from '../../../../test/scenes/videos-scene.ts'
import { ledgerHolds } from '../../../../test/scenes/wallet-scene.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { removeDeletedChannels } from '../channels/channels.purge.ts'

afterEach(() => shiftClock(0))

// Keeps members logged in while the clock is moved.
let shared: Promise<World> | undefined
const world = () => (shared ??= makeWorld({ env: { SESSION_DAYS: '365' } }))

const to = (moment: string, more = 0) => shiftClock(Date.parse(moment) + more - Date.now())

/** A channel with a tier, and a member with tokens. */
async function open(tokens = '100', price = '10') {
  const here = await world()
  const [olga, ada] = [await here.person('Olga'), await buyer(here, 'Ada', tokens)]
  const { id: channel_id } = await makeChannel(here, olga, 'Bread')
  const tier = { channel_id, title: 'Friends of bread', perks: 'Recipes', price }
  await here.as(olga).call('set_channel_tier', tier)
  return { here, olga, ada, channel_id, tier }
}

const standing = async ({ as }: World, who: Person, channel_id: number) =>
  (await as(who).call('get_channel_membership', { channel_id })).recdata

async function joined(tokens?: string, price?: string) {
  const scene = await open(tokens, price)
  const { here, ada, channel_id } = scene
  const { recdata } = await here.as(ada).call('join_channel', { channel_id })
  return { ...scene, membership: recdata.membership ?? assert.fail() }
}

const news = async ({ as, platform }: World, who: Person) => {
  await gatherNews(platform)
  const { recdata } = await as(who).call('notification_list', { filter: 'money' })
  return recdata.map(({ text }) => text)
}

test('memberships are for members alone', async () => {
  const here = await world()
  const calls = Object.keys(pages['videos/memberships']).filter((name) => /^[a-z_]+$/.test(name))
  assert.equal(calls.length, 5)
  for (const call of calls) {
    const { status, body } = await here.as().send(call, { channel_id: 1, title: 'Mine', price: '1' })
    assert.deepEqual([status, body['error']], [401, 'session_unknown'], call)
  }
})

test('an owner offers a membership, changes and closes it, and nobody else does', async () => {
  const { here, olga, ada, channel_id, tier } = await open()
  const { tier: seen, membership, offer, member_count } = await standing(here, ada, channel_id)
  assert.deepEqual(seen, { title: 'Friends of bread', perks: 'Recipes', price: '10', is_open: 1 })
  assert.deepEqual([membership, member_count], [null, null])
  assert.deepEqual(
    [offer?.change, offer?.due, offer?.balance_after, offer?.missing],
    ['start', '10', '90', '0'],
  )
  await here.as(ada).isRefused('set_channel_tier', { ...tier, title: 'Mine' }, 'channel_not_found')
  const ed = await here.person('Ed')
  await here.as(olga).call('add_collaborator', { channel_id, member_user_id: ed.id, role: 'manager' })
  await here.as(ed).call('accept_collaboration', { channel_id })
  await here.as(ed).isRefused('set_channel_tier', { ...tier, title: 'Mine' }, 'channel_forbidden')
  await here.as(ed).isRefused('close_channel_tier', { channel_id }, 'channel_forbidden')
  await here.as(ada).isRefused('close_channel_tier', { channel_id }, 'channel_not_found')
  const fine = { ...tier, price: '0.0000000000000000001' }
  const { body } = await here.as(olga).isRefused('set_channel_tier', fine, 'invalid_fields')
  assert.deepEqual(Object.keys(body['fields'] as object), ['price'])
  for (const wrong of [
    { title: ' ' },
    { title: 'x'.repeat(61) },
    { perks: 'x'.repeat(1001) },
    { price: '0' },
  ])
    await here.as(olga).isRefused('set_channel_tier', { ...tier, ...wrong }, 'invalid_fields')

  await here.as(olga).call('close_channel_tier', { channel_id })
  await here.as(olga).isRefused('close_channel_tier', { channel_id }, 'tier_not_found')
  const own = await standing(here, olga, channel_id)
  assert.deepEqual([own.tier?.is_open, own.offer, own.member_count], [0, null, 0])
  assert.equal((await standing(here, ada, channel_id)).tier, null)
  await here.as(ada).isRefused('join_channel', { channel_id }, 'tier_not_found')
  const again = await here.as(olga).call('set_channel_tier', { ...tier, price: 12.5 })
  assert.deepEqual([again.recdata.tier?.price, again.recdata.tier?.is_open], ['12.5', 1])
})

test('who joins pays the owner for a month, who is told', async () => {
  const { here, olga, ada, channel_id, membership } = await joined()
  assert.deepEqual([await balanceOf(here, ada), await balanceOf(here, olga)], ['90', '10'])
  assert.deepEqual([membership.state, membership.renews, membership.next_charge], ['active', 1, '10'])
  assert.equal((await standing(here, ada, channel_id)).offer, null)
  assert.equal((await standing(here, olga, channel_id)).member_count, 1)
  assert.deepEqual(await news(here, olga), ['Ada became a member of your channel'])
  for (const [who, amount, other] of [
    [ada, '-10', 'Olga'],
    [olga, '10', 'Ada'],
  ] as const) {
    const [entry] = (await here.as(who).call('transaction_list', {})).recdata
    assert.deepEqual(
      [entry?.trx_type, entry?.trx_amount, entry?.reward_to],
      ['Channel membership', amount, other],
    )
  }
  await ledgerHolds(here)
})

test('what cannot be is refused, and moves nothing', async () => {
  const { here, olga, ada, channel_id } = await open('5')
  await here.as(olga).isRefused('join_channel', { channel_id }, 'email_not_verified')
  await grant(here, olga, '50')
  await here.platform.database.db
    .updateTable('members')
    .set({ email_verified_at: new Date() })
    .where('id', '=', olga.id)
    .execute()
  await here.as(olga).isRefused('join_channel', { channel_id }, 'not_oneself')
  const poor = await here.as(ada).isRefused('join_channel', { channel_id }, 'tokens_missing')
  assert.equal(poor.body['message'], 'You need 5 more tokens.')
  const changed = await here.as(ada).isRefused('join_channel', { channel_id, due: '9' }, 'price_changed')
  assert.match(String(changed.body['message']), /10 FCELL/)
  await here.as(ada).isRefused('join_channel', { channel_id: 999_999 }, 'channel_not_found')
  await here.as(ada).isRefused('get_channel_membership', { channel_id: 999_999 }, 'channel_not_found')
  await here.as(ada).isRefused('leave_channel', { channel_id }, 'membership_not_found')
  await grant(here, ada, '95')
  await here.as(ada).call('join_channel', { channel_id, due: '10' })
  await here.as(ada).isRefused('join_channel', { channel_id }, 'already_member')
  await here.block(olga, ada)
  await here.as(ada).isRefused('join_channel', { channel_id }, 'channel_not_found')
  assert.equal(await balanceOf(here, ada), '90')
  await ledgerHolds(here)
})

test('ten clicks join once, and a repeated key pays once', async () => {
  const { here, ada, channel_id } = await open()
  const click = (idempotency_key?: string) =>
    here.as(ada).send('join_channel', { channel_id, idempotency_key })
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => click(i < 5 ? 'once' : undefined)))
  assert(answers.some(({ status }) => status === 200))
  assert.equal(await balanceOf(here, ada), '90')
  await ledgerHolds(here)
})

test('a membership is renewed at the price it was joined at, or at a lower one', async () => {
  const { here, olga, ada, channel_id, tier, membership } = await joined('100')
  await here.as(olga).call('set_channel_tier', { ...tier, price: '40' })
  to(membership.ends_at, -hour)
  await renew(here)
  assert.equal(await balanceOf(here, ada), '90')
  to(membership.ends_at, hour)
  await renew(here)
  await renew(here)
  assert.deepEqual([await balanceOf(here, ada), await balanceOf(here, olga)], ['80', '20'])
  assert.deepEqual(await news(here, ada), ['Your membership of a channel has been renewed'])
  await here.as(olga).call('set_channel_tier', { ...tier, price: '4' })
  const { membership: now } = await standing(here, ada, channel_id)
  assert.equal(now?.next_charge, '4')
  to(now?.ends_at ?? '', hour)
  await renew(here)
  assert.equal(await balanceOf(here, ada), '76')
  await ledgerHolds(here)
})

test('who left stays a member until the month ends, and may come back without paying again', async () => {
  const { here, ada, channel_id, membership } = await joined()
  await here.as(ada).call('leave_channel', { channel_id })
  const left = await standing(here, ada, channel_id)
  assert.deepEqual(
    [left.membership?.renews, left.membership?.next_charge, left.offer?.change, left.offer?.due],
    [0, null, 'resume', '0'],
  )
  const { message } = await here.as(ada).call('join_channel', { channel_id, due: '0' })
  assert.equal(message, 'Your membership will renew again.')
  assert.equal(await balanceOf(here, ada), '90')
  await here.as(ada).call('leave_channel', { channel_id })
  to(membership.ends_at, hour)
  await renew(here)
  assert.equal((await standing(here, ada, channel_id)).membership, null)
  assert.equal(await balanceOf(here, ada), '90')
  assert.deepEqual(await news(here, ada), ['Your membership of a channel has ended'])
})

test('without the tokens a membership waits three days, is paid by its member, or ends', async () => {
  const { here, ada, channel_id, membership } = await joined('12')
  to(membership.ends_at, hour)
  await renew(here)
  const waits = await standing(here, ada, channel_id)
  assert.deepEqual(
    [waits.membership?.state, waits.offer?.change, waits.offer?.missing],
    ['grace', 'pay', '8'],
  )
  assert.match(String((await news(here, ada))[0]), /couldn't be renewed\. Add tokens/)
  await grant(here, ada, '8')
  await here.as(ada).call('join_channel', { channel_id })
  const paid = (await standing(here, ada, channel_id)).membership ?? assert.fail()
  assert.equal(paid.state, 'active')
  assert.equal(await balanceOf(here, ada), '0')
  to(paid.ends_at, hour)
  await renew(here)
  to(paid.ends_at, 74 * hour)
  await renew(here)
  assert.equal((await standing(here, ada, channel_id)).membership, null)
  assert.equal((await news(here, ada))[0], 'Your membership of a channel has ended')
  await ledgerHolds(here)
})

test('an overdue membership that is left ends at once', async () => {
  const { here, ada, channel_id, membership } = await joined('10')
  to(membership.ends_at, hour)
  await renew(here)
  const { message } = await here.as(ada).call('leave_channel', { channel_id })
  assert.equal(message, 'Your membership has ended.')
  assert.equal((await standing(here, ada, channel_id)).membership, null)
})

test('recurring payments have it, beside a plan, and stop it', async () => {
  const { here, olga, ada, channel_id } = await joined('100')
  await here.as(ada).call('plan_update', { plan_id: 1, duration: 'm' })
  const list = async () => (await here.as(ada).call('recurring_payment_list', {})).recdata
  const shown = (await list()).map(({ name, amount, channel_id: id }) => [name, amount, id])
  assert.deepEqual(shown, [
    ['Bread', '10', channel_id],
    ['Plus', '50', null],
  ])
  const [{ recurring_payment_id } = assert.fail()] = await list()
  await here
    .as(olga)
    .isRefused('recurring_payment_delete', { recurring_payment_id }, 'recurring_payment_not_found')
  await here.as(ada).call('recurring_payment_delete', { recurring_payment_id })
  assert.equal((await standing(here, ada, channel_id)).membership?.renews, 0)
  assert.deepEqual(
    (await list()).map(({ name }) => name),
    ['Plus'],
  )
})

test('nothing is renewed once the tier is closed, the channel deleted, either blocked or away', async () => {
  const ways: Record<string, (scene: Awaited<ReturnType<typeof joined>>) => Promise<unknown>> = {
    closed: ({ here, olga, channel_id }) => here.as(olga).call('close_channel_tier', { channel_id }),
    deleted: ({ here, olga, channel_id }) => here.as(olga).call('delete_channel', { channel_id }),
    'blocked by the owner': ({ here, olga, ada }) => here.block(olga, ada),
    'blocked by the member': ({ here, olga, ada }) => here.block(ada, olga),
    'owner away': ({ here, olga }) =>
      sql`insert into away_members (member_id) values (${olga.id})`.execute(here.platform.database.db),
    'member away': ({ here, ada }) =>
      sql`insert into away_members (member_id) values (${ada.id})`.execute(here.platform.database.db),
  }
  for (const [way, make] of Object.entries(ways)) {
    const scene = await joined('100')
    const { here, ada, channel_id, membership } = scene
    await make(scene)
    const stateOf = async () => {
      const { rows } = await sql<{ state: string }>`
        select state from memberships where channel_id = ${channel_id}`.execute(here.platform.database.db)
      return rows.map(({ state }) => state)
    }
    assert.deepEqual(await stateOf(), ['active'], `${way}: what is paid stays`)
    to(membership.ends_at, hour)
    await renew(here)
    assert.deepEqual(await stateOf(), ['ended'], way)
    assert.equal(await balanceOf(here, ada), '90', way)
    shiftClock(0)
  }
  await ledgerHolds(await world())
})

test('a channel that is restored within the month has its members again; one with paid months is not removed', async () => {
  const { here, olga, ada, channel_id, membership } = await joined('100')
  const { db } = here.platform.database
  await here.as(olga).call('delete_channel', { channel_id })
  await here.as(olga).call('restore_channel', { channel_id })
  to(membership.ends_at, hour)
  await renew(here)
  assert.equal(await balanceOf(here, ada), '80')
  await here.as(olga).call('delete_channel', { channel_id })
  await sql`update channels set deleted_at = now() - interval '31 days' where id = ${channel_id}`.execute(db)
  const isThere = async () =>
    (await db.selectFrom('channels').select('id').where('id', '=', channel_id).execute()).length === 1
  await removeDeletedChannels(here.platform).work({})
  assert(await isThere())
  await sql`update memberships set state = 'ended' where channel_id = ${channel_id}`.execute(db)
  await removeDeletedChannels(here.platform).work({})
  assert(!(await isThere()))
  await ledgerHolds(here)
})

test('what members pay counts as earned', async () => {
  const { here, olga } = await open()
  await grant(here, olga, '2000')
  await here.platform.database.db
    .updateTable('members')
    .set({ email_verified_at: new Date() })
    .where('id', '=', olga.id)
    .execute()
  await here.as(olga).call('plan_update', { plan_id: 2, duration: 'm' })
  await here.as(olga).call('update_pro_setting', { payout_currency: 'ETH' })
  const ada = await buyer(here, 'Ada', '100')
  const [channel] = (await here.as(olga).call('get_channels', {})).response
  await here.as(ada).call('join_channel', { channel_id: channel?.id ?? 0 })
  assert.equal((await here.as(olga).call('show_pro_setting', {})).recdata.payout_waiting, '10')
})

test('who takes a channel over is no longer its paying member, and never pays themself', async () => {
  const { here, olga, ada, channel_id } = await joined()
  const { as } = here
  await as(olga).call('add_collaborator', { channel_id, member_user_id: ada.id, role: 'manager' })
  await as(ada).call('accept_collaboration', { channel_id })
  await as(olga).call('offer_channel', { channel_id, member_user_id: ada.id })
  await as(ada).call('accept_channel_offer', { channel_id })
  const { membership, offer, member_count } = await standing(here, ada, channel_id)
  assert.deepEqual([membership, offer, member_count], [null, null, 0])
  assert.equal((await standing(here, olga, channel_id)).offer?.due, '10')
  // What was paid stays with the old owner, and nothing more is.
  shiftClock(32 * 24 * hour)
  await renew(here)
  assert.deepEqual([await balanceOf(here, ada), await balanceOf(here, olga)], ['90', '10'])
  await as(ada).isRefused('join_channel', { channel_id }, 'not_oneself')
  await ledgerHolds(here)
})
