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
    member_mutes: {
      file: 'muted-people',
      rows: (member) => sql`
        select ${other}, mu.created_at as since, mu.ends_at from member_mutes mu ${seenAs(member, sql`mu.muted_id`)}
        where mu.member_id = ${member} order by mu.created_at`,
    },
    people_lists: {
      file: 'lists',
      rows: (member) => sql`
        select list.name, list.emoji, list.pinned_as, list.created_at,
          array(select m.username from listed_people l join members m on m.id = l.member_id
            where l.list_id = list.id and ${notHidden(member, sql.ref('m.id'))} order by l.added_at, m.id) as people
        from people_lists list where list.member_id = ${member} order by list.id`,
    },
    listed_people: leftOut('Who is on a list is told to nobody; one’s own lists say who is on them.'),
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
