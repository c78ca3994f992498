import type { Pages } from '../../feature.ts'

export const people: Pages = {
  members: [{ path: '/friends', page: () => import('./friends/FriendsPage.tsx') }],
}
