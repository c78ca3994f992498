import type { Pages } from '../../feature.ts'

export const plans: Pages = {
  partOf: 'wallet',
  members: [
    { path: '/plus', page: () => import('./PlusPage.tsx'), wide: true },
    { path: '/pro', page: () => import('./ProPage.tsx'), wide: true },
  ],
}
