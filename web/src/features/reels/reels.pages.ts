import type { Pages } from '../../feature.ts'

export const reels: Pages = {
  members: [{ path: '/reel', page: () => import('./viewer/ReelPage.tsx'), wide: true }],
}
