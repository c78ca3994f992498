import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ends, tells } from './test-media.ts'
import { aVideo, key, shown, start, testWithVideos } from './test-player.tsx'

const { see } = testWithVideos()

test('one plays at a time', () => {
  const first = shown()
  start()
  act(() => see(first.element, 1))
  const second = shown()
  expect(first.element.paused).toBe(false)
  start()
  expect(first.element.paused).toBe(true)
  expect(second.element.paused).toBe(false)
})

test('in view it plays by itself without sound, out of view it stops, and comes back', () => {
  const { element } = shown(aVideo(), true)
  act(() => see(element, 0.5))
  expect(element.paused).toBe(true)
  act(() => see(element, 0.8))
  expect(element.paused).toBe(false)
  expect(element.muted).toBe(true)
  act(() => see(element, 0.2))
  expect(element.paused).toBe(true)
  act(() => see(element, 1))
  expect(element.paused).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Unmute' }))
  expect(element.muted).toBe(false)
})

test('what somebody has stopped does not play by itself again, nor when it is shown anew', () => {
  const video = aVideo()
  const { element, player, unmount } = shown(video, true)
  act(() => see(element, 1))
  key(player, 'k')
  expect(element.paused).toBe(true)
  act(() => see(element, 0))
  act(() => see(element, 1))
  expect(element.paused).toBe(true)
  unmount()
  const again = shown(video, true)
  act(() => see(again.element, 1))
  expect(again.element.paused).toBe(true)
})

test('nothing plays by itself where that is not allowed, or beside what somebody started', () => {
  const { element } = shown(aVideo(), false)
  act(() => see(element, 1))
  expect(element.paused).toBe(true)
  start()
  const other = shown(aVideo(), true)
  act(() => see(other.element, 1))
  expect(other.element.paused).toBe(true)
  expect(element.paused).toBe(false)
})

test('what has played to its end does not begin by itself again, whoever started it', () => {
  const byItself = shown(aVideo(), true)
  act(() => see(byItself.element, 1))
  act(() => ends(byItself.element))
  act(() => see(byItself.element, 0))
  act(() => see(byItself.element, 1))
  expect(byItself.element.paused).toBe(true)
  byItself.unmount()

  const video = aVideo()
  const byHand = shown(video, true)
  start()
  act(() => see(byHand.element, 1))
  act(() => ends(byHand.element))
  act(() => see(byHand.element, 0.5))
  act(() => see(byHand.element, 0.8))
  expect(byHand.element.paused).toBe(true)
  byHand.unmount()
  const again = shown(video, true)
  act(() => see(again.element, 1))
  expect(again.element.paused).toBe(true)
})

test('what the browser does not let begin keeps nothing else from it', async () => {
  const refused = shown(aVideo(), true)
  vi.spyOn(refused.element, 'play').mockRejectedValue(new DOMException('No', 'NotAllowedError'))
  await act(async () => see(refused.element, 1))
  expect(refused.element.paused).toBe(true)
  // It is still in view, but no longer in the middle.
  vi.spyOn(refused.element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -400, 600, 300))
  const other = shown(aVideo(), true)
  await act(async () => {})
  act(() => see(other.element, 1))
  expect(other.element.paused).toBe(false)
})

test('another member in this tab begins at the beginning, and nothing is declined for them', () => {
  const video = aVideo()
  const ada = shown(video, true)
  act(() => see(ada.element, 1))
  act(() => tells(ada.element, 'timeupdate', { currentTime: 17 }))
  key(ada.player, 'k')
  ada.unmount()
  const bob = shown(video, true, 8)
  act(() => see(bob.element, 1))
  expect(bob.element.paused).toBe(false)
  expect(bob.element.currentTime).toBe(0)
})

test('a card that leaves the page gives its film back', () => {
  const { element, unmount } = shown()
  start()
  const load = vi.spyOn(element, 'load')
  unmount()
  expect(element.hasAttribute('src')).toBe(false)
  expect(load).toHaveBeenCalledOnce()
})

test('a card that was away goes on where it was', () => {
  const video = aVideo()
  const { element, unmount } = shown(video)
  start()
  act(() => tells(element, 'timeupdate', { currentTime: 17 }))
  unmount()
  const again = shown(video)
  start()
  expect(again.element.currentTime).toBe(17)
})
