import { sql } from 'kysely'
import { entryPictures } from '../../entries/pictured-entries.ts'
import type { Feature } from '../../feature.ts'
import { about } from '../../platform/notification-kinds.ts'
import { reportOf } from '../../reports/object-reports.ts'
import { visibleAgreements } from '../../visibility/agreements.ts'
import { visibleDisputes } from '../../visibility/disputes.ts'
import { jobs as kind } from '../../visibility/jobs.ts'
import { visibleMembers } from '../../visibility/members.ts'
import { visibleOf } from '../../visibility/object-kind.ts'
import { lapsesUnanswered } from './agreements/agreements.jobs.ts'
import { agreementNotifications } from './agreements/agreements.notifications.ts'
import { returnsBids } from './bids/bids.jobs.ts'
import { bidNotifications } from './bids/bids.notifications.ts'
import { disputeInvariants } from './disputes/disputes.invariants.ts'
import { worksDisputes } from './disputes/disputes.jobs.ts'
import { disputeFiles } from './disputes/disputes.media.ts'
import { disputeNotifications } from './disputes/disputes.notifications.ts'
import { freelanceLeaving } from './freelance.leaving.ts'
import { freelanceNotifications } from './freelance.notifications.ts'
import { hoursInvariants } from './hours/hours.invariants.ts'
import { worksHours } from './hours/hours.jobs.ts'
import { hoursNotifications } from './hours/hours.notifications.ts'
import { jobFiles } from './jobs/jobs.media.ts'
import { removeDeletedJobs } from './jobs/jobs.purge.ts'
import { milestoneInvariants } from './milestones/milestones.invariants.ts'
import { worksMilestones } from './milestones/milestones.jobs.ts'
import { milestoneFiles } from './milestones/milestones.media.ts'
import { milestoneNotifications } from './milestones/milestones.notifications.ts'
import { paperInvariants } from './papers/papers.invariants.ts'
import { removesExpiredRequests } from './references/references.jobs.ts'
import { referenceMails } from './references/references.mail.ts'
import { referencesNotifications } from './references/references.notifications.ts'
import { reviewNotifications } from './reviews/reviews.notifications.ts'
import { searchForFreelancers, searchForJobs } from './search/freelance.search.ts'
import { searchReaders } from './searches/searches.readers.ts'
import { phoneTexts } from './trust/phone-code.texts.ts'
import { removesExpiredCodes } from './trust/trust.jobs.ts'
import { trustNotifications } from './trust/trust.notifications.ts'
import { showcasePictures } from './showcases/showcases.media.ts'
import { showcaseNotifications } from './showcases/showcases.notifications.ts'

export const freelance: Feature = {
  partOf: 'jobs',
  topics: {
    job: visibleOf(kind),
    jobs: 'oneself',
    bids: 'oneself',
    agreement: visibleAgreements,
    agreements: 'oneself',
    dispute: visibleDisputes,
    disputes: 'oneself',
    freelancer: visibleMembers,
    invites: 'oneself',
    searches: 'oneself',
    reviews: visibleMembers,
    freelance_settings: 'oneself',
  },
  media: [entryPictures, showcasePictures],
  attachments: [jobFiles, milestoneFiles, disputeFiles],
  reports: {
    job: reportOf(kind, {
      message: sql`jb.title`,
      lists: sql`array['jobs:' || jb.author_id]`,
      evidence: sql`jsonb_build_object('description', jb.description)`,
    }),
  },
  searches: [searchForJobs, searchForFreelancers],
  jobs: (platform) => [
    returnsBids(platform),
    removeDeletedJobs(platform),
    lapsesUnanswered(platform),
    worksHours(platform),
    worksMilestones(platform),
    worksDisputes(platform),
    removesExpiredRequests(platform),
    removesExpiredCodes(platform),
  ],
  invariants: [...milestoneInvariants, ...hoursInvariants, ...disputeInvariants, ...paperInvariants],
  readers: searchReaders,
  mails: referenceMails,
  texts: phoneTexts,
  notifications: about('work', [
    ...agreementNotifications,
    ...bidNotifications,
    ...disputeNotifications,
    ...freelanceNotifications,
    ...hoursNotifications,
    ...milestoneNotifications,
    ...referencesNotifications,
    ...reviewNotifications,
    ...showcaseNotifications,
    ...trustNotifications,
  ]),
  leaving: freelanceLeaving,
}
