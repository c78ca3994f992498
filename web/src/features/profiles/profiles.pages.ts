import type { Pages } from '../../feature.ts'
import { setupOnly } from '../../guards.ts'

const timeline = () => import('./TimelinePage.tsx')

export const profiles: Pages = {
  open: [{ path: '/profilesetup', page: () => import('./setup/SetupPage.tsx'), guard: setupOnly }],
  members: [
    { path: '/timeLine/$userId', page: timeline },
    { path: '/timeLine/$userId/$postId', page: timeline },
  ],
}
