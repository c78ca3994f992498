import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { formatEther } from 'viem'
import { gatherNews } from '../../notifications/gathering.ts'
import { type EthereumChain, wei } from '../../../../test/chains/ethereum-chain.ts'
import { confirmations, openSendingScene, type SendingScene } from '../../../../test/scenes/sending-scene.ts'
import { balanceOf, give, ledgerHolds, verify } from '../../../../test/scenes/wallet-scene.ts'
import { staffMember } from '../../../../test/staff.ts'
import type { Person, World } from '../../../../test/world.ts'

let scene: SendingScene
let here: World
let chain: EthereumChain
let fay: Person

before(async () => {
  scene = await openSendingScene()
  ;({ here, chain, fay } = scene)
})
after(() => scene.close())

/** Has a member get tokens that are gone from the chain afterwards; returns the deposit, and how to bring it back. */
async function vanished(amount: number, who?: Person) {
  const bob = who ?? (await here.person('Bob'))
  const { recdata } = await here.as(bob).call('deposit_address', { currency: 'FCELL' })
  const hash = await chain.payTokens(recdata.address, wei(amount))
  await scene.mined(confirmations)
  const raw = (await chain.rawOf(hash)) ?? assert.fail()
  await chain.reorganise(confirmations)
  await scene.mined(0)
  const [deposit] = (await here.as(bob).call('deposit_list', {})).recdata
  assert.deepEqual([deposit?.state, (await balanceOf(here, bob)).FCELL], ['frozen', String(amount)])
  return {
    bob,
    id: deposit?.deposit_id ?? assert.fail(),
    async returns() {
      await chain.sendAgain(raw)
      await scene.mined(1)
    },
  }
}
const because = (deposit_id: number) => ({ deposit_id, reason: 'The chain took it back' })
const spend = async (by: Person, amount: string) => {
  await verify(here, by)
  await here.as(by).call('coin_transfer', { currency: 'FCELL', amount, to_wallet: `@${scene.ada.username}` })
}
const inTreasury = async () => {
  const { rows } = await sql<{ balance: string }>`
    select balance::text from ledger_accounts where purpose = 'treasury' and asset = 1`.execute(
    here.platform.database.db,
  )
  return BigInt(rows[0]?.balance ?? 0)
}
const stateOf = async ({ bob }: { bob: Person }) =>
  (await here.as(bob).call('deposit_list', {})).recdata[0]?.state

test('finance sees what a chain took back, and has the network bear it', async () => {
  const the = here.as(fay)
  const gone = await vanished(7)
  const listed = await the.call('frozen_deposit_list', {})
  const of = listed.recdata.find(({ deposit_id: id }) => id === gone.id)
  assert.deepEqual(
    [listed.to_decide, of?.amount, of?.recoverable, of?.state, of?.member?.full_name],
    [1, '7', '7', 'frozen', 'Bob'],
  )
  const [treasury, custody] = [await inTreasury(), await scene.custodyOf('FCELL')]
  const { recdata } = await the.call('release_deposit', because(gone.id))
  assert.deepEqual([recdata.state, recdata.taken, recdata.recoverable], ['released', '0', '0'])
  assert.equal(treasury - (await inTreasury()), wei(7))
  assert.equal((await scene.custodyOf('FCELL')) - custody, wei(7))
  assert.equal((await balanceOf(here, gone.bob)).FCELL, '7')
  await the.isRefused('release_deposit', because(gone.id), 'deposit_not_frozen')
  await the.isRefused('write_off_deposit', because(gone.id), 'deposit_not_frozen')
  await the.isRefused('write_off_deposit', because(9_999), 'deposit_not_found')
  await the.isRefused('write_off_deposit', { deposit_id: gone.id, reason: ' ' }, 'invalid_fields')
  assert.deepEqual((await the.call('frozen_deposit_list', {})).to_decide, 0)
  assert.equal((await the.call('frozen_deposit_list', { tab: 'decided' })).recdata[0]?.deposit_id, gone.id)
  const log = await here.as(await staffMember(here, 'Root', 'admin')).call('audit_log', {})
  assert.equal(log.recdata.find(({ object_kind: kind }) => kind === 'deposit')?.act, 'release_deposit')
  await ledgerHolds(here)
})

test('what is written off is taken from its member as far as they have it, who is told', async () => {
  const gone = await vanished(9)
  const the = here.as(fay)
  await spend(gone.bob, '5')
  const treasury = await inTreasury()
  const { recdata } = await the.call('write_off_deposit', because(gone.id))
  assert.deepEqual([recdata.state, recdata.taken], ['written_off', '4'])
  assert.equal((await balanceOf(here, gone.bob)).FCELL, '0')
  assert.equal(treasury - (await inTreasury()), wei(5))
  const [entry] = (await here.as(gone.bob).call('transaction_list', { currency: 'FCELL' })).recdata
  assert.deepEqual([entry?.trx_type, entry?.trx_amount], ['Deposit taken back', '-4'])
  await gatherNews(here.platform)
  const { recdata: news } = await here.as(gone.bob).call('notification_list', {})
  assert.equal(news[0]?.kind, 'deposit_written_off')
  assert.equal(await stateOf(gone), 'written_off')
  // In a block again, and then final: both have again what they gave, once.
  await gone.returns()
  assert.deepEqual([await stateOf(gone), (await balanceOf(here, gone.bob)).FCELL], ['written_off', '0'])
  await scene.mined(confirmations)
  await Promise.all([scene.mined(1), scene.mined(1)])
  assert.deepEqual([await stateOf(gone), (await balanceOf(here, gone.bob)).FCELL], ['credited', '4'])
  assert.equal(await inTreasury(), treasury)
  await ledgerHolds(here)
})

test('one’s own is for somebody else, and what the treasury hasn’t got can’t be borne', async () => {
  const own = await vanished(3, fay)
  await here.as(fay).isRefused('release_deposit', because(own.id), 'own_deposit')
  const max = await staffMember(here, 'Max', 'finance')
  // All but six of what the treasury has.
  await give(here, scene.ada, { FCELL: formatEther((await inTreasury()) - wei(6)) })
  const much = await vanished(40)
  await spend(much.bob, '33')
  const treasury = await inTreasury()
  await here.as(max).isRefused('release_deposit', because(much.id), 'treasury_too_low')
  await here.as(max).isRefused('write_off_deposit', because(much.id), 'treasury_too_low')
  await here.as(max).call('write_off_deposit', because(own.id))
  assert.equal(await inTreasury(), treasury)
  await ledgerHolds(here)
})
