import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { currentSession } from './api/session.ts'
import { AboutCard } from './features/home/AboutCard.tsx'
import { Root } from './features/home/Root.tsx'
import { paths } from './paths.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What stands beside the page on wide screens. */
    aside?: ComponentType
  }
}

/** The query of an address as it stands: ids and referral codes stay text. */
const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

const stringifySearch = (search: Record<string, unknown>): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return text ? `?${text}` : ''
}

/** An address within this client, from what a link carried; anything else is none. */
export function innerAddress(to: unknown): string | undefined {
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : undefined
}

function toAddress(address: string) {
  const [pathname = '/', search = ''] = address.split('?', 2)
  return redirect({ to: pathname, search: parseSearch(search), replace: true })
}

/** A visitor logs in first and comes back to where they wanted to go. */
function membersOnly({ location }: { location: { href: string } }) {
  if (!currentSession()) throw redirect({ to: paths.login(), search: { to: location.href }, replace: true })
}

/** Someone logged in has nothing to do on the way in. */
function visitorsOnly({ search }: { search: unknown }) {
  const wanted =
    typeof search === 'object' && search !== null && 'to' in search ? innerAddress(search.to) : undefined
  if (currentSession()) throw toAddress(wanted ?? paths.dashboard())
}

const root = createRootRoute({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('./features/home/NotFoundPage.tsx')),
})

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: currentSession() ? paths.dashboard() : paths.login(), replace: true })
  },
})

const visitors = createRoute({
  getParentRoute: () => root,
  id: 'visitors',
  component: lazyRouteComponent(() => import('./features/home/PublicFrame.tsx')),
})

type Page = () => Promise<{ default: () => ReactNode }>

const visitorPage = (path: string, page: Page) =>
  createRoute({
    getParentRoute: () => visitors,
    path,
    beforeLoad: visitorsOnly,
    component: lazyRouteComponent(page),
  })

const loginPage = () => import('./features/accounts/LoginPage.tsx')

const members = createRoute({
  getParentRoute: () => root,
  id: 'members',
  beforeLoad: membersOnly,
  component: lazyRouteComponent(() => import('./features/home/Shell.tsx')),
})

const memberPage = (path: string, page: Page, staticData: StaticDataRouteOption = {}) =>
  createRoute({ getParentRoute: () => members, path, component: lazyRouteComponent(page), staticData })

const timelinePage = () => import('./features/profiles/TimelinePage.tsx')

// Parts of a page that older links name as if they were pages.
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
  createRoute({
    getParentRoute: () => root,
    path: `/${name}`,
    beforeLoad: () => {
      throw redirect({ to: paths.landing(), replace: true })
    },
  })

// The kit is for those who build the pages; it is not in the built client.
const kit: AnyRoute[] = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/kit',
        component: lazyRouteComponent(() => import('./features/home/KitPage.tsx')),
      }),
    ]
  : []

const tree = root.addChildren([
  landing,
  visitors.addChildren([
    visitorPage('/login', loginPage),
    visitorPage('/Login={$id}', loginPage),
    visitorPage('/register', () => import('./features/accounts/RegisterPage.tsx')),
  ]),
  members.addChildren([
    memberPage('/dashboard', () => import('./features/home/DashboardPage.tsx'), { aside: AboutCard }),
    memberPage('/timeLine/$userId', timelinePage),
    memberPage('/timeLine/$userId/$postId', timelinePage),
  ]),
  ...fragments.map(fragment),
  ...kit,
])

export function makeRouter() {
  return createRouter({
    routeTree: tree,
    history: createHashHistory(),
    parseSearch,
    stringifySearch,
    trailingSlash: 'never',
    scrollRestoration: true,
    defaultPreload: 'intent',
    // What a page needs is fetched by its own reads, which know what is fresh.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: lazyRouteComponent(() => import('./features/home/PageError.tsx')),
  })
}
