/** Who sees which survey: every member, unless a block is between them and who made it. */
import { sql } from 'kysely'
import { notHidden, type Who } from './members.ts'
import type { ObjectKind } from './object-kind.ts'

/** True where `viewer` may see the survey of the row `sv`. */
export const visibleSurvey = (viewer: Who) => sql<boolean>`
  (sv.deleted_at is null and ${notHidden(viewer, sql.ref('sv.author_id'))})`

export const surveys: ObjectKind = {
  name: 'survey',
  table: 'surveys',
  as: 'sv',
  link: sql`'/votingDetail/' || sv.id`,
  visible: visibleSurvey,
  isOpen: sql`sv.deleted_at is null`,
  isUnsafe: sql`false`,
  audience: sql`null::bigint[]`,
  circle: sql`0::smallint`,
  isWithin: () => sql<boolean>`true`,
  within: () => sql`null::bigint[]`,
  commentFiles: 'survey_comment',
}

/** Rows: those of the surveys with these ids that `viewer` sees. */
export const visibleSurveys = (viewer: Who, ids: Who) => sql<{ id: number }>`
  select sv.id from surveys sv where sv.id = any (${ids}::bigint[]) and ${visibleSurvey(viewer)}`
