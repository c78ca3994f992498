import type { Feature } from '../../feature.ts'
import { notificationsLeaving } from './notifications.leaving.ts'
import { on } from '../../platform/events.ts'
import { gatherSoon } from './gathering.ts'
import { composeDigest, digestMail, mailNews } from './mail/digest.ts'
import { pushNews } from './push/push.ts'
import { forgetOld, gatherRest } from './notifications.jobs.ts'

export const notifications: Feature = {
  topics: { notifications: 'oneself', channels: 'oneself' },
  mails: (kinds) => ({ [digestMail]: composeDigest(kinds) }),
  readers: (platform) =>
    [...new Set(platform.notificationKinds.map(({ event }) => event))].map((event) =>
      on(event, () => gatherSoon(platform)),
    ),
  jobs: (platform) => [gatherRest(platform), forgetOld(platform), pushNews(platform), mailNews(platform)],
  leaving: notificationsLeaving,
}
