/** Renders pages of the video site at an address, for tests. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '../../guards.ts'
import { PlayerHost } from '../../player/PlayerHost.tsx'
import { playing } from '../../player/playing.ts'
import { renderInApp } from '../../test-render.tsx'
import { ConfirmHost } from '../../ui/dialog/ConfirmHost.tsx'
import { stage } from '../../ui/dialog/dialog-host.ts'
import { Toasts } from '../../ui/notices/Toasts.tsx'
import { useStore } from '../../ui/store.ts'
import HeldCommentsPage from './comments/HeldCommentsPage.tsx'
import BuyEthPage from './buy/BuyEthPage.tsx'
import HistoryPage from './lists/HistoryPage.tsx'
import PlaylistPage from './playlists/PlaylistPage.tsx'
import PlaylistsPage from './playlists/PlaylistsPage.tsx'
import SearchVideosPage from './search/SearchVideosPage.tsx'
import ManageSubscriptionsPage from './subscriptions/ManageSubscriptionsPage.tsx'
import SubscriptionsPage from './subscriptions/SubscriptionsPage.tsx'
import VideoPage from './watch/VideoPage.tsx'
import VideosPage from './home/VideosPage.tsx'
import WatchLaterPage from './lists/WatchLaterPage.tsx'

function App() {
  const isPlaying = useStore(playing, (now) => now !== null)
  return (
    <>
      <Outlet />
      {isPlaying && <PlayerHost />}
      <ConfirmHost />
      <Toasts />
      {useStore(stage)}
    </>
  )
}

const pages = {
  '/vtube': VideosPage,
  '/vtube/$videoId': VideoPage,
  '/vtube/subscriptions': SubscriptionsPage,
  '/vtube/subscriptions/channels': ManageSubscriptionsPage,
  '/vtube/history': HistoryPage,
  '/vtube/watchlater': WatchLaterPage,
  '/vtube/comments': HeldCommentsPage,
  '/vtube/playlists': PlaylistsPage,
  '/vtube/playlists/$playlistId': PlaylistPage,
  '/searchVideos/$text': SearchVideosPage,
  '/BuyEth': BuyEthPage,
}

export function openAt(address: string) {
  const root = createRootRoute({ component: App })
  const router = createRouter({
    routeTree: root.addChildren(
      Object.entries(pages).map(([path, component]) =>
        createRoute({ getParentRoute: () => root, path, component }),
      ),
    ),
    parseSearch,
    stringifySearch,
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  renderInApp(<RouterProvider router={router} />)
  return router
}
