/** Every page that reads something says so when it is opened without a network, instead of waiting silently. */
import { onlineManager } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal } from './api/test-server.ts'
import { logIn } from './compose/test-compose.ts'
import { renderInApp } from './test-render.tsx'

vi.mock('idb-keyval', () => import('./compose/test-idb.ts'))

type Page = () => Promise<{ default: () => ReactNode }>

const pages: Record<string, readonly [string, Page]> = {
  profile: ['/of/$userId', () => import('./features/profiles/TimelinePage.tsx')],
  post: ['/of/$userId/$postId', () => import('./features/profiles/TimelinePage.tsx')],
  'shared post': ['/of/$type/$id', () => import('./features/posts/share/SharedPage.tsx')],
  'tag page': ['/of/$tag', () => import('./features/posts/tag-page/TagPage.tsx')],
  'saved posts': ['/of', () => import('./features/posts/saved/SavedPage.tsx')],
  friends: ['/of', () => import('./features/people/friends/FriendsPage.tsx')],
  widgets: ['/of', () => import('./features/home/more/WidgetsPage.tsx')],
  notifications: ['/of', () => import('./features/notifications/NotificationsPage.tsx')],
  insights: ['/of', () => import('./features/insights/InsightsPage.tsx')],
  wallet: ['/of', () => import('./features/wallet/WalletPage.tsx')],
  plans: ['/of', () => import('./features/plans/PlusPage.tsx')],
  'my groups': ['/of', () => import('./features/groups/lists/MyGroupsPage.tsx')],
  'all groups': ['/of', () => import('./features/groups/lists/DiscoverGroupsPage.tsx')],
  group: ['/of/$groupId', () => import('./features/groups/detail/GroupPage.tsx')],
  'my projects': ['/of', () => import('./features/projects/lists/MyProjectsPage.tsx')],
  'all projects': ['/of', () => import('./features/projects/lists/DiscoverProjectsPage.tsx')],
  'public projects': ['/of', () => import('./features/projects/lists/PublicProjectsPage.tsx')],
  'public project': ['/of/$projectId', () => import('./features/projects/detail/PublicProjectPage.tsx')],
  'my surveys': ['/of', () => import('./features/surveys/lists/MySurveysPage.tsx')],
  'all surveys': ['/of', () => import('./features/surveys/lists/DiscoverSurveysPage.tsx')],
  survey: ['/of/$surveyId', () => import('./features/surveys/detail/SurveyPage.tsx')],
  recount: ['/of/$surveyId', () => import('./features/surveys/recount/RecountPage.tsx')],
  reels: ['/of', () => import('./features/reels/viewer/ReelPage.tsx')],
  'my freelance projects': ['/of', () => import('./features/freelance/my-jobs/MyJobsPage.tsx')],
  'insight bids': ['/of', () => import('./features/freelance/insights/InsightBidsPage.tsx')],
  conversation: ['/of/$chatId', () => import('./features/chat/inbox/MessagingPage.tsx')],
}

beforeEach(() => {
  logIn(3)
  onlineManager.setOnline(false)
  answerWith(() => refusal('internal', 500))
})

afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

test.each(Object.entries(pages))('%s', async (_name, [path, load]) => {
  const { default: component } = await load()
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path, component })]),
    history: createMemoryHistory({
      initialEntries: [path.replace('$type', 'post').replaceAll(/\$\w+/g, '7')],
    }),
  })
  renderInApp(<RouterProvider router={router} />)
  expect((await screen.findAllByText(/You're offline/)).length).toBeGreaterThan(0)
})
