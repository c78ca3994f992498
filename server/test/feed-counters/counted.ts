/** Compares stored counts with the rows that they count. */
import assert from 'node:assert/strict'
import { forgetAll } from '../../src/platform/db/versioned-cache.ts'
import type { Person, World } from '../world.ts'

/** Selects every stored count that differs from the rows. */
const wrong = `
  with real as (
    select p.id as post_id,
      (select count(*) from reactions r where r.object_id = p.id and r.kind = 'like') as likes,
      (select count(*) from reactions r where r.object_id = p.id and r.kind = 'dislike') as dislikes,
      (select count(*) from comments c where c.object_id = p.id and c.parent_id is null
        and c.deleted_at is null and c.position is not null) as comments,
      (select count(*) from posts r where r.original_id = p.id and r.deleted_at is null) as reposts
    from posts p),
  tagged as (
    select key, count(*) as uses, count(*) filter (where kind = 'post') as posts,
      count(*) filter (where kind = 'reel') as reels, count(*) filter (where kind = 'video') as videos
    from (
      select distinct 'post' as kind, tag_key(tag) as key, id, author_id from posts cross join unnest(hashtags) as tag
      where position is not null and deleted_at is null and audience = 'public'
      union all
      select 'reel', tag, id, author_id from reels cross join unnest(tags) as tag
      where position is not null and deleted_at is null and audience = 'public'
      union all
      select 'video', tag, id, author_id from videos cross join unnest(tags) as tag
      where position is not null and deleted_at is null and visibility = 'public') as each
    where author_id not in (select member_id from away_members) group by key)
  select 'post' as what, real.post_id::text as which,
    concat_ws(' ', c.likes, c.dislikes, c.comments, c.reposts) as written,
    concat_ws(' ', real.likes, real.dislikes, real.comments, real.reposts) as counted
  from real left join objects c on c.id = real.post_id
  where (c.likes, c.dislikes, c.comments, c.reposts)
    is distinct from (real.likes, real.dislikes, real.comments, real.reposts)
  union all
  select 'replies', c.id::text, c.replies::text, count(r.id)::text
  from comments c left join comments r on r.parent_id = c.id and r.deleted_at is null and r.position is not null
  group by c.id having c.replies <> count(r.id)
  union all
  select 'tag', key, concat_ws(' ', h.uses, h.counts), concat_ws(' ', tagged.uses, tagged.posts, tagged.reels, tagged.videos)
  from hashtags h full join tagged using (key)
  where h.id is null or (h.uses, coalesce((h.counts ->> 'post')::int, 0), coalesce((h.counts ->> 'reel')::int, 0),
      coalesce((h.counts ->> 'video')::int, 0))
    <> (coalesce(tagged.uses, 0), coalesce(tagged.posts, 0), coalesce(tagged.reels, 0), coalesce(tagged.videos, 0))
  union all
  select 'follows', m.id::text, concat_ws(' ', c.followers, c.following), null
  from members m left join member_counts c on c.member_id = m.id
  where coalesce(c.followers, 0) <> (select count(*) from follows
      where followed_id = m.id and follower_id not in (select member_id from away_members))
    or coalesce(c.following, 0) <> (select count(*) from follows where follower_id = m.id)
  union all
  select 'group', c.group_id::text, concat_ws(' ', c.members, c.requests), null
  from group_counts c
  where (c.members, c.requests) <> (
    select count(*) filter (where s.is_in), count(*) filter (where s.standing = 'requested') from group_members s
    where s.group_id = c.group_id and s.member_id not in (select member_id from away_members))
  union all
  select 'replies in chat', d.id::text, d.replies::text, count(r.id)::text
  from messages d left join messages r on r.root_id = d.id and r.deleted_at is null
  group by d.id having d.replies <> count(r.id)`

export async function assertCounted({ platform }: World): Promise<void> {
  const { rows } = await platform.database.pool.query(wrong)
  assert.deepEqual(rows, [])
}

/** Asserts that a process with filled caches shows a member the same lists as one with empty caches. */
export async function assertFresh({ as, platform }: World, viewer: Person): Promise<void> {
  const posts = async () => {
    const pages = [
      as(viewer).call('timeline', { limit: 50 }),
      as(viewer).call('timeline', { feed: 'following' }),
    ]
    return (await Promise.all(pages)).flatMap(({ recdata }) => recdata.map(withoutTimes))
  }
  const kept = await posts()
  forgetAll(platform.database.db)
  const read = await posts()
  for (const [i, post] of kept.entries()) assert.deepEqual(post, read[i])
  assert.equal(kept.length, read.length)
}

/** Without ages and signatures in addresses, which change with time. */
const withoutTimes = (post: object): unknown =>
  JSON.parse(
    JSON.stringify(post, (key, value: unknown) => {
      if (key.endsWith('duration')) return undefined
      return typeof value === 'string' ? value.replace(/\?viewer=.*/, '') : value
    }),
  )

/** Asserts that counts shown to a member match the lists that the member gets. */
export async function assertShown({ as }: World, viewer: Person): Promise<void> {
  const { recdata: posts } = await as(viewer).call('timeline', { limit: 6 })
  for (const { target_post_id: post_id, comments_count, comments, ...post } of posts) {
    // The original of this repost is gone, and its comments with it.
    if (post.original_gone && post.repost_comment === null) continue
    const list = await as(viewer).call('comment_list', { object_id: post_id, limit: 50 })
    assert.equal(comments_count, list.recdata.length, `comments of ${post_id}`)
    assert.equal(comments.length, Math.min(3, comments_count))
    for (const { comment_id, reply_count } of list.recdata.slice(0, 3)) {
      const replies = await as(viewer).call('comment_reply_list', { comment_id, limit: 50 })
      assert.equal(reply_count, replies.recdata.length, `replies to ${comment_id}`)
    }
  }
}
