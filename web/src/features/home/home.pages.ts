import type { Pages } from '../../feature.ts'

const dashboard = async () => {
  // Without it Home is only later.
  import('./dashboard/read-ahead.ts').then(
    ({ readAhead }) => readAhead(),
    () => {},
  )
  return import('./dashboard/DashboardPage.tsx')
}

export const home: Pages = {
  members: [
    { path: '/dashboard', page: dashboard, isFirst: true },
    { path: '/setting/{-$panel}', page: () => import('./settings/SettingsPage.tsx'), wide: true },
    { path: '/widgets', page: () => import('./more/WidgetsPage.tsx') },
    { path: '/faq', page: () => import('./more/FaqPage.tsx') },
  ],
}
