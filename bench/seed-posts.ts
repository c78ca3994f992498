/** Posts of a seeded network with their files, likes, tags and saves. Comments are in seed-comments.ts. */
import type { Statement } from './bulk.ts'
import { discussed } from './discussed.ts'

/** Text that messages are cut from. */
export const prose =
  `We met by the river before the first tram and talked until the market opened. Somebody had
  brought bread, somebody else a guitar with four strings, and nobody asked who would pay for the coffee. The plan is
  simple: ten gardens, one well, and a shed that we build together in May. If you can hold a hammer or carry water, come;
  if you can count, come as well, because the budget needs a second pair of eyes. Photographs from the last weekend are
  below. The bridge still stands, the paint is nearly dry, and the cat that slept through all of it has found a home.`.replaceAll(
    /\s+/g,
    ' ',
  )

/**
 * Of 20 posts one is private and one is a repost, mostly of a recent post; every other repost has no remark.
 * Their ids are fixed, so that later statements needn't read the posts.
 */
const isRepost = 'i % 20 = 0'
const isPrivate = 'i % 20 = 7'
const isBare = (id: string) => `${id} % 40 = 0`

export function postStatements(posts: number, members: number): Statement[] {
  const { from, to } = discussed(posts)
  const isPlain = `i between ${from} and ${to}`
  return [
    [
      `insert into posts (author_id, message, audience, hashtags, nsfw, is_repost, original_id, created_at, deleted_at)
       select case when is_repost then 1 + (i / 20 * 7919::bigint) % $2 else ceil($2 * power(random(), 2)) end,
         case when is_repost and ${isBare('i')} then ''
           else substr($3, ceil(random() * 300)::int, ceil(20 * power(random() + 0.01, -0.7))::int) || ' ' || i end,
         case when ${isPrivate} then 'private' else 'public' end,
         case when is_repost or random() > 0.15 then '{}'
           when random() < 0.5 then array['garden' || ceil(1500 * power(random(), 3))]
           else array['garden' || ceil(1500 * power(random(), 3)), 'river' || ceil(1500 * power(random(), 3))] end,
         case when is_repost or ${isPlain} or random() > 0.03 then '{}'
           when random() < 0.5 then '{Profanity}' else '{Violence and Gore}' end::text[],
         is_repost,
         case when is_repost then recent - (recent % 20 in (0, 7))::int end,
         now() - ($1::int - i) * (interval '365 days' / $1::int),
         case when not (${isPlain}) and random() < 0.01 then now() end
       from (
         select i, ${isRepost} as is_repost, i - 1 - floor((i - 1) * power(random(), 3))::bigint as recent
         from generate_series(1, $1::int) as i) as each`,
      [posts, members - 60, prose],
    ],
    [
      `with chosen as materialized (
         select id, author_id from posts i
         where random() < 0.2 and not is_repost and id not between ${from} and ${to} order by id),
       pictures as (
         insert into media (key, owner_id, width, height, preview, widths, bytes, alt)
         select md5('post ' || id), author_id, 1280, 960,
           'data:image/webp;base64,' || repeat(md5(id::text), 10), '{480,960,1280}', 300000, 'The shed'
         from chosen returning id, key)
       update posts set media_id = pictures.id from chosen
       join pictures on pictures.key = md5('post ' || chosen.id) where posts.id = chosen.id`,
      [],
    ],
    [
      `insert into media_usage (member_id, bytes)
       select owner_id, sum(bytes) from media group by owner_id order by owner_id`,
      [],
    ],
    // Some posts have very many likes; those posts are of all ages.
    [
      `insert into reactions (object_id, member_id, kind, reacted_at)
       select post, member, case when random() < 0.92 then 'like' else 'dislike' end,
         now() - random() * interval '300 days'
       from (
         select 1 + (ceil($1 * power(random(), 4))::bigint * 7919) % $1 as post, ceil($2 * random())::bigint as member
         from generate_series(1, $1::int * 3)) as each
       where not ${isBare('post')} group by post, member order by post, member`,
      [posts, members],
    ],
    [
      `insert into saved_objects (member_id, object_id, kind)
       select ceil($2 * random())::bigint as member, ceil($1 * random())::bigint as post, 'post'
       from generate_series(1, $1::int / 5) group by member, post`,
      [posts, members],
    ],
    ['analyze posts, reactions', []],
    ...tagStatements(members),
  ]
}

function tagStatements(members: number): Statement[] {
  return [
    [
      `insert into hashtags (key, label, uses, counts, heat)
       select tag_key(tag), min(tag), count(*) filter (where audience = 'public'),
         jsonb_build_object('post', count(*) filter (where audience = 'public')),
         coalesce(max(extract(epoch from created_at) / 259200) filter (where audience = 'public'), 0)
       from posts cross join unnest(hashtags) as tag where deleted_at is null
       group by tag_key(tag) order by 1`,
      [],
    ],
    [
      `insert into object_tags (object_id, kind, hashtag_id, position, author_id, is_public)
       select p.id, 'post', h.id, p.position, p.author_id, p.audience = 'public'
       from posts p cross join unnest(p.hashtags) as tag join hashtags h on h.key = tag_key(tag)
       where p.deleted_at is null order by p.id, h.id`,
      [],
    ],
    // One member of three, and every compared reader, follows three tags, popular ones more often.
    [
      `insert into hashtag_follows (member_id, hashtag_id)
       select member, h.id from (
         select i as member, ceil((select count(*) from hashtags) * power(random(), 2)) as rank
         from generate_series(1, $1::int) as i cross join generate_series(1, 3)
         where i % 3 = 0 or i > $1::int - 60) as wish
       join (select id, row_number() over (order by uses desc, key) as rank from hashtags) as h using (rank)
       group by member, h.id order by member`,
      [members],
    ],
  ]
}

/** Writes the counters of posts. Runs after everything that they count. */
export const countPosts: Statement = [
  `insert into objects (id, kind, author_id, likes, dislikes, comments, reposts)
   select p.id, 'post', p.author_id, coalesce(r.likes, 0), coalesce(r.dislikes, 0), coalesce(c.comments, 0), coalesce(s.reposts, 0)
   from posts p
   left join (select object_id, count(*) filter (where kind = 'like') as likes,
       count(*) filter (where kind = 'dislike') as dislikes
     from reactions group by object_id) as r on r.object_id = p.id
   left join (select object_id, count(*) as comments from comments
     where parent_id is null and deleted_at is null group by object_id) as c on c.object_id = p.id
   left join (select original_id, count(*) as reposts from posts
     where original_id is not null and deleted_at is null group by original_id) as s on s.original_id = p.id
   order by p.id`,
  [],
]
