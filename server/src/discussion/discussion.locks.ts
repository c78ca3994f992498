/**
 * In which order writes lock: who writes their own member first, as whoever removes a member does, then the
 * object (of a repost what it shows before itself), then what is replied to; counts are moved last, by a
 * trigger. So none of them wait for one another in a ring, and a foreign key never fails: what is removed
 * meanwhile is not found.
 */
import { sql } from 'kysely'
import type { Who } from '../visibility/members.ts'

/** The table `me`, of a statement's `with`: who writes, locked so that they stay. Empty where they are gone. */
export const me = (author: Who) => sql`
  me as materialized (select id from members where id = ${author}::bigint for key share)`
