/** Shares of what a channel earns: proposed, accepted, ended, and how each payment is divided. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '@commons/contract/all.ts'
import { sql } from 'kysely'
import { balanceOf, buyer, renew } from '../../../../test/scenes/plans-scene.ts'
import { makeChannel, putVideo } from '../../../../test/scenes/videos-scene.ts'
import { ledgerHolds } from '../../../../test/scenes/wallet-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'

/** Ada's channel with a video, which Mia manages and Ed edits; Cy has tokens. */
async function runTogether() {
  const here = await world()
  const [ada, mia, ed] = [await here.person('Ada'), await buyer(here, 'Mia', '50'), await here.person('Ed')]
  const cy = await buyer(here, 'Cy', '1000')
  const channel = await makeChannel(here, ada, 'Together')
  const channel_id = channel.id
  for (const [other, role] of [
    [mia, 'manager'],
    [ed, 'editor'],
  ] as const) {
    await here.as(ada).call('add_collaborator', { channel_id, member_user_id: other.id, role })
    await here.as(other).call('accept_collaboration', { channel_id })
  }
  const video_id = await putVideo(here, channel)
  return { here, ada, mia, ed, cy, channel, channel_id, video_id }
}

type Scene = Awaited<ReturnType<typeof runTogether>>

/** Gives a collaborator a share that they accept. */
async function share({ here, ada, channel_id }: Scene, who: Person, percent: number): Promise<void> {
  await here.as(ada).call('propose_channel_share', { channel_id, member_user_id: who.id, percent })
  await here.as(who).call('accept_channel_share', { channel_id, percent })
}

const sharesOf = async ({ here, channel_id }: Scene, viewer: Person) =>
  (await here.as(viewer).call('get_channel_shares', { channel_id })).response.map((row) => [
    row.full_name,
    row.percent,
    row.proposed,
    row.earned,
  ])

const balances = async (here: World, people: readonly Person[]) =>
  Promise.all(people.map((person) => balanceOf(here, person)))

const news = async ({ as, platform }: World, who: Person) => {
  await gatherNews(platform)
  const { recdata } = await as(who).call('notification_list', { filter: 'money' })
  return recdata.map(({ text, message }) => [text, message])
}

test('shares are for members alone', async () => {
  const here = await world()
  const calls = Object.keys(pages['videos/shares']).filter((name) => /^[a-z_]+$/.test(name))
  assert.equal(calls.length, 5)
  for (const call of calls) {
    const { status, body } = await here.as().send(call, { channel_id: 1, member_user_id: 1, percent: 1 })
    assert.deepEqual([status, body['error']], [401, 'session_unknown'], call)
  }
})

test('a share is proposed, seen by the team alone, accepted, and divides what comes after', async () => {
  const scene = await runTogether()
  const { here, ada, mia, ed, cy, channel_id, video_id } = scene
  const { as } = here
  await as(cy).call('video_tip', { video_id, token: '10' })
  const proposal = { channel_id, member_user_id: ed.id, percent: '20' } as const
  const { recdata, message } = await as(ada).call('propose_channel_share', proposal)
  assert.deepEqual([recdata.full_name, recdata.percent, recdata.proposed], ['Ed', 0, 20])
  assert.equal(message, 'Proposal sent')
  assert.equal((await as(ed).call('get_channel', { channel_id })).response.share_proposed, 20)
  assert.equal((await as(mia).call('get_channel', { channel_id })).response.share_proposed, null)
  assert.deepEqual(await news(here, ed), [
    ['Ada proposes a share of what a channel earns to you', 'Together'],
  ])
  for (const viewer of [ada, mia, ed])
    assert.deepEqual(await sharesOf(scene, viewer), [
      ['Ada', 100, null, '0'],
      ['Mia', 0, null, '0'],
      ['Ed', 0, 20, '0'],
    ])
  await as(cy).isRefused('get_channel_shares', { channel_id }, 'channel_not_found')
  // Nothing is divided before it is accepted.
  await as(cy).call('video_tip', { video_id, token: '10' })
  assert.deepEqual(await balances(here, [ada, ed]), ['20', '0'])
  assert.equal(
    (await as(ed).call('accept_channel_share', { channel_id, percent: 20 })).message,
    'You now have a share in this channel',
  )
  assert.deepEqual((await news(here, ada))[0], ['Ed accepted a share of what your channel earns', 'Together'])
  const asked = { video_id, token: '10', idempotency_key: 'a divided tip' }
  const tip = (await as(cy).call('video_tip', asked)).recdata
  assert.deepEqual([tip.tips, tip.tip_count, tip.own_tips, tip.fcell_balance], ['30', 3, '30', '970'])
  assert.deepEqual((await as(cy).call('video_tip', asked)).recdata, tip)
  assert.deepEqual(await balances(here, [ada, mia, ed]), ['28', '50', '2'])
  assert.deepEqual(await sharesOf(scene, mia), [
    ['Ada', 80, null, '8'],
    ['Mia', 0, null, '0'],
    ['Ed', 20, null, '2'],
  ])
  assert.deepEqual((await news(here, ed))[0], ['Cy gave tokens for a video you have a share in', '2 FCELL'])
  await ledgerHolds(here)
})

