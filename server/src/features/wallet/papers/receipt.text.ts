/** What a receipt says on paper. */
import type { MessageId } from '@commons/contract/messages/en.ts'
import type { Receipt } from '@commons/contract/wallet/wallet.ts'
import type { PaperRow, PaperText } from '../../../papers/pdf.ts'
import { type Language, text } from '../../../platform/language.ts'

interface Said {
  readonly language: Language
  readonly isPlayMoney: boolean
  /** The public address of this Commons; undefined where it has none. */
  readonly site: string | undefined
}

const money = (amount: string, currency: string) => `${amount} ${currency}`
/** A name may be anything; the username beside it is what a member can be found by. */
const partyOf = ({ name, member }: Receipt['from']) => (member ? `${name} (@${member.username})` : name)

export function receiptText(receipt: Receipt, { language, isPlayMoney, site }: Said): PaperText {
  const { currency } = receipt
  const say = (id: MessageId, values?: Record<string, string | number>) => text(language, id, values)
  const at = new Date(receipt.trx_date)
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' })
  const row = (id: MessageId, ...value: string[]): PaperRow[] =>
    value.length === 0 ? [] : [{ name: say(id), value }]
  const isAny = (amount: string) => !/^0(\.0+)?$/.test(amount)
  return {
    language,
    site: say('who.commons'),
    title: say('paper.receipt', { number: receipt.trx_number }),
    headline: `${receipt.trx_type}: ${money(receipt.trx_amount, currency)}`,
    at,
    rows: [
      ...row('paper.date', when.format(at)),
      ...row('paper.from', partyOf(receipt.from)),
      ...row('paper.to', partyOf(receipt.to)),
      ...(receipt.divided === null ? [] : row('paper.divided', money(receipt.divided, currency))),
      ...row('paper.fee', ...(isAny(receipt.fee) ? [money(receipt.fee, currency)] : [])),
      ...row('paper.rate', ...(receipt.rate === null ? [] : [money(receipt.rate, 'ETH')])),
      ...row('paper.moved', ...receipt.moved.map((each) => money(each.amount, each.currency))),
      ...row('paper.balance', ...receipt.moved.map((each) => money(each.balance_after, each.currency))),
      ...row('paper.settled', receipt.settled),
      ...row('paper.note', ...(receipt.note === '' ? [] : receipt.note.split('\n'))),
      ...row('paper.hash', receipt.hash),
    ],
    notes: [
      ...(isPlayMoney ? [say('paper.play_money')] : []),
      site === undefined ? say('paper.recorded') : say('paper.recorded_at', { site: new URL(site).host }),
    ],
  }
}
