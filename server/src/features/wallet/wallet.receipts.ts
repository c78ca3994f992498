/** A transaction as a receipt: what moved, from whom to whom, and what for. */
import type { MessageId } from '@commons/contract/messages/en.ts'
import { type Currency, decimalText, unitsOf } from '@commons/contract/shared/units.ts'
import type { Receipt, TransactionKind } from '@commons/contract/wallet/wallet.ts'
import { authorShape } from '../../authors/author.shape.ts'
import { assetOf } from '../../ledger/accounts.ts'
import { invoiceNumber } from '../../papers/invoice-number.ts'
import type { Db } from '../../platform/db/prepared.ts'
import { text } from '../../platform/language.ts'
import type { ConnectedChain } from '../../platform/chains/chains.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { getAccount } from '../accounts/public.ts'
import { findOtherParty, findReceipt } from './wallet.queries.ts'
import { kindOf, transactionShape } from './wallet.shape.ts'

const settlings: Partial<Record<TransactionKind, MessageId>> = {
  withdrawal: 'settled.withdrawal',
  deposit: 'settled.deposit',
  pledge: 'settled.pledge',
  milestone_fund: 'settled.milestone',
  hours_fund: 'settled.milestone',
}

/** What was released for a member's work, of which `net` came to them. */
function earned(net: string, details: Record<string, string> | null): Pick<Receipt, 'gross' | 'tax'> {
  const of = (name: string) => unitsOf(details?.[name] ?? '0', 'FCELL') ?? 0n
  const tax = of('tax')
  const gross = BigInt(net) + of('fee') + tax
  const percent = gross === 0n ? 0n : (200n * tax + gross) / (2n * gross)
  return {
    gross: decimalText(gross, 'FCELL'),
    tax: tax === 0n ? null : { amount: decimalText(tax, 'FCELL'), percent: String(percent) },
  }
}

/** Returns the receipt of a transaction of the viewer's, as of a balance in `currency`; undefined for others'. */
export async function receiptFor(
  db: Db,
  { member, media, language, isAbsent }: Viewer,
  { trx_number, currency }: { trx_number: number; currency?: Currency | undefined },
  chains: readonly ConnectedChain[],
): Promise<Receipt | undefined> {
  const row = await findReceipt(db, member.id, trx_number)
  if (!row) return undefined
  const moved = row.moved.map(({ asset, amount, balance_after }) => {
    const code = assetOf(asset) as Currency
    const show = (units: bigint) => decimalText(units, code)
    const before = BigInt(balance_after) - BigInt(amount)
    return {
      currency: code,
      amount: show(BigInt(amount)),
      balance_before: show(before),
      balance_after: show(BigInt(balance_after)),
    }
  })
  const main = moved.find((each) => each.currency === currency) ?? moved[0]
  if (!main) return undefined
  const other = await findOtherParty(db, member.id, trx_number)
  const { full_name } = await getAccount(db, member.id)
  const kind = kindOf(row.kind)
  const isBetweenMembers = kind === 'tip' || kind === 'transfer'
  const they = {
    name:
      row.project ??
      other?.full_name ??
      (kind === 'deposit' ? text(language, 'who.outside') : row.address) ??
      text(language, isBetweenMembers ? 'who.member' : 'who.commons'),
    member: other && row.project === null ? authorShape(other.id, other, media) : null,
  }
  const me = { name: full_name, member: null }
  const amount = row.moved.find(({ asset }) => assetOf(asset) === main.currency)?.amount ?? '0'
  const entry = { ...row, amount, other: they.name, is_member: isBetweenMembers }
  const isGiven = main.amount.startsWith('-')
  const isOfProject = row.project_id !== null && !isAbsent('projects')
  return {
    ...transactionShape(entry, main.currency, language, chains),
    from: isGiven ? me : they,
    to: isGiven ? they : me,
    moved,
    fee: row.details?.['fee'] ?? '0',
    ...(row.is_earned ? earned(amount, row.details) : { gross: null, tax: null }),
    invoices: row.invoices.map(({ id, ...numbered }) => ({
      invoice_id: id,
      number: invoiceNumber(numbered),
    })),
    divided: row.divided === null ? null : decimalText(BigInt(row.divided), main.currency),
    rate: row.details?.['rate'] ?? null,
    settled: text(language, settlings[kind] ?? 'settled.ledger'),
    note: row.note ?? '',
    post_id: row.ref_kind === 'post' ? row.ref_id : null,
    link: (isOfProject && `/groupdetail/${row.project_id}`) || row.object_link || '',
    address: row.address ?? '',
  }
}
