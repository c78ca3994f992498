/**
 * Sends many copies of every call that moves money at once under one key: it happens once, and each copy gets
 * the same answer.
 */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { makeProject } from '../scenes/funding-scene.ts'
import { makeChannel, putVideo } from '../scenes/videos-scene.ts'
import { give, ledgerHolds, openMoney } from '../scenes/wallet-scene.ts'
import { password, type Person, type World, world } from '../world.ts'

const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const idempotency_key = 'once, whatever the network does'
const many = 100
// Each of these checks the password, which is slow.
const few = 12

let here: World
let ada: Person
let bob: Person
let post_id: number
let group_id: number
let channel_id: number
let video_id: number

before(async () => {
  here = await world()
  await openMoney(here)
  ada = await here.person('Ada')
  bob = await here.person('Bob')
  await give(here, ada, { FCELL: '1000', ETH: '10', BTC: '1' })
  post_id = (await here.as(bob).call('add_post', { message: 'Worth a token' })).recdata.post_id
  group_id = await makeProject(here, bob)
  const channel = await makeChannel(here, bob)
  channel_id = channel.id
  video_id = await putVideo(here, channel)
  // What is paid for it is divided.
  const helper = await here.person('Hana')
  const share = { channel_id, member_user_id: helper.id, percent: 20 } as const
  await here.as(bob).call('add_collaborator', { ...share, role: 'editor' })
  await here.as(helper).call('accept_collaboration', share)
  await here.as(bob).call('propose_channel_share', share)
  await here.as(helper).call('accept_channel_share', share)
  await here.as(bob).call('set_channel_tier', { channel_id, title: 'Friends', price: '1' })
})

const transactions = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int from ledger_transactions`.execute(
    here.platform.database.db,
  )
  return rows[0]?.count ?? 0
}

const the = () => here.as(ada)
const trade = { token_value: '10', currency_value: '0.005', currency: 'ETH' } as const
const calls = {
  tip: [many, () => the().send('tip', { post_id, token: 1, idempotency_key })],
  crowdfunding: [many, () => the().send('crowdfunding', { group_id, token: 1, idempotency_key })],
  coin_transfer: [
    many,
    () =>
      the().send('coin_transfer', {
        currency: 'FCELL',
        amount: '1',
        to_wallet: `@${bob.username}`,
        idempotency_key,
      }),
  ],
  buy_token: [many, () => the().send('buy_token', { ...trade, idempotency_key })],
  sell_token: [
    many,
    () => the().send('sell_token', { ...trade, fees: '0', ether: '0.005', idempotency_key }),
  ],
  video_tip: [many, () => the().send('video_tip', { video_id, token: 1, idempotency_key })],
  join_channel: [many, () => the().send('join_channel', { channel_id, idempotency_key })],
  plan_update: [many, () => the().send('plan_update', { plan_id: 1, duration: 'm', idempotency_key })],
  withdraw_eth: [
    few,
    () => the().send('withdraw_eth', { to_wallet: ether, amount: '1', password, idempotency_key }),
  ],
  withdraw_token: [
    few,
    () =>
      the().send('withdraw_token', {
        fcell: '100',
        fees: '0.25',
        ether: '0.000125',
        currency_value_withdraw: '0.05',
        to_wallet: ether,
        password,
        idempotency_key,
      }),
  ],
} as const

for (const [name, [copies, send]] of Object.entries(calls))
  test(`${copies} copies of ${name} move money once`, async () => {
    const earlier = await transactions()
    const answers = await Promise.all(Array.from({ length: copies }, send))
    const done = answers.filter(({ status }) => status === 200)
    const others = answers.filter(({ status }) => status !== 200)
    assert.deepEqual(
      others.filter(({ body }) => body['error'] !== 'too_many_guesses').map(({ body }) => body),
      [],
    )
    assert(done.length > 0)
    assert.equal(new Set(done.map(({ body }) => JSON.stringify(body['recdata']))).size, 1)
    assert.equal((await transactions()) - earlier, 1)
    await ledgerHolds(here)
  })
