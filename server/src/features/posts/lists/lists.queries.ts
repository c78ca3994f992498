/** SQL of saved and pinned posts, mutes, and the reasons why a member sees a post. */
import { type RawBuilder, sql } from 'kysely'
import { me } from '../../../discussion/discussion.locks.ts'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import { isGroupClosed, isGroupMember } from '../../../visibility/groups.ts'
import { isSave } from '../../../saves/saves.ts'
import { notUnsafe, posts, visiblePost } from '../../../visibility/posts.ts'
import { whole } from '../posts.cards.ts'
import { postsOf } from '../posts.queries.ts'
import type { ListedRow, PostAudience } from '../posts.rows.ts'

const listSavedPosts = prepared<[viewer: number, before: number, limit: number, offset: number], ListedRow>(
  'list_saved_posts',
  (viewer, before, limit, offset) =>
    postsOf(
      sql`select p.id from saved_objects kept join posts p on p.id = kept.object_id
      where ${isSave(posts, viewer)} and kept.place < ${before} and ${visiblePost(viewer)}
        and ${notUnsafe(viewer)}
      order by kept.place desc limit ${limit}::int offset ${offset}::int`,
      viewer,
      sql`(select kept.place from saved_objects kept where kept.member_id = ${viewer} and kept.object_id = p.id)`,
    ),
)
export const listSaved = whole(listSavedPosts)

/**
 * Pins a published post of the member's own in place of the previous one, or unpins it; no row where it isn't
 * such a post.
 */
export const togglePinned = prepared<
  [author: number, post: number],
  { audience: PostAudience; pinned: boolean; unpinned: number | null }
>(
  'toggle_pinned',
  (author, post) => sql`
    with ${me(author)},
    mine as materialized (
      select p.id, p.audience from me join posts p on p.author_id = me.id
      where p.id = ${post} and p.deleted_at is null and p.position is not null
      for key share of p),
    gone as (
      delete from pinned_posts where member_id = ${author} and post_id = (select id from mine) returning 1),
    added as (
      insert into pinned_posts (member_id, post_id)
      select ${author}, id from mine where not exists (select from gone)
      on conflict (member_id) do update set post_id = excluded.post_id returning 1)
    select audience, exists (select from added) as pinned,
      (select post_id from pinned_posts where member_id = ${author} and post_id <> mine.id) as unpinned
    from mine`,
)

export interface WhyRow {
  reason: 'own' | 'friend' | 'following' | 'reminded' | 'hashtag' | 'public'
  name: string | null
}

/**
 * Lists why `viewer` sees a post, strongest reason first; empty where they don't. A repost's original counts
 * only where the viewer sees it: otherwise its author's name would leak.
 */
export const listReasons = prepared<[viewer: number, post: number], WhyRow>(
  'list_why',
  (viewer, post) => sql`
    with item as materialized (
      select p.id, p.author_id, p.audience, p.group_id, p.is_repost, coalesce(p.original_id, p.id) as shown
      from posts p where p.id = ${post} and ${visiblePost(viewer)}),
    shown as materialized (
      select p.author_id, p.audience, p.group_id, p.hashtags from posts p
      where p.id = (select shown from item) and ${visiblePost(viewer)}),
    places as (select group_id from item union select group_id from shown)
    select reason, name from (
      select 1 as rank, 'own' as reason, null as name from item
        where author_id = ${viewer} or exists (select from shown where author_id = ${viewer})
      union all
      select case when f.mutual then 2 else 3 end, case when f.mutual then 'friend' else 'following' end,
        m.full_name
        from shown join follows f on f.follower_id = ${viewer} and f.followed_id = shown.author_id
        join members m on m.id = f.followed_id
      union all
      select 4, 'reminded', m.full_name
        from item join follows f on f.follower_id = ${viewer} and f.followed_id = item.author_id
        join members m on m.id = f.followed_id
        where item.is_repost
      union all
      select 5, 'group', g.name
        from places join groups g on g.id = places.group_id
        where ${isGroupMember(viewer, sql.ref('g.id'))}
      union all
      select 6, 'hashtag', each.tag
        from shown cross join unnest(shown.hashtags) as each (tag)
        join hashtags h on h.key = tag_key(each.tag)
        join hashtag_follows ft on ft.hashtag_id = h.id and ft.member_id = ${viewer}
      union all
      select 7, 'public', null from item
        where audience = 'public' and not exists (select from shown where audience <> 'public')
          and not exists (select from places where ${isGroupClosed(sql.ref('places.group_id'))})
    ) as reasons
    order by rank, name`,
)

export interface MuteRow {
  id: number
  kind: 'word' | 'tag'
  word: string
  ends_at: Date | null
}

const inForce = sql`(ends_at is null or ends_at > now())`

export const listMutes = prepared<[member: number], MuteRow>(
  'list_mutes',
  (member) => sql`
    select id, kind, word, ends_at from mutes where member_id = ${member} and ${inForce}
    order by created_at desc, id desc`,
)

/** What makes two muted words or two muted tags the same. */
const keyOfMute = (kind: MuteRow['kind']) => (word: RawBuilder<unknown>) =>
  kind === 'tag' ? sql`tag_key(${word})` : sql`equal_key(${word})`

/** Counts a member's mutes and muted letters, except those of this word; removes mutes that have ended. */
export async function measureOtherMutes(
  tx: Tx,
  member: number,
  kind: MuteRow['kind'],
  word: string,
): Promise<{ count: number; letters: number }> {
  await sql`delete from mutes where member_id = ${member} and not ${inForce}`.execute(tx)
  const { rows } = await sql<{ count: number; letters: number }>`
    select count(*)::int as count, coalesce(sum(length(word)) filter (where kind = 'word'), 0)::int as letters
    from mutes
    where member_id = ${member} and not (kind = ${kind} and ${keyOfMute(kind)(sql.ref('word'))} = ${keyOfMute(kind)(sql`${word}`)})`.execute(
    tx,
  )
  return rows[0] ?? { count: 0, letters: 0 }
}

export async function setMute(
  tx: Tx,
  mute: { member: number; kind: 'word' | 'tag'; word: string; endsAt: Date | null },
): Promise<MuteRow> {
  const { rows } = await sql<MuteRow>`
    insert into mutes (member_id, kind, word, ends_at)
    values (${mute.member}, ${mute.kind}, ${mute.word}, ${mute.endsAt})
    on conflict (member_id, ${keyOfMute(mute.kind)(sql.ref('word'))}) where kind = ${sql.lit(mute.kind)} do update
      set word = excluded.word, ends_at = excluded.ends_at, created_at = now()
    returning id, kind, word, ends_at`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The mute was not set')
  return row
}

export async function removeMute(tx: Db, member: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('mutes')
    .where('id', '=', id)
    .where('member_id', '=', member)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
