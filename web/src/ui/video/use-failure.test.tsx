import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi, type MockInstance } from 'vitest'
import { fails, tells } from './test-media.ts'
import { aVideo, key, shown, start, testWithVideos } from './test-player.tsx'

const { see } = testWithVideos()

/** Brings the network back, once everything listens for it. */
async function comesBack(onLine: MockInstance<() => boolean>) {
  await act(async () => {})
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
}

test('a failure keeps the place for Retry', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })))
  const { element } = shown()
  start()
  act(() => tells(element, 'timeupdate', { currentTime: 33 }))
  key(screen.getByRole('group'), '>')
  act(() => fails(element))
  await screen.findByText("Couldn't play the video.")
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(element.currentTime).toBe(33)
  expect(element.playbackRate).toBe(1.25)
  expect(element.paused).toBe(false)
})

test('a failure and Retry take the focus with them', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })))
  const { element, player } = shown()
  start()
  screen.getByRole('slider', { name: 'Position' }).focus()
  act(() => fails(element))
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(document.activeElement).toBe(player)
  retry.focus()
  fireEvent.click(retry)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }))
})

test('a failure takes the focus from a menu that goes with it', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })))
  const { element, player } = shown()
  start()
  fireEvent.click(screen.getByRole('button', { name: /^Speed/ }))
  const item = await screen.findByRole('menuitemradio', { name: '2×' })
  item.focus()
  act(() => fails(element))
  await screen.findByRole('button', { name: 'Retry' })
  expect(document.activeElement).toBe(player)
})

test('of a video that is gone there is nothing to retry', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })))
  const { element } = shown()
  start()
  act(() => fails(element))
  await screen.findByText('This video is no longer available.')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('of a video that is gone nothing waits: the next one begins', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })))
  const gone = shown(aVideo(), true)
  act(() => see(gone.element, 1))
  act(() => fails(gone.element))
  await screen.findByText('This video is no longer available.')
  const next = shown(aVideo(), true)
  act(() => see(next.element, 1))
  expect(next.element.paused).toBe(false)
})

test('offline it says so and goes on by itself', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { element } = shown()
  start()
  act(() => see(element, 1))
  act(() => fails(element))
  await screen.findByText(/You're offline/)
  await comesBack(onLine)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(element.paused).toBe(false)
})

test('back online only what was playing goes on', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const [paused, away] = [shown(), shown()]
  for (const { element, player } of [paused, away]) {
    start(player)
    act(() => see(element, 1))
    if (element === paused.element) key(player, 'k')
    act(() => fails(element))
  }
  act(() => see(away.element, 0))
  const watched = shown()
  start(watched.player)
  act(() => see(watched.element, 1))
  await waitFor(() => expect(screen.getAllByText(/You're offline/)).toHaveLength(2))
  await comesBack(onLine)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect([paused, away, watched].map(({ element }) => element.paused)).toEqual([true, true, false])
})

test('back online the one in view begins by itself, as it would have', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { element } = shown(aVideo(), true)
  act(() => see(element, 1))
  act(() => fails(element))
  await screen.findByText(/You're offline/)
  act(() => see(element, 0))
  expect(element.paused).toBe(true)
  act(() => see(element, 1))
  expect(element.paused).toBe(true)
  await comesBack(onLine)
  await waitFor(() => expect(element.paused).toBe(false))
  expect(element.muted).toBe(true)
})
