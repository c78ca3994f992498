/**
 * Sends approved withdrawals. Any number of processes may do so at once, and any may die at any moment: a place in the
 * chain's order is kept before anything is signed for it, signed bytes before they are sent, and both again and again
 * until one of them is final.
 */
import type { Purpose } from '@commons/chain/signer/protocol.ts'
import type { Currency } from '@commons/contract/shared/units.ts'
import { custody, gas } from '../../../ledger/accounts.ts'
import { post } from '../../../ledger/post.ts'
import { isMoneyStopped } from '../../../ledger/stops.ts'
import { type ChainSender, type Mined, TooLittle } from '../../../platform/chains/chain-sender.ts'
import type { ConnectedChain } from '../../../platform/chains/chains.ts'
import { now } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { workThrough } from '../../../platform/due.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write, type WriteContext } from '../../../platform/write.ts'
import type { Sending } from '../withdrawals/chain.ts'
import { netOf } from '../withdrawals/approval.ts'
import { recordSending } from '../withdrawals/settling.ts'
import { hintWithdrawal } from '../withdrawals/withdrawals.hints.ts'
import { lockWithdrawal, type WithdrawalRow } from '../withdrawals/withdrawals.queries.ts'
import { unsetGathered } from './gathering.queries.ts'
import {
  addSend,
  addSigned,
  endSend,
  hasToSend,
  leavingOf,
  listLost,
  listOpenSends,
  listToSend,
  lockSend,
  lockToSend,
  removeSend,
  type SendRow,
  type SignedRow,
  setHeldUp,
  setSent,
} from './sending.queries.ts'

/** A chain that Commons can send on. */
export interface Sends extends Pick<ConnectedChain, 'reader' | 'confirmations' | 'currencies'> {
  readonly sender: ChainSender
  /** How long a transaction may wait for a block before it is replaced by one that pays more. */
  readonly patienceMs: number
}

/** One round: what was let go gets its place, and what has one moves on. Fails while the node or the signer is away. */
export async function sendOn(platform: Platform, chain: Sends): Promise<void> {
  const { db } = platform.database
  const { reader, currencies, sender } = chain
  if (!(await hasToSend(db, reader.name, currencies)) || (await isMoneyStopped(db))) return
  const { height } = await reader.tip()
  const final = height - chain.confirmations + 1
  const { wallet } = await sender.status()
  for (const raw of await listLost(db, reader.name, wallet, await sender.countSent(wallet)))
    await sender.send(raw)
  await begin(platform, chain, wallet)
  const open = await listOpenSends(db, reader.name)
  await workThrough(platform, {
    due: open,
    // Those behind wait for the first of their address, whatever they pay.
    work: (send) =>
      moveOn(platform, chain, send, {
        final,
        isFirst: open.find(({ from_address: from }) => from === send.from_address) === send,
      }),
    named: ({ id }) => ({ send: id }),
    failed: 'What is sent could not be moved on',
  })
}

const purposeOf = ({ id, currency, address, approval }: WithdrawalRow, units: bigint): Purpose => ({
  kind: 'withdrawal',
  approval: {
    withdrawal: id,
    currency: coin(currency),
    to: address,
    units: String(units),
    signature: approval,
  },
})

function coin(currency: Currency): 'FCELL' | 'ETH' {
  if (currency === 'BTC') throw new Error('Bitcoin is not sent on a chain of Ethereum’s kind')
  return currency
}

/** Gives withdrawals their places, as far as the signer would sign them and the wallet has enough. */
async function begin(
  platform: Platform,
  { reader, sender, currencies }: Sends,
  wallet: string,
): Promise<void> {
  const { db } = platform.database
  const leaving = await leavingOf(db, reader.name, wallet)
  const [tokens, coins] = await Promise.all([sender.balance(wallet, 'FCELL'), sender.balance(wallet, 'ETH')])
  const left = {
    FCELL: tokens - (leaving.get('FCELL') ?? 0n),
    ETH: coins - (leaving.get('ETH') ?? 0n),
    BTC: 0n,
  }
  const sent = await sender.countSent(wallet)
  await workThrough(platform, {
    due: await listToSend(db, currencies),
    async work(row) {
      const { id, member_id: member, currency, address } = row
      const net = netOf(row)
      const cost = await sender.costOf(currency)
      const enough = currency === 'ETH' ? left.ETH >= net + cost : left[currency] >= net && left.ETH >= cost
      const why = await obstacle(sender, purposeOf(row, net), enough)
      await write(platform, async ({ tx, emit, hint }) => {
        const present = await lockToSend(tx, id)
        if (present === undefined) return
        if (why === 'reverts') {
          const failed = { state: 'failed', reason: 'The chain refuses a payment to this address.' } as const
          return await record({ tx, emit, hint }, present, failed)
        }
        if (why !== 'ok') {
          if (await setHeldUp(tx, id, why)) await hintWithdrawal({ tx, hint }, member)
          return
        }
        await addSend(tx, {
          chain: reader.name,
          kind: 'withdrawal',
          withdrawal_id: id,
          place: null,
          currency,
          units: net,
          from: wallet,
          to: address,
          sent,
        })
      })
      if (why !== 'ok') return
      left[currency] -= net
      left.ETH -= cost
    },
    named: ({ id }) => ({ withdrawal: id }),
    failed: 'A withdrawal could not be begun',
  })
}

