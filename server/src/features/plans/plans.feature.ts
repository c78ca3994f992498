import type { Feature } from '../../feature.ts'
import { about } from '../../platform/notification-kinds.ts'
import { payOut } from './payouts/payouts.jobs.ts'
import { plansInvariants } from './plans.invariants.ts'
import { plansLeaving } from './plans.leaving.ts'
import { planMembership } from './plans.membership.ts'
import { plansNotifications } from './plans.notifications.ts'
import { backgroundMedia, logoMedia } from './pro/pro.media.ts'

export const plans: Feature = {
  partOf: 'wallet',
  topics: { plan: 'oneself' },
  media: [logoMedia, backgroundMedia],
  jobs: (platform) => [payOut(platform)],
  memberships: [planMembership],
  invariants: plansInvariants,
  notifications: about('wallet', plansNotifications),
  leaving: plansLeaving,
}
