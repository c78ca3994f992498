import assert from 'node:assert/strict'
import { test } from 'node:test'
import { balanceOf, give, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { makeChannel, putVideo } from '../../../../test/scenes/videos-scene.ts'
import { world } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'

test('a tip on a video moves tokens to its author, who is told, and the video counts it', async () => {
  const here = await world()
  await openMoney(here)
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await give(here, ada, { FCELL: '10' })
  const channel = await makeChannel(here, bob)
  const video_id = await putVideo(here, channel)
  const mine = await putVideo(here, await makeChannel(here, ada))
  const asked = { video_id, token: '2.5', idempotency_key: 'a tip on a video' }
  const { recdata } = await here.as(ada).call('video_tip', asked)
  const { trx_number } = recdata
  const given = { video_id, tips: '2.5', tip_count: 1, own_tips: '2.5', fcell_balance: '7.5', trx_number }
  assert.deepEqual(recdata, given)
  assert.deepEqual((await here.as(ada).call('video_tip', asked)).recdata, given)
  assert.equal((await balanceOf(here, bob)).FCELL, '2.5')
  const { response } = await here.as(bob).call('get_video', { video_id })
  assert.deepEqual([response.tips, response.tip_count], ['2.5', 1])
  const { recdata: taken } = await here.as(bob).call('tip_list', { direction: 'taken' })
  assert.deepEqual(
    taken.map((row) => [row.full_name, row.amount, row.reel_id, row.video_id]),
    [['Ada', '2.5', null, video_id]],
  )
  const { recdata: receipt } = await here.as(ada).call('transaction_detail', { trx_number })
  assert.equal(receipt.link, `/vtube/${video_id}`)
  // What a job has taken up already is not gathered by the read.
  await gatherNews(here.platform)
  const { recdata: news } = await here.as(bob).call('notification_list', { filter: 'money' })
  assert.deepEqual(
    news.map(({ title }) => title),
    ['Ada gave you tokens for your video'],
  )
  await here.as(ada).isRefused('video_tip', { video_id: mine, token: 1 }, 'not_oneself')
  await here.as(ada).isRefused('video_tip', { video_id, token: 100 }, 'balance_too_low')
  await here.as().isRefused('video_tip', { video_id, token: 1 }, 'session_unknown')
  const hidden = await putVideo(here, channel, { visibility: 'private' })
  await here.as(ada).isRefused('video_tip', { video_id: hidden, token: 1 }, 'video_not_found')
  await ledgerHolds(here)
})
