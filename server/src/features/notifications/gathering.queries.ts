/** SQL that makes notifications out of news. */
import { type RawBuilder, sql } from 'kysely'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import type { GroupedKind } from '../../platform/notification-kinds.ts'
import { isFindable, isMutedMember } from '../../visibility/members.ts'
import { overKinds, tellsAnything } from './notifications.sql.ts'
import { messageReceived } from './webhooks/webhooks.rules.ts'

/** How much news is gathered by one statement. */
export const mostAtOnce = 500

export interface Told {
  id: number
  member_id: number
  kind: string
  /** It is also pushed to the member's browsers. */
  is_pushed: boolean
}

interface Gathered {
  taken: number
  /** Ids of the notifications that the news went into, and their kinds; null for none. */
  ids: number[] | null
  kinds: string[] | null
  /** How much of it webhooks are told of. */
  hooked: number
}

/** Rows: what was told before of the news `t`. */
const known = (byTheSame: RawBuilder<unknown>) => sql`
  select from notification_acts known
  where known.member_id = t.member_id and known.kind = t.kind and known.about_id = t.about_id
    and known.item_id = t.item_id and ${byTheSame}`

/**
 * Moves news from the outbox into notifications, except news about what is gone, news that the member doesn't
 * want, news of people whom they have muted or don't find because they are limited, and news told before. What webhooks
 * hear of is written with it, as are messages, of which they alone do. Two processes don't get in each other's way:
 * each takes rows that the other hasn't.
 */
const gather = prepared<
  [quiet: string[], most: number, ofPeople: string[], groups: Record<string, string>],
  Gathered
>(
  'gather_notifications',
  (off, most, ofPeople, groups) => sql`
    with taken as (
      delete from notification_outbox where id = any (array(
        select id from notification_outbox order by id limit ${most}::int for update skip locked))
      returning *),
    wanted as (
      select distinct on (t.member_id, t.kind, t.about_id, t.item_id, t.actor_id) t.*
      from taken t
      join members m on m.id = t.member_id
      left join notification_settings chosen on chosen.member_id = t.member_id and chosen.kind = t.kind
      where coalesce(chosen.in_app, t.kind <> all (${off}::text[]))
        and (t.actor_id is null or exists (select from members actor where actor.id = t.actor_id)
          and (t.kind <> all (${ofPeople}::text[])
            or ${isFindable(sql.ref('t.member_id'), sql.ref('t.actor_id'))} and not ${isMutedMember(sql.ref('t.member_id'), sql.ref('t.actor_id'))}))
        and (t.object_id is null or exists (select from objects o where o.id = t.object_id))
        and (t.comment_id is null or exists (select from comments c where c.id = t.comment_id))
        -- Two looks into the index: comparing with "is not distinct from" would read all that others did there.
        and not case when t.actor_id is null then exists (${known(sql`known.actor_id is null`)})
          else exists (${known(sql`known.actor_id = t.actor_id`)}) end
      order by t.member_id, t.kind, t.about_id, t.item_id, t.actor_id, t.id),
    gathered as (
      insert into notifications as n (member_id, kind, about_id, position, acted_at)
      select member_id, kind, about_id, max(id), max(acted_at) from wanted
      group by member_id, kind, about_id order by member_id, kind, about_id
      on conflict (member_id, kind, about_id) where not is_read
        do update set position = excluded.position, acted_at = excluded.acted_at
      returning n.id, n.member_id, n.kind, n.about_id),
    added as (
      insert into notification_acts
        (notification_id, kind, member_id, about_id, item_id, actor_id, object_id, comment_id, data, acted_at)
      select g.id, kind, member_id, about_id, w.item_id, w.actor_id, w.object_id, w.comment_id, w.data, w.acted_at
      -- Each has its other. Written as an inner join, of which the planner expects one row, it compares all with all.
      from wanted w full join gathered g using (member_id, kind, about_id)
      order by w.id
      on conflict do nothing
      returning id, notification_id, member_id, kind, acted_at),
    hooked as (
      insert into webhook_deliveries (webhook_id, type, notification_id, act_id, message_id, happened_at)
      select h.id, news.type, news.notification_id, news.act_id, news.message_id, news.acted_at
      from (
        select 'notification.' || kind as type, ${groups}::jsonb ->> kind as event, member_id,
          notification_id, id as act_id, null::bigint as message_id, acted_at from added
        union all
        select 'message.received', 'messages', member_id, null, null, item_id, acted_at
        from taken where kind = ${sql.lit(messageReceived)}) as news
      join webhooks h on h.member_id = news.member_id and h.is_on and news.event = any (h.events)
      order by news.act_id, news.message_id, h.id
      -- One that is being removed or turned off is waited for, and then left out.
      for share of h
      on conflict do nothing
      returning id)
    select (select count(*)::int from hooked) as hooked, (select count(*)::int from taken) as taken, (select array_agg(id) from gathered) as ids,
      (select array_agg(distinct kind) from gathered) as kinds`,
)

/** Lists those of these notifications that still have something to tell. All are of these kinds. */
const listTelling = overKinds((kinds, set) => {
  const notPushed = kinds.filter(({ tells }) => !tells.push).map(({ name }) => name)

  const list = prepared<[ids: number[], notPushed: string[]], Told>(
    `list_telling_notifications_${set}`,
    (ids, off) => sql`
      select n.id, n.member_id, n.kind,
        (n.pushed_at is null or n.pushed_at < now() - interval '10 minutes')
          and exists (select from push_subscriptions browser where browser.member_id = n.member_id)
          and coalesce(chosen.push, n.kind <> all (${off}::text[])) and not is_quiet(n.member_id) as is_pushed
      from notifications n
      left join notification_settings chosen on chosen.member_id = n.member_id and chosen.kind = n.kind
      where n.id = any (${ids}::bigint[]) and ${tellsAnything(kinds, sql.ref('n.member_id'))}`,
  )
  return (db: Db, ids: number[]): Promise<Told[]> => list(db, ids, notPushed)
})

/**
 * Gathers some news; returns how much it took from the outbox, the notifications that have something to tell, and how
 * much webhooks are told of.
 */
export async function gatherSome(
  db: Db,
  kinds: readonly GroupedKind[],
): Promise<{ taken: number; told: Told[]; hooked: number }> {
  const quiet = [messageReceived, ...kinds.filter(({ tells }) => !tells.in_app).map(({ name }) => name)]
  const ofPeople = kinds
    .filter(({ category }) => category === 'people' || category === 'mentions')
    .map(({ name }) => name)
  const groups = Object.fromEntries(
    kinds.filter(({ isHookedElsewhere }) => !isHookedElsewhere).map(({ name, group }) => [name, group]),
  )
  const [row] = await gather(db, quiet, mostAtOnce, ofPeople, groups)
  const { taken = 0, ids, kinds: names, hooked = 0 } = row ?? {}
  return { taken, told: ids && names ? await listTelling(kinds, names)(db, ids) : [], hooked }
}
