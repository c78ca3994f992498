/** SQL of payments of jobs, as their papers say them. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import { prepared } from '../../../platform/db/prepared.ts'

export interface Moved {
  readonly kind: 'release' | 'refund'
  readonly milestone: number
  readonly transaction: number
  /** Tokens in the smallest unit, before fee and tax. */
  readonly units: bigint
  readonly fee?: bigint
  readonly tax?: bigint
  readonly at: Date
}

/**
 * Returns the next number of the freelancer's invoices of a year. The row is locked until the end of the transaction, so
 * a number whose release fails is given again.
 */
export async function takeNumber(tx: Tx, milestone: number, year: number): Promise<number> {
  const { rows } = await sql<{ latest: number }>`
    insert into job_invoice_counts as counted (freelancer_id, year, latest)
    select ag.freelancer_id, ${year}, 1 from job_milestones jm join agreements ag on ag.id = jm.agreement_id
    where jm.id = ${milestone}
    on conflict (freelancer_id, year) do update set latest = counted.latest + 1
    returning latest`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A release without a freelancer')
  return row.latest
}

interface Known {
  /** US dollars for one token now. */
  readonly market: string | null
  readonly year: number
  /** Of the invoice. */
  readonly number: number | null
}

/** Adds what a milestone's row already counts. */
export async function addPayment(
  tx: Tx,
  { kind, milestone, transaction, units, fee = 0n, tax = 0n, at }: Moved,
  { market, year, number }: Known,
): Promise<void> {
  const part = (now: string, of: bigint) => sql`
    cents_of(${sql.raw(now)}, jm.units, jm.price) - cents_of(${sql.raw(now)} - ${String(of)}::numeric, jm.units, jm.price)`
  await sql`
    insert into job_payments (agreement_id, milestone_id, client_id, freelancer_id, kind, transaction_id, at, title,
      description, units, fee, tax, cents, fee_cents, tax_cents, rate, market_rate, client, freelancer, year, number)
    select ag.id, jm.id, ag.client_id, ag.freelancer_id, ${kind}, ${transaction}, ${at}, ag.title, jm.description,
      ${String(units)}::numeric, ${String(fee)}::numeric, ${String(tax)}::numeric,
      ${part(kind === 'release' ? 'jm.released' : '(jm.released + jm.refunded)', units)}, ${part('jm.fee', fee)},
      ${part('jm.tax', tax)}, jm.rate, ${market}::numeric, invoice_party(ag.client_id), invoice_party(ag.freelancer_id),
      ${year}, ${number}::int
    from job_milestones jm join agreements ag on ag.id = jm.agreement_id where jm.id = ${milestone}`.execute(
    tx,
  )
}

/** Hours that were paid in and not used. */
export interface Returned {
  readonly agreement: number
  readonly transaction: number
  /** Tokens in the smallest unit, and what they were worth in cents when they were paid in. */
  readonly units: bigint
  readonly cents: bigint
  readonly at: Date
}

/** Adds hours that went back, which several payments at different rates may have paid in: their rate is that of all. */
export async function addHoursReturn(
  tx: Tx,
  { agreement, transaction, units, cents, at }: Returned,
  market: string | null,
): Promise<void> {
  await sql`
    insert into job_payments (agreement_id, client_id, freelancer_id, kind, transaction_id, at, title, description, units,
      cents, rate, market_rate, client, freelancer, year)
    select ag.id, ag.client_id, ag.freelancer_id, 'refund', ${transaction}, ${at}, ag.title, '', ${String(units)}::numeric,
      ${cents}::bigint, ${cents}::numeric / 100 * 10::numeric ^ 18 / ${String(units)}::numeric, ${market}::numeric,
      invoice_party(ag.client_id), invoice_party(ag.freelancer_id), ${at.getUTCFullYear()}
    from agreements ag where ag.id = ${agreement}`.execute(tx)
}

/** A member as the invoices of that time name them. What they didn't want there is missing. */
export interface InvoiceParty {
  readonly name: string
  readonly username: string
  readonly legal_name?: string
  readonly company?: string
  readonly address?: string
  readonly city?: string
  readonly state?: string
  readonly country?: string
  readonly gst_number?: string
  readonly pan?: string
}

export interface InvoiceRow {
  is_freelancer: boolean
  year: number
  number: number
  at: Date
  title: string
  description: string
  /** Tokens in the smallest unit, and cents of US dollars. */
  units: string
  cents: string
  fee: string
  fee_cents: string
  /** US dollars for one token. */
  rate: string
  client: InvoiceParty
  freelancer: InvoiceParty
  transaction_id: number
}

