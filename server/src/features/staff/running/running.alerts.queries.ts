/** SQL of alerts as they were seen last, and of those whom they are mailed to. */
import type { AlertName } from '@commons/contract/staff/running.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { Language } from '../../../platform/language.ts'

export interface AlertRow {
  readonly name: AlertName
  readonly since: Date | null
  readonly is_told: boolean
  readonly told_at: Date | null
}

/** Locks what is known of alerts, so that of several processes one mails, and returns it. */
export async function lockAlerts(tx: Tx): Promise<AlertRow[]> {
  await sql`lock table alerts in share row exclusive mode`.execute(tx)
  return listAlerts(tx)
}

export async function listAlerts(db: Db): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`select a.name, a.since, a.is_told, a.told_at from alerts a`.execute(db)
  return rows
}

export async function setAlert(tx: Tx, { name, since, is_told, told_at }: AlertRow): Promise<void> {
  await sql`
    insert into alerts (name, since, is_told, told_at) values (${name}, ${since}, ${is_told}, ${told_at})
    on conflict (name) do update set since = excluded.since, is_told = excluded.is_told, told_at = excluded.told_at`.execute(
    tx,
  )
}

export interface Admin {
  readonly id: number
  readonly email: string
  readonly language: Language
}

/** Lists the admins who are there. */
export async function listAdmins(db: Db): Promise<Admin[]> {
  const { rows } = await sql<Admin>`
    select m.id, m.email, m.language from staff_roles r
    join members m on m.id = r.member_id -- a mail to themselves
    where r.role = 'admin' and not exists (select from away_members w where w.member_id = m.id)
    order by m.id`.execute(db)
  return rows
}
