import {
  createHashHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type AnyRoute,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { PageError } from './features/home/PageError.tsx'
import { Root } from './features/home/Root.tsx'
import {
  fromLanding,
  membersOnly,
  parseSearch,
  publicListOnly,
  publicProjectOnly,
  secondStepOnly,
  setupOnly,
  stringifySearch,
  toAnalytics,
  toLanding,
  visitorsOnly,
  type RouterContext,
} from './guards.ts'
import { openCalls } from './api/call-rows.ts'
import { fetchPiece, quietPiece } from './ui/piece.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Shown beside the page on wide screens. */
    aside?: ComponentType
    /** The page also takes the room of `aside`. */
    wide?: boolean
    /** The page shows nothing to visitors. */
    membersOnly?: boolean
  }
  interface HistoryState {
    /** The member came from Home, so Back leads there. */
    fromHome?: boolean
  }
}

// Instead of the router's own lazy loading, which reloads the whole client when a part fails to load: typed
// text would be lost, and everything while offline.
const routed = (load: () => Promise<{ default: (props: object) => ReactNode }>) =>
  lazyRouteComponent(() => fetchPiece(load))

const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: routed(() => import('./features/home/NotFoundPage.tsx')),
})

const landing = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: fromLanding })

const visitors = createRoute({
  getParentRoute: () => root,
  id: 'visitors',
  component: routed(() => import('./features/home/PublicFrame.tsx')),
})

type Page = () => Promise<{ default: () => ReactNode }>

const visitorPage = (path: string, page: Page) =>
  createRoute({
    getParentRoute: () => visitors,
    path,
    beforeLoad: visitorsOnly,
    component: routed(page),
  })

/** The second step of a login, for visitors who have taken the first. */
const secondStepPage = (path: string, page: Page) =>
  createRoute({
    getParentRoute: () => visitors,
    path,
    beforeLoad: secondStepOnly,
    component: routed(page),
  })

/** Targets of mailed links, open to members and visitors alike. */
const openPage = (path: string, page: Page) =>
  createRoute({ getParentRoute: () => visitors, path, component: routed(page) })

const setupPage = () => import('./features/profiles/setup/SetupPage.tsx')

const loginPage = () => import('./features/accounts/LoginPage.tsx')

const shell = async () => {
  const [frame] = await Promise.all([
    import('./features/home/Shell.tsx'),
    import('./api/offline/start.ts').then(({ startOffline }) => startOffline()),
  ])
  return frame
}

const members = createRoute({
  getParentRoute: () => root,
  id: 'members',
  staticData: { membersOnly: true },
  beforeLoad: membersOnly,
  component: routed(shell),
})

/** The page that members begin with; its calls are known from the start. */
const firstPage = (path: string, page: Page, staticData: StaticDataRouteOption = {}) =>
  createRoute({ getParentRoute: () => members, path, component: routed(page), staticData })

const memberPage = (path: string, page: Page, staticData: StaticDataRouteOption = {}) =>
  firstPage(path, async () => (await Promise.all([page(), openCalls()]))[0], staticData)

const settingsPage = () => import('./features/home/settings/SettingsPage.tsx')

const friendsPage = () => import('./features/people/friends/FriendsPage.tsx')
const widgetsPage = () => import('./features/home/more/WidgetsPage.tsx')
const faqPage = () => import('./features/home/more/FaqPage.tsx')
const insightsPage = () => import('./features/insights/InsightsPage.tsx')
const walletPage = () => import('./features/wallet/WalletPage.tsx')

const plusPage = () => import('./features/plans/PlusPage.tsx')
const proPage = () => import('./features/plans/ProPage.tsx')

const createGroupPage = () => import('./features/groups/create/CreateGroupPage.tsx')
const myGroupsPage = () => import('./features/groups/lists/MyGroupsPage.tsx')
const discoverGroupsPage = () => import('./features/groups/lists/DiscoverGroupsPage.tsx')
const messagingPage = () => import('./features/chat/inbox/MessagingPage.tsx')
const groupPage = () => import('./features/groups/detail/GroupPage.tsx')

const createProjectPage = () => import('./features/projects/create/CreateProjectPage.tsx')
const myProjectsPage = () => import('./features/projects/lists/MyProjectsPage.tsx')
const discoverProjectsPage = () => import('./features/projects/lists/DiscoverProjectsPage.tsx')
const projectListsPage = () => import('./features/projects/lists/ProjectListsPage.tsx')
const publicProjectsPage = () => import('./features/projects/lists/PublicProjectsPage.tsx')
const publicProjectPage = () => import('./features/projects/detail/PublicProjectPage.tsx')

const createSurveyPage = () => import('./features/surveys/create/CreateSurveyPage.tsx')
const mySurveysPage = () => import('./features/surveys/lists/MySurveysPage.tsx')
const discoverSurveysPage = () => import('./features/surveys/lists/DiscoverSurveysPage.tsx')
const recountPage = () => import('./features/surveys/recount/RecountPage.tsx')
const surveyPage = () => import('./features/surveys/detail/SurveyPage.tsx')

const reelPage = () => import('./features/reels/viewer/ReelPage.tsx')

