/**
 * Who sees an agreement: its two, whatever has come between them since, because it is their paper. An offer
 * that was never accepted follows blocks as everything else does.
 */
import { sql } from 'kysely'
import { notHidden, type Who } from './members.ts'

const other = (viewer: Who) =>
  sql`case when ag.client_id = ${viewer} then ag.freelancer_id else ag.client_id end`

/** True where `viewer`, one of the two of the agreement `ag`, sees the other. */
export const seesOther = (viewer: Who) =>
  sql<boolean>`(${other(viewer)} is not null and ${notHidden(viewer, other(viewer))})`

/** True where `viewer` is one of the two of the agreement `ag`, and sees it. */
export const visibleAgreement = (viewer: Who) => sql<boolean>`(
  ${viewer} in (ag.client_id, ag.freelancer_id)
  and (ag.accepted_at is not null or ${notHidden(viewer, other(viewer))}))`

/** Rows: those of the agreements with these ids that `viewer` sees. */
export const visibleAgreements = (viewer: Who, ids: Who) => sql<{ id: number }>`
  select ag.id from agreements ag where ag.id = any (${ids}::bigint[]) and ${visibleAgreement(viewer)}`
