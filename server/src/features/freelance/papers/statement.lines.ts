/** The lines of a yearly statement. */
import type { MessageId } from '@commons/contract/messages/en.ts'
import type { Cell } from '@commons/contract/shared/csv.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { fiatDecimals, parsePrice, worth } from '../../../ledger/money.ts'
import { invoiceNumber } from '../../../papers/invoice-number.ts'
import { nameOf } from '../../../papers/paper.text.ts'
import { type Language, text } from '../../../platform/language.ts'
import type { StatementRow, StatementSum } from './payments.queries.ts'

const columns = [
  'statement.date',
  'statement.kind',
  'statement.role',
  'statement.project',
  'statement.work',
  'statement.other',
  'statement.tokens',
  'statement.usd',
  'statement.usd_then',
  'statement.trx',
  'statement.invoice',
] as const satisfies readonly MessageId[]

export const statementHead = (language: Language): Cell[] => columns.map((id) => text(language, id))

const tokens = (units: bigint): Cell => ({ digits: decimalText(units, 'FCELL') })
const dollars = (cents: bigint): Cell => ({ digits: decimalText(cents, 'USD') })

interface Part {
  readonly kind: 'release' | 'refund' | 'fee' | 'tax' | 'net'
  readonly units: bigint
  readonly cents: bigint
}

/** A payment, and what was taken of it. Fee and tax are the freelancer's; the client never learns of them. */
function partsOf(row: StatementSum): Part[] {
  const main: Part = { kind: row.kind, units: BigInt(row.units), cents: BigInt(row.cents) }
  const taken: Part[] = [
    { kind: 'fee', units: BigInt(row.fee), cents: BigInt(row.fee_cents) },
    { kind: 'tax', units: BigInt(row.tax), cents: BigInt(row.tax_cents) },
  ]
  return row.is_freelancer ? [main, ...taken.filter(({ units }) => units > 0n)] : [main]
}

const role = ({ is_freelancer }: StatementSum): MessageId =>
  is_freelancer ? 'statement.freelancer' : 'statement.client'

export function statementLines(row: StatementRow, language: Language): Cell[][] {
  const { at, title, description, other, year, number } = row
  const market = parsePrice(row.market_rate ?? '')
  // Whoever released something isn't a side of its transaction, so they have no receipt of it.
  const isReceived = row.is_freelancer === (row.kind === 'release')
  return partsOf(row).map(({ kind, units, cents }) => [
    at.toISOString().slice(0, 19).replace('T', ' '),
    text(language, `statement.${kind}`),
    text(language, role(row)),
    title,
    description,
    nameOf(other.name, other.username),
    tokens(units),
    dollars(cents),
    market === undefined ? '' : dollars(worth(units, 'FCELL', market, fiatDecimals)),
    isReceived ? row.transaction_id : '',
    number === null ? '' : invoiceNumber({ year, number }),
  ])
}

/** The sums of each role; what a freelancer got of what was released is one of them. */
export function statementSums(
  sums: readonly StatementSum[],
  { year, language }: { readonly year: number; readonly language: Language },
): Cell[][] {
  return sums.flatMap((sum) => {
    const parts = partsOf(sum)
    const [gross, ...taken] = parts
    const net = (of: 'units' | 'cents') => taken.reduce((left, part) => left - part[of], gross?.[of] ?? 0n)
    if (sum.is_freelancer && sum.kind === 'release')
      parts.push({ kind: 'net', units: net('units'), cents: net('cents') })
    return parts.map(({ kind, units, cents }) => [
      '',
      text(language, 'statement.sum', { year: String(year), what: text(language, `statement.${kind}`) }),
      text(language, role(sum)),
      '',
      '',
      '',
      tokens(units),
      dollars(cents),
      '',
      '',
      '',
    ])
  })
}
