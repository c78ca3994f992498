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

/** Sets one channel of these kinds. */
export async function setSwitches(
  tx: Db,
  member: number,
  kinds: readonly string[],
  change: Partial<Switches>,
): Promise<void> {
  if (kinds.length === 0) return
  await tx
    .insertInto('notification_settings')
    // In one order for all who lock them.
    .values(kinds.toSorted().map((kind) => ({ member_id: member, kind, ...change })))
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet(change))
    .execute()
}

export interface Pause {
  readonly is_paused: boolean
  /** Null for a pause without an end, and for none. */
  readonly paused_until: Date | null
}

export async function getPause(db: Db, member: number): Promise<Pause> {
  const { rows } = await sql<Pause>`
    select paused_until > now() as is_paused,
      case when paused_until > now() and isfinite(paused_until) then paused_until end as paused_until
    from notification_preferences where member_id = ${member} and paused_until is not null`.execute(db)
  return rows[0] ?? { is_paused: false, paused_until: null }
}

/** Ends of pauses, in SQL. Members get up at eight. */
const pauseEnds = {
  hour: () => sql`now() + interval '1 hour'`,
  tomorrow: (zone: string) =>
    sql`(date_trunc('day', now() at time zone ${zone}) + interval '1 day 8 hours') at time zone ${zone}`,
  open: () => sql`'infinity'::timestamptz`,
  none: () => sql`null::timestamptz`,
}

export async function setPause(
  tx: Db,
  member: number,
  pause: keyof typeof pauseEnds,
  zone: string,
): Promise<void> {
  const until = pauseEnds[pause](zone)
  await sql`
    insert into notification_preferences (member_id, paused_until) values (${member}, ${until})
    on conflict (member_id) do update set paused_until = excluded.paused_until`.execute(tx)
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

export async function setPreferences(
  tx: Db,
  member: number,
  change: Partial<Preferences & { digested_at: Date }>,
): Promise<void> {
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
