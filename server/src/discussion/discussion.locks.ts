/**
 * Lock order of writes: the writer's own member row first, as when a member is removed; then the object (for
 * a repost, its original first); then the comment replied to. A trigger changes counts last. This avoids
 * deadlocks, and a foreign key never fails: a row that is removed in the meantime isn't found.
 */
import { sql } from 'kysely'
import type { Who } from '../visibility/members.ts'

/** CTE `me`: the writer's member row, locked against removal. Empty where they are gone. */
export const me = (author: Who) => sql`
  me as materialized (select id from members where id = ${author}::bigint for key share)`
