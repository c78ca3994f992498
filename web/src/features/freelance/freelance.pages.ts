import type { Pages } from '../../feature.ts'

export const freelance: Pages = {
  partOf: 'jobs',
  members: [
    { path: '/freelancer', page: () => import('./landing/LandingPage.tsx'), wide: true },
    { path: '/freelancer/dashboard', page: () => import('./dashboard/DashboardPage.tsx'), wide: true },
    { path: '/freelancer/projects', page: () => import('./browse/FindWorkPage.tsx'), wide: true },
    { path: '/freelancer/myProjects', page: () => import('./my-jobs/MyJobsPage.tsx'), wide: true },
    { path: '/freelancer/insightbids', page: () => import('./insights/InsightBidsPage.tsx'), wide: true },
    {
      path: '/freelancer/settings',
      page: () => import('./settings/FreelancerSettingsPage.tsx'),
      wide: true,
    },
    {
      path: '/freelancer/settings/$tab',
      page: () => import('./settings/FreelancerSettingsPage.tsx'),
      wide: true,
    },
    {
      path: '/freelancer/agreements/$paymentId',
      page: () => import('./agreement/AgreementPage.tsx'),
      wide: true,
    },
    { path: '/freelancer/disputes', page: () => import('./disputes/DisputesPage.tsx'), wide: true },
    { path: '/freelancer/disputes/$disputeId', page: () => import('./disputes/DisputePage.tsx'), wide: true },
    { path: '/link/$provider', page: () => import('./settings/LinkReturnPage.tsx'), wide: true },
    { path: '/post-project', page: () => import('./post/PostJobPage.tsx'), wide: true },
    { path: '/projects/$jobId', page: () => import('./job/JobPage.tsx'), wide: true },
    { path: '/projects/$jobId/edit', page: () => import('./post/EditJobPage.tsx'), wide: true },
  ],
}
