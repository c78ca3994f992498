/** Who sees which entry of what members say of themselves. */
import { sql } from 'kysely'
import { areFriends, type Who } from './members.ts'

/** True where `viewer` is in this audience of what `member` says of themselves. */
export const isInAudience = (viewer: Who, member: Who, audience: Who) => sql<boolean>`
  (${member} = ${viewer} or ${audience} = 'public' or (${audience} = 'friends' and ${areFriends(viewer, member)}))`

/** True where `viewer` sees the entry `e`, apart from blocks, which a query checks once for all entries. */
export const visibleEntry = (viewer: Who) => sql<boolean>`
  e.deleted_at is null and ${isInAudience(viewer, sql.ref('e.member_id'), sql.ref('e.audience'))}`
