import type { Feature } from '../../feature.ts'
import { about } from '../../platform/notification-kinds.ts'
import { fundingInvariants } from './funding.invariants.ts'
import { fundingLeaving } from './funding.leaving.ts'
import { fundingNotifications } from './funding.notifications.ts'
import { settleDeleted } from './funding.queries.ts'
import { rewardPictures } from './rewards/rewards.media.ts'
import { remindOfEnds } from './reminders/reminders.jobs.ts'
import { settleProjects, tellBackers } from './settling/settling.jobs.ts'

/** Comes before the wallet, so that tokens returned to leaving members are given up with the rest. */
export const funding: Feature = {
  partOf: 'projects',
  topics: { project_reminders: 'oneself' },
  jobs: (platform) => [settleProjects(platform), tellBackers(platform), remindOfEnds(platform)],
  media: [rewardPictures],
  invariants: fundingInvariants,
  notifications: about('projects', fundingNotifications),
  groupEndings: [settleDeleted],
  leaving: fundingLeaving,
}
