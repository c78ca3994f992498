import type { Pages } from '../../feature.ts'

export const home: Pages = {
  members: [
    { path: '/dashboard', page: () => import('./dashboard/DashboardPage.tsx'), isFirst: true },
    { path: '/setting/{-$panel}', page: () => import('./settings/SettingsPage.tsx'), wide: true },
    { path: '/widgets', page: () => import('./more/WidgetsPage.tsx') },
    { path: '/faq', page: () => import('./more/FaqPage.tsx') },
  ],
}
