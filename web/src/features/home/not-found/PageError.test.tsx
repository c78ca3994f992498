import { onlineManager } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, test, vi } from 'vitest'
import { renderInApp } from '../../../test-render.tsx'
import { fetchPiece } from '../../../ui/states/piece.tsx'
import { PageError } from './PageError.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  // React and the router log modules that fail to load.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  act(() => onlineManager.setOnline(true))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Opens a page whose module fails to load; returns a function that makes it load. */
function openPage() {
  let isThere = false
  const load = async () => {
    if (!isThere) throw new TypeError('Failed to fetch')
    return { default: () => <h1>Saved</h1> }
  }
  const root = createRootRoute()
  const saved = createRoute({
    getParentRoute: () => root,
    path: '/saved',
    component: lazyRouteComponent(() => fetchPiece(load)),
  })
  const router = createRouter({
    routeTree: root.addChildren([saved]),
    history: createMemoryHistory({ initialEntries: ['/saved'] }),
    defaultErrorComponent: PageError,
  })
  renderInApp(<RouterProvider router={router as never} />)
  return () => {
    isThere = true
  }
}

test('a page that was never opened before says that one is offline, and comes when one is not', async () => {
  act(() => onlineManager.setOnline(false))
  const arrive = openPage()
  await screen.findByRole('heading', { level: 1, name: "You're offline" })
  screen.getByText("You haven't opened this page here before. It will load when you're back.")
  arrive()
  act(() => {
    onlineManager.setOnline(true)
    window.dispatchEvent(new Event('online'))
  })
  await screen.findByRole('heading', { level: 1, name: 'Saved' })
})

test('one that does not arrive with a network is a failure', async () => {
  openPage()
  await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })
  screen.getByText("Couldn't load this page. Check your connection.")
})
