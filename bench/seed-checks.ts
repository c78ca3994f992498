/** Compares every counter of a seeded network with what it counts: figures over wrong rows mean nothing. */
import type pg from 'pg'

/** Queries for rows whose counter is wrong. */
const wrong: Record<string, string> = {
  'follows.mutual': `
    select from follows f left join follows b on b.follower_id = f.followed_id and b.followed_id = f.follower_id
    where f.mutual <> (b.follower_id is not null)`,
  member_counts: `
    select from (
      select member, sum(followers) as followers, sum(following) as following from (
        select followed_id as member, 1 as followers, 0 as following from follows
        union all select follower_id, 0, 1 from follows) as each group by member) as real
    full join member_counts c on c.member_id = real.member
    where (coalesce(real.followers, 0), coalesce(real.following, 0)) is distinct from (c.followers, c.following)`,
  'objects of reactions': `
    select from objects c
    full join (select object_id as id, count(*) filter (where kind = 'like') as likes,
      count(*) filter (where kind = 'dislike') as dislikes from reactions group by object_id) as real using (id)
    where (coalesce(real.likes, 0), coalesce(real.dislikes, 0)) is distinct from (c.likes, c.dislikes)`,
  'objects.comments': `
    select from objects c
    full join (select object_id as id, count(*) as comments from comments
      where parent_id is null and position is not null and deleted_at is null group by object_id) as real using (id)
    where coalesce(real.comments, 0) is distinct from c.comments`,
  'objects.reposts': `
    select from objects c
    full join (select original_id as id, count(*) as reposts from posts
      where original_id is not null and deleted_at is null group by original_id) as real using (id)
    where coalesce(real.reposts, 0) is distinct from c.reposts`,
  'comments.replies': `
    select from comments c
    left join (select parent_id, count(*) as replies from comments
      where parent_id is not null and position is not null and deleted_at is null group by parent_id) as real
      on real.parent_id = c.id
    where c.replies <> coalesce(real.replies, 0)`,
  'hashtags.counts': `
    select from hashtags h
    left join (select hashtag_id, count(*) as posts from object_tags where is_public group by hashtag_id) as real
      on real.hashtag_id = h.id
    where (h.uses, (h.counts ->> 'post')::int) is distinct from (coalesce(real.posts, 0), coalesce(real.posts, 0))`,
  object_tags: `
    select from (
      select p.id, tag_key(tag) as key, p.position, p.author_id, p.audience = 'public' as is_public
      from posts p cross join unnest(p.hashtags) as tag where p.position is not null and p.deleted_at is null
    ) as real
    full join (select t.*, h.key from object_tags t join hashtags h on h.id = t.hashtag_id) as t
      on t.object_id = real.id and t.key = real.key
    where (t.position, t.author_id, t.is_public) is distinct from (real.position, real.author_id, real.is_public)`,
  media_usage: `
    select from media_usage u
    full join (select owner_id as member_id, sum(bytes) as bytes from media group by owner_id) as real using (member_id)
    where real.bytes is distinct from u.bytes`,
  'posts without counts': `
    select from posts p where not exists (select from objects where id = p.id)`,
}

export async function checkCounters(client: pg.Client): Promise<void> {
  for (const [what, text] of Object.entries(wrong)) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from (${text}) as rows`,
    )
    const count = rows[0]?.count
    if (count !== 0) throw new Error(`The seeded network is wrong: ${count} rows of ${what}`)
  }
}
