/**
 * Sends approved withdrawals. Any number of processes may do so at once, and any may die at any moment: a place in the
 * chain's order is kept before anything is signed for it, signed bytes before they are sent, and both again and again
 * until one of them is final.
 */
import type { Purpose } from '@commons/chain/signer/protocol.ts'
import { isMoneyStopped } from '../../../ledger/stops.ts'
import { type ChainSender, TooLittle } from '../../../platform/chains/chain-sender.ts'
import type { ConnectedChain } from '../../../platform/chains/chains.ts'
import { workThrough } from '../../../platform/due.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { netOf } from '../withdrawals/approval.ts'
import {
  addSend,
  addSigned,
  hasToSend,
  leavingOf,
  listLost,
  listOpenSends,
  listToSend,
  removeSend,
  type SendRow,
} from './sending.queries.ts'
import {
  beginOrHold,
  end,
  endConflicted,
  holdUp,
  isImpatient,
  isWanted,
  noteSent,
  purposeOf,
  purposeOfSend,
} from './steps.jobs.ts'

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
      const { currency, address } = row
      const net = netOf(row)
      const cost = await sender.costOf(currency)
      const enough = currency === 'ETH' ? left.ETH >= net + cost : left[currency] >= net && left.ETH >= cost
      const why = await obstacle(sender, purposeOf(row), enough)
      await beginOrHold(platform, row, why, async (tx) => {
        await addSend(tx, {
          chain: reader.name,
          kind: 'withdrawal',
          withdrawal_id: row.id,
          place: null,
          currency,
          units: net,
          from: wallet,
          to: address,
          sent,
        })
        return 'ok'
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

/** Has the first transaction of a place signed, keeps it, and only then sends it. */
async function signFirst(platform: Platform, { sender }: Sends, send: SendRow): Promise<void> {
  const signed = await sender.sign(purposeOfSend(send), send.nonce)
  if ('refused' in signed) return await holdUp(platform, send, signed.refused, (tx) => removeSend(tx, send))
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
