import type { Pages } from '../../feature.ts'

const recount = () => import('./recount/RecountPage.tsx')

export const surveys: Pages = {
  partOf: 'surveys',
  members: [
    { path: '/voteAdd', page: () => import('./create/CreateSurveyPage.tsx'), wide: true },
    { path: '/MyVotes', page: () => import('./lists/MySurveysPage.tsx') },
    { path: '/voteDiscovery', page: () => import('./lists/DiscoverSurveysPage.tsx') },
    { path: '/votingDetail/$surveyId', page: () => import('./detail/SurveyPage.tsx') },
    { path: '/votingDetail/$surveyId/recount', page: recount },
  ],
}
