/** Who sees delivered work that the two of an agreement show: whoever sees both of them. */
import { sql } from 'kysely'
import { notHidden, type Who } from './members.ts'

const seesSide = (viewer: Who, side: 'ag.client_id' | 'ag.freelancer_id') =>
  sql`(${sql.ref(side)} is null or ${sql.ref(side)} = ${viewer} or ${notHidden(viewer, sql.ref(side))})`

/** True where `viewer` sees the published work `js` of the agreement `ag`. */
export const visibleShowcase = (viewer: Who) => sql<boolean>`(
  js.published_at is not null and ${seesSide(viewer, 'ag.client_id')} and ${seesSide(viewer, 'ag.freelancer_id')})`
