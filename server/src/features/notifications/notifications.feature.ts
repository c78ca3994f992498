import type { Feature } from '../../feature.ts'
import { on } from '../../platform/events.ts'
import { gatherSoon } from './gathering.ts'
import { forgetOld, gatherRest } from './notifications.jobs.ts'

export const notifications: Feature = {
  topics: { notifications: 'oneself' },
  readers: (platform) =>
    [...new Set(platform.notificationKinds.map(({ event }) => event))].map((event) =>
      on(event, () => gatherSoon(platform)),
    ),
  jobs: (platform) => [gatherRest(platform), forgetOld(platform)],
}
