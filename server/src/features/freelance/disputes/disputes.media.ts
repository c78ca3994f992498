/** Attachments of what is said in disputes: for the two, and who decides. */
import { largestAttachment } from '@commons/contract/shared/attachment.ts'
import { sql } from 'kysely'
import type { AttachmentUse } from '../../../platform/media/uses.ts'
import { visibleDispute } from '../../../visibility/disputes.ts'

export const disputeFiles: AttachmentUse = {
  name: 'job_dispute',
  audience: {
    open: sql`false`,
    visible: (viewer) => sql`(
      select ${visibleDispute(viewer)} from job_dispute_files df join job_dispute_events de on de.id = df.event_id
      join job_disputes jd on jd.id = de.dispute_id join job_milestones jm on jm.id = jd.milestone_id
      join agreements ag on ag.id = jm.agreement_id
      where df.media_id = m.id)`,
  },
  largestBytes: largestAttachment.bytes,
}
