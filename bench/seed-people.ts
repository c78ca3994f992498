/** Members of a seeded network, with their follows, blocks and mutes. */
import type { Statement } from './bulk.ts'

/** How many members the two kinds of compared readers follow. */
export const followed = { many: 5_000, few: 25 }
export const readersOfAKind = 8
const friends = 500
const blocked = 200

/** Returns the ids of the special members, counted back from the last member. */
export function kindsOf(members: number) {
  const block = (start: number) => Array.from({ length: readersOfAKind }, (_, i) => members - start - i)
  return { friendly: members, blocking: members - 1, followsMany: block(10), followsFew: block(30) }
}

/** How many of the highest ids are kept for special members and have no callers. */
export const reserved = 1_600
const firstFriend = (members: number) => members - reserved + 100

export function peopleStatements(members: number): Statement[] {
  const { friendly, blocking, followsMany, followsFew } = kindsOf(members)
  return [
    [
      `insert into members (email, email_verified_at, password_hash, full_name, username, language, referral_code,
         created_at, born_on, nsfw_shown, nsfw_hidden)
       select 'member' || i || '@example.org', now(), 'none', 'Member ' || i, 'member_' || i,
         case when random() < 0.3 then 'cs' else 'en' end, 'ref' || i, now() - interval '400 days',
         case when random() < 0.6 then current_date - (13 + 60 * random()) * interval '1 year' end,
         case when random() < 0.05 then '{Profanity}' else '{}' end::text[],
         case when random() < 0.02 then '{Nudity,Pornography}' else '{}' end::text[]
       from generate_series(1, $1::int) as i`,
      [members],
    ],
    // Avatars: two members of three have one.
    [
      `with faces as (
         insert into media (key, owner_id, use, width, height, preview, widths, bytes)
         select md5('face ' || id), id, 'avatar', 256, 256, 'data:image/webp;base64,' || repeat('A', 120), '{256}', 20000
         from members where random() < 0.66 order by id returning id, owner_id)
       update members set avatar_id = faces.id from faces where members.id = faces.owner_id`,
      [],
    ],
    [
      `insert into blocks (blocker_id, blocked_id)
       select one, other from (
         select ceil($1 * random())::bigint as one, ceil($1 * random())::bigint as other
         from generate_series(1, $1::int / 50)) as pair where one <> other
       union select $2::bigint, i from generate_series(1, $3::int) as i on conflict do nothing`,
      [members - reserved, blocking, blocked],
    ],
    // Low ids have very many followers; how many members somebody follows is as uneven.
    [
      `create temporary table wanted on commit drop as
       select follower::bigint as follower, followed, now() - random() * interval '300 days' as at from (
         select i as follower, ceil($1 * power(random(), 3))::bigint as followed
         from (select i, least(2000, ceil(8 * power(random() + 1e-9, -0.6)))::int as many
               from generate_series(1, $1::int) as i) as eager
         cross join lateral generate_series(1, many)) as wish
       where follower <> followed and follower <= $1 - 60`.replaceAll('$1', String(members)),
      [],
    ],
    // Ordinary members follow back; the famous don't.
    [
      `insert into wanted select followed, follower, at from wanted
       where followed between $1 / 50 and $1 - 60 and random() < 0.4`,
      [members],
    ],
    [
      `insert into wanted
       select pair.follower, pair.followed, now() from generate_series($1::int, $1::int + $2::int - 1) as friend
       cross join lateral (values ($3::int, friend), (friend, $3::int)) as pair (follower, followed)`,
      [firstFriend(members), friends, friendly],
    ],
    // In steps of a prime, so that nobody is followed twice.
    ...(
      [
        [followsMany, followed.many],
        [followsFew, followed.few],
      ] as const
    ).map(([readers, many]): Statement => [
      `insert into wanted
         select reader, 1 + (nth * 7919 + reader * 31) % $3::bigint, now() - nth * interval '1 hour'
         from unnest($1::bigint[]) as reader cross join generate_series(1, $2::int) as nth`,
      [readers, many, members - 100],
    ]),
    // A block ends both follows.
    [
      `create temporary table pairs on commit drop as
       select follower, followed, min(at) as at from wanted
       where (follower, followed) not in (
         select blocker_id, blocked_id from blocks union all select blocked_id, blocker_id from blocks)
       group by follower, followed`,
      [],
    ],
    [
      `insert into follows (follower_id, followed_id, created_at, mutual)
       select one.follower, one.followed, one.at, back.follower is not null
       from pairs one left join pairs back on back.follower = one.followed and back.followed = one.follower
       order by one.follower, one.followed`,
      [],
    ],
    [
      `insert into member_counts (member_id, followers, following)
       select member, sum(followers), sum(following) from (
         select followed as member, 1 as followers, 0 as following from pairs
         union all select follower, 0, 1 from pairs) as each
       group by member order by member`,
      [],
    ],
    // Muted tags, and muted words, some of which occur in posts.
    [
      `insert into mutes (member_id, kind, word)
       select i, 'word', (array['guitar', 'budget', 'well known', 'election'])[1 + i % 4]
       from generate_series(1, $1::int) as i where random() < 0.04
       union all
       select i, 'tag', 'garden' || i % 50 from generate_series(1, $1::int) as i where random() < 0.02`,
      [members - 60],
    ],
  ]
}
