/** Queries that only the demo needs: whether anyone is here, and moving rows into the past. */
import { sql } from 'kysely'
import type { Db } from '../platform/db/prepared.ts'

/** Whether any account exists. */
export async function hasMembers(db: Db): Promise<boolean> {
  return (await db.selectFrom('members').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function addFollows(tx: Db, pairs: ReadonlyArray<readonly [number, number]>): Promise<void> {
  await tx
    .insertInto('follows')
    .values(pairs.map(([follower_id, followed_id]) => ({ follower_id, followed_id })))
    .execute()
}

/** Backdates members: they joined, confirmed their address and set up their profile then. */
export async function backdateMembers(
  tx: Db,
  joined: ReadonlyArray<{ id: number; at: Date }>,
): Promise<void> {
  await sql`update members m set created_at = past.at, email_verified_at = past.at, first_login_at = past.at,
      set_up_at = past.at, checklist_hidden_at = past.at
    from unnest(${joined.map(({ id }) => id)}::bigint[], ${joined.map(({ at }) => at)}::timestamptz[]) as past (id, at)
    where m.id = past.id`.execute(tx)
  await sql`update media set created_at = m.created_at
    from members m where media.id in (m.avatar_id, m.cover_id)`.execute(tx)
  // A follow begins after both have joined, usually soon.
  await sql`update follows f set created_at = both_there.at + (now() - both_there.at) * power(random(), 2)
    from (
      select f.follower_id, f.followed_id, greatest(one.created_at, other.created_at) as at
      from follows f join members one on one.id = f.follower_id join members other on other.id = f.followed_id
    ) as both_there
    where f.follower_id = both_there.follower_id and f.followed_id = both_there.followed_id`.execute(tx)
}

/**
 * Backdates groups to soon after their owners joined. Members joined later; requests and invitations are one
 * or two days old.
 */
export async function backdateGroups(tx: Db): Promise<void> {
  await sql`update groups g set created_at = owner.created_at + (now() - owner.created_at) * 0.2
    from group_members s join members owner on owner.id = s.member_id
    where s.group_id = g.id and s.standing = 'owner'`.execute(tx)
  await sql`update group_members s set since = case
      when s.standing = 'owner' then g.created_at
      when s.is_in then both_there.at + (now() - both_there.at) * power(random(), 2)
      else now() - interval '1 day' * (1 + random()) end
    from groups g, members m, lateral (select greatest(g.created_at, m.created_at) as at) both_there
    where g.id = s.group_id and m.id = s.member_id`.execute(tx)
}

/** Backdates posts and their pictures; reactions follow within two days, most of them in the first hours. */
export async function backdatePosts(tx: Db, written: ReadonlyArray<{ id: number; at: Date }>): Promise<void> {
  await sql`update posts p set created_at = past.at
    from unnest(${written.map(({ id }) => id)}::bigint[], ${written.map(({ at }) => at)}::timestamptz[]) as past (id, at)
    where p.id = past.id`.execute(tx)
  await sql`update media set created_at = p.created_at
    from posts p left join post_files pf on pf.post_id = p.id
    where media.id in (p.media_id, pf.media_id)`.execute(tx)
  await sql`update reactions r
    set reacted_at = p.created_at + least(now() - p.created_at, interval '2 days') * power(random(), 3)
    from posts p where p.id = r.object_id`.execute(tx)
}

export async function backdateComments(tx: Db, said: ReadonlyArray<{ id: number; at: Date }>): Promise<void> {
  await sql`update comments c set created_at = least(past.at, now())
    from unnest(${said.map(({ id }) => id)}::bigint[], ${said.map(({ at }) => at)}::timestamptz[]) as past (id, at)
    where c.id = past.id`.execute(tx)
}

/** Clears who has seen what: a view counts once a day, and the demo logins' own should count at once. */
export async function forgetViewers(tx: Db): Promise<void> {
  await sql`delete from object_views`.execute(tx)
}

/** Backdates notifications to when their events happened, in that order. */
export async function backdateNews(tx: Db): Promise<void> {
  await sql`with news as (delete from notification_outbox returning *)
    insert into notification_outbox (kind, member_id, actor_id, about_id, item_id, object_id, comment_id, acted_at)
    select n.kind, n.member_id, n.actor_id, n.about_id, n.item_id, n.object_id, n.comment_id, past.at
    from news n
    left join comments c on c.id = n.comment_id
    left join reactions r on n.kind in ('post_like', 'video_like') and r.object_id = n.object_id and r.member_id = n.actor_id
    left join posts p on p.id = n.object_id
    left join surveys sv on sv.id = n.object_id
    left join videos vd on vd.id = n.object_id
    left join messages d on n.kind = 'group_chat_reply' and d.id = n.item_id
    left join job_invites ji on n.kind = 'job_invite' and ji.job_id = n.about_id and ji.member_id = n.member_id
    left join jobs jb on n.kind = 'job_match' and jb.id = n.about_id
    left join bids bd on n.kind in ('bid_placed', 'bid_shortlisted', 'bid_declined') and bd.id = n.item_id
    left join member_references mr on n.kind = 'reference_added' and mr.id = n.about_id
    left join agreements ag on n.kind in ('agreement_offer', 'agreement_accepted') and ag.id = n.about_id
      or n.kind = 'agreement_lost' and ag.id = n.item_id
    left join agreement_versions av on n.kind in ('agreement_change', 'agreement_change_accepted') and av.id = n.item_id
    left join follows f on n.kind = 'follow' and f.follower_id = n.actor_id and f.followed_id = n.member_id
    cross join lateral (select coalesce(c.created_at, r.reacted_at, f.created_at, p.created_at, sv.created_at, vd.created_at, d.created_at, ji.created_at,
        jb.created_at, mr.created_at,
        case when n.kind = 'bid_placed' then bd.created_at
          when bd.id is not null then least(bd.created_at + interval '5 hours', now()) end,
        case n.kind when 'agreement_offer' then ag.offered_at else ag.accepted_at end,
        case n.kind when 'agreement_change' then av.proposed_at else av.answered_at end, n.acted_at) as at) past
    order by past.at`.execute(tx)
}

/** Leaves only the last day's notifications unread, and lets none pop up. */
export async function readOldNews(db: Db): Promise<void> {
  await sql`update notifications set is_flashed = true, is_read = acted_at < now() - interval '1 day'`.execute(
    db,
  )
}

/**
 * Backdates a chat and marks it read, except for the last `unread` messages, which only their author has
 * read.
 */
export async function backdateChat(
  tx: Db,
  {
    chat,
    times,
    readers,
    unread,
  }: { chat: number; times: readonly Date[]; readers: readonly number[]; unread: number },
): Promise<void> {
  await sql`update messages d set created_at = past.at
    from unnest(${times}::timestamptz[]) with ordinality as past (at, seq)
    where d.conversation_id = ${chat} and d.seq = past.seq`.execute(tx)
  await sql`update conversations set last_at = ${times.at(-1)} where id = ${chat}`.execute(tx)
  await sql`
    insert into read_marks (conversation_id, member_id, seq)
    select c.id, reader, case when last.author_id = reader then c.last_seq else c.last_seq - ${unread}::int end
    from conversations c join messages last on last.conversation_id = c.id and last.seq = c.last_seq
    cross join unnest(${readers}::bigint[]) as reader
    where c.id = ${chat}`.execute(tx)
}
