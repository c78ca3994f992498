/** Every documented route leads to its screen, or is listed as not yet built. */
import type { AnyRoute } from '@tanstack/react-router'
import { isValidElement, type ComponentType } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import pending from '../../contract/test/not-yet-built.tsv?raw'
import documented from '../../contract/test/spec/routes.tsv?raw'
import { notYetBuilt, rowsOf } from '../../contract/test/table.ts'
import { endSession, openSession } from './api/session.ts'
import { makeRouter } from './routes.tsx'

type Page = () => Promise<{ default: unknown }>

interface Screen {
  /** Where a member and a visitor end up; `visitor` is omitted if they are sent to log in. */
  readonly member: Page
  readonly visitor?: Page
}

const login: Page = () => import('./features/accounts/login/LoginPage.tsx')
const register: Page = () => import('./features/accounts/register/RegisterPage.tsx')
const forgotten: Page = () => import('./features/accounts/lost-password/ForgotPasswordPage.tsx')
const reset: Page = () => import('./features/accounts/lost-password/ResetPasswordPage.tsx')
const dashboard: Page = () => import('./features/home/dashboard/DashboardPage.tsx')
const settings: Page = () => import('./features/home/settings/SettingsPage.tsx')
const setup: Page = () => import('./features/profiles/setup/SetupPage.tsx')
const timeline: Page = () => import('./features/profiles/TimelinePage.tsx')
const allNotifications: Page = () => import('./features/notifications/NotificationsPage.tsx')
const analytics: Page = () => import('./features/insights/InsightsPage.tsx')
const group: Page = () => import('./features/groups/detail/GroupPage.tsx')
const messages: Page = () => import('./features/chat/inbox/MessagingPage.tsx')
const projectLists: Page = () => import('./features/projects/lists/ProjectListsPage.tsx')
const publicProject: Page = () => import('./features/projects/detail/PublicProjectPage.tsx')
const reels: Page = () => import('./features/reels/viewer/ReelPage.tsx')
const wayIn = (visitor: Page): Screen => ({ member: dashboard, visitor })

const screens: Record<string, Screen> = {
  '/': wayIn(login),
  '/login': wayIn(login),
  '/login?{query}': wayIn(login),
  '/Login={id}': { member: group, visitor: login },
  '/register': wayIn(register),
  '/register?refcode={code}': wayIn(register),
  '/forgetpassword': { member: forgotten, visitor: forgotten },
  '/resetpassword/{code}': { member: reset, visitor: reset },
  '/twofa': wayIn(login),
  '/profilesetup': { member: setup },
  '/dashboard': { member: dashboard },
  '/setting': { member: settings },
  '/AllNotification': { member: allNotifications },
  '/timeLine/{user_id}': { member: timeline },
  '/timeLine/{user_id}/{post_id}': { member: timeline },
  '/analyticstraffic': { member: analytics },
  '/overview': { member: analytics },
  '/freelancer': { member: () => import('./features/freelance/landing/LandingPage.tsx') },
  '/freelancer/dashboard': { member: () => import('./features/freelance/dashboard/DashboardPage.tsx') },
  '/freelancer/myProjects': { member: () => import('./features/freelance/my-jobs/MyJobsPage.tsx') },
  '/freelancer/insightbids': {
    member: () => import('./features/freelance/insights/InsightBidsPage.tsx'),
  },
  '/freelancer/settings/{profile}': {
    member: () => import('./features/freelance/settings/FreelancerSettingsPage.tsx'),
  },
  '/post-project': { member: () => import('./features/freelance/post/PostJobPage.tsx') },
  '/projects/{projectname}': { member: () => import('./features/freelance/job/JobPage.tsx') },
  '/wallet': { member: () => import('./features/wallet/WalletPage.tsx') },
  '/creategroup': { member: () => import('./features/groups/create/CreateGroupPage.tsx') },
  '/createproject': { member: () => import('./features/projects/create/CreateProjectPage.tsx') },
  '/MyProject': { member: () => import('./features/projects/lists/MyProjectsPage.tsx') },
  '/DiscoveryProject': { member: () => import('./features/projects/lists/DiscoverProjectsPage.tsx') },
  '/u/{user}': { member: () => import('./features/freelancers/profile/FreelancerPage.tsx') },
  '/allprojectslist': { member: projectLists },
  '/allprojects': {
    member: projectLists,
    visitor: () => import('./features/projects/lists/PublicProjectsPage.tsx'),
  },
  '/MyGroup': { member: () => import('./features/groups/lists/MyGroupsPage.tsx') },
  '/discoverygroups': { member: () => import('./features/groups/lists/DiscoverGroupsPage.tsx') },
  '/groupdetail/{group_id}': { member: group, visitor: publicProject },
  '/voteAdd': { member: () => import('./features/surveys/create/CreateSurveyPage.tsx') },
  '/MyVotes': { member: () => import('./features/surveys/lists/MySurveysPage.tsx') },
  '/voteDiscovery': { member: () => import('./features/surveys/lists/DiscoverSurveysPage.tsx') },
  '/votingDetail/{voting_id}': { member: () => import('./features/surveys/detail/SurveyPage.tsx') },
  '/reel': { member: reels },
  '/reel/?reelid={reel_id}': { member: reels },
  '/vtube': { member: () => import('./features/videos/home/VideosPage.tsx') },
  '/vtube/{id}': { member: () => import('./features/videos/watch/VideoPage.tsx') },
  '/searchVideos/{text}': { member: () => import('./features/videos/search/SearchVideosPage.tsx') },
  '/BuyEth': { member: () => import('./features/videos/buy/BuyEthPage.tsx') },
  '/allchannel': { member: () => import('./features/videos/channels/AllChannelsPage.tsx') },
  '/mychannel/{id}': { member: () => import('./features/videos/channels/ChannelPage.tsx') },
  '/plus': { member: () => import('./features/plans/PlusPage.tsx') },
  '/pro': { member: () => import('./features/plans/ProPage.tsx') },
  '/header': wayIn(login),
  '/footer': wayIn(login),
  '/innerHeader': wayIn(login),
  '/messaging': { member: messages },
  '/innerSidebar': wayIn(login),
  '/rightSidebar': wayIn(login),
  '/fixedsidebarright': wayIn(login),
  '/Headerhome': wayIn(login),
}

