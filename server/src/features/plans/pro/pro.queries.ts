/** All SQL of Pro's settings. */
import { sql } from 'kysely'
import { now } from '../../../platform/clock.ts'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import { bringsOwnPage } from '../plans.perks.ts'
import { lookColumns, lookTables, type LookRow } from './pro.look.ts'

export interface ProRow extends LookRow {
  domain: string
  domain_asked_at: Date | null
}

const row = prepared<[member: number], ProRow>(
  'find_pro_setting',
  (member) => sql`
    select ${lookColumns}, look.domain, look.domain_asked_at from ${lookTables} where look.member_id = ${member}`,
)

export async function findProSetting(db: Db, member: number): Promise<ProRow | undefined> {
  return (await row(db, member))[0]
}

const owns = prepared<[member: number], { owns: boolean }>(
  'has_own_page',
  (member) => sql`select ${bringsOwnPage(sql`${member}`)} as owns`,
)

/** Returns whether a member's plan includes a page of their own. */
export async function hasOwnPage(db: Db, member: number): Promise<boolean> {
  return (await owns(db, member))[0]?.owns ?? false
}

export interface ChangedSetting {
  title?: string | undefined
  headline?: string | undefined
  theme?: string | undefined
  footer?: string | undefined
  logo_id?: string | null
  background_id?: string | null
}

/** Changes the given settings; the others stay. */
export async function setProSetting(tx: Tx, member: number, changed: ChangedSetting): Promise<void> {
  const named = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
  await tx
    .insertInto('pro_settings')
    .values({ member_id: member })
    .onConflict((c) => c.doNothing())
    .execute()
  if (Object.keys(named).length > 0)
    await tx.updateTable('pro_settings').set(named).where('member_id', '=', member).execute()
}

/** Records the domain that support is asked to connect; false if it was already requested. */
export async function setDomain(tx: Tx, member: number, domain: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pro_settings')
    .set({ domain, domain_asked_at: domain === '' ? null : now() })
    .where('member_id', '=', member)
    .where('domain', '<>', domain)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
