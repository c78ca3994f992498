import type { Pages } from '../../feature.ts'

export const wallet: Pages = {
  partOf: 'wallet',
  members: [{ path: '/wallet', page: () => import('./WalletPage.tsx'), wide: true }],
}