test('the wallets of all say what a divided tip was, and its payer sees whose the channel is alone', async () => {
  const scene = await runTogether()
  const { here, ada, mia, ed, cy, video_id } = scene
  const { as } = here
  await share(scene, mia, 60)
  await share(scene, ed, 30)
  const { trx_number } = (await as(cy).call('video_tip', { video_id, token: '10' })).recdata
  const line = async (who: Person) => {
    const [row] = (await as(who).call('transaction_list', {})).recdata
    return [row?.trx_type, row?.reward_to, row?.trx_amount]
  }
  assert.deepEqual(await line(cy), ['Tip', 'Ada', '-10'])
  assert.deepEqual(await line(ada), ['Tip', 'Cy', '1'])
  assert.deepEqual(await line(mia), ['Share of a tip', 'Cy', '6'])
  assert.deepEqual(await line(ed), ['Share of a tip', 'Cy', '3'])
  const receipt = async (who: Person) => {
    const { recdata } = await as(who).call('transaction_detail', { trx_number })
    const { from, to, trx_amount, divided, link, trx_type } = recdata
    return [from.name, to.name, trx_amount, divided, link, trx_type]
  }
  const link = `/vtube/${video_id}`
  assert.deepEqual(await receipt(cy), ['Cy', 'Ada', '-10', null, link, 'Tip'])
  assert.deepEqual(await receipt(ada), ['Cy', 'Ada', '1', '10', link, 'Tip'])
  assert.deepEqual(await receipt(mia), ['Cy', 'Mia', '6', '10', link, 'Share of a tip'])
  // Neither by a search nor once its owner is hidden from them.
  const found = await as(cy).call('transaction_list', { search: 'Mia' })
  assert.deepEqual(found.recdata, [])
  const given = (await as(cy).call('tip_list', { direction: 'given' })).recdata
  assert.deepEqual(
    given.map((row) => [row.full_name, row.amount]),
    [['Ada', '10']],
  )
  for (const [who, amount] of [
    [ada, '1'],
    [mia, '6'],
  ] as const) {
    const taken = (await as(who).call('tip_list', { direction: 'taken' })).recdata
    assert.deepEqual(
      taken.map((row) => [row.full_name, row.amount, row.video_id]),
      [['Cy', amount, video_id]],
    )
  }
  await here.block(ada, cy)
  assert.equal((await as(cy).call('transaction_detail', { trx_number })).recdata.to.member, null)
  await ledgerHolds(here)
})

