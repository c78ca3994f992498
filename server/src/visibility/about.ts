/** Who sees which entry of About. */
import { sql } from 'kysely'
import { areFriends, type Who } from './members.ts'

/** True where the entry `e` is there for `viewer`, unless a block hides its member, which a query asks once for all. */
export const visibleEntry = (viewer: Who) => sql<boolean>`
  e.deleted_at is null and (e.member_id = ${viewer} or e.audience = 'public'
    or (e.audience = 'friends' and ${areFriends(viewer, sql.ref('e.member_id'))}))`
