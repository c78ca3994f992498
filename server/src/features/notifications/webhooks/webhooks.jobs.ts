import { deliveryDays } from '@commons/contract/notifications/webhooks.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeOldDeliveries } from './webhooks.queries.ts'
import { senderOf, sendJob } from './webhooks.sending.ts'

const mostAtOnce = 5_000

export const webhookJobs = (platform: Platform): ReadonlyArray<JobKind<never>> => [
  // Later attempts, and what a process left behind that ended.
  {
    ...sendJob,
    every: '* * * * *',
    async work() {
      senderOf(platform).wake()
    },
  },
  {
    name: 'webhooks.forget',
    every: '17 * * * *',
    async work() {
      const { db } = platform.database
      while (await removeOldDeliveries(db, deliveryDays, mostAtOnce)) continue
    },
  },
]
