/** The ledger's check finds money without the row it was moved for, and rows without their money. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { makeProject, pledge } from '../scenes/funding-scene.ts'
import { makeChannel, putVideo } from '../scenes/videos-scene.ts'
import { brokenBy, give, ledgerHolds, openMoney } from '../scenes/wallet-scene.ts'
import { password, type World, world } from '../world.ts'

const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
let here: World

before(async () => {
  here = await world()
  await openMoney(here)
  const [payer, payee] = [await here.person('Pia'), await here.person('Rob')]
  await give(here, payer, { FCELL: '100', ETH: '10' })
  const the = here.as(payer)
  const { post_id } = (await here.as(payee).call('add_post', { message: 'Worth a token' })).recdata
  await the.call('tip', { post_id, token: 1 })
  const sent = { currency: 'FCELL', amount: '1', to_wallet: `@${payee.username}` } as const
  await the.call('coin_transfer', { ...sent, note: 'For the bread' })
  await pledge(here, payer, await makeProject(here, payee), '40')
  await the.call('withdraw_eth', { to_wallet: ether, amount: '1', password })
  const channel = await makeChannel(here, payee, 'Shared')
  for (const name of ['Hana', 'Ivo']) {
    const helper = await here.person(name)
    const share = { channel_id: channel.id, member_user_id: helper.id, percent: 20 } as const
    await here.as(payee).call('add_collaborator', { ...share, role: 'editor' })
    await here.as(helper).call('accept_collaboration', share)
    await here.as(payee).call('propose_channel_share', share)
    await here.as(helper).call('accept_channel_share', share)
  }
  await the.call('video_tip', { video_id: await putVideo(here, channel), token: 1 })
})

const lostPledge = 'what the ledger has as a pledge is one of its project'
const ofPledge = 'a pledge was paid and returned its units, each part once'
const ofTips = 'the tips of an object are those that the ledger has for it'
const ofShares = 'what a channel has earned for those who run it is what the ledger paid them'
const ofWithdrawal =
  'a withdrawal has taken its amount from its member, and what was taken for one is a withdrawal'

for (const [change, invariant] of [
  [
    'update withdrawals set settled_at = now()',
    'a withdrawal that is settled has left the ledger by its transaction',
  ],
  ['delete from pledges', lostPledge],
  ["update pledges set state = 'pending'", lostPledge],
  ['update pledges set units = units + 1', lostPledge],
  ['update pledges set units = units + 1', ofPledge],
  [
    `insert into pledges (group_id, member_id, idem_key, units, state, is_unnamed)
      select group_id, member_id, 'of no money', units, 'open', false from pledges`,
    ofPledge,
  ],
  ['update objects set tips = 0, tip_units = 0 where tips > 0', ofTips],
  ['update objects set tip_units = tip_units + 1 where tips > 0', ofTips],
  ['update objects set tips = 1, tip_units = 5 where tips = 0', ofTips],
  ['delete from transfer_notes', 'a transfer that was sent with a note has it'],
  [
    `insert into transfer_notes (transaction_id, from_id, to_id, note)
      select t.id, n.from_id, n.to_id, n.note from transfer_notes n, ledger_transactions t where t.kind = 'tip'`,
    'a note belongs to a transfer between its two members',
  ],
  [
    'update transfer_notes set to_id = from_id, from_id = to_id',
    'a note belongs to a transfer between its two members',
  ],
  ['delete from channel_earnings', ofShares],
  ['update channel_earnings set units = units + 1', ofShares],
  [
    `insert into channel_earnings (channel_id, member_id, units)
      select channel_id, (select id from members where full_name = 'Pia' limit 1), 1 from channel_earnings limit 1`,
    ofShares,
  ],
  [
    'update channel_shares set percent = 50',
    'shares of a channel leave its owner a part, whatever of the proposed ones is accepted',
  ],
  [
    `with made as (
      insert into ledger_transactions (kind, idem_scope, idem_key, request_hash) values ('tip', 0, 'two payers', '\\x01') returning id)
      insert into ledger_entries (transaction_id, leg, account_id, asset, kind, amount, balance_after, version)
      select made.id, a.nth, a.id, 1, 'tip', (array[-1, 3, -2])[a.nth], 0, a.version + 1 from made, (
        select id, version, row_number() over (order by id) as nth from ledger_accounts
        where owner_kind = 'member' and asset = 1 order by id limit 3) a`,
    'of a divided payment its payer has paid all, and nobody else anything; each got one part',
  ],
  ['delete from withdrawals', ofWithdrawal],
  ['update withdrawals set amount = amount + 1', ofWithdrawal],
  [
    "update withdrawals set transaction_id = t.id from ledger_transactions t where t.kind = 'tip'",
    ofWithdrawal,
  ],
  ["update withdrawals set state = 'cancelled'", 'what is held for withdrawals is what open ones have taken'],
] as const)
  test(`${change.split('\n')[0]}: ${invariant}`, async () => {
    const found = await brokenBy(here, change)
    assert.ok(found.includes(invariant), found.join(', '))
    await ledgerHolds(here)
  })
