import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { walletPath } from '@commons/chain/signer/key-file.ts'
import type { Signer } from '@commons/chain/signer/signer.ts'
import { sql } from 'kysely'
import { formatEther, toHex } from 'viem'
import type { ChainSender } from '../../../platform/chains/chain-sender.ts'
import { openEthereumSender } from '../../../platform/chains/ethereum/ethereum-sender.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { type EthereumChain, testKey, wei } from '../../../../test/chains/ethereum-chain.ts'
import {
  confirmations,
  openSendingScene,
  outside,
  patienceMs,
  type SendingScene,
} from '../../../../test/scenes/sending-scene.ts'
import { balanceOf, ledgerHolds } from '../../../../test/scenes/wallet-scene.ts'
import { staffMember } from '../../../../test/staff.ts'
import type { Person, World } from '../../../../test/world.ts'

let scene: SendingScene
let here: World
let chain: EthereumChain
let ada: Person
let fay: Person
let signer: Signer
let sender: ChainSender
let wallet: string

before(async () => {
  scene = await openSendingScene()
  ;({ here, chain, ada, fay, signer, sender, wallet } = scene)
})
after(() => scene.close())

const sends = (by: ChainSender = sender) => scene.send(by)
const mined = (blocks?: number) => scene.mined(blocks)
const letGo = (...asked: Parameters<SendingScene['letGo']>) => scene.letGo(...asked)
const stateOf = async (id: number) => {
  const { recdata } = await here.as(ada).call('withdrawal_list', {})
  return recdata.find(({ withdrawal_id }) => withdrawal_id === id) ?? assert.fail('no such withdrawal')
}
const sendOf = async (id: number) => {
  const { rows } = await sql<{
    nonce: number
    outcome: string | null
    cost: string | null
    hashes: string[]
  }>`
    select s.nonce, s.outcome, s.cost::text, (
      select array_agg(t.hash order by t.max_fee) from chain_transactions t where t.send_id = s.id) as hashes
    from chain_sends s where s.withdrawal_id = ${id}`.execute(here.platform.database.db)
  return rows[0]
}
/** Returns why a withdrawal failed, as its member reads it and as finance does, in their languages. */
async function whyFailed(id: number): Promise<string[]> {
  const speak = (who: Person, language_id: '1' | '2') => here.as(who).call('update_language', { language_id })
  await speak(ada, '2')
  const { reason } = await stateOf(id)
  await speak(ada, '1')
  const { recdata } = await here.as(fay).call('admin_withdrawal_detail', { withdrawal_id: id })
  return [(await stateOf(id)).reason, reason, recdata.reason]
}
/** Does something, and returns by how much the wallet and its mirror in the ledger have less. */
async function lessBy(currency: 'ETH' | 'FCELL', work: () => Promise<unknown>) {
  const has = () => (currency === 'ETH' ? chain.balanceOf(wallet) : chain.tokensOf(wallet))
  const [chainBefore, ledgerBefore] = [await has(), await scene.custodyOf(currency)]
  await work()
  return { chain: chainBefore - (await has()), ledger: (await scene.custodyOf(currency)) - ledgerBefore }
}

test('what is approved is sent, is final after enough blocks, and the ledger has what the chain has', async () => {
  const before = await chain.balanceOf(outside)
  const less = await lessBy('ETH', async () => {
    const id = await letGo('2')
    await sends()
    const { state, hash, hash_link: link } = await stateOf(id)
    assert.deepEqual([state, link], ['sent', `https://explorer.example/tx/${hash}`])
    await here
      .as(fay)
      .isRefused(
        'record_withdrawal',
        { withdrawal_id: id, state: 'dropped', reason: 'x' },
        'withdrawal_is_sent',
      )
    await mined()
    await sends()
    assert.equal((await stateOf(id)).state, 'sent')
    await mined(confirmations - 1)
    // By several processes at once, and again.
    await Promise.all([sends(), sends(), sends()])
    assert.equal((await stateOf(id)).state, 'confirmed')
    await sends()
  })
  assert.equal((await chain.balanceOf(outside)) - before, wei(1.99))
  assert.deepEqual(less.chain, less.ledger)
  assert.ok(less.chain > wei(1.99))
  await ledgerHolds(here)
})

