import { sql } from 'kysely'
import type { Feature } from '../../feature.ts'
import { about } from '../../platform/notification-kinds.ts'
import { peopleLeaving } from './people.leaving.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { VisibleIds } from '../../platform/realtime/topics.ts'
import type { Reported } from '../../platform/report-kinds.ts'
import { hasBlocked, isAway, visibleMembers } from '../../visibility/members.ts'
import { peopleNotifications } from './people.notifications.ts'
import { searchPeople } from './people.search.ts'
import { referralReaders } from './referrals/referrals.readers.ts'

/** Both sides of a block can report each other: a block must not prevent redress. */
const findMember = prepared<[viewer: number, member: number], Reported>(
  'find_reported_member',
  // oxlint-disable-next-line commons/members-in-sight -- a block leaves redress: either side can report the other
  (viewer, member) => sql`
    select m.id, m.id as author, m.full_name as message, null as file_type, not ${hasBlocked(sql.ref('m.id'), viewer)} as is_open
    from members m where m.id = ${member} and not ${isAway(sql.ref('m.id'))}`,
)

const ownLists: VisibleIds = (viewer, ids) =>
  sql`select id from people_lists where member_id = ${viewer} and id = any (${ids})`

export const people: Feature = {
  topics: {
    member: visibleMembers,
    graph: 'oneself',
    suggestions: 'oneself',
    referrals: 'oneself',
    lists: 'oneself',
    list: ownLists,
  },
  readers: referralReaders,
  notifications: about('people', peopleNotifications),
  searches: [searchPeople],
  reports: {
    member: {
      find: findMember,
      table: 'members',
      as: 'm',
      link: sql`'/timeLine/' || m.id`,
      visible: visibleMembers,
      notFound: 'member_not_found',
      acts: [],
      text: sql`m.full_name`,
      topics: sql`'{}'::text[]`,
    },
  },
  leaving: peopleLeaving,
}
