/** Who is found as a freelancer, and by whom: every member who has said what they do, unless hidden. */
import { sql } from 'kysely'
import { notHidden, type Who } from './members.ts'

/** True where the freelancer `fr` is in lists. */
export const isListedFreelancer = sql<boolean>`(fr.headline <> '' or fr.skills <> '{}')`

/** True where `viewer` sees the freelancer `fr` in lists. `hidden`: the array of members hidden from them, where known. */
export const visibleFreelancer = (viewer: Who, hidden?: Who) => sql<boolean>`(
  ${isListedFreelancer} and (fr.member_id = ${viewer} or ${notHidden(viewer, sql.ref('fr.member_id'), hidden)}))`
