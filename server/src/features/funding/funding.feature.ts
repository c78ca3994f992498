import type { Feature } from '../../feature.ts'
import { fundingInvariants } from './funding.invariants.ts'
import { fundingLeaving } from './funding.leaving.ts'
import { fundingNotifications } from './funding.notifications.ts'
import { settleDeleted } from './funding.queries.ts'
import { settleProjects, tellBackers } from './settling/settling.jobs.ts'

/** Comes before the wallet, so that tokens returned to leaving members are given up with the rest. */
export const funding: Feature = {
  partOf: 'projects',
  jobs: (platform) => [settleProjects(platform), tellBackers(platform)],
  invariants: fundingInvariants,
  notifications: fundingNotifications,
  groupEndings: [settleDeleted],
  leaving: fundingLeaving,
}