test('several are sent one after the other, of both kinds, each once, by however many processes', async () => {
  const before = [await chain.balanceOf(outside), await chain.tokensOf(outside)]
  const nonce = await chain.sentBy(wallet)
  const ids = [
    await letGo('1'),
    await letGo('200', { call: 'withdraw_token' }),
    await letGo('1', { to: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' }),
  ]
  await Promise.all([sends(), sends(), sends()])
  await sends()
  await mined(confirmations)
  await Promise.all([sends(), sends()])
  const states = await Promise.all(ids.map(async (id) => (await stateOf(id)).state))
  assert.deepEqual(states, ['confirmed', 'confirmed', 'confirmed'])
  const places = await Promise.all(ids.map(async (id) => (await sendOf(id))?.nonce))
  assert.deepEqual(places, [nonce, nonce + 1, nonce + 2])
  assert.equal((await chain.balanceOf(outside)) - (before[0] ?? 0n), wei(0.995))
  assert.equal((await chain.tokensOf(outside)) - (before[1] ?? 0n), wei(199))
  assert.equal(await chain.sentBy(wallet), nonce + 3)
  await ledgerHolds(here)
})

/** A sender that dies at a moment, after or before what it does then. */
function dyingAt(moment: 'signed' | 'before sending' | 'sent'): ChainSender {
  const died = new Error(`Died: ${moment}`)
  return {
    ...sender,
    async sign(...asked) {
      const signed = await sender.sign(...asked)
      if (moment === 'signed') throw died
      return signed
    },
    async send(raw) {
      if (moment === 'before sending') throw died
      await sender.send(raw)
      if (moment === 'sent') throw died
    },
  }
}

for (const moment of ['signed', 'before sending', 'sent'] as const)
  test(`whoever dies when it is ${moment} has sent it once in the end`, async () => {
    const before = await chain.balanceOf(outside)
    const nonce = await chain.sentBy(wallet)
    const id = await letGo('1')
    await sends(dyingAt(moment))
    assert.equal((await stateOf(id)).state, 'sending')
    if (moment === 'sent') {
      // Its answer was lost, and it is final before anybody looks.
      await mined(confirmations)
    }
    await sends()
    await mined(confirmations)
    await sends()
    assert.equal((await stateOf(id)).state, 'confirmed')
    assert.equal((await chain.balanceOf(outside)) - before, wei(0.995))
    assert.equal(await chain.sentBy(wallet), nonce + 1)
    await ledgerHolds(here)
  })

test('what the node forgets is sent again, the same bytes; what waits for long pays more, and one of them counts', async () => {
  const before = await chain.balanceOf(outside)
  const id = await letGo('1')
  await sends()
  const [first = ''] = (await sendOf(id))?.hashes ?? []
  await chain.forget(first)
  await sends()
  assert.deepEqual((await sendOf(id))?.hashes, [first])
  assert.equal(await sender.knows(first), true)
  shiftClock(patienceMs + 1000)
  await sends()
  shiftClock(0)
  const hashes = (await sendOf(id))?.hashes ?? []
  assert.equal(hashes.length, 2)
  await mined(confirmations)
  await sends()
  const { state, hash } = await stateOf(id)
  assert.deepEqual([state, hash], ['confirmed', hashes[1]])
  assert.equal((await chain.balanceOf(outside)) - before, wei(0.995))
  await ledgerHolds(here)
})

test('finance has it sent again dearer, or replaced by nothing: then it is back once that is final, and only then', async () => {
  const before = await chain.balanceOf(outside)
  const earlier = await balanceOf(here, ada)
  const the = here.as(fay)
  const replace = (id: number, how: 'faster' | 'cancel') => ({
    withdrawal_id: id,
    how,
    reason: 'It has waited long',
  })
  const id = await letGo('1')
  await the.isRefused('replace_withdrawal', replace(id, 'faster'), 'withdrawal_not_under_way')
  await the.isRefused('replace_withdrawal', replace(999, 'faster'), 'withdrawal_not_found')
  await sends()
  await the.call('replace_withdrawal', replace(id, 'faster'))
  await Promise.all([sends(), sends()])
  await sends()
  const dearer = (await sendOf(id))?.hashes ?? []
  assert.equal(dearer.length, 2)
  const { recdata } = await the.call('replace_withdrawal', replace(id, 'cancel'))
  assert.deepEqual([recdata.is_replaceable, recdata.is_cancelling], [0, 1])
  await the.isRefused('replace_withdrawal', replace(id, 'faster'), 'withdrawal_is_replaced')
  await sends()
  await sends()
  assert.equal((await sendOf(id))?.hashes.length, 3)
  await mined()
  await sends()
  assert.equal((await stateOf(id)).state, 'sent')
  await mined(confirmations - 1)
  await Promise.all([sends(), sends()])
  assert.equal((await stateOf(id)).state, 'dropped')
  const stopped = 'We stopped it before the blockchain took it.'
  assert.deepEqual(await whyFailed(id), [
    stopped,
    'Zastavili jsme ho dřív, než ho blockchain přijal.',
    stopped,
  ])
  assert.deepEqual(await balanceOf(here, ada), earlier)
  assert.equal(await chain.balanceOf(outside), before)
  await the.isRefused('replace_withdrawal', replace(id, 'faster'), 'withdrawal_not_under_way')
  await ledgerHolds(here)
})

test('what is in a block before nothing could take its place has arrived', async () => {
  const before = await chain.balanceOf(outside)
  const id = await letGo('1')
  await sends()
  await mined()
  await here.as(fay).call('replace_withdrawal', { withdrawal_id: id, how: 'cancel', reason: 'Too late' })
  await sends()
  await mined(confirmations)
  await sends()
  assert.equal((await stateOf(id)).state, 'confirmed')
  assert.equal((await chain.balanceOf(outside)) - before, wei(0.995))
  await ledgerHolds(here)
})

test('a reorganisation before it is final takes nothing back, and it comes again', async () => {
  const before = await chain.balanceOf(outside)
  const id = await letGo('1')
  await sends()
  await mined(2)
  await sends()
  await chain.reorganise(2)
  await sends()
  assert.equal((await stateOf(id)).state, 'sent')
  await mined(confirmations)
  await sends()
  assert.equal((await stateOf(id)).state, 'confirmed')
  assert.equal((await chain.balanceOf(outside)) - before, wei(0.995))
  await ledgerHolds(here)
})

test('what is signed again while a block has it already is carried out where that block is replaced', async () => {
  // An address without tokens: to add to some costs less.
  const to = '0x00000000000000000000000000000000000a11ce'
  const id = await letGo('2', { to, call: 'withdraw_token' })
  await sends()
  await chain.mine()
  await here.as(fay).call('replace_withdrawal', { withdrawal_id: id, how: 'faster', reason: 'It waits' })
  await sends({ ...sender, find: async () => undefined })
  const [first = '', dearer = ''] = (await sendOf(id))?.hashes ?? []
  await chain.reorganise(1)
  await chain.forget(first)
  await sends()
  await mined(confirmations)
  await sends()
  const { state, hash } = await stateOf(id)
  assert.deepEqual([state, hash], ['confirmed', dearer])
  assert.equal(await chain.tokensOf(to), wei(1.99))
  await ledgerHolds(here)
})

test('what was final and is gone comes again before anything behind it', async () => {
  const before = await chain.balanceOf(outside)
  const id = await letGo('1')
  await sends()
  await mined(confirmations)
  await sends()
  assert.equal((await stateOf(id)).state, 'confirmed')
  await chain.reorganise(confirmations)
  assert.equal(await chain.balanceOf(outside), before)
  const next = await letGo('0.5')
  await sends()
  await sends()
  await mined(confirmations)
  await sends()
  assert.equal((await stateOf(next)).state, 'confirmed')
  assert.equal((await chain.balanceOf(outside)) - before, wei(0.995 + 0.4975))
  await ledgerHolds(here)
})

test('what another transaction replaced is dropped once that is final, and what was held is back once', async () => {
  const earlier = await balanceOf(here, ada)
  const id = await letGo('1')
  await sends()
  const { nonce = 0, hashes: [hash = ''] = [] } = (await sendOf(id)) ?? {}
  await chain.forget(hash)
  const { privateKey } = testKey.derive(walletPath)
  await chain.sendNothing(toHex(privateKey ?? new Uint8Array()), nonce)
  await mined()
  // Its bytes are refused by now, and yet nothing is given back.
  await sends()
  assert.equal((await stateOf(id)).state, 'sent')
  await mined(confirmations)
  await Promise.all([sends(), sends()])
  await sends()
  assert.equal((await stateOf(id)).state, 'dropped')
  assert.equal((await whyFailed(id))[1], 'Místo něj odešla jiná transakce.')
  assert.deepEqual(await balanceOf(here, ada), earlier)
  await ledgerHolds(here)
})

test('what is in a block and was not carried out is back, less nothing', async () => {
  const to = '0x0000000000000000000000000000000000bADBaD'
  const earlier = await balanceOf(here, ada)
  const less = await lessBy('ETH', async () => {
    const id = await letGo('1', { to: to.toLowerCase() })
    await sends()
    await chain.refuseAt(to)
    await mined(confirmations)
    await sends()
    assert.equal((await stateOf(id)).state, 'dropped')
    assert.equal((await whyFailed(id))[1], 'Blockchain ho přijal, ale platbu neprovedl.')
  })
  assert.ok(less.chain > 0n)
  assert.equal(less.chain, less.ledger)
  assert.deepEqual(await balanceOf(here, ada), earlier)
  await ledgerHolds(here)
})

test('what the chain would not carry out fails before anything is signed', async () => {
  const earlier = await balanceOf(here, ada)
  const nonce = await chain.sentBy(wallet)
  const id = await letGo('1', { to: chain.options.token.address })
  await sends()
  assert.equal((await stateOf(id)).state, 'failed')
  assert.equal((await whyFailed(id))[1], 'Blockchain platby na tuto adresu nepřijímá.')
  assert.deepEqual(await balanceOf(here, ada), earlier)
  assert.equal(await chain.sentBy(wallet), nonce)
  await ledgerHolds(here)
})

test('the signer’s limit, an empty wallet or a forged approval hold it up, and finance reads why', async () => {
  const whyOf = async (id: number) => {
    const { recdata } = await here.as(fay).call('admin_withdrawal_detail', { withdrawal_id: id })
    return `${recdata.state} ${recdata.held_up}`
  }
  const much = await letGo('19')
  await sends()
  assert.equal(await whyOf(much), 'sending limit_a_day')
  // One behind it that is within the limit is not.
  const little = await letGo('0.5')
  const forged = await letGo('0.5')
  await sql`update withdrawals set address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' where id = ${forged}`.execute(
    here.platform.database.db,
  )
  const tokens = await letGo('3000', { call: 'withdraw_token' })
  sender = openEthereumSender(
    chain.options,
    await scene.signerWith({ ...scene.rules, aDay: { ETH: wei(20), FCELL: wei(9000) } }),
  )
  await sends()
  assert.equal(await whyOf(little), 'sent ')
  assert.equal(await whyOf(forged), 'sending not_approved')
  assert.equal(await whyOf(tokens), 'sending no_funds')
  await chain.payTokens(wallet, wei(2000))
  await mined(confirmations)
  await sends()
  assert.deepEqual([await whyOf(little), await whyOf(tokens)], ['confirmed ', 'sent '])
  // Finance may give back what isn't sent.
  for (const id of [much, forged])
    await here
      .as(fay)
      .call('record_withdrawal', { withdrawal_id: id, state: 'failed', reason: 'Ask for less' })
  await mined(confirmations)
  await sends()
  await ledgerHolds(here)
})

test('finance sees the wallet, and stops and resumes a currency', async () => {
  const the = here.as(fay)
  const seen = async () => {
    const { recdata } = await the.call('hot_wallet', {})
    const found = recdata.currencies.find(({ currency }) => currency === 'ETH') ?? assert.fail('no ETH')
    return { ...recdata, ...found }
  }
  const before = await seen()
  assert.deepEqual([before.address, before.is_away, before.stopped], [wallet, 0, null])
  assert.equal(before.balance, formatEther(await chain.balanceOf(wallet)))
  const stop = { currency: 'ETH', reason: 'Something is odd' } as const
  await the.isRefused('resume_withdrawals', stop, 'withdrawals_not_stopped')
  await the.call('stop_withdrawals', stop)
  await the.isRefused('stop_withdrawals', stop, 'withdrawals_stopped')
  const id = await letGo('0.25')
  await sends()
  assert.equal((await stateOf(id)).state, 'sending')
  assert.equal((await stateOf(id)).is_paused, 1)
  const stopped = await seen()
  assert.deepEqual(
    [stopped.waiting, stopped.waiting_amount, stopped.stopped?.reason],
    [before.waiting + 1, '0.24875', stop.reason],
  )
  await the.call('resume_withdrawals', { ...stop, reason: 'It was nothing' })
  assert.equal((await stateOf(id)).is_paused, 0)
  await sends()
  assert.equal((await seen()).leaving, '0.24875')
  await mined(confirmations)
  await sends()
  assert.equal((await stateOf(id)).state, 'confirmed')
  const [resumed, first] = (
    await here.as(await staffMember(here, 'Root', 'admin')).call('audit_log', {})
  ).recdata.filter(({ object_kind }) => object_kind === 'money')
  assert.deepEqual(
    [first?.act, resumed?.act, resumed?.before],
    ['stop_withdrawals', 'resume_withdrawals', '{"stopped":"Something is odd"}'],
  )
})

test('a signer or a node that is away, or another one, changes nothing', async () => {
  const id = await letGo('0.25')
  const away = { ...signer, status: () => Promise.reject(new Error('The signer is away')) }
  await assert.rejects(sends(openEthereumSender(chain.options, away)), /The signer is away/)
  const other = openEthereumSender({ ...chain.options, chainId: 1 }, signer)
  await assert.rejects(sends(other), /another chain/)
  assert.equal((await stateOf(id)).state, 'sending')
  assert.equal(await sendOf(id), undefined)
  await sends()
  await mined(confirmations)
  await chain.pause()
  const slow = openEthereumSender({ ...chain.options, timeoutMs: 200 }, signer)
  await assert.rejects(slow.find([`0x${'1'.repeat(64)}`]), /timed out|took too long/i)
  chain.resume()
  await sends()
  assert.equal((await stateOf(id)).state, 'confirmed')
  await ledgerHolds(here)
})

// Last: the ledger forgets what the signer remembers.
test('a database that was restored from before sends nothing a second time', async () => {
  const id = await letGo('0.25')
  await sends()
  await mined(confirmations)
  await sends()
  const nonce = await chain.sentBy(wallet)
  const { db } = here.platform.database
  await sql`delete from chain_sends where withdrawal_id = ${id}`.execute(db)
  await sql`update withdrawals set state = 'sending', settled_at = null where id = ${id}`.execute(db)
  await sql`update chain_wallets set next_nonce = 0`.execute(db)
  await sends()
  const { recdata } = await here.as(fay).call('admin_withdrawal_detail', { withdrawal_id: id })
  assert.equal(`${recdata.state} ${recdata.held_up}`, 'sending signed_otherwise')
  await mined(confirmations)
  assert.equal(await chain.sentBy(wallet), nonce)
})
