/** Who sees comments on a project: everyone who sees the project. Its owner is notified of them. */
import { type RawBuilder, sql } from 'kysely'
import { visibleGroup } from './groups.ts'
import { isBlockBetween, type Who } from './members.ts'
import type { ObjectKind } from './object-kind.ts'

const ofGroup = <T>(what: RawBuilder<T>) => sql<T>`(select ${what} from groups g where g.id = pd.group_id)`
const owner = sql<number>`
  (select owning.member_id from group_members owning where owning.group_id = pd.group_id and owning.standing = 'owner')`

/** True where `viewer` may see the comments on the project of the row `pd`. */
export const visibleProjectDiscussion = (viewer: Who) =>
  sql<boolean>`(${ofGroup(visibleGroup(viewer))} is true)`

export const projectDiscussions: ObjectKind = {
  partOf: 'projects',
  name: 'project_discussion',
  stored: 'project',
  table: 'project_discussions',
  as: 'pd',
  author: owner,
  link: sql`'/groupdetail/' || pd.group_id || '?tab=questions'`,
  visible: visibleProjectDiscussion,
  notFound: 'project_not_found',
  isOpen: sql`(${ofGroup(sql`g.deleted_at is null`)} is true)`,
  isUnsafe: sql`false`,
  audience: sql`null::bigint[]`,
  circle: sql`0::smallint`,
  isWithin: () => sql<boolean>`true`,
  within: () => sql`null::bigint[]`,
  takesFrom: (viewer) => sql<boolean>`(not ${isBlockBetween(viewer, owner)})`,
  commentFiles: 'project_comment',
}
