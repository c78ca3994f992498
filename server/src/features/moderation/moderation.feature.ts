import type { Feature } from '../../feature.ts'
import { about } from '../../platform/notification-kinds.ts'
import { moderationJobs } from './moderation.jobs.ts'
import { moderationLeaving } from './moderation.leaving.ts'
import { moderationNotifications } from './moderation.notifications.ts'
import { endProcessingOver } from './processing/processing.jobs.ts'
import { processingMails } from './processing/processing.mail.ts'
import { reportFound } from './word-rules/word-rules.reporting.ts'
import { endRestrictionsOver } from './restrictions/restrictions.ts'
import { supportMails } from './support/support.mail.ts'

export const moderation: Feature = {
  topics: {
    reports: 'oneself',
    jury: 'oneself',
    decisions: 'oneself',
    moderator_messages: 'oneself',
    report_queue: 'oneself',
    rules: 'everybody',
  },
  notifications: about('account', moderationNotifications),
  mails: { ...supportMails, ...processingMails },
  jobs: (platform) => [
    ...moderationJobs(platform),
    endRestrictionsOver(platform),
    endProcessingOver(platform),
  ],
  readers: (platform) => [reportFound(platform)],
  leaving: moderationLeaving,
}
