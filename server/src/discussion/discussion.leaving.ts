/** Objects in a member's export. */
import { sql } from 'kysely'
import type { Who } from '../visibility/members.ts'

/** Columns: the object's id in the column of its kind; the others are null. */
export const namedAs = (object: Who) => sql`
  (select p.id from posts p where p.id = ${object}) as post_id,
  (select rl.id from reels rl where rl.id = ${object}) as reel_id,
  (select sv.id from surveys sv where sv.id = ${object}) as survey_id,
  (select d.group_id from project_discussions d where d.id = ${object}) as project_id`
