import {
  createHashHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type AnyRoute,
} from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { PageError } from './features/home/not-found/PageError.tsx'
import { Root } from './features/home/shell/Root.tsx'
import type { Page, PageAt } from './feature.ts'
import { pages } from './features.pages.ts'
import {
  fromLanding,
  membersOnly,
  parseSearch,
  stringifySearch,
  toLanding,
  type RouterContext,
} from './guards.ts'
import type { NetworkFeature } from '@commons/contract/shared/network-feature.ts'
import { useAbsent } from './ui/network.ts'
import { call } from './api/call.ts'
import { openCalls } from './api/call-rows.ts'
import { queryClient } from './api/query-client.ts'
import { fetchPiece, latePiece } from './ui/states/piece.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Shown beside the page on wide screens. */
    aside?: ComponentType
    /** The page also takes the room of `aside`. */
    wide?: boolean
    /** Members begin with it. */
    isFirst?: boolean
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
  notFoundComponent: routed(() => import('./features/home/not-found/NotFoundPage.tsx')),
})

const landing = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: fromLanding })

const visitors = createRoute({
  getParentRoute: () => root,
  id: 'visitors',
  component: routed(() => import('./features/home/public-frame/PublicFrame.tsx')),
})

const shell = async () => {
  // Not waited for: it comes while the rest is loading, and the frame draws no page without it.
  void queryClient.prefetchQuery({
    queryKey: ['show_language', {}],
    queryFn: () => call('show_language', {}),
  })
  const [frame] = await Promise.all([
    import('./features/home/shell/Shell.tsx'),
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

// The page works without the aside if that cannot be loaded.
const aside = latePiece(() => import('./features/home/dashboard/DashboardAside.tsx'))

const options = ({ path, guard }: PageAt, page?: Page) => ({
  path,
  ...(guard && { beforeLoad: guard }),
  ...(page && { component: routed(page) }),
})

/** A page of a feature says that it isn't there while the network does without that, also where it is open. */
const ifPresent =
  (parts: readonly NetworkFeature[], load: Page): Page =>
  async () => {
    const [{ default: Shown }, { NotFoundWords }] = await Promise.all([
      load(),
      import('./features/home/not-found/NotFoundWords.tsx'),
    ])
    function IfPresent() {
      const absent = useAbsent()
      return parts.some((part) => absent.includes(part)) ? <NotFoundWords /> : <Shown />
    }
    return { default: Object.assign(IfPresent, { shown: Shown }) }
  }

interface PartAt extends PageAt {
  readonly parts: readonly NetworkFeature[]
}

const loaderOf = ({ page, parts }: PartAt) => (page && parts.length > 0 ? ifPresent(parts, page) : page)

const openPage = (at: PartAt) => createRoute({ getParentRoute: () => visitors, ...options(at, loaderOf(at)) })

function memberPage(at: PartAt) {
  const { isFirst, wide, alone } = at
  const page = loaderOf(at)
  // Other pages make calls that the first doesn't.
  const withCalls = page && (async () => (await Promise.all([page(), openCalls()]))[0])
  return createRoute({
    getParentRoute: () => members,
    ...options(at, isFirst ? page : withCalls),
    staticData: { ...(isFirst && { isFirst }), ...(wide ? { wide } : !alone && { aside }) },
  })
}

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
        component: routed(() => import('./features/home/kit/KitPage.tsx')),
      }),
    ]
  : []

/** A feature's pages, each a part of what the feature is. */
const pagesAt = (frame: 'open' | 'members') =>
  pages.flatMap(({ [frame]: list = [], partOf }) =>
    list.map((at) => ({ ...at, parts: [partOf, at.partOf].filter((part) => part !== undefined) })),
  )

const tree = root.addChildren([
  landing,
  visitors.addChildren(pagesAt('open').map(openPage)),
  members.addChildren(pagesAt('members').map(memberPage)),
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
