import type { Pages } from '../../feature.ts'

export const moderation: Pages = {
  open: [{ path: '/decisions', page: () => import('./log/DecisionLogPage.tsx') }],
}
