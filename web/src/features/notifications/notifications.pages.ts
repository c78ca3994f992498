import type { Pages } from '../../feature.ts'

export const notifications: Pages = {
  members: [{ path: '/AllNotification', page: () => import('./NotificationsPage.tsx') }],
}
