import type { Pages } from '../../feature.ts'

export const reels: Pages = {
  partOf: 'reels',
  members: [
    { path: '/reel', page: () => import('./viewer/ReelPage.tsx'), wide: true },
    { path: '/reel/sound/$soundId', page: () => import('./sounds/SoundPage.tsx') },
  ],
}
