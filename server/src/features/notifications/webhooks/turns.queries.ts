/**
 * SQL of sending: a webhook's turn is one attempt of one delivery, in one process. Webhooks take turns, the one that
 * waits longest first, so that a slow receiver holds up its own news alone.
 */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/prepared.ts'
import { isAway } from '../../../visibility/members.ts'
import { type DeliveryError, turnOff } from './webhooks.queries.ts'
import { retrySeconds } from './webhooks.rules.ts'

/** A process that has said nothing for this long is dead: an attempt takes a third of it at most. */
const lease = '30 seconds'
/** How long a webhook whose member is suspended or away waits. */
const pause = '10 minutes'
/** For how long nothing has to arrive until a webhook is turned off. */
const longestFailing = '3 days'
/** After how long without an attempt that time begins anew: attempts are a day apart at most. */
const longestBetween = '26 hours'
/** How many webhooks of a member are asked at once, in all processes: slow ones of a few must not take every place. */
const mostOfMember = 2

export interface Turn {
  readonly webhook: number
  readonly turn: number
  readonly member: number
  readonly url: string
  readonly salt: Buffer
  /** The member is suspended or away. */
  readonly is_paused: boolean
  readonly delivery: number
  readonly type: string
  readonly notification_id: number | null
  readonly act_id: number | null
  readonly message_id: number | null
  readonly happened_at: Date
  readonly body: string | null
}

/** Begins turns of webhooks for which something is due. Two processes never have the same one. */
export async function takeTurns(tx: Tx, most: number): Promise<Turn[]> {
  const { rows: taken } = await sql<{ id: number }>`
    with chosen as (
      select h.id from webhooks h
      where h.is_on and h.not_before <= now() and exists (
        select from webhook_deliveries d
        where d.webhook_id = h.id and d.state = 'waiting' and d.due_at <= now())
        and ${mostOfMember} > (
          select count(*) from webhooks o where o.member_id = h.member_id and o.id <> h.id and (
            (o.is_sending and o.not_before > now())
            -- Those that come first.
            or (o.is_on and o.not_before <= now() and (o.not_before, o.id) < (h.not_before, h.id) and exists (
              select from webhook_deliveries e
              where e.webhook_id = o.id and e.state = 'waiting' and e.due_at <= now()))))
      order by h.not_before, h.id limit ${most}
      for no key update of h skip locked)
    update webhooks h set turn = h.turn + 1, is_sending = true, not_before = now() + ${lease}::interval
    from chosen where h.id = chosen.id returning h.id`.execute(tx)
  if (taken.length === 0) return []
  const ids = taken.map(({ id }) => id)
  // Read after the lock: what another process has just sent waits no more.
  const { rows } = await sql<Turn>`
    select h.id as webhook, h.turn, h.member_id as member, h.url, h.salt, ${isAway(sql`h.member_id`)} as is_paused,
      next.id as delivery, next.type, next.notification_id, next.act_id, next.message_id, next.happened_at, next.body
    from webhooks h cross join lateral (
      select d.* from webhook_deliveries d
      where d.webhook_id = h.id and d.state = 'waiting' and d.due_at <= now()
      order by d.due_at, d.id limit 1) as next
    where h.id = any (${ids}::bigint[])`.execute(tx)
  const found = new Set(rows.map(({ webhook }) => webhook))
  const others = ids.filter((id) => !found.has(id))
  if (others.length > 0)
    await sql`
      update webhooks set is_sending = false, not_before = now() where id = any (${others}::bigint[])`.execute(
      tx,
    )
  return rows
}

type Ended = 'arrived' | 'failed' | 'paused' | 'left'

/** Ends a turn. Undefined where it was no longer this process's, or the webhook is gone. */
async function endTurn(
  tx: Tx,
  { webhook, turn }: Turn,
  how: Ended,
): Promise<{ is_on: boolean; fails_long: boolean } | undefined> {
  const { rows } = await sql<{ is_on: boolean; fails_long: boolean }>`
    update webhooks h set is_sending = false,
      failing_since = case ${how} when 'arrived' then null when 'paused' then null
        -- Days on which nothing was tried, as while Commons wasn't running, say nothing of a receiver.
        when 'failed' then case when h.failed_at > now() - ${longestBetween}::interval
          then coalesce(h.failing_since, now()) else now() end
        else h.failing_since end,
      failed_at = case ${how} when 'failed' then now() else h.failed_at end,
      not_before = case ${how} when 'paused' then now() + ${pause}::interval
        -- A receiver that is away for longer takes less of our time.
        when 'failed' then now() + case when h.failing_since < now() - interval '10 minutes'
          then interval '1 minute' else interval '5 seconds' end
        else now() end
    where h.id = ${webhook} and h.turn = ${turn} and h.is_sending
    returning h.is_on, coalesce(h.failing_since <= now() - ${longestFailing}::interval, false) as fails_long`.execute(
    tx,
  )
  return rows[0]
}

/** Leaves a turn without an attempt. */
export const leaveTurn = async (tx: Tx, turn: Turn, how: 'paused' | 'left'): Promise<void> =>
  void (await endTurn(tx, turn, how))

/** Forgets a delivery that there is nothing to tell of. */
export async function dropDelivery(tx: Tx, turn: Turn): Promise<void> {
  if (await endTurn(tx, turn, 'left'))
    await sql`delete from webhook_deliveries where id = ${turn.delivery}`.execute(tx)
}

/**
 * Stores what is sent, so that every attempt sends the same. False where the turn had passed to another process, or that
 * one has stored it.
 */
export async function setBody(tx: Tx, { webhook, turn, delivery }: Turn, body: string): Promise<boolean> {
  const { rows } = await sql`
    update webhook_deliveries d set body = ${body} where d.id = ${delivery} and d.body is null
      and exists (select from webhooks h where h.id = ${webhook} and h.turn = ${turn} and h.is_sending)
    returning d.id`.execute(tx)
  return rows.length > 0
}

export interface Attempt {
  readonly status: number | null
  readonly answer: string
  readonly error: DeliveryError | null
}

/**
 * Notes how an attempt ended. Returns in how many seconds another follows, `ended` where none does, or `off` where the
 * webhook was turned off by it; undefined where the turn had passed to another process.
 */
export async function noteAttempt(
  tx: Tx,
  turn: Turn,
  { status, answer, error }: Attempt,
): Promise<number | 'ended' | 'off' | undefined> {
  // What went wrong here says nothing of the receiver.
  const how = error === null ? 'arrived' : error === 'internal' ? 'left' : 'failed'
  const hook = await endTurn(tx, turn, how)
  if (!hook) return undefined
  const { rows } = await sql<{ attempts: number }>`
    update webhook_deliveries d set attempts = d.attempts + 1, tried_at = now(), status = ${status},
      answer = ${answer}, error = ${error}, state = case when ${error}::text is null then 'delivered' else d.state end
    where d.id = ${turn.delivery} returning d.attempts`.execute(tx)
  if (error === null) return 'ended'
  const isOver = status === 410 || (how === 'failed' && hook.fails_long)
  const wait = isOver || !hook.is_on ? undefined : retrySeconds[(rows[0]?.attempts ?? 0) - 1]
  await sql`
    update webhook_deliveries d set state = ${wait === undefined ? 'failed' : 'waiting'},
      due_at = now() + make_interval(secs => ${wait ?? 0})
    where d.id = ${turn.delivery} and d.state = 'waiting'`.execute(tx)
  if (isOver) {
    await turnOff(tx, turn.webhook, status === 410 ? 'gone' : 'failing')
    return 'off'
  }
  return wait ?? 'ended'
}
