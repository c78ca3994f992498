import type { Feature } from '../../feature.ts'
import { jobs as kind } from '../../visibility/jobs.ts'
import { visibleOf } from '../../visibility/object-kind.ts'
import { returnsBids } from './bids/bids.jobs.ts'
import { freelanceLeaving } from './freelance.leaving.ts'
import { freelanceNotifications } from './freelance.notifications.ts'
import { jobFiles } from './jobs/jobs.media.ts'
import { removeDeletedJobs } from './jobs/jobs.purge.ts'
import { searchReaders } from './searches/searches.readers.ts'

export const freelance: Feature = {
  topics: { job: visibleOf(kind), jobs: 'oneself', bids: 'oneself', invites: 'oneself', searches: 'oneself' },
  attachments: [jobFiles],
  jobs: (platform) => [returnsBids(platform), removeDeletedJobs(platform)],
  readers: searchReaders,
  notifications: freelanceNotifications,
  leaving: freelanceLeaving,
}
