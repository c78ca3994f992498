import type { Pages } from '../../feature.ts'

export const freelancers: Pages = {
  members: [{ path: '/u/$user', page: () => import('./profile/FreelancerPage.tsx') }],
}
