/** What a receipt says on paper. */
import type { Receipt } from '@commons/contract/wallet/wallet.ts'
import type { PaperText } from '../../../papers/pdf.ts'
import { nameOf, type Said, wordsIn } from '../../../papers/paper.text.ts'

const money = (amount: string, currency: string) => `${amount} ${currency}`
const partyOf = ({ name, member }: Receipt['from']) => nameOf(name, member?.username ?? '')
const isAny = (amount: string) => !/^0(\.0+)?$/.test(amount)

export function receiptText(receipt: Receipt, said: Said): PaperText {
  const { currency, gross, tax } = receipt
  const { say, row, when, origin } = wordsIn(said)
  const at = new Date(receipt.trx_date)
  return {
    language: said.language,
    site: say('who.commons'),
    title: say('paper.receipt', { number: receipt.trx_number }),
    headline: `${receipt.trx_type}: ${money(receipt.trx_amount, currency)}`,
    at,
    rows: [
      ...row('paper.date', when(at)),
      ...row('paper.from', partyOf(receipt.from)),
      ...row('paper.to', partyOf(receipt.to)),
      ...(receipt.divided === null ? [] : row('paper.divided', money(receipt.divided, currency))),
      ...(gross === null ? [] : row('paper.gross', money(gross, currency))),
      ...row('paper.fee', ...(isAny(receipt.fee) ? [money(receipt.fee, currency)] : [])),
      ...(tax === null
        ? []
        : [{ name: say('paper.tax', { percent: tax.percent }), value: [money(tax.amount, currency)] }]),
      ...row('paper.rate', ...(receipt.rate === null ? [] : [money(receipt.rate, 'ETH')])),
      ...row(
        gross === null ? 'paper.moved' : 'paper.net',
        ...receipt.moved.map((each) => money(each.amount, each.currency)),
      ),
      ...row('paper.balance', ...receipt.moved.map((each) => money(each.balance_after, each.currency))),
      ...row('paper.settled', receipt.settled),
      ...row('paper.note', ...(receipt.note === '' ? [] : receipt.note.split('\n'))),
      ...row('paper.hash', receipt.hash),
    ],
    notes: origin,
  }
}
