import type { Pages } from '../../feature.ts'

export const freelancers: Pages = {
  partOf: 'jobs',
  open: [
    { path: '/reference/$code', page: () => import('./reference/ReferencePage.tsx') },
    { path: '/reputation', page: () => import('./reputation/ReputationPage.tsx') },
  ],
  members: [
    { path: '/u/$user', page: () => import('./profile/FreelancerPage.tsx') },
    { path: '/freelancer/freelancers', page: () => import('./find/FindFreelancersPage.tsx'), wide: true },
  ],
}
