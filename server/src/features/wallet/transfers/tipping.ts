/** Tips: tokens for the author of an object, which counts them. */
import type { Call, InputOf, OutputOf } from '@commons/contract/call.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import type { Given } from '@commons/contract/wallet/transfers.ts'
import type { z } from 'zod'
import { available } from '../../../ledger/accounts.ts'
import { transfer } from '../../../ledger/transfer.ts'
import type { KeyParameters } from '../../../platform/call/idempotency.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { type Db, sendAnother } from '../../../platform/db/prepared.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { type ObjectKind, storedName } from '../../../visibility/object-kind.ts'
import { fromLedger, ledgerKey, requireVerified, unitsIn } from '../payment-checks.ts'
import { findTipped, getTips } from './transfers.queries.ts'

interface Reading {
  readonly db: Db
  readonly member: { readonly id: number }
}

interface Paying extends Pick<WriteContext, 'tx' | 'emit' | 'hint'> {
  readonly member: { readonly id: number }
  readonly before: Tip
  key(): KeyParameters
}

/** A tip whose checks have passed. */
interface Tip {
  readonly target: number
  readonly author: number
  readonly channel: number | null
  readonly amount: bigint
}

interface Paid {
  readonly target: number
  readonly transaction: number
  /** What the payer has left. */
  readonly balance: bigint | undefined
}

/** Refuses `email_not_verified`, `not_oneself`, and an object that the member doesn't see. */
async function checkTip(kind: ObjectKind, { db, member }: Reading, id: number, token: string): Promise<Tip> {
  const amount = unitsIn(token, 'FCELL', 'token')
  await requireVerified(db, member.id)
  const found = await findTipped(db, kind, member.id, id)
  if (!found) throw new Refusal(kind.notFound)
  const { id: target, author_id: author, channel_id: channel } = found
  if (author === member.id) throw new Refusal('not_oneself')
  return { target, author, channel, amount }
}

/** Pays a tip, under the call's key in the ledger, and announces it. */
async function payTip(
  kind: ObjectKind,
  { tx, member, emit, hint, key: claims, before: { target, author, channel, amount } }: Paying,
  key: string,
): Promise<Paid> {
  const { transaction, balances, paid } = await transfer(tx, {
    kind: 'tip',
    payer: member.id,
    key,
    claims: claims(),
    ref: { kind: storedName(kind), id: target },
    ...(channel !== null && { channel }),
    from: available(member.id, 'FCELL'),
    to: available(author, 'FCELL'),
    amount,
  })
  for (const each of paid ?? [author]) {
    emit('money.received', { member: each, transaction })
    hint(`wallet:${each}`)
  }
  hint(`${kind.name}:${target}`)
  return { target, transaction, balance: balances[0] }
}

/** Returns a paid tip for its payer, with what its object has been given by now. */
async function tipShape(
  { db, member }: Reading,
  { target, transaction, balance = 0n }: Paid,
): Promise<Given> {
  const { units, tips, own } = await getTips(db, member.id, target)
  return {
    tips: decimalText(BigInt(units), 'FCELL'),
    tip_count: tips,
    own_tips: decimalText(BigInt(own), 'FCELL'),
    fcell_balance: decimalText(balance, 'FCELL'),
    trx_number: transaction,
  }
}

type TipCall = Call & {
  readonly auth: 'member'
  readonly input: z.ZodType<{ readonly token: string; readonly idempotency_key?: string | undefined }>
  readonly output: z.ZodType<{ readonly recdata: Given }>
}

/** Returns the steps of a call that tips an object of this kind. */
export function tippingOf<C extends TipCall>(
  call: C,
  kind: ObjectKind,
  idOf: (input: InputOf<C>) => number,
  shape: (id: number, given: Given) => OutputOf<C>,
) {
  return {
    before: (input: InputOf<C>, context: Reading) => checkTip(kind, context, idOf(input), input.token),
    isOneStatement: () => true,
    emits: ['money.received'] as const,

    again: fromLedger(
      call,
      ({ token }) => unitsIn(token, 'FCELL', 'token'),
      async ({ ref, transaction, balances: [balance] }, { db, member }) => {
        const paid = { target: ref ?? 0, transaction, balance }
        return shape(paid.target, await tipShape({ db, member }, paid))
      },
    ),

    async run(input: InputOf<C>, context: Paying) {
      const { tx, member } = context
      const paid = await payTip(kind, context, ledgerKey(call.name, input.idempotency_key))
      return shape(paid.target, await tipShape({ db: sendAnother(tx), member }, paid))
    },
  }
}
