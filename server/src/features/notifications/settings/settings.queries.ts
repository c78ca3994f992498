/** SQL of where and when a member is notified. */
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Channel } from '../../../platform/notification-kinds.ts'

export type Switches = Record<Channel, boolean | null>

/** Lists what a member changed from the defaults of the kinds, by kind. */
export async function listSwitches(db: Db, member: number): Promise<ReadonlyMap<string, Switches>> {
  const rows = await db
    .selectFrom('notification_settings')
    .select(['kind', 'in_app', 'mail', 'push'])
    .where('member_id', '=', member)
    .execute()
  return new Map(rows.map(({ kind, ...switches }) => [kind, switches]))
}

export async function setSwitch(
  tx: Db,
  member: number,
  kind: string,
  change: Partial<Switches>,
): Promise<void> {
  await tx
    .insertInto('notification_settings')
    .values({ member_id: member, kind, ...change })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet(change))
    .execute()
}

export interface Preferences {
  popovers: boolean
  /** Minutes after midnight. */
  quiet_from: number | null
  quiet_to: number | null
  time_zone: string
}

const byDefault: Preferences = { popovers: true, quiet_from: null, quiet_to: null, time_zone: 'UTC' }

export async function getNotificationPreferences(db: Db, member: number): Promise<Preferences> {
  const row = await db
    .selectFrom('notification_preferences')
    .select(['popovers', 'quiet_from', 'quiet_to', 'time_zone'])
    .where('member_id', '=', member)
    .executeTakeFirst()
  return row ?? byDefault
}

export async function setPreferences(tx: Db, member: number, change: Partial<Preferences>): Promise<void> {
  await tx
    .insertInto('notification_preferences')
    .values({ member_id: member, ...change })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(change))
    .execute()
}

/** Returns whether the database knows this time zone. */
export async function isTimeZone(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${name}`.execute(db)
  return rows.length > 0
}

/** Turns off the mail of the member whose unsubscribe link has this code. */
export async function endMailByCode(tx: Db, code: string): Promise<void> {
  await sql`update members set email_notifications = false
    where id = (select member_id from notification_preferences where unsubscribe_code = ${code})`.execute(tx)
}
