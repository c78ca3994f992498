/** Attachments of submitted work: for the two of its agreement, and who decides their dispute about it. */
import { largestAttachment } from '@commons/contract/shared/attachment.ts'
import { sql } from 'kysely'
import type { AttachmentUse } from '../../../platform/media/uses.ts'
import { visibleAgreement } from '../../../visibility/agreements.ts'
import { hasTaken } from '../../../visibility/disputes.ts'

export const milestoneFiles: AttachmentUse = {
  name: 'job_milestone',
  audience: {
    open: sql`false`,
    visible: (viewer) => sql`(
      select ${visibleAgreement(viewer)} or exists (
        select from job_disputes jd where jd.milestone_id = jm.id and ${hasTaken(viewer)})
      from job_milestone_files jf join job_milestone_events je on je.id = jf.event_id
      join job_milestones jm on jm.id = je.milestone_id join agreements ag on ag.id = jm.agreement_id
      where jf.media_id = m.id)`,
  },
  largestBytes: largestAttachment.bytes,
}
