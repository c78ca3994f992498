/** Tips: tokens for the author of an object, which counts them. */
import { decimalText } from '@commons/contract/shared/units.ts'
import { available } from '../../../ledger/accounts.ts'
import { transfer } from '../../../ledger/transfer.ts'
import type { KeyParameters } from '../../../platform/call/idempotency.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { requireVerified, unitsIn } from '../payment-checks.ts'
import { findTipped, getTips, type TippedKind } from './transfers.queries.ts'

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
  readonly kind: TippedKind
  readonly target: number
  readonly author: number
  readonly amount: bigint
}

interface Paid {
  readonly kind: TippedKind
  readonly target: number
  readonly transaction: number
  /** What the payer has left. */
  readonly balance: bigint | undefined
}

/** Refuses `email_not_verified`, `not_oneself`, and an object that the member doesn't see. */
export async function checkTip(
  { db, member }: Reading,
  kind: TippedKind,
  id: number,
  token: string,
): Promise<Tip> {
  const amount = unitsIn(token, 'FCELL', 'token')
  await requireVerified(db, member.id)
  const found = await findTipped(db, kind, member.id, id)
  if (!found) throw new Refusal(`${kind}_not_found`)
  const { id: target, author_id: author } = found
  if (author === member.id) throw new Refusal('not_oneself')
  return { kind, target, author, amount }
}

/** Pays a tip, under the call's key in the ledger, and announces it. */
export async function payTip(
  { tx, member, emit, hint, key: claims, before: { kind, target, author, amount } }: Paying,
  key: string,
): Promise<Paid> {
  const { transaction, balances } = await transfer(tx, {
    kind: 'tip',
    payer: member.id,
    key,
    claims: claims(),
    ref: { kind, id: target },
    from: available(member.id, 'FCELL'),
    to: available(author, 'FCELL'),
    amount,
  })
  emit('money.received', { member: author, transaction })
  hint(`wallet:${author}`)
  hint(`${kind}:${target}`)
  return { kind, target, transaction, balance: balances[0] }
}

/** Returns a paid tip for its payer, with what its object has been given by now. */
export async function tipShape({ db, member }: Reading, { kind, target, transaction, balance = 0n }: Paid) {
  const { units, tips, own } = await getTips(db, kind, member.id, target)
  return {
    tips: decimalText(BigInt(units), 'FCELL'),
    tip_count: tips,
    own_tips: decimalText(BigInt(own), 'FCELL'),
    fcell_balance: decimalText(balance, 'FCELL'),
    trx_number: transaction,
  }
}
