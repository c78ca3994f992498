import type { Feature } from '../../feature.ts'
import { profilesLeaving } from './profiles.leaving.ts'
import { visibleMembers } from '../../visibility/members.ts'
import { removeDeletedAbout } from './about/about.jobs.ts'
import { coverMedia, faceMedia } from './profiles.media.ts'

export const profiles: Feature = {
  topics: { about: visibleMembers, interests: 'everybody' },
  media: [faceMedia, coverMedia],
  jobs: (platform) => [removeDeletedAbout(platform)],
  leaving: profilesLeaving,
}
