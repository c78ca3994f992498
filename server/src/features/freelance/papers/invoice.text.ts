/** What invoices say on paper. */
import type { MessageId } from '@commons/contract/messages/en.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { invoiceNumber } from '../../../papers/invoice-number.ts'
import { nameOf, type Said, wordsIn } from '../../../papers/paper.text.ts'
import type { PaperText } from '../../../papers/pdf.ts'
import { type Language, text } from '../../../platform/language.ts'
import type { InvoiceParty, InvoiceRow } from './payments.queries.ts'

const tokens = (units: string): string => `${decimalText(BigInt(units), 'FCELL')} FCELL`

/** Dollars with both decimals, as prices have them. */
function dollars(cents: string): string {
  const [whole = '0', part = ''] = decimalText(BigInt(cents), 'USD').split('.')
  return `${whole}.${part.padEnd(2, '0')} USD`
}

/** A country's name in a language; it is stored as its code of ISO 3166-1, or as the documents spell it. */
const countryName = (country: string, language: Language): string | undefined =>
  /^[A-Z]{2}$/.test(country) ? new Intl.DisplayNames(language, { type: 'region' }).of(country) : country

/** The lines that name a member: what they want there, as it was then. */
function partyLines(party: InvoiceParty, language: Language): string[] {
  const say = (id: MessageId, number: string) => text(language, id, { number })
  const { name, username, legal_name, gst_number, pan } = party
  const isOther = legal_name !== undefined && legal_name !== '' && legal_name !== name
  return [
    ...(isOther ? [legal_name] : []),
    nameOf(name, username),
    party.company,
    party.address,
    party.city,
    party.state,
    countryName(party.country ?? '', language),
    gst_number && say('paper.gst', gst_number),
    pan && say('paper.pan', pan),
  ].filter((line): line is string => line !== undefined && line !== '')
}

/** From the freelancer to the client. It says nothing of the fee and the tax, which aren't the client's. */
export function invoiceText(invoice: InvoiceRow, said: Said): PaperText {
  const { say, row, when, origin } = wordsIn(said)
  const { at, title, description } = invoice
  return {
    language: said.language,
    site: say('who.commons'),
    title: say('paper.invoice', { number: invoiceNumber(invoice) }),
    headline: `${tokens(invoice.units)} · ${dollars(invoice.cents)}`,
    at,
    rows: [
      ...row('paper.date', when(at)),
      ...row('paper.seller', ...partyLines(invoice.freelancer, said.language)),
      ...row('paper.buyer', ...partyLines(invoice.client, said.language)),
      ...row('paper.work', ...[title, ...description.split('\n')].filter((line) => line !== '')),
      ...row('paper.amount', tokens(invoice.units), dollars(invoice.cents)),
      ...row('paper.rate_locked', say('paper.one_token', { usd: invoice.rate })),
      ...row('paper.transaction', String(invoice.transaction_id)),
    ],
    notes: [say('paper.paid'), say('paper.party_private'), ...origin],
  }
}

/** From Commons to the freelancer, for its fee. */
export function feeInvoiceText(invoice: InvoiceRow, said: Said): PaperText {
  const { say, row, when, origin } = wordsIn(said)
  const number = invoiceNumber(invoice)
  const { at } = invoice
  return {
    language: said.language,
    site: say('who.commons'),
    title: say('paper.fee_invoice', { number: `F-${number}` }),
    headline: `${tokens(invoice.fee)} · ${dollars(invoice.fee_cents)}`,
    at,
    rows: [
      ...row('paper.date', when(at)),
      ...row(
        'paper.payee',
        say('who.commons'),
        ...(said.site === undefined ? [] : [new URL(said.site).host]),
      ),
      ...row('paper.payer', ...partyLines(invoice.freelancer, said.language)),
      ...row('paper.work', say('paper.fee_of', { number }), invoice.title),
      ...row('paper.amount', tokens(invoice.fee), dollars(invoice.fee_cents)),
      ...row('paper.rate_locked', say('paper.one_token', { usd: invoice.rate })),
      ...row('paper.transaction', String(invoice.transaction_id)),
    ],
    notes: [say('paper.fee_taken'), ...origin],
  }
}
