import type { Pages } from '../../feature.ts'

export const wallet: Pages = {
  partOf: 'wallet',
  open: [{ path: '/reserves', page: () => import('./reserves/ReservesPage.tsx') }],
  members: [{ path: '/wallet', page: () => import('./WalletPage.tsx'), wide: true }],
}