test('parts are whole units, rounded down: the rest is the owner’s, and nothing is lost', async () => {
  const scene = await runTogether()
  const { here, ada, mia, ed, cy, video_id } = scene
  await share(scene, mia, 33)
  await share(scene, ed, 66)
  const tip = async (token: string) => {
    const before = await balances(here, [ada, mia, ed])
    await here.as(cy).call('video_tip', { video_id, token })
    const after = await balances(here, [ada, mia, ed])
    const units = (text: string) => {
      const [whole = '', fraction = ''] = text.split('.')
      return BigInt(whole + fraction.padEnd(18, '0'))
    }
    return after.map((text, place) => units(text) - units(before[place] ?? '0'))
  }
  assert.deepEqual(await tip('0.000000000000000001'), [1n, 0n, 0n])
  assert.deepEqual(await tip('0.000000000000000002'), [1n, 0n, 1n])
  assert.deepEqual(await tip('0.000000000000000101'), [2n, 33n, 66n])
  await ledgerHolds(here)
})

test('nobody gets a part of what they pay themselves', async () => {
  const scene = await runTogether()
  const { here, ada, mia, ed, video_id } = scene
  await share(scene, mia, 40)
  await share(scene, ed, 10)
  await here.as(mia).call('video_tip', { video_id, token: '10' })
  assert.deepEqual(await balances(here, [ada, mia, ed]), ['9', '40', '1'])
  await ledgerHolds(here)
})

test('months of paying members are divided, each renewal by the shares of its moment', async () => {
  const scene = await runTogether()
  const { here, ada, ed, cy, channel_id } = scene
  const { as } = here
  await as(ada).call('set_channel_tier', { channel_id, title: 'Friends', price: '10' })
  await share(scene, ed, 25)
  await as(cy).call('join_channel', { channel_id })
  assert.deepEqual(await balances(here, [ada, ed]), ['7.5', '2.5'])
  const [line] = (await as(ed).call('transaction_list', {})).recdata
  assert.deepEqual([line?.trx_type, line?.reward_to], ['Share of a membership', 'Cy'])
  const { recdata } = await as(ed).call('transaction_detail', { trx_number: line?.trx_number ?? 0 })
  assert.deepEqual([recdata.divided, recdata.link], ['10', `/mychannel/${channel_id}`])
  const renewed = async () => {
    await sql`update memberships set period_start = now() - interval '31 days', ends_at = now() - interval '1 minute',
      due_at = now() - interval '1 minute' where channel_id = ${channel_id}`.execute(
      here.platform.database.db,
    )
    await renew(here)
    return balances(here, [ada, ed, cy])
  }
  await as(ada).call('propose_channel_share', { channel_id, member_user_id: ed.id, percent: 50 })
  // Until it is accepted, what is in force stays.
  assert.deepEqual(await renewed(), ['15', '5', '980'])
  await as(ed).call('accept_channel_share', { channel_id, percent: 50 })
  assert.deepEqual(await renewed(), ['20', '10', '970'])
  await as(ed).call('end_channel_share', { channel_id, member_user_id: ed.id })
  assert.deepEqual(await renewed(), ['30', '10', '960'])
  assert.deepEqual((await news(here, ada))[0], ['Ed ended a share of what a channel earns', 'Together'])
  await ledgerHolds(here)
})

