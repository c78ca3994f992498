import type { Feature } from '../../feature.ts'
import { visibleAgreements } from '../../visibility/agreements.ts'
import { jobs as kind } from '../../visibility/jobs.ts'
import { visibleMembers } from '../../visibility/members.ts'
import { visibleOf } from '../../visibility/object-kind.ts'
import { lapsesUnanswered } from './agreements/agreements.jobs.ts'
import { agreementNotifications } from './agreements/agreements.notifications.ts'
import { returnsBids } from './bids/bids.jobs.ts'
import { freelanceLeaving } from './freelance.leaving.ts'
import { jobFiles } from './jobs/jobs.media.ts'
import { removeDeletedJobs } from './jobs/jobs.purge.ts'
import { reviewNotifications } from './reviews/reviews.notifications.ts'

export const freelance: Feature = {
  topics: {
    job: visibleOf(kind),
    jobs: 'oneself',
    bids: 'oneself',
    agreement: visibleAgreements,
    agreements: 'oneself',
    reviews: visibleMembers,
  },
  attachments: [jobFiles],
  jobs: (platform) => [returnsBids(platform), removeDeletedJobs(platform), lapsesUnanswered(platform)],
  notifications: [...agreementNotifications, ...reviewNotifications],
  leaving: freelanceLeaving,
}
