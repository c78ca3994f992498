/** What of shown work a member takes along, and what is left when they are gone. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/prepared.ts'

/** Removes what a member has proposed, in their words. What the other side did stays with that one. */
export async function eraseShowcases(db: Db, member: number): Promise<void> {
  await sql`
    delete from job_showcases js using agreements ag
    where ag.id = js.agreement_id
      and ((js.by_client and ag.client_id = ${member}) or (not js.by_client and ag.freelancer_id = ${member}))`.execute(
    db,
  )
}

/** What is shown of the agreement `ag`, or proposed to be, in a member's export; null for nothing. */
export const showcaseOf = (member: RawBuilder<unknown>) => sql`(
  select jsonb_build_object('title', js.title, 'description', js.description, 'link', js.link, 'by_client', js.by_client,
    'picture', case when file.owner_id = ${member} then 'media/' || file.key || '/' || file.widths[cardinality(file.widths)] || '.webp' end,
    'proposed_at', js.proposed_at, 'published_at', js.published_at)
  from job_showcases js left join media file on file.id = js.media_id where js.agreement_id = ag.id)`
