/** Tips: tokens for the author of an object, which counts them. */
import { decimalText } from '@commons/contract/shared/units.ts'
import { available } from '../../../ledger/accounts.ts'
import type { Posted } from '../../../ledger/post.ts'
import { transfer } from '../../../ledger/transfer.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { requireVerified, unitsIn } from '../wallet.moving.ts'
import { findTipped, getTips, type TippedKind } from './transfers.queries.ts'

interface Asked {
  readonly kind: TippedKind
  readonly id: number
  readonly token: string
  /** The call's key in the ledger. */
  readonly key: string
}

/** A paid tip and its posting. */
interface Given {
  readonly kind: TippedKind
  readonly target: number
  readonly author: number
  readonly posted: Posted
}

/**
 * Pays a tip before the call's transaction, because batches commit by themselves. Refuses
 * `email_not_verified`, `not_oneself`, and an object that the member doesn't see.
 */
export async function giveTip(
  { db, member }: { readonly db: Db; readonly member: { readonly id: number } },
  { kind, id, token, key }: Asked,
): Promise<Given> {
  const amount = unitsIn(token, 'FCELL', 'token')
  await requireVerified(db, member.id)
  const found = await findTipped(db, kind, member.id, id)
  if (!found) throw new Refusal(`${kind}_not_found`)
  const { id: target, author_id: author } = found
  if (author === member.id) throw new Refusal('not_oneself')
  const posted = await transfer(db, {
    kind: 'tip',
    payer: member.id,
    key,
    ref: { kind, id: target },
    from: available(member.id, 'FCELL'),
    to: available(author, 'FCELL'),
    amount,
  })
  return { kind, target, author, posted }
}

/** Announces a paid tip; returns the object's tips. */
export async function tellTip(
  { tx, member, emit, hint }: WriteContext & { readonly member: { readonly id: number } },
  { kind, target, author, posted }: Given,
) {
  const { units, tips, own } = await getTips(tx, kind, member.id, target)
  emit('money.received', { member: author, transaction: posted.transaction })
  hint(`wallet:${author}`)
  hint(`${kind}:${target}`)
  return {
    tips: decimalText(BigInt(units), 'FCELL'),
    tip_count: tips,
    own_tips: decimalText(BigInt(own), 'FCELL'),
    fcell_balance: decimalText(posted.balances[0] ?? 0n, 'FCELL'),
    trx_number: posted.transaction,
  }
}
