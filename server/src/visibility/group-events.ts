/**
 * Who sees which event of a group: whoever sees into the group. One that was made while the group was closed
 * stays with those who were members before it was opened.
 */
import { sql } from 'kysely'
import { isGroupMember, openGroup } from './groups.ts'
import type { Who } from './members.ts'

/** True where `viewer` may see the event of the row `ev`. */
export const visibleGroupEvent = (viewer: Who) => sql<boolean>`
  (ev.deleted_at is null and case when ev.openings is null
    then (select ${openGroup(viewer)} from groups g where g.id = ev.group_id) is true
    else ${isGroupMember(viewer, sql.ref('ev.group_id'), sql.ref('ev.openings'))} end)`

/** Rows: those of the events with these ids that `viewer` may see. */
export const visibleGroupEvents = (viewer: Who, ids: Who) => sql<{ id: number }>`
  select ev.id from group_events ev where ev.id = any (${ids}::bigint[]) and ${visibleGroupEvent(viewer)}`
