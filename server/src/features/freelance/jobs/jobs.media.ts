/** Attachments of jobs: for whoever sees the job. */
import { largestAttachment } from '@commons/contract/shared/attachment.ts'
import { sql } from 'kysely'
import type { AttachmentUse } from '../../../platform/media/uses.ts'
import { jobs, openableJob } from '../../../visibility/jobs.ts'

export const jobFiles: AttachmentUse = {
  name: 'job',
  audience: {
    open: sql`(select ${jobs.isOpen} from job_files f join jobs jb on jb.id = f.job_id where f.media_id = m.id)`,
    visible: (viewer) =>
      sql`(select ${openableJob(viewer)} from job_files f join jobs jb on jb.id = f.job_id where f.media_id = m.id)`,
  },
  largestBytes: largestAttachment.bytes,
}
