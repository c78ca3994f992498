import type { Feature } from '../../feature.ts'
import { renewPlans } from './plans.jobs.ts'
import { plansLeaving } from './plans.leaving.ts'
import { plansNotifications } from './plans.notifications.ts'

export const plans: Feature = {
  topics: { plan: 'oneself' },
  jobs: (platform) => [renewPlans(platform)],
  notifications: plansNotifications,
  leaving: plansLeaving,
}