const invoiceRow = prepared<[member: number, invoice: number], InvoiceRow>(
  'find_invoice',
  (member, invoice) => sql`
    select jp.freelancer_id is not distinct from ${member}::bigint as is_freelancer, jp.year, jp.number, jp.at, jp.title,
      jp.description, jp.units::text, jp.cents::text, jp.fee::text, jp.fee_cents::text, trim_scale(jp.rate)::text as rate,
      jp.client, jp.freelancer, jp.transaction_id
    from job_payments jp
    where jp.id = ${invoice} and jp.number is not null and ${member}::bigint in (jp.client_id, jp.freelancer_id)`,
)

/** Returns an invoice of one of its two. */
export const findInvoice = async (db: Db, member: number, invoice: number): Promise<InvoiceRow | undefined> =>
  (await invoiceRow(db, member, invoice))[0]

/** A payment as one line or more of a statement. */
export interface StatementRow {
  id: number
  kind: 'release' | 'refund'
  is_freelancer: boolean
  at: Date
  title: string
  description: string
  other: InvoiceParty
  units: string
  fee: string
  tax: string
  cents: string
  fee_cents: string
  tax_cents: string
  market_rate: string | null
  transaction_id: number
  year: number
  number: number | null
}

const statementColumns = sql`
  jp.id, jp.kind, jp.at, jp.title, jp.description, jp.units::text, jp.fee::text, jp.tax::text, jp.cents::text,
  jp.fee_cents::text, jp.tax_cents::text, trim_scale(jp.market_rate)::text as market_rate, jp.transaction_id, jp.year, jp.number`

const statementRows = prepared<[member: number, year: number, after: number, limit: number], StatementRow>(
  'list_statement',
  (member, year, after, limit) => sql`
    (select false as is_freelancer, jp.freelancer as other, ${statementColumns} from job_payments jp
      where jp.client_id = ${member} and jp.year = ${year}::int and jp.id > ${after}::bigint order by jp.id limit ${limit})
    union all
    (select true as is_freelancer, jp.client as other, ${statementColumns} from job_payments jp
      where jp.freelancer_id = ${member} and jp.year = ${year}::int and jp.id > ${after}::bigint
      order by jp.id limit ${limit})
    order by id limit ${limit}`,
)

/** Lists what was paid in a year to a member or by them, the first first. */
export const listStatement = (
  db: Db,
  member: number,
  year: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<StatementRow[]> => statementRows(db, member, year, after, limit)

export interface StatementSum {
  kind: 'release' | 'refund'
  is_freelancer: boolean
  units: string
  fee: string
  tax: string
  cents: string
  fee_cents: string
  tax_cents: string
}

const statementSums = prepared<[member: number, year: number, last: number], StatementSum>(
  'sum_statement',
  (member, year, last) => sql`
    select jp.kind, jp.freelancer_id is not distinct from ${member}::bigint as is_freelancer, sum(jp.units)::text as units,
      sum(jp.fee)::text as fee, sum(jp.tax)::text as tax, sum(jp.cents)::text as cents,
      sum(jp.fee_cents)::text as fee_cents, sum(jp.tax_cents)::text as tax_cents
    from job_payments jp
    where jp.year = ${year}::int and jp.id <= ${last}::bigint and (jp.client_id = ${member} or jp.freelancer_id = ${member})
    group by 1, 2 order by 2, 1`,
)

/** Returns the sums of a member's year up to the payment `last`. */
export const sumStatement = (db: Db, member: number, year: number, last: number): Promise<StatementSum[]> =>
  statementSums(db, member, year, last)

const years = prepared<[member: number], { year: number }>(
  'list_statement_years',
  (member) => sql`
    with ends as (
      select least((select min(year) from job_payments where client_id = ${member}),
          (select min(year) from job_payments where freelancer_id = ${member})) as first,
        greatest((select max(year) from job_payments where client_id = ${member}),
          (select max(year) from job_payments where freelancer_id = ${member})) as last)
    select every.year from ends cross join generate_series(ends.first, ends.last) as every (year)
    where exists (select from job_payments jp where jp.client_id = ${member} and jp.year = every.year)
      or exists (select from job_payments jp where jp.freelancer_id = ${member} and jp.year = every.year)
    order by every.year desc`,
)

/** Lists the years in which something was paid to a member or by them, the latest first. */
export const listStatementYears = async (db: Db, member: number): Promise<number[]> =>
  (await years(db, member)).map(({ year }) => year)