/** The entries of the left icon menu, which the documents name without an address. */
const menu: Record<string, { address: string; page: Page }> = {
  newsfeeds: { address: '/dashboard', page: dashboard },
  favourites: { address: '/saved', page: () => import('./features/posts/saved/SavedPage.tsx') },
  inbox: { address: '/messaging', page: messages },
  messages: { address: '/messaging', page: messages },
  'account settings': { address: '/setting', page: settings },
  faq: { address: '/faq', page: () => import('./features/home/more/FaqPage.tsx') },
  friends: { address: '/friends', page: () => import('./features/people/friends/FriendsPage.tsx') },
  widgets: { address: '/widgets', page: () => import('./features/home/more/WidgetsPage.tsx') },
  notifications: { address: '/AllNotification', page: allNotifications },
  insights: { address: '/analyticstraffic', page: analytics },
}
const menuEntryOf = (screen: string) => menu[screen.replace('left icon menu page: ', '')]

const routes = rowsOf(documented).map(([route = '', screen = '']) => ({ route, screen }))
const listed = notYetBuilt(pending, 'route')
const keyOf = ({ route, screen }: { route: string; screen: string }) => `${route}\t${screen}`

const ada = {
  id: 7,
  api_key: 'session.secret',
  is_enable_google_auth_code: '0',
  email_verified: '1',
  is_second_factor_pending: '0',
  email: 'ada@example.org',
  full_name: 'Ada',
  username: 'ada',
  language_id: 1,
} as const

// The first page loads most of the client, which can exceed a test's timeout on a busy machine.
beforeAll(async () => void (await dashboard()), 60_000)
afterEach(() => endSession('logged_out'))

/** The page itself, where one of the network's features decides whether it is shown. */
const shownBy = (type: unknown): unknown =>
  typeof type === 'function' && 'shown' in type ? type.shown : type

/** Returns the page that an address shows in the end; undefined if there is none. */
async function pageAt(address: string): Promise<unknown> {
  window.location.hash = `#${address}`
  const router = makeRouter()
  await router.load()
  const leaf = router.state.matches.at(-1)
  // An unknown address ends at the root, or below a page that it continues; both say that there is no such page.
  const isUnknown = router.state.matches.some((match) => match._notFound)
  if (!leaf || leaf.routeId === '__root__' || isUnknown) return undefined
  const { component } = (router.routesById as Record<string, AnyRoute>)[leaf.routeId]?.options ?? {}
  // A loaded lazy page renders the page itself.
  const drawn: unknown = (component as ComponentType & ((props: object) => unknown))({})
  return isValidElement(drawn) ? shownBy(drawn.type) : undefined
}

const addressOf = (route: string) =>
  route.replace('{query}', 'email_auth_code=12').replaceAll(/\{[^}]+\}/g, '12')

describe('documented routes', () => {
  for (const row of routes) {
    test(`${row.route}: ${row.screen}`, async () => {
      const entry = menuEntryOf(row.screen)
      const screen = entry ? { member: entry.page } : screens[row.route]
      if (!screen) return expect(listed, 'It is neither built nor in not-yet-built.tsv').toContain(keyOf(row))
      expect(listed, 'It is built: take it from not-yet-built.tsv').not.toContain(keyOf(row))
      const address = entry?.address ?? addressOf(row.route)
      expect(await pageAt(address)).toBe((await (('visitor' in screen && screen.visitor) || login)()).default)
      openSession(ada)
      expect(await pageAt(address)).toBe((await screen.member()).default)
    })
  }
})

test('a login that waits for its second factor goes on with it, from wherever a member is asked for', async () => {
  const { default: secondStep } = await import('./features/accounts/login/SecondStepPage.tsx')
  openSession({ ...ada, is_second_factor_pending: '1' })
  for (const address of ['/', '/twofa', '/dashboard', '/timeLine/7'])
    expect(await pageAt(address), address).toBe(secondStep)
  expect(await pageAt('/login'), 'Back leads to the login').toBe((await login()).default)
})

test('a mailed link to the login is followed by a member as a member', async () => {
  const { default: verify } = await import('./features/accounts/register/VerifyEmailPage.tsx')
  expect(await pageAt('/login?code=12')).toBe((await login()).default)
  openSession(ada)
  expect(await pageAt('/login?code=12')).toBe(verify)
  expect(await pageAt('/login?code=')).toBe((await dashboard()).default)
})

test('the overview of older links leads to the figures', async () => {
  openSession(ada)
  expect(await pageAt('/overview')).toBe((await analytics()).default)
})

test('a closed survey has a page that counts it again', async () => {
  const { default: recount } = await import('./features/surveys/recount/RecountPage.tsx')
  openSession(ada)
  expect(await pageAt('/votingDetail/12/recount')).toBe(recount)
})

test('what is not built is not there', async () => {
  openSession(ada)
  for (const { route } of routes) {
    if (screens[route] || !route.startsWith('/')) continue
    expect(await pageAt(addressOf(route)), `${route} is built: say which screen it leads to`).toBeUndefined()
  }
})

test('what is listed is a documented route', () => {
  const known = new Set(routes.map(keyOf))
  expect([...listed].filter((key) => !known.has(key))).toEqual([])
})
