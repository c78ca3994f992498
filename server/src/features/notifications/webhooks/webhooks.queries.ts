/** SQL of members' webhooks and of what was sent to them. */
import { sql } from 'kysely'
import { shownDeliveries, type WebhookEvent } from '@commons/contract/notifications/webhooks.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

export interface WebhookRow {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly events: WebhookEvent[]
  readonly is_on: boolean
  readonly off_reason: 'gone' | 'failing' | null
  readonly failing_since: Date | null
  readonly created_at: Date
}

const columns = sql`h.id, h.name, h.url, h.events, h.is_on, h.off_reason, h.failing_since, h.created_at`

export async function listWebhooks(db: Db, member: number): Promise<WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    select ${columns} from webhooks h where h.member_id = ${member} order by h.id`.execute(db)
  return rows
}

/** Returns how many webhooks a member has; with the lock, no other call adds one meanwhile. */
export async function countLockedWebhooks(tx: Tx, member: number): Promise<number> {
  await sql`select from members where id = ${member} for no key update`.execute(tx)
  return countWebhooks(tx, member)
}

export async function countWebhooks(db: Db, member: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhooks where member_id = ${member}`.execute(db)
  return rows[0]?.count ?? 0
}

interface NewWebhook {
  readonly name: string
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly salt: Buffer
}

export async function addWebhook(
  tx: Tx,
  member: number,
  { name, url, events, salt }: NewWebhook,
): Promise<WebhookRow> {
  const { rows } = await sql<WebhookRow>`
    insert into webhooks as h (member_id, name, url, events, salt)
    values (${member}, ${name}, ${url}, ${[...events]}::text[], ${salt}) returning ${columns}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The webhook was not added')
  return row
}

interface WebhookChange {
  readonly name?: string | undefined
  readonly events?: readonly WebhookEvent[] | undefined
  readonly is_on?: boolean | undefined
}

/** Turning one on, also once more, forgets why it was off, and that it failed. */
export async function setWebhook(
  tx: Tx,
  member: number,
  id: number,
  { name, events, is_on }: WebhookChange,
): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    update webhooks h set name = coalesce(${name ?? null}, h.name),
      events = coalesce(${events ? [...events] : null}::text[], h.events),
      is_on = coalesce(${is_on ?? null}, h.is_on),
      off_reason = case when ${is_on ?? null}::boolean then null else h.off_reason end,
      off_at = case when ${is_on ?? null}::boolean then null else h.off_at end,
      failing_since = case when ${is_on ?? null}::boolean then null else h.failing_since end,
      not_before = case when ${is_on ?? null}::boolean and not h.is_on then now() else h.not_before end
    where h.id = ${id} and h.member_id = ${member} returning ${columns}`.execute(tx)
  const [row] = rows
  if (row && is_on === false) await endWaiting(tx, id)
  return row
}

/** What waits for a webhook that is off isn't sent. */
async function endWaiting(tx: Tx, webhook: number): Promise<void> {
  await sql`
    update webhook_deliveries set state = 'failed', error = 'off'
    where webhook_id = ${webhook} and state = 'waiting'`.execute(tx)
}

