/** Who sees a dispute: the two of its agreement, and the member of staff who has taken it. */
import { sql } from 'kysely'
import { visibleAgreement } from './agreements.ts'
import type { Who } from './members.ts'

/** True where `member` may decide disputes. */
export const decidesDisputes = (member: Who) => sql<boolean>`
  exists (select from staff_roles r where r.member_id = ${member} and r.role in ('finance', 'admin'))`

/** True where `viewer` has taken the dispute `jd`, and may still decide disputes. */
export const hasTaken = (viewer: Who) =>
  sql<boolean>`(jd.assignee_id is not distinct from ${viewer}::bigint and ${decidesDisputes(viewer)})`

/** True where `viewer` sees the dispute `jd` about a milestone of the agreement `ag`. */
export const visibleDispute = (viewer: Who) =>
  sql<boolean>`(${visibleAgreement(viewer)} or ${hasTaken(viewer)})`

/** Rows: those of the disputes with these ids that `viewer` sees. */
export const visibleDisputes = (viewer: Who, ids: Who) => sql<{ id: number }>`
  select jd.id from job_disputes jd join job_milestones jm on jm.id = jd.milestone_id
  join agreements ag on ag.id = jm.agreement_id where jd.id = any (${ids}::bigint[]) and ${visibleDispute(viewer)}`