// The page works without the aside if that cannot be loaded.
const aside = quietPiece(() => import('./features/home/DashboardAside.tsx'))

const timelinePage = () => import('./features/profiles/TimelinePage.tsx')

// Parts of a page that older links address like pages.
const fragments = [
  'header',
  'footer',
  'innerHeader',
  'innerSidebar',
  'rightSidebar',
  'fixedsidebarright',
  'Headerhome',
]

const fragment = (name: string) =>
  createRoute({ getParentRoute: () => root, path: `/${name}`, beforeLoad: toLanding })

// A page for developers of the UI; not in the built client.
const kit: AnyRoute[] = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/kit',
        component: routed(() => import('./features/home/KitPage.tsx')),
      }),
    ]
  : []

const tree = root.addChildren([
  landing,
  visitors.addChildren([
    visitorPage('/login', loginPage),
    visitorPage('/Login={$id}', loginPage),
    visitorPage('/register', () => import('./features/accounts/RegisterPage.tsx')),
    secondStepPage('/twofa', () => import('./features/accounts/SecondStepPage.tsx')),
    openPage('/forgetpassword', () => import('./features/accounts/ForgotPasswordPage.tsx')),
    openPage('/resetpassword/$code', () => import('./features/accounts/ResetPasswordPage.tsx')),
    openPage('/unsubscribe/$code', () => import('./features/accounts/UnsubscribePage.tsx')),
    createRoute({
      getParentRoute: () => visitors,
      path: '/profilesetup',
      beforeLoad: setupOnly,
      component: routed(setupPage),
    }),
    createRoute({
      getParentRoute: () => visitors,
      path: '/allprojects',
      beforeLoad: publicListOnly,
      component: routed(publicProjectsPage),
    }),
    createRoute({
      getParentRoute: () => visitors,
      path: '/allprojects/$projectId',
      beforeLoad: publicProjectOnly,
      component: routed(publicProjectPage),
    }),
    openPage('/notme/$code', () => import('./features/accounts/NotMePage.tsx')),
  ]),
  members.addChildren([
    firstPage('/dashboard', () => import('./features/home/DashboardPage.tsx'), { aside }),
    memberPage('/verifyemail/$code', () => import('./features/accounts/VerifyEmailPage.tsx')),
    memberPage('/setting/{-$panel}', settingsPage, { wide: true }),
    memberPage('/timeLine/$userId', timelinePage, { aside }),
    memberPage('/timeLine/$userId/$postId', timelinePage, { aside }),
    memberPage('/tag/$tag', () => import('./features/posts/tag-page/TagPage.tsx'), { aside }),
    memberPage('/saved', () => import('./features/posts/saved/SavedPage.tsx'), { aside }),
    memberPage('/friends', friendsPage, { aside }),
    memberPage('/widgets', widgetsPage, { aside }),
    memberPage('/faq', faqPage, { aside }),
    memberPage('/AllNotification', () => import('./features/notifications/NotificationsPage.tsx'), { aside }),
    memberPage('/messaging/{-$chatId}', messagingPage, { wide: true }),
    memberPage('/plus', plusPage, { wide: true }),
    memberPage('/pro', proPage, { wide: true }),
    memberPage('/analyticstraffic', insightsPage, { wide: true }),
    memberPage('/wallet', walletPage, { wide: true }),
    memberPage('/creategroup', createGroupPage, { aside }),
    memberPage('/MyGroup', myGroupsPage, { aside }),
    memberPage('/discoverygroups', discoverGroupsPage, { aside }),
    memberPage('/groupdetail/$groupId', groupPage, { wide: true }),
    memberPage('/createproject', createProjectPage, { wide: true }),
    memberPage('/MyProject', myProjectsPage, { wide: true }),
    memberPage('/DiscoveryProject', discoverProjectsPage, { wide: true }),
    memberPage('/allprojectslist', projectListsPage, { wide: true }),
    memberPage('/voteAdd', createSurveyPage, { wide: true }),
    memberPage('/MyVotes', mySurveysPage, { aside }),
    memberPage('/voteDiscovery', discoverSurveysPage, { aside }),
    memberPage('/votingDetail/$surveyId', surveyPage, { aside }),
    memberPage('/votingDetail/$surveyId/recount', recountPage, { aside }),
    memberPage('/reel', reelPage, { wide: true }),
    createRoute({ getParentRoute: () => members, path: '/overview', beforeLoad: toAnalytics }),
    memberPage('/s/$type/$id', () => import('./features/posts/share/SharedPage.tsx')),
  ]),
  ...fragments.map(fragment),
  ...kit,
])

export function makeRouter() {
  const isKnown = (address: string) => {
    const [pathname = '/'] = address.split('?', 1)
    const [, , found] = router.getMatchedRoutes(pathname)
    return found !== undefined
  }
  const router = createRouter({
    routeTree: tree,
    context: { isKnown },
    history: createHashHistory(),
    parseSearch,
    stringifySearch,
    trailingSlash: 'never',
    scrollRestoration: true,
    defaultPreload: 'intent',
    // A page's own reads fetch its data; they know what is fresh.
    defaultPreloadStaleTime: 0,
    // Not lazy: offline it would be missing as well.
    defaultErrorComponent: PageError,
  })
  return router
}
