/** Who sees which entry of what members say of themselves. */
import { sql } from 'kysely'
import { areFriends, type Who } from './members.ts'

/** True where `viewer` sees the entry `e`, apart from blocks, which a query checks once for all entries. */
export const visibleEntry = (viewer: Who) => sql<boolean>`
  e.deleted_at is null and (e.member_id = ${viewer} or e.audience = 'public'
    or (e.audience = 'friends' and ${areFriends(viewer, sql.ref('e.member_id'))}))`
