import type { Feature } from '../../../feature.ts'
import { about } from '../../../platform/notification-kinds.ts'
import { visibleChannels } from '../../../visibility/channels.ts'
import { removeOldDays } from '../analytics/days.purge.ts'
import { collaboratorNotifications } from '../collaborators/collaborators.notifications.ts'
import { channelMembership } from '../memberships/memberships.kind.ts'
import { membershipNotifications } from '../memberships/memberships.notifications.ts'
import { shareInvariants } from '../shares/shares.invariants.ts'
import { shareNotifications } from '../shares/shares.notifications.ts'
import { channelsLeaving } from './channels.leaving.ts'
import { channelBannerMedia, channelPictureMedia } from './channels.media.ts'
import { removeDeletedChannels } from './channels.purge.ts'
import { channelReports } from './channels.reports.ts'

export const channels: Feature = {
  partOf: 'videos',
  topics: { channel: visibleChannels, own_channels: 'oneself' },
  media: [channelPictureMedia, channelBannerMedia],
  reports: channelReports,
  jobs: (platform) => [removeDeletedChannels(platform), removeOldDays(platform)],
  memberships: [channelMembership],
  notifications: about('videos', [
    ...collaboratorNotifications,
    ...membershipNotifications,
    ...shareNotifications,
  ]),
  invariants: shareInvariants,
  leaving: channelsLeaving,
}
