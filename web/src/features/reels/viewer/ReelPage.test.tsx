import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderInApp } from '../../../test-render.tsx'
import { fakeVideos } from '../../../ui/video/test-media.ts'
import { aReel } from '../test-reels.ts'
import ReelPage from './ReelPage.tsx'

beforeEach(async () => {
  logIn(3)
  fakeVideos()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const feeds: Record<string, readonly number[]> = { for_you: [42, 1], following: [7, 8] }

async function open(address: string) {
  answerWith(({ name, body }) => {
    if (name === 'reel_timeline')
      return success({ reels: feeds[String(body['feed'])]?.map((id) => aReel(id)) ?? [] })
    return name === 'reel_by_id'
      ? success({ reel: aReel(Number(body['reel_id'])) })
      : refusal('internal', 500)
  })
  const root = createRootRoute()
  const route = createRoute({ getParentRoute: () => root, path: '/reel', component: ReelPage })
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  renderInApp(<RouterProvider router={router} />)
  await screen.findByRole('feed')
  return router
}

const watched = () => document.querySelector('[aria-current=true]')?.getAttribute('data-reel')

test('another feed starts with its own first reel, and the address follows', async () => {
  const router = await open('/reel?reelid=42')
  await waitFor(() => expect(watched()).toBe('42'))
  fireEvent.click(screen.getByRole('radio', { name: 'Following' }))
  await waitFor(() => expect(watched()).toBe('7'))
  await waitFor(() => expect(router.state.location.search).toEqual({ reelid: '7' }))
})

test('a link to another reel starts with that one', async () => {
  const router = await open('/reel?reelid=42')
  await waitFor(() => expect(watched()).toBe('42'))
  await router.navigate({ to: '/reel', search: { reelid: '8' } } as never)
  await waitFor(() => expect(watched()).toBe('8'))
})
