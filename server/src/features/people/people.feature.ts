import { sql } from 'kysely'
import type { Feature } from '../../feature.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Reported } from '../../platform/report-kinds.ts'
import { notHidden, visibleMembers } from '../../visibility/members.ts'

const findMember = prepared<[viewer: number, member: number], Reported>(
  'find_reported_member',
  (viewer, member) => sql`
    select null::bigint as object_id, null::bigint as comment_id, m.id as author, m.full_name as message,
      null as file_type
    from members m where m.id = ${member} and ${notHidden(viewer, sql.ref('m.id'))}`,
)

export const people: Feature = {
  topics: { member: visibleMembers, graph: 'oneself' },
  reports: { member: { find: findMember, notFound: 'member_not_found' } },
}
