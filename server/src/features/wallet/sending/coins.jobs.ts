/**
 * Sends approved withdrawals on a chain of coins. Any number of processes may do so at once, and any may die at any
 * moment: coins are put aside before anything is signed, signed bytes kept before they are sent, and both again and
 * again until a transaction with the first of the coins is final. What was spent is read from blocks, as deposits are.
 */
import type { BitcoinNetwork } from '@commons/chain/bitcoin/networks.ts'
import { isMoneyStopped } from '../../../ledger/stops.ts'
import { type PaymentOfCoins, pickCoins } from '../../../platform/chains/bitcoin/coin-selection.ts'
import type { CoinSender, SignedTransaction, Spending } from '../../../platform/chains/chain-sender.ts'
import type { ConnectedChain, Gathering } from '../../../platform/chains/chains.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { workThrough } from '../../../platform/due.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { findEnd } from '../deposits/scanning.queries.ts'
import { netOf } from '../withdrawals/approval.ts'
import {
  type CoinRow,
  countCoins,
  letCoinGo,
  listCoinsOf,
  listLostCoins,
  listSpendable,
  lockCoins,
  putAside,
  removeUnsigned,
  setSpentBefore,
  sumCoins,
} from './coins.queries.ts'
import { isUnderWay, listWaitingUnits, worthPuttingAway } from './gathering.queries.ts'
import {
  addSend,
  addSigned,
  hasToSend,
  leavingOf,
  listOpenSends,
  listToSend,
  type NewSend,
  type SendRow,
  setHeldUp,
  type SignedRow,
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

/** A chain of coins that Commons can send on. */
export interface SendsCoins extends Pick<ConnectedChain, 'reader' | 'confirmations' | 'currencies'> {
  readonly sender: CoinSender
  readonly network: BitcoinNetwork
  /** How long a transaction may wait for a block before it is replaced by one that pays more. */
  readonly patienceMs: number
}

/** As many coins as the network wants to have, so that as many withdrawals can be under way at once. */
const wantedCoins = 20

interface Round {
  readonly platform: Platform
  readonly chain: SendsCoins
  readonly wallet: string
  /** Satoshi for a virtual byte. */
  readonly rate: bigint
  /** The latest block that is final, as far as blocks were read. */
  readonly final: number
}

/** One round: what was let go gets its coins, and what has them moves on. Fails while the node or the signer is away. */
export async function sendCoinsOn(platform: Platform, chain: SendsCoins): Promise<void> {
  const { db } = platform.database
  const { reader, currencies, sender } = chain
  for (const raw of await listLostCoins(db, reader.name)) await sender.send(raw)
  if (!(await hasToSend(db, reader.name, currencies)) || (await isMoneyStopped(db))) return
  const { wallet } = await sender.status()
  const round = {
    platform,
    chain,
    wallet,
    rate: await sender.feeRate(),
    final: await findFinal(platform, chain),
  }
  await workThrough(platform, {
    due: await listToSend(db, currencies),
    async work(row) {
      const why = await sender.check(purposeOf(row))
      await beginOrHold(platform, row, why, async (tx) => {
        const to = { to: row.address, units: netOf(row), kind: 'withdrawal', withdrawal_id: row.id } as const
        return (await begin(tx, round, to)) ? 'ok' : 'no_funds'
      })
    },
    named: ({ id }) => ({ withdrawal: id }),
    failed: 'A withdrawal could not be begun',
  })
  await workThrough(platform, {
    due: await listOpenSends(db, reader.name),
    work: (send) => moveOn(round, send),
    named: ({ id }) => ({ send: id }),
    failed: 'What is sent could not be moved on',
  })
}

/** Brings what is above the limit, and isn't waited for, to the cold address. */
export async function putCoinsAway(
  platform: Platform,
  chain: SendsCoins,
  { limits }: Pick<Gathering, 'limits'>,
): Promise<void> {
  const { db } = platform.database
  const { reader, sender, currencies } = chain
  const limit = limits.BTC
  if (limit === undefined || (await isMoneyStopped(db))) return
  const { wallet, cold } = await sender.status()
  const what = { kind: 'cold', place: null, currency: 'BTC' } as const
  if (cold === null || (await isUnderWay(db, reader.name, what))) return
  const round = {
    platform,
    chain,
    wallet,
    rate: await sender.feeRate(),
    final: await findFinal(platform, chain),
  }
  const [has, leaving, waiting] = await Promise.all([
    sumCoins(db, reader.name, round.final),
    leavingOf(db, reader.name, wallet),
    listWaitingUnits(db, currencies),
  ])
  const units = has.wallet + has.members - (leaving.get('BTC') ?? 0n) - (waiting.get('BTC') ?? 0n) - limit
  if (units < worthPuttingAway(limit)) return
  await write(platform, async ({ tx }) => {
    await lockCoins(tx, reader.name)
    if (await isUnderWay(tx, reader.name, what)) return
    await begin(tx, round, { to: cold, units, kind: 'cold', withdrawal_id: null })
  })
}

const findFinal = async (
  { database }: Platform,
  { reader, confirmations }: Pick<SendsCoins, 'reader' | 'confirmations'>,
): Promise<number> => (await findEnd(database.db, reader.name)).height - confirmations + 1

/** Puts coins aside for a payment; false where there are too few. */
async function begin(
  tx: Tx,
  { chain, wallet, rate, final }: Round,
  { to, units, kind, withdrawal_id }: Pick<NewSend, 'to' | 'units' | 'kind' | 'withdrawal_id'>,
): Promise<boolean> {
  const { reader, network } = chain
  await lockCoins(tx, reader.name)
  const coins = await listSpendable(tx, reader.name, final)
  const picked = pickCoins({ network, wallet, to, units, rate }, coins)
  if (picked === undefined) return false
  const send = await addSend(tx, {
    chain: reader.name,
    kind,
    withdrawal_id,
    place: null,
    currency: 'BTC',
    units,
    from: wallet,
    to,
    // An address of coins has no order: it is counted here alone.
    sent: 0,
  })
  await putAside(tx, send, rowsOf(picked, coins))
  return true
}

const rowsOf = ({ coins: picked }: Spending, rows: readonly CoinRow[]): CoinRow[] =>
  picked.flatMap(
    ({ transaction, output }) =>
      rows.find((row) => row.transaction === transaction && row.output === output) ?? [],
  )

/** Moves on what has its coins: signed, sent, in a block, final. */
async function moveOn(round: Round, send: SendRow): Promise<void> {
  const { platform, chain, final } = round
  const { sender } = chain
  const coins = await listCoinsOf(platform.database.db, send.id)
  const [first] = coins
  // Another process has ended it.
  if (first === undefined) return
  if (first.spentBy !== null) {
    const mined = send.signed.find(({ hash }) => hash === first.spentBy)
    if (mined !== undefined) await noteSent(platform, send, mined.hash)
    if (first.spentHeight !== null && first.spentHeight > final) return
    if (mined === undefined) return await endConflicted(platform, send, first.spentBy)
    return await end(platform, send, { hash: mined.hash, isDone: true, cost: BigInt(mined.max_fee) })
  }
  const [latest] = send.signed
  if (latest === undefined) return await signFirst(round, send, coins)
  const gone = coins.filter((coin) => coin !== first && coin.spentBy !== null)
  if (isWanted(send, latest) || gone.length > 0 || isImpatient(chain, latest.signed_at)) {
    if (await replace(round, send, { latest, coins: coins.filter((coin) => !gone.includes(coin)), gone }))
      return
  }
  const said = (await sender.knows(latest.hash)) ? 'ok' : await sender.send(latest.raw)
  if (said === 'ok') return await noteSent(platform, send, latest.hash)
  // Where a cheaper one waits for a block, that one may still have it.
  if (said === 'fee_too_low' && !(await knowsAny(sender, send.signed)))
    await replace(round, send, { latest, coins })
}

async function knowsAny(sender: CoinSender, signed: readonly SignedRow[]): Promise<boolean> {
  for (const { hash } of signed) if (await sender.knows(hash)) return true
  return false
}

/** Has it signed with the coins that it has, keeps that, and only then sends it. */
async function signFirst(round: Round, send: SendRow, coins: readonly CoinRow[]): Promise<void> {
  const { platform, chain } = round
  const { sender, reader } = chain
  const states = await Promise.all(coins.map((coin) => sender.stateOf(coin)))
  if (states.some((state) => state !== 'there')) {
    // By hand, or in a block that wasn't read yet: it is begun anew.
    const spent = coins.filter((_, nth) => states[nth] === 'spent')
    return await write(platform, async ({ tx }) => {
      if (!(await removeUnsigned(tx, send.id))) return
      for (const { id } of spent) await setSpentBefore(tx, id)
    })
  }
  const parts = (await countCoins(platform.database.db, reader.name)) < wantedCoins ? 2 : 1
  const spending = await pickMore(round, send, { coins, parts })
  const signed = spending && (await sender.sign(purposeOfSend(send), spending))
  if (signed !== undefined && !('refused' in signed)) return await keepAndSend(round, send, signed, false)
  // It keeps its coins: an answer of the signer's may have been lost, and that has bound it to the first of them.
  await holdUp(platform, send, signed === undefined ? 'no_funds' : signed.refused)
}

/** Has it signed again with the same first coin at a higher fee; false where that can't be. */
async function replace(
  round: Round,
  send: SendRow,
  { latest, ...more }: Picking & { readonly latest: SignedRow },
): Promise<boolean> {
  const { platform, chain } = round
  const isCancel = send.wanted === 'cancel'
  const above = { raw: latest.raw, fee: BigInt(latest.max_fee) }
  const spending = await pickMore(round, send, { ...more, above, isCancel })
  if (spending === undefined) return false
  const dearer = await chain.sender.sign(isCancel ? { kind: 'cancel' } : purposeOfSend(send), spending)
  // At its highest fee already: it goes on waiting.
  if ('refused' in dearer) return false
  platform.log.warn(
    { send: send.id, hash: dearer.hash, isCancel },
    'What waits for long is replaced by what pays more',
  )
  await keepAndSend(round, send, dearer, isCancel)
  return true
}

interface Picking extends Pick<PaymentOfCoins, 'above' | 'parts'> {
  /** Those that it has. */
  readonly coins: readonly CoinRow[]
  /** Those that something else has spent. */
  readonly gone?: readonly CoinRow[]
  readonly isCancel?: boolean
}

/** Picks for a payment the coins that it has, and more where its fee needs them. */
async function pickMore(
  { platform, chain, wallet, rate, final }: Round,
  { id, to_address: to, units }: SendRow,
  { coins, gone = [], isCancel = false, ...more }: Picking,
): Promise<Spending | undefined> {
  const { network, reader } = chain
  return await write(platform, async ({ tx }) => {
    await lockCoins(tx, reader.name)
    for (const coin of gone) await letCoinGo(tx, id, coin.id)
    const free = await listSpendable(tx, reader.name, final)
    const paying = isCancel ? { units: 0n } : { to, units: BigInt(units) }
    const picked = pickCoins({ network, wallet, rate, ...more, ...paying }, free, coins)
    if (picked !== undefined) await putAside(tx, id, rowsOf(picked, free))
    return picked
  })
}

async function keepAndSend(
  { platform, chain }: Round,
  send: SendRow,
  signed: SignedTransaction,
  isCancel: boolean,
): Promise<void> {
  await write(platform, async ({ tx }) => {
    await addSigned(tx, send.id, signed, isCancel)
    if (send.withdrawal_id !== null) await setHeldUp(tx, send.withdrawal_id, '')
  })
  if ((await chain.sender.send(signed.raw)) === 'ok') await noteSent(platform, send, signed.hash)
}
