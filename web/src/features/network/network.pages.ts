import type { Pages } from '../../feature.ts'

const legal = () => import('./legal/LegalPage.tsx')

export const network: Pages = {
  open: [
    { path: '/rules', page: () => import('./legal/RulesPage.tsx') },
    { path: '/terms', page: legal },
    { path: '/privacy', page: legal },
    { path: '/imprint', page: legal },
  ],
}
