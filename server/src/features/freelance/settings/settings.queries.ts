/** All SQL of freelancers' settings. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

/** What only the member sees. */
export interface Details {
  readonly first_name: string
  readonly last_name: string
  readonly address: string
  readonly city: string
  readonly zip: string
  readonly state: string
  readonly company: string
  readonly on_invoices: boolean
}

interface SettingsRow extends Details {
  country: string
  location: string
}

export async function getSettings(db: Db, member: number): Promise<SettingsRow> {
  const { rows } = await sql<SettingsRow>`
    select coalesce(fd.first_name, '') as first_name, coalesce(fd.last_name, '') as last_name,
      coalesce(fd.address, '') as address, coalesce(fd.city, '') as city, coalesce(fd.zip, '') as zip,
      coalesce(fd.state, '') as state, coalesce(fd.company, '') as company,
      coalesce(fd.on_invoices, false) as on_invoices,
      coalesce(fr.country, '') as country, coalesce(fr.location, '') as location
    from (select ${member}::bigint as id) as who
    left join freelancer_details fd on fd.member_id = who.id
    left join freelancers fr on fr.member_id = who.id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('One row is selected from nothing')
  return row
}

/** Returns the country that a member chose, with it locked; empty if they chose none. */
export async function lockCountry(tx: Tx, member: number): Promise<string> {
  const row = await tx
    .selectFrom('freelancers')
    .select('country')
    .where('member_id', '=', member)
    .forUpdate()
    .executeTakeFirst()
  return row?.country ?? ''
}

export async function setDetails(tx: Tx, member: number, details: Partial<Details>): Promise<void> {
  await tx
    .insertInto('freelancer_details')
    .values({ member_id: member, ...details })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ member_id: member, ...details }))
    .execute()
}

export interface TaxNumbers {
  readonly gst_number: string
  readonly pan: string
}

/** Returns a member's tax numbers, and the country that decides about them. */
export async function getTaxNumbers(db: Db, member: number): Promise<TaxNumbers & { country: string }> {
  const { rows } = await sql<TaxNumbers & { country: string }>`
    select coalesce(td.gst_number, '') as gst_number, coalesce(td.pan, '') as pan, coalesce(fr.country, '') as country
    from (select ${member}::bigint as id) as who
    left join tax_details td on td.member_id = who.id
    left join freelancers fr on fr.member_id = who.id`.execute(db)
  return rows[0] ?? { gst_number: '', pan: '', country: '' }
}

/** Changes a member's tax numbers; returns both as they are now. */
export async function setTaxNumbers(
  tx: Tx,
  member: number,
  numbers: Partial<TaxNumbers>,
): Promise<TaxNumbers> {
  return tx
    .insertInto('tax_details')
    .values({ member_id: member, ...numbers })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ member_id: member, ...numbers }))
    .returning(['gst_number', 'pan'])
    .executeTakeFirstOrThrow()
}
