import type { Feature } from '../../feature.ts'
import { evidenceJobs } from './moderation.jobs.ts'
import { moderationLeaving } from './moderation.leaving.ts'
import { supportMails } from './support/support.mail.ts'

export const moderation: Feature = {
  topics: { reports: 'oneself' },
  mails: supportMails,
  jobs: evidenceJobs,
  leaving: moderationLeaving,
}
