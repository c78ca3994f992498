import type { Reel } from '@commons/contract/reels/reels.ts'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderInApp } from '../../../test-render.tsx'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { useStore } from '../../../ui/store.ts'
import { aReel } from '../test-reels.ts'
import SoundPage from './SoundPage.tsx'

beforeEach(() => logIn(3))
afterEach(() => {
  act(stage.clear)
  vi.unstubAllGlobals()
})

const Opened = () => useStore(stage)

async function open(source: Reel | undefined, reels: readonly Reel[] = []) {
  answerWith(({ name }) => {
    if (name === 'reel_sound')
      return source
        ? success({ recdata: { reel: source, reel_count: reels.length } })
        : refusal('reel_sound_not_found', 404)
    if (name === 'reels_by_sound') return success({ reels })
    return success({})
  })
  const root = createRootRoute()
  const route = createRoute({
    getParentRoute: () => root,
    path: '/reel/sound/$soundId',
    component: SoundPage,
  })
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/reel/sound/5'] }),
  })
  renderInApp(
    <>
      <RouterProvider router={router} />
      <Opened />
    </>,
  )
}

test('the page of a sound says whose it is, shows what has it, and begins a reel with it', async () => {
  await open(aReel(5), [aReel(6, { full_name: 'Ed', message: 'With it' })])
  await screen.findByRole('heading', { level: 1, name: 'Original sound · @member7' })
  screen.getByText('1 reel has this sound')
  await screen.findByRole('link', { name: /Reel by Ed: With it/ })
  fireEvent.click(screen.getByRole('button', { name: 'Use this sound' }))
  await screen.findByRole('dialog', { name: 'Create V Tube' })
  fireEvent.click(await screen.findByRole('button', { name: "Use the video's own sound" }))
  expect(screen.queryByRole('button', { name: "Use the video's own sound" })).toBeNull()
})

test('a sound that its author keeps cannot be used', async () => {
  const { sound } = aReel(5)
  await open(aReel(5, { sound: sound && { ...sound, can_use: 0 } }))
  await screen.findByText("The author doesn't let others use this sound.")
  screen.getByText('No other reels have this sound yet')
  expect(screen.queryByRole('button', { name: 'Use this sound' })).toBeNull()
})

test('a sound that is gone, or not for this member, says so', async () => {
  await open(undefined)
  await screen.findByText("This sound isn't available")
})
