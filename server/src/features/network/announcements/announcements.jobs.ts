import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { noteTold } from './announcements.queries.ts'

/** Has open pages show what begins, and leave out what ends. */
export const tellAnnouncementTimes = (platform: Platform): JobKind<object> => ({
  name: 'network.tell-announcements',
  every: '* * * * *',
  retries: 0,
  work: () =>
    write(platform, async ({ tx, hint }) => {
      if (await noteTold(tx)) hint('network')
    }),
})
