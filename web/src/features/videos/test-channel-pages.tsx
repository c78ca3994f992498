/** Renders the pages of channels at an address, for tests. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { renderInApp } from '../../test-render.tsx'
import { ConfirmHost } from '../../ui/dialog/ConfirmHost.tsx'
import { stage } from '../../ui/dialog/dialog-host.ts'
import { Toasts } from '../../ui/notices/Toasts.tsx'
import { useStore } from '../../ui/store.ts'
import ChannelAnalyticsPage from './analytics/ChannelAnalyticsPage.tsx'
import AllChannelsPage from './channels/AllChannelsPage.tsx'
import ChannelPage from './channels/ChannelPage.tsx'

function App() {
  return (
    <>
      <Outlet />
      <ConfirmHost />
      <Toasts />
      {useStore(stage)}
    </>
  )
}

export function openAt(address: string) {
  const root = createRootRoute({ component: App })
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/allchannel', component: AllChannelsPage }),
      createRoute({ getParentRoute: () => root, path: '/mychannel/$channelId', component: ChannelPage }),
      createRoute({
        getParentRoute: () => root,
        path: '/mychannel/$channelId/analytics',
        component: ChannelAnalyticsPage,
      }),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  renderInApp(<RouterProvider router={router} />)
  return router
}