/** Says why a payment isn't begun; a chain is asked last, since it refuses what the wallet hasn't got, too. */
async function obstacle(sender: ChainSender, purpose: Purpose, isEnough: boolean) {
  const said = await sender.check(purpose)
  if (said !== 'ok') return said
  if (!isEnough) return 'no_funds'
  return (await sender.isRefused(purpose)) ? 'reverts' : 'ok'
}

type Recording = Pick<WriteContext, 'emit' | 'hint'> & { readonly tx: Tx }

/** Tells the withdrawal, its member and finance what its chain says. */
async function record(context: Recording, row: WithdrawalRow, said: Sending): Promise<void> {
  if (!(await recordSending(context.tx, row, said))) return
  context.emit('withdrawal.moved', { member: row.member_id, withdrawal: row.id })
  await hintWithdrawal(context, row.member_id)
}

const purposeOfSend = ({
  kind,
  withdrawal_id,
  place,
  currency,
  units,
  to_address,
  approval,
}: SendRow): Purpose => {
  switch (kind) {
    case 'withdrawal':
      return {
        kind,
        approval: {
          withdrawal: withdrawal_id ?? 0,
          currency: coin(currency),
          to: to_address,
          units,
          signature: approval ?? '',
        },
      }
    case 'top_up':
      return { kind, place: place ?? 0, units }
    case 'sweep':
      return { kind, place: place ?? 0, currency: coin(currency), units }
    case 'cold':
      return { kind, currency: coin(currency), units }
  }
}

interface Where {
  /** The latest block that is final. */
  readonly final: number
  readonly isFirst: boolean
}

/** Moves on what has its place: signed, sent, in a block, final. */
async function moveOn(
  platform: Platform,
  chain: Sends,
  send: SendRow,
  { final, isFirst }: Where,
): Promise<void> {
  const { sender } = chain
  const hashes = send.signed.map(({ hash }) => hash)
  const mined = await sender.find(hashes)
  if (mined !== undefined) {
    // Commons was away between sending and noting so.
    await noteSent(platform, send, mined.hash)
    // A receipt may be of a block that was replaced since the chain was asked for its end.
    if (mined.height > final || (await chain.reader.hashAt(mined.height)) !== mined.block) return
    return await end(platform, send, mined)
  }
  if ((await sender.countSent(send.from_address, Math.max(final, 0))) > send.nonce) {
    const other = await sender.findAt(send.from_address, send.nonce, send.began_height, final)
    if (other === undefined || hashes.includes(other))
      throw new Error('Its place is taken, and by what is not to be found')
    return await endConflicted(platform, send, other)
  }
  const [latest] = send.signed
  if (latest === undefined) return await signFirst(platform, chain, send)
  const isCancel = send.wanted === 'cancel'
  if (isWanted(send, latest) || (isFirst && isImpatient(chain, latest.signed_at))) {
    const above = { max: BigInt(latest.max_fee), priority: BigInt(latest.priority_fee) }
    const dearer = await sender.sign(isCancel ? { kind: 'cancel' } : purposeOfSend(send), send.nonce, above)
    // At its highest fee already: it goes on waiting.
    if (!('refused' in dearer)) {
      await write(platform, ({ tx }) => addSigned(tx, send.id, dearer, isCancel))
      platform.log.warn(
        { send: send.id, hash: dearer.hash, isCancel },
        'What waits for long is replaced by what pays more',
      )
      await sender.send(dearer.raw)
      return
    }
  }
  if (!(await sender.knows(latest.hash))) await sender.send(latest.raw)
  await noteSent(platform, send, latest.hash)
}

