/** What sending has in common on every chain: what it is for, and what is noted of it step by step. */
import type { Purpose, SignerRefusal } from '@commons/chain/signer/protocol.ts'
import type { Currency } from '@commons/contract/shared/units.ts'
import { custody, gas } from '../../../ledger/accounts.ts'
import { post } from '../../../ledger/post.ts'
import type { ChainName } from '../../../platform/chains/chain-reader.ts'
import { now } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write, type WriteContext } from '../../../platform/write.ts'
import { netOf } from '../withdrawals/approval.ts'
import type { FailureCause, Sending } from '../withdrawals/chain.ts'
import { recordSending } from '../withdrawals/settling.ts'
import { hintWithdrawal } from '../withdrawals/withdrawals.hints.ts'
import { lockWithdrawal, type WithdrawalRow } from '../withdrawals/withdrawals.queries.ts'
import { unsetGathered } from './gathering.queries.ts'
import {
  endSend,
  lockSend,
  lockToSend,
  type SendRow,
  setHeldUp,
  setSent,
  type SignedRow,
} from './sending.queries.ts'

/** What a chain takes is paid in its own coin. */
const coinOf: Readonly<Record<ChainName, Currency>> = { ethereum: 'ETH', bitcoin: 'BTC' }

/** Returns what the signer is asked for a withdrawal. */
export const purposeOf = (row: WithdrawalRow): Purpose => ({
  kind: 'withdrawal',
  approval: {
    withdrawal: row.id,
    currency: row.currency,
    to: row.address,
    units: String(netOf(row)),
    signature: row.approval,
  },
})

/** Returns what the signer is asked for what has its place. */
export const purposeOfSend = ({
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
          currency,
          to: to_address,
          units,
          signature: approval ?? '',
        },
      }
    case 'top_up':
      return { kind, place: place ?? 0, units }
    case 'sweep':
      return { kind, place: place ?? 0, currency: ofEthereum(currency), units }
    case 'cold':
      return { kind, currency, units }
  }
}

function ofEthereum(currency: Currency): 'FCELL' | 'ETH' {
  if (currency === 'BTC') throw new Error('Bitcoin is spent where it is')
  return currency
}

type Recording = Pick<WriteContext, 'emit' | 'hint'> & { readonly tx: Tx }

/** Tells the withdrawal, its member and finance what its chain says. */
export async function record(context: Recording, row: WithdrawalRow, said: Sending): Promise<void> {
  if (!(await recordSending(context.tx, row, said))) return
  context.emit('withdrawal.moved', { member: row.member_id, withdrawal: row.id })
  await hintWithdrawal(context, row.member_id)
}

/** Why a withdrawal isn't begun; `reverts`: its chain would never carry it out. */
export type Obstacle = SignerRefusal | 'no_funds' | 'reverts'

/** Begins a withdrawal that may still be sent, or notes why it isn't. */
export async function beginOrHold(
  platform: Platform,
  { id, member_id: member }: WithdrawalRow,
  why: Obstacle | 'ok',
  begin: (tx: Tx) => Promise<Obstacle | 'ok'>,
): Promise<void> {
  await write(platform, async ({ tx, emit, hint }) => {
    const present = await lockToSend(tx, id)
    if (present === undefined) return
    const found = why === 'ok' ? await begin(tx) : why
    if (found === 'ok') return
    if (found === 'reverts') {
      const failed = { state: 'failed', cause: 'refused_by_chain' } as const
      return await record({ tx, emit, hint }, present, failed)
    }
    if (await setHeldUp(tx, id, found)) await hintWithdrawal({ tx, hint }, member)
  })
}

/** Notes why what has its place isn't signed; with `remove`, whatever comes next may have that place. */
export async function holdUp(
  platform: Platform,
  { withdrawal_id: withdrawal }: SendRow,
  why: Exclude<Obstacle, 'reverts'>,
  remove?: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  await write(platform, async ({ tx, hint }) => {
    if (remove !== undefined && !(await remove(tx))) return
    if (withdrawal === null || !(await setHeldUp(tx, withdrawal, why))) return
    const row = await lockWithdrawal(tx, withdrawal)
    if (row) await hintWithdrawal({ tx, hint }, row.member_id)
  })
}

