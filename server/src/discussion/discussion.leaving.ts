/** Objects in a member's export. */
import { sql } from 'kysely'
import type { Who } from '../visibility/members.ts'

const ifA = (kind: string, object: Who) =>
  sql`(select o.id from objects o where o.id = ${object} and o.kind = ${sql.lit(kind)})`

/** Columns: the object's id in the column of its kind; the others are null. */
export const namedAs = (object: Who) => sql`
  ${ifA('post', object)} as post_id, ${ifA('reel', object)} as reel_id, ${ifA('survey', object)} as survey_id,
  ${ifA('video', object)} as video_id,
  (select d.group_id from project_discussions d where d.id = ${object}) as project_id`
