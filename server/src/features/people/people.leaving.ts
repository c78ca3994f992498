import { sql } from 'kysely'
import { type Leaving, leftOut } from '../../platform/leaving.ts'
import { hasBlocked, isAway, notHidden, type Who } from '../../visibility/members.ts'

const madeOfOthers = leftOut('It is made of other tables.')

/** Columns of the other member, without names where the member doesn't see them. */
const other = sql`m.username, m.full_name`
const seenAs = (member: Who, id: Who) => sql`
  left join members m on m.id = ${id} and ${notHidden(member, sql.ref('m.id'))}`

export const peopleLeaving: Leaving = {
  tables: {
    follows: {
      file: 'follows',
      rows: (member) => sql`
        select ${other}, f.created_at as since,
          case when f.mutual then 'friend' when f.follower_id = ${member} then 'followed' else 'follower' end as relation
        from follows f
        ${seenAs(member, sql`case when f.follower_id = ${member} then f.followed_id else f.follower_id end`)}
        where f.follower_id = ${member} or (f.followed_id = ${member} and not f.mutual)
        order by f.created_at`,
    },
    blocks: {
      file: 'blocked',
      // As in Settings: whom one has blocked, unless they have blocked one, too.
      rows: (member) => sql`
        select ${other}, b.created_at as since from blocks b
        left join members m on m.id = b.blocked_id
          and not ${hasBlocked(sql`b.blocked_id`, member)} and not ${isAway(sql`b.blocked_id`)}
        where b.blocker_id = ${member} order by b.created_at`,
    },
    dismissed_suggestions: {
      file: 'dismissed-suggestions',
      rows: (member) => sql`
        select ${other}, d.created_at as since
        from dismissed_suggestions d ${seenAs(member, sql`d.dismissed_id`)}
        where d.member_id = ${member} order by d.created_at`,
    },
    referrals: {
      file: 'referrals',
      rows: (member) => sql`
        select ${other}, r.created_at as since, r.completed_at as completed
        from referrals r ${seenAs(member, sql`r.member_id`)}
        where r.referrer_id = ${member} order by r.created_at`,
    },
    member_counts: madeOfOthers,
    member_names: madeOfOthers,
    member_words: madeOfOthers,
  },
}
