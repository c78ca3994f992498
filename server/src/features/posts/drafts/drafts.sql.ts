/** Whether a post is kept for later, as SQL. */
import { sql } from 'kysely'
import { leadsGroup, visibleGroup } from '../../../visibility/groups.ts'
import { notHidden, type Who } from '../../../visibility/members.ts'

/** True where the author of the post `p`, which isn't published, keeps it for later. */
export const isDraft = sql<boolean>`exists (select from post_drafts dr where dr.post_id = p.id)`

/** True where the post `p` waits until those who run its group have approved it. */
export const waitsForApproval = sql<boolean>`
  exists (select from post_drafts dr where dr.post_id = p.id and dr.waits_in is not null)`

/** True where the draft `dr`, of the post `p`, waits for `viewer` or others who run its group with them. */
export const isForApprovalOf = (viewer: Who) => sql<boolean>`(
  dr.waits_in is not null and p.deleted_at is null and ${leadsGroup(viewer, sql.ref('dr.waits_in'))}
  and (select ${visibleGroup(viewer)} from groups g where g.id = dr.waits_in) is true
  and ${notHidden(viewer, sql.ref('p.author_id'))})`