/** Whether finance wants something else in its place, which isn't signed yet. */
export const isWanted = ({ wanted }: SendRow, latest: SignedRow): boolean =>
  wanted === 'faster' || (wanted === 'cancel' && !latest.is_cancel)

export const isImpatient = ({ patienceMs }: { readonly patienceMs: number }, signedAt: string): boolean =>
  now().getTime() - new Date(signedAt).getTime() >= patienceMs

/** Notes that the chain has it, once. */
export async function noteSent(platform: Platform, send: SendRow, hash: string): Promise<void> {
  if (send.sent_at !== null) return
  await write(platform, async ({ tx, emit, hint }) => {
    if (!(await setSent(tx, send.id)) || send.withdrawal_id === null) return
    const row = await lockWithdrawal(tx, send.withdrawal_id)
    if (row) await record({ tx, emit, hint }, row, { state: 'sent', hash })
  })
}

/** How something ended in a block that is final. */
interface Ended {
  readonly hash: string
  readonly isDone: boolean
  readonly cost: bigint
}

/** Ends what is final in a block: what it cost is booked whether it did anything or not. */
export async function end(platform: Platform, send: SendRow, mined: Ended): Promise<void> {
  const isCancel = send.signed.find(({ hash }) => hash === mined.hash)?.is_cancel === true
  await write(platform, async ({ tx, emit, hint }) => {
    const row = send.withdrawal_id === null ? undefined : await lockWithdrawal(tx, send.withdrawal_id)
    if ((await lockSend(tx, send.id)) === undefined) return
    await endSend(tx, send.id, isCancel ? 'conflicted' : mined.isDone ? 'done' : 'reverted', mined)
    await payChain(tx, send, mined.cost)
    if (!mined.isDone) await unsetGathered(tx, send.id)
    if (row === undefined) return
    if (isCancel) await record({ tx, emit, hint }, row, dropped('called_off'))
    else if (mined.isDone) await record({ tx, emit, hint }, row, { state: 'confirmed', hash: mined.hash })
    else await record({ tx, emit, hint }, row, dropped('reverted'))
  })
}

const dropped = (cause: FailureCause) => ({ state: 'dropped', cause }) as const

/** Ends what can't come into any block: another transaction has its place, and is final. */
export async function endConflicted(platform: Platform, send: SendRow, other: string): Promise<void> {
  await write(platform, async ({ tx, emit, hint }) => {
    const row = send.withdrawal_id === null ? undefined : await lockWithdrawal(tx, send.withdrawal_id)
    const locked = await lockSend(tx, send.id)
    // Another process may have had it signed since this one looked.
    if (locked === undefined || locked.signed.some(({ hash }) => hash === other)) return
    platform.log.error({ send: send.id, other }, 'Another transaction has the place of what was sent')
    await endSend(tx, send.id, 'conflicted')
    await unsetGathered(tx, send.id)
    if (row === undefined) return
    if (row.state === 'sending')
      await record({ tx, emit, hint }, row, {
        state: 'failed',
        cause: 'place_taken',
      })
    else await record({ tx, emit, hint }, row, dropped('place_taken'))
  })
}

/** Books what a chain took: it is less outside, and Commons has paid it. */
async function payChain(tx: Tx, { id, chain }: SendRow, cost: bigint): Promise<void> {
  if (cost === 0n) return
  const coin = coinOf[chain]
  await post(tx, {
    kind: 'chain_fee',
    scope: 0,
    key: `chain_fee:${id}`,
    ref: { kind: 'chain_send', id },
    legs: [
      { account: gas(coin), amount: -cost },
      { account: custody(coin), amount: cost },
    ],
  })
}
