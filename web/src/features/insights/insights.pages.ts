import type { Pages } from '../../feature.ts'
import { toAnalytics } from '../../guards.ts'

export const insights: Pages = {
  members: [
    { path: '/analyticstraffic', page: () => import('./InsightsPage.tsx'), wide: true },
    { path: '/overview', guard: toAnalytics },
  ],
}
