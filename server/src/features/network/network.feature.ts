import type { Feature } from '../../feature.ts'
import { tellAnnouncementTimes } from './announcements/announcements.jobs.ts'
import { networkLeaving } from './network.leaving.ts'

export const network: Feature = {
  topics: { legal: 'everybody' },
  jobs: (platform) => [tellAnnouncementTimes(platform)],
  leaving: networkLeaving,
}
