import assert from 'node:assert/strict'
import { test } from 'node:test'
import { putReel } from '../../../../test/scenes/reels-scene.ts'
import { balanceOf, give, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { world } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'

test('a tip on a reel moves tokens to its author, who is told, and the reel counts it', async () => {
  const here = await world()
  await openMoney(here)
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  await give(here, ada, { FCELL: '10' })
  await give(here, eve, { FCELL: '5' })
  const reel_id = await putReel(here, bob, { message: 'Worth a token' })
  const mine = await putReel(here, ada)
  const asked = { reel_id, token: '2.5', idempotency_key: 'a tip on a reel' }
  const { recdata } = await here.as(ada).call('reel_tip', asked)
  const { trx_number } = recdata
  const given = { reel_id, tips: '2.5', tip_count: 1, own_tips: '2.5', fcell_balance: '7.5', trx_number }
  assert.deepEqual(recdata, given)
  assert.deepEqual((await here.as(ada).call('reel_tip', asked)).recdata, given)
  const { recdata: hers } = await here.as(eve).call('reel_tip', { reel_id, token: 1 })
  assert.deepEqual([hers.tips, hers.tip_count, hers.own_tips], ['3.5', 2, '1'])
  assert.equal((await balanceOf(here, bob)).FCELL, '3.5')
  const { reel } = await here.as(bob).call('reel_by_id', { reel_id })
  assert.deepEqual([reel.tips, reel.tip_count], ['3.5', 2])

  const taken = async () => (await here.as(bob).call('tip_list', { direction: 'taken' })).recdata
  const rows = async () => (await taken()).map((row) => [row.full_name, row.amount, row.post_id, row.reel_id])
  assert.deepEqual(await rows(), [
    ['Eve', '1', null, reel_id],
    ['Ada', '2.5', null, reel_id],
  ])
  const { recdata: receipt } = await here.as(ada).call('transaction_detail', { trx_number })
  assert.deepEqual([receipt.link, receipt.post_id], [`/reel/?reelid=${reel_id}`, null])
  await gatherNews(here.platform)
  const { recdata: news } = await here.as(bob).call('notification_list', { filter: 'money' })
  assert.deepEqual(
    news.map(({ title, message }) => [title, message]),
    [['Eve and Ada gave you tokens for your reel', '1 FCELL']],
  )

  await here.as(ada).isRefused('reel_tip', { reel_id: mine, token: 1 }, 'not_oneself')
  await here.as(ada).isRefused('reel_tip', { reel_id: 1_000_000, token: 1 }, 'reel_not_found')
  await here.as(ada).isRefused('reel_tip', { reel_id, token: 100 }, 'balance_too_low')
  await here.as(ada).isRefused('reel_tip', { reel_id, token: '-1' }, 'invalid_fields')
  await here.as().isRefused('reel_tip', { reel_id, token: 1 }, 'session_unknown')
  const private_id = await putReel(here, bob, { post_type: 'private' })
  await here.as(ada).isRefused('reel_tip', { reel_id: private_id, token: 1 }, 'reel_not_found')
  await here.as(bob).call('delete_reel', { reel_id })
  await here.as(ada).isRefused('reel_tip', { reel_id, token: 1 }, 'reel_not_found')
  assert.deepEqual(
    (await rows()).map(([, , , id]) => id),
    [null, null],
  )
  await ledgerHolds(here)
})
