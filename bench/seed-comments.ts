/** Comments and replies of a seeded network: most posts have none or few, some have hundreds. */
import type { Statement } from './bulk.ts'
import { discussed } from './discussed.ts'
import { prose } from './seed-posts.ts'

const fewComments = 3

export function commentStatements(posts: number, members: number, manyComments: number): Statement[] {
  const { few, many } = discussed(posts)
  return [
    [
      `insert into comments (object_id, author_id, message, created_at, deleted_at)
       select post, ceil($1 * power(random(), 2)),
         substr($2, ceil(random() * 300)::int, ceil(8 * power(random() + 0.01, -0.7))::int),
         least(now(), at + random() * interval '3 days'),
         case when not is_compared and random() < 0.01 then now() end
       from (
         select id as post, created_at as at, is_compared,
           case when id between $3 and $4 then ${fewComments} when id between $5 and $6 then ${manyComments}
             when random() < 0.4 then 0 else least(300, floor(power(random() + 1e-9, -0.6))) end::int as many
         from (select id, created_at, id between $3 and $4 or id between $5 and $6 as is_compared from posts
           where not (is_repost and message = '') order by id) as each) as talk
       cross join lateral generate_series(1, many)`,
      [members, prose, few.from, few.to, many.from, many.to],
    ],
    ['analyze comments', []],
    // One comment of seven has one to three replies.
    [
      `insert into comments (object_id, parent_id, author_id, message, created_at)
       select object_id, id, ceil($1 * power(random(), 2)), 'So it was, ' || id || '.', least(now(), created_at + interval '1 hour')
       from comments cross join lateral generate_series(1, 1 + id % 3)
       where id % 7 = 0 and deleted_at is null order by id`,
      [members],
    ],
    [
      `update comments set replies = 1 + id % 3 where id % 7 = 0 and parent_id is null and deleted_at is null`,
      [],
    ],
  ]
}