/** Whether finance wants something else in its place, which isn't signed yet. */
const isWanted = ({ wanted }: SendRow, latest: SignedRow): boolean =>
  wanted === 'faster' || (wanted === 'cancel' && !latest.is_cancel)

const isImpatient = ({ patienceMs }: Sends, signedAt: string): boolean =>
  now().getTime() - new Date(signedAt).getTime() >= patienceMs

/** Has the first transaction of a place signed, keeps it, and only then sends it. */
async function signFirst(platform: Platform, { sender }: Sends, send: SendRow): Promise<void> {
  const signed = await sender.sign(purposeOfSend(send), send.nonce)
  if ('refused' in signed) {
    await write(platform, async ({ tx, hint }) => {
      // Never signed, so whatever comes next may have its place.
      if (!(await removeSend(tx, send)) || send.withdrawal_id === null) return
      await setHeldUp(tx, send.withdrawal_id, signed.refused)
      const row = await lockWithdrawal(tx, send.withdrawal_id)
      if (row) await hintWithdrawal({ tx, hint }, row.member_id)
    })
    return
  }
  await write(platform, ({ tx }) => addSigned(tx, send.id, signed, false))
  try {
    await sender.send(signed.raw)
  } catch (error) {
    if (!(error instanceof TooLittle)) throw error
    platform.log.error({ send: send.id }, 'The wallet has too little for what is signed')
    return
  }
  await noteSent(platform, send, signed.hash)
}

/** Notes that the chain has it, once. */
async function noteSent(platform: Platform, send: SendRow, hash: string): Promise<void> {
  if (send.sent_at !== null) return
  await write(platform, async ({ tx, emit, hint }) => {
    if (!(await setSent(tx, send.id)) || send.withdrawal_id === null) return
    const row = await lockWithdrawal(tx, send.withdrawal_id)
    if (row) await record({ tx, emit, hint }, row, { state: 'sent', hash })
  })
}

/** Ends what is final in a block: what it cost is booked whether it did anything or not. */
async function end(platform: Platform, send: SendRow, mined: Mined): Promise<void> {
  const isCancel = send.signed.find(({ hash }) => hash === mined.hash)?.is_cancel === true
  await write(platform, async ({ tx, emit, hint }) => {
    const row = send.withdrawal_id === null ? undefined : await lockWithdrawal(tx, send.withdrawal_id)
    if ((await lockSend(tx, send.id)) === undefined) return
    await endSend(tx, send.id, isCancel ? 'conflicted' : mined.isDone ? 'done' : 'reverted', mined)
    await payChain(tx, send.id, mined.cost)
    if (!mined.isDone) await unsetGathered(tx, send.id)
    if (row === undefined) return
    if (isCancel) await record({ tx, emit, hint }, row, dropped('It was replaced by nothing.'))
    else if (mined.isDone) await record({ tx, emit, hint }, row, { state: 'confirmed', hash: mined.hash })
    else await record({ tx, emit, hint }, row, dropped('The chain did not carry it out.'))
  })
}

const dropped = (reason: string) => ({ state: 'dropped', reason }) as const

/** Ends what can't come into any block: another transaction has its place, and is final. */
async function endConflicted(platform: Platform, send: SendRow, other: string): Promise<void> {
  platform.log.error({ send: send.id, other }, 'Another transaction has the place of what was sent')
  await write(platform, async ({ tx, emit, hint }) => {
    const row = send.withdrawal_id === null ? undefined : await lockWithdrawal(tx, send.withdrawal_id)
    if ((await lockSend(tx, send.id)) === undefined) return
    await endSend(tx, send.id, 'conflicted')
    await unsetGathered(tx, send.id)
    if (row === undefined) return
    if (row.state === 'sending')
      await record({ tx, emit, hint }, row, {
        state: 'failed',
        reason: 'Another transaction took its place.',
      })
    else await record({ tx, emit, hint }, row, dropped('Another transaction took its place.'))
  })
}

/** Books what a chain took: it is less outside, and Commons has paid it. */
async function payChain(tx: Tx, send: number, cost: bigint): Promise<void> {
  if (cost === 0n) return
  await post(tx, {
    kind: 'chain_fee',
    scope: 0,
    key: `chain_fee:${send}`,
    ref: { kind: 'chain_send', id: send },
    legs: [
      { account: gas('ETH'), amount: -cost },
      { account: custody('ETH'), amount: cost },
    ],
  })
}