export async function removeWebhook(tx: Tx, member: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from webhooks where id = ${id} and member_id = ${member} returning id`.execute(tx)
  return rows.length > 0
}

export async function setSalt(tx: Tx, member: number, id: number, salt: Buffer): Promise<boolean> {
  const { rows } = await sql`
    update webhooks set salt = ${salt} where id = ${id} and member_id = ${member} returning id`.execute(tx)
  return rows.length > 0
}

/** Whether a member has this webhook, and it is on. */
export async function findWebhook(
  db: Db,
  member: number,
  id: number,
): Promise<{ is_on: boolean } | undefined> {
  const { rows } = await sql<{ is_on: boolean }>`
    select h.is_on from webhooks h where h.id = ${id} and h.member_id = ${member}`.execute(db)
  return rows[0]
}

/** The same, and nobody removes it or turns it off until the transaction ends. */
export async function lockWebhook(
  tx: Tx,
  member: number,
  id: number,
): Promise<{ is_on: boolean } | undefined> {
  const { rows } = await sql<{ is_on: boolean }>`
    select h.is_on from webhooks h where h.id = ${id} and h.member_id = ${member} for no key update`.execute(
    tx,
  )
  return rows[0]
}

export interface DeliveryRow {
  readonly id: number
  readonly type: string
  readonly state: 'waiting' | 'delivered' | 'failed'
  readonly attempts: number
  readonly status: number | null
  readonly answer: string
  readonly error: DeliveryError | null
  readonly body: string | null
  readonly created_at: Date
  readonly tried_at: Date | null
  readonly due_at: Date
}
export type DeliveryError =
  | 'timeout'
  | 'unreachable'
  | 'not_public'
  | 'redirect'
  | 'status'
  | 'off'
  | 'internal'

const delivery = sql`
  d.id, d.type, d.state, d.attempts, d.status, d.answer, d.error, d.body, d.created_at, d.tried_at, d.due_at`

export async function listDeliveries(db: Db, webhook: number): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select ${delivery} from webhook_deliveries d where d.webhook_id = ${webhook}
    order by d.id desc limit ${shownDeliveries}`.execute(db)
  return rows
}

/** Adds an event of no cause; its body is made of its id. */
export async function addTest(
  tx: Tx,
  webhook: number,
  type: string,
  bodyOf: (id: number) => string,
): Promise<DeliveryRow> {
  const { rows: added } = await sql<{ id: number }>`
    insert into webhook_deliveries (webhook_id, type, happened_at) values (${webhook}, ${type}, now())
    returning id`.execute(tx)
  const id = added[0]?.id ?? 0
  const { rows } = await sql<DeliveryRow>`
    update webhook_deliveries d set body = ${bodyOf(id)} where d.id = ${id} returning ${delivery}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The test was not added')
  return row
}

/** Returns the webhook of a delivery to a member. */
export async function findWebhookOf(db: Db, member: number, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select h.id from webhook_deliveries d join webhooks h on h.id = d.webhook_id
    where d.id = ${id} and h.member_id = ${member}`.execute(db)
  return rows[0]?.id
}

/** Makes a delivery due now, as if it had never been tried; undefined where it is gone. */
export async function setDueAgain(tx: Tx, id: number): Promise<DeliveryRow | undefined> {
  const { rows } = await sql<DeliveryRow>`
    update webhook_deliveries d set state = 'waiting', attempts = 0, due_at = now(), error = null
    where d.id = ${id} returning ${delivery}`.execute(tx)
  return rows[0]
}

/** A member waits for what they ask for now: their webhook isn't spared any longer after a failure. */
export async function askNow(tx: Tx, webhook: number): Promise<void> {
  // While something is being sent to it, its turn goes on.
  await sql`
    update webhooks set not_before = now()
    where id = ${webhook} and not_before > now() and not is_sending`.execute(tx)
}

/** Removes deliveries of more than a week ago; returns whether there are more. */
export async function removeOldDeliveries(db: Db, days: number, most: number): Promise<boolean> {
  const { rows } = await sql`
    delete from webhook_deliveries where id in (
      select d.id from webhook_deliveries d where d.created_at < now() - make_interval(days => ${days})
      order by d.created_at limit ${most} for update skip locked)
    returning id`.execute(db)
  return rows.length === most
}

/** Tells a member that their webhook was turned off; its moment tells one time from another. */
export async function turnOff(tx: Tx, webhook: number, reason: 'gone' | 'failing'): Promise<void> {
  await sql`
    with off as (
      update webhooks h set is_on = false, off_reason = ${reason}, off_at = now()
      where h.id = ${webhook} and h.is_on returning h.id, h.member_id, h.off_at)
    insert into notification_outbox (kind, member_id, about_id, item_id)
    select 'webhook_off', off.member_id, off.id, floor(extract(epoch from off.off_at) * 1000)::bigint from off`.execute(
    tx,
  )
  await endWaiting(tx, webhook)
}
