import type { Feature } from '../../feature.ts'
import { notificationsLeaving } from './notifications.leaving.ts'
import { on } from '../../platform/events.ts'
import { gatherSoon } from './gathering.ts'
import { composeDigest, digestMail, mailNews } from './mail/digest.ts'
import { pushNews } from './push/push.ts'
import { forgetOld, gatherRest } from './notifications.jobs.ts'
import { about } from '../../platform/notification-kinds.ts'
import { webhookJobs } from './webhooks/webhooks.jobs.ts'
import { webhookNotifications } from './webhooks/webhooks.notifications.ts'
import { senderOf } from './webhooks/webhooks.sending.ts'

export const notifications: Feature = {
  topics: { notifications: 'oneself', channels: 'oneself', webhooks: 'oneself' },
  mails: (kinds) => ({ [digestMail]: composeDigest(kinds) }),
  readers: (platform) =>
    [...new Set(platform.notificationKinds.map(({ event }) => event))].map((event) =>
      on(event, () => gatherSoon(platform)),
    ),
  notifications: about('account', webhookNotifications),
  jobs: (platform) => [
    gatherRest(platform),
    forgetOld(platform),
    pushNews(platform),
    mailNews(platform),
    ...webhookJobs(platform),
  ],
  close: (platform) => senderOf(platform).close(),
  leaving: notificationsLeaving,
}
