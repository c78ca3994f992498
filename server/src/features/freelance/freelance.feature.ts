import { sql } from 'kysely'
import type { Feature } from '../../feature.ts'
import { reportOf } from '../../reports/object-reports.ts'
import { jobs as kind } from '../../visibility/jobs.ts'
import { visibleOf } from '../../visibility/object-kind.ts'
import { returnsBids } from './bids/bids.jobs.ts'
import { freelanceLeaving } from './freelance.leaving.ts'
import { jobFiles } from './jobs/jobs.media.ts'
import { removeDeletedJobs } from './jobs/jobs.purge.ts'

export const freelance: Feature = {
  topics: { job: visibleOf(kind), jobs: 'oneself', bids: 'oneself' },
  attachments: [jobFiles],
  jobs: (platform) => [returnsBids(platform), removeDeletedJobs(platform)],
  reports: {
    job: reportOf(kind, {
      message: sql`jb.title`,
      evidence: sql`jsonb_build_object('description', jb.description)`,
    }),
  },
  leaving: freelanceLeaving,
}
