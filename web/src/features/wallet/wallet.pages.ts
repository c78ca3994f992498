import type { Pages } from '../../feature.ts'

export const wallet: Pages = {
  members: [{ path: '/wallet', page: () => import('./WalletPage.tsx'), wide: true }],
}