test('proposals are refused, taken back, declined and replaced by name', async () => {
  const scene = await runTogether()
  const { here, ada, mia, ed, cy, channel_id } = scene
  const { as } = here
  const of = (who: Person, percent = 20) => ({ channel_id, member_user_id: who.id, percent })
  for (const percent of [0, 100, 1.5, '07', ''] as const)
    await as(ada).isRefused('propose_channel_share', { ...of(ed), percent }, 'invalid_fields')
  await as(ada).isRefused('propose_channel_share', of(cy), 'member_not_found')
  await as(ada).isRefused('propose_channel_share', of(ada), 'member_not_found')
  await as(mia).isRefused('propose_channel_share', of(ed), 'channel_forbidden')
  await as(cy).isRefused('propose_channel_share', of(ed), 'channel_not_found')
  await as(cy).isRefused('accept_channel_share', { channel_id, percent: 20 }, 'channel_not_found')
  await as(ed).isRefused('accept_channel_share', { channel_id, percent: 20 }, 'share_not_proposed')
  await as(ed).isRefused('decline_channel_share', of(ed), 'share_not_proposed')
  await as(ed).isRefused('end_channel_share', of(ed), 'share_not_found')
  await as(mia).isRefused('decline_channel_share', of(ed), 'channel_forbidden')
  await as(mia).isRefused('end_channel_share', of(ed), 'channel_forbidden')
  await as(cy).isRefused('end_channel_share', of(cy), 'channel_not_found')
  await as(ada).call('propose_channel_share', of(ed, 60))
  await as(ada).isRefused('propose_channel_share', of(ed, 60), 'share_unchanged')
  const { body } = await as(ada).isRefused('propose_channel_share', of(mia, 40), 'shares_exceed_whole')
  assert.deepEqual(body['fields'], { percent: 'Shares can add up to 99 %. For this one, 39 % is left.' })
  await as(ada).call('propose_channel_share', of(mia, 39))
  // Lower, and no more than that.
  await as(ada).call('propose_channel_share', of(ed, 30))
  await as(ed).isRefused('accept_channel_share', { channel_id, percent: 60 }, 'share_changed')
  await as(ed).call('accept_channel_share', { channel_id, percent: 30 })
  await as(ada).isRefused('propose_channel_share', of(ed, 30), 'share_unchanged')
  await as(ada).call('propose_channel_share', of(ed, 10))
  await as(ed).call('decline_channel_share', of(ed))
  await as(ada).call('decline_channel_share', of(mia))
  assert.deepEqual(await sharesOf(scene, ada), [
    ['Ada', 70, null, '0'],
    ['Mia', 0, null, '0'],
    ['Ed', 30, null, '0'],
  ])
  await as(ada).call('end_channel_share', of(ed))
  assert.deepEqual((await news(here, ed))[0], ['Ada ended a share of what a channel earns', 'Together'])
  assert.deepEqual((await sharesOf(scene, ada))[0], ['Ada', 100, null, '0'])
  await ledgerHolds(here)
})

test('a share ends with its role, with a block, when its member goes away, and when the channel is handed over', async () => {
  const scene = await runTogether()
  const { here, ada, mia, ed, channel_id } = scene
  const { as } = here
  const again = async () => {
    await as(ada).send('add_collaborator', { channel_id, member_user_id: ed.id, role: 'editor' })
    await as(ed).send('accept_collaboration', { channel_id })
    await share(scene, ed, 20)
  }
  const stored = async () => {
    const { rows } = await sql`select from channel_shares where channel_id = ${channel_id}`.execute(
      here.platform.database.db,
    )
    return rows.length
  }
  await again()
  // Another role is the same share.
  await as(ada).call('update_collaborator', { channel_id, member_user_id: ed.id, role: 'manager' })
  assert.equal(await stored(), 1)
  await as(ada).call('delete_collaborator', { channel_id, member_user_id: ed.id })
  assert.equal(await stored(), 0)
  await again()
  await here.block(ed, ada)
  assert.equal(await stored(), 0)
  await as(ed).call('unblock', { blocked_user_id: ada.id })
  await again()
  const { db } = here.platform.database
  await sql`insert into away_members (member_id) values (${ed.id})`.execute(db)
  assert.equal(await stored(), 0)
  await sql`delete from away_members where member_id = ${ed.id}`.execute(db)
  await again()
  await share(scene, mia, 30)
  await as(ada).call('offer_channel', { channel_id, member_user_id: mia.id })
  await as(mia).call('accept_channel_offer', { channel_id })
  assert.equal(await stored(), 0)
  assert.deepEqual((await news(here, ed))[0], ['Mia ended a share of what a channel earns', 'Together'])
  assert.deepEqual(await sharesOf(scene, mia), [
    ['Mia', 100, null, '0'],
    ['Ed', 0, null, '0'],
    ['Ada', 0, null, '0'],
  ])
})
