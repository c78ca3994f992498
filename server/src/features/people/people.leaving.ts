import { type RawBuilder, sql } from 'kysely'
import { type Leaving, leftOut } from '../../platform/leaving.ts'

const madeOfOthers = leftOut('It is made of other tables.')

/** Columns of the other member `m`. */
const other = sql`m.username, m.full_name`
const members = (among: RawBuilder<unknown>) => sql<object>`
  select ${other}, each.created_at as since from (${among}) as each join members m on m.id = each.id
  order by each.created_at`

export const peopleLeaving: Leaving = {
  tables: {
    follows: {
      file: 'follows',
      rows: (member) => sql`
        select ${other}, f.created_at as since,
          case when f.mutual then 'friend' when f.follower_id = ${member} then 'followed' else 'follower' end as relation
        from follows f
        join members m on m.id = case when f.follower_id = ${member} then f.followed_id else f.follower_id end
        where f.follower_id = ${member} or (f.followed_id = ${member} and not f.mutual)
        order by f.created_at`,
    },
    blocks: {
      file: 'blocked',
      rows: (member) =>
        members(sql`select blocked_id as id, created_at from blocks where blocker_id = ${member}`),
    },
    dismissed_suggestions: {
      file: 'dismissed-suggestions',
      rows: (member) =>
        members(
          sql`select dismissed_id as id, created_at from dismissed_suggestions where member_id = ${member}`,
        ),
    },
    referrals: {
      file: 'referrals',
      rows: (member) => sql`
        select ${other}, r.created_at as since, r.completed_at as completed
        from referrals r join members m on m.id = r.member_id
        where r.referrer_id = ${member} order by r.created_at`,
    },
    member_counts: madeOfOthers,
    member_names: madeOfOthers,
    member_words: madeOfOthers,
  },
}
