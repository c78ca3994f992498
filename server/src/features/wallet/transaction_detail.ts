import { type Currency, decimalText } from '@commons/contract/shared/units.ts'
import type { MessageId } from '@commons/contract/messages/en.ts'
import { transaction_detail, type TransactionKind } from '@commons/contract/wallet/wallet.ts'
import { authorShape } from '../../authors/author.shape.ts'
import { assetOf } from '../../ledger/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { text } from '../../platform/language.ts'
import { getAccount } from '../accounts/public.ts'
import { findOtherParty, findReceipt } from './wallet.queries.ts'
import { kindOf, transactionShape } from './wallet.shape.ts'

const settlings: Partial<Record<TransactionKind, MessageId>> = {
  withdrawal: 'settled.withdrawal',
  pledge: 'settled.pledge',
  milestone_fund: 'settled.milestone',
}

export default handle(
  transaction_detail,
  async ({ trx_number, currency }, { db, member, viewer, language, refuse }) => {
    const row = (await findReceipt(db, member.id, trx_number)) ?? refuse('transaction_not_found')
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
    const main =
      moved.find((each) => each.currency === currency) ?? moved[0] ?? refuse('transaction_not_found')
    const other = await findOtherParty(db, member.id, trx_number)
    const { full_name } = await getAccount(db, member.id)
    const kind = kindOf(row.kind)
    const isBetweenMembers = kind === 'tip' || kind === 'transfer'
    const they = {
      name:
        row.project ??
        other?.full_name ??
        row.address ??
        text(language, isBetweenMembers ? 'who.member' : 'who.commons'),
      member: other && row.project === null ? authorShape(other.id, other, viewer.media) : null,
    }
    const me = { name: full_name, member: null }
    const amount = row.moved.find(({ asset }) => assetOf(asset) === main.currency)?.amount ?? '0'
    const entry = { ...row, amount, other: they.name, is_member: isBetweenMembers }
    const isGiven = main.amount.startsWith('-')
    return {
      recdata: {
        ...transactionShape(entry, main.currency, language),
        from: isGiven ? me : they,
        to: isGiven ? they : me,
        moved,
        fee: row.details?.['fee'] ?? '0',
        divided: row.divided === null ? null : decimalText(BigInt(row.divided), main.currency),
        rate: row.details?.['rate'] ?? null,
        settled: text(language, settlings[kind] ?? 'settled.ledger'),
        note: row.note ?? '',
        post_id: row.ref_kind === 'post' ? row.ref_id : null,
        link: (row.project_id !== null && `/groupdetail/${row.project_id}`) || row.object_link || '',
        address: row.address ?? '',
      },
    }
  },
)
