import type { Video } from '@commons/contract/shared/video.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../test-render.tsx'
import { remember } from './player-memory.ts'
import { ends, fails, fakeVideos, tells } from './test-media.ts'
import VideoPlayer from './VideoPlayer.tsx'

let see: ReturnType<typeof fakeVideos>['see']
let count = 0

beforeEach(() => {
  ;({ see } = fakeVideos())
  remember({ volume: 1, muted: false, captions: undefined })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function aVideo(change: Partial<Video> = {}): Video {
  const poster = { width: 640, height: 360, preview: 'data:,', sources: [], animated: false, alt: '' }
  // Of a name of its own: where it was and who stopped it are remembered by that.
  const sources = [{ height: 360, url: `/media/${++count}/360p.mp4` }]
  return { width: 640, height: 360, seconds: 60, poster, sources, captions: null, ...change }
}

function shown(video = aVideo(), autoplay = false, viewer = 7) {
  const box = createRef<HTMLDivElement>()
  const onBegin = vi.fn()
  const { container, unmount } = renderInApp(
    <div ref={box}>
      <VideoPlayer
        video={video}
        label="Video by Ada"
        autoplay={autoplay}
        viewer={viewer}
        box={box}
        onBegin={onBegin}
      />
    </div>,
  )
  const element = container.querySelector('video')
  if (!element) throw new Error('There is no video')
  return { element, onBegin, unmount, player: screen.getAllByRole('group').at(-1) as HTMLElement }
}
const start = () => fireEvent.click(screen.getByRole('button', { name: /^Play: / }))
const key = (element: Element, name: string) => fireEvent.keyDown(element, { key: name })

test('nothing is loaded before it is started; then the focus is on what stops it', () => {
  const { element, onBegin } = shown()
  expect(element.preload).toBe('none')
  expect(onBegin).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Play: Video by Ada, 1 minute' }).focus()
  start()
  expect(onBegin).toHaveBeenCalled()
  expect(element.paused).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }))
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(element.paused).toBe(true)
  screen.getByRole('button', { name: 'Play' })
})

test('the keys play, jump, go to a tenth, change speed and sound', () => {
  const { element, player } = shown()
  start()
  key(player, 'k')
  expect(element.paused).toBe(true)
  key(player, 'l')
  expect(element.currentTime).toBe(10)
  key(player, 'ArrowLeft')
  expect(element.currentTime).toBe(5)
  key(player, '5')
  expect(element.currentTime).toBe(30)
  screen.getByText('0:30')
  key(player, '.')
  expect(element.currentTime).toBeCloseTo(30.033, 2)
  key(player, 'm')
  expect(element.muted).toBe(true)
  key(player, 'ArrowDown')
  key(player, 'm')
  key(player, '>')
  expect(element.playbackRate).toBe(1.25)
  key(player, 'j')
  key(player, 'j')
  key(player, 'j')
  key(player, 'j')
  expect(element.currentTime).toBe(0)
})

test('what the player takes does not reach the keys of the page', () => {
  const page = vi.fn()
  document.addEventListener('keydown', page)
  const { player } = shown()
  start()
  key(player, '.')
  expect(page).not.toHaveBeenCalled()
  key(player, 'PageDown')
  expect(page).toHaveBeenCalledOnce()
  document.removeEventListener('keydown', page)
})

test('the position is a slider that says where in words', () => {
  const { element } = shown()
  start()
  act(() => tells(element, 'timeupdate', { currentTime: 5 }))
  const slider = screen.getByRole('slider', { name: 'Position' })
  expect(slider.getAttribute('aria-valuetext')).toBe('5 seconds of 1 minute')
  key(slider, 'ArrowRight')
  expect(element.currentTime).toBe(10)
  key(slider, 'End')
  expect(element.currentTime).toBe(60)
  key(slider, 'Home')
  expect(slider.getAttribute('aria-valuenow')).toBe('0')
})

test('whatever starts it, a focus on the first button is not lost', () => {
  const { element } = shown(aVideo(), true)
  const focusStart = () => screen.getByRole('button', { name: /^Play: / }).focus()
  focusStart()
  act(() => see(element, 1))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }))
  cleanup()
  shown()
  focusStart()
  key(document.activeElement ?? document.body, 'k')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }))
})

test('a focus elsewhere stays there when a video begins by itself', () => {
  const { element } = shown(aVideo(), true)
  act(() => see(element, 1))
  expect(element.paused).toBe(false)
  expect(document.activeElement).toBe(document.body)
})

test('how loud it is stays for the next video', () => {
  const first = shown()
  start()
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '0.3' } })
  expect(first.element.volume).toBeCloseTo(0.3)
  first.unmount()
  const second = shown()
  start()
  expect(second.element.volume).toBeCloseTo(0.3)
  expect(second.element.muted).toBe(false)
})

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
  fireEvent.click(screen.getAllByRole('button', { name: 'Unmute' })[0] as HTMLElement)
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

test('a failure keeps the place for Retry', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })))
  const { element } = shown()
  start()
  act(() => tells(element, 'timeupdate', { currentTime: 33 }))
  key(screen.getByRole('group'), '>')
  act(() => fails(element))
  await screen.findByText('The video could not be played.')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(element.currentTime).toBe(33)
  expect(element.playbackRate).toBe(1.25)
  expect(element.paused).toBe(false)
})

test('of a video that is gone there is nothing to retry', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })))
  const { element } = shown()
  start()
  act(() => fails(element))
  await screen.findByText('This video is no longer there.')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('of a video that is gone nothing waits: the next one begins', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })))
  const gone = shown(aVideo(), true)
  act(() => see(gone.element, 1))
  act(() => fails(gone.element))
  await screen.findByText('This video is no longer there.')
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
  await screen.findByText(/You are offline/)
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(element.paused).toBe(false)
})

test('back online only what was playing goes on', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const [paused, away] = [shown(), shown()]
  for (const { element, player } of [paused, away]) {
    fireEvent.click(within(player).getByRole('button', { name: /^Play: / }))
    act(() => see(element, 1))
    act(() => fails(element))
  }
  key(paused.player, 'k')
  act(() => see(away.element, 0))
  const watched = shown()
  fireEvent.click(within(watched.player).getByRole('button', { name: /^Play: / }))
  act(() => see(watched.element, 1))
  await waitFor(() => expect(screen.getAllByText(/You are offline/)).toHaveLength(2))
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect([paused, away, watched].map(({ element }) => element.paused)).toEqual([true, true, false])
})

test('back online the one in view begins by itself, as it would have', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { element } = shown(aVideo(), true)
  act(() => see(element, 1))
  act(() => fails(element))
  await screen.findByText(/You are offline/)
  act(() => see(element, 0))
  expect(element.paused).toBe(true)
  act(() => see(element, 1))
  expect(element.paused).toBe(true)
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(element.paused).toBe(false))
  expect(element.muted).toBe(true)
})

/** What is laid out is so large, in CSS pixels. */
function isDrawn(width: number, height: number) {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height)
}

test.each([
  [320, 180, '/media/low'],
  [1280, 720, '/media/high'],
])('in a frame of %i × %i that comes in the same moment %s plays', (width, height, url) => {
  isDrawn(width, height)
  const sources = [
    { height: 360, url: '/media/low' },
    { height: 720, url: '/media/high' },
  ]
  const { element } = shown(aVideo({ width: 1280, height: 720, sources }))
  start()
  expect(element.getAttribute('src')).toBe(url)
})

test('a quality can be chosen where there are several, and it goes on from the same place', async () => {
  const sources = [
    { height: 360, url: '/media/low' },
    { height: 720, url: '/media/high' },
  ]
  const { element } = shown(aVideo({ sources }))
  start()
  expect(element.getAttribute('src')).toBe('/media/low')
  act(() => tells(element, 'timeupdate', { currentTime: 12 }))
  key(screen.getByRole('group'), '<')
  fireEvent.click(screen.getByRole('button', { name: 'Quality: 360p' }))
  fireEvent.click(await screen.findByRole('menuitemradio', { name: '720p' }))
  expect(element.getAttribute('src')).toBe('/media/high')
  expect(element.currentTime).toBe(12)
  expect(element.playbackRate).toBe(0.75)
  expect(element.paused).toBe(false)
})

test('captions are offered where there are any, and the choice is kept', () => {
  shown()
  start()
  expect(screen.queryByRole('button', { name: 'Captions' })).toBeNull()
  const { player, unmount } = shown(aVideo({ captions: '/media/x/captions.vtt' }))
  start()
  expect(screen.getByRole('button', { name: 'Captions' }).getAttribute('aria-pressed')).toBe('false')
  key(player, 'c')
  expect(screen.getByRole('button', { name: 'Captions' }).getAttribute('aria-pressed')).toBe('true')
  unmount()
  shown(aVideo({ captions: '/media/y/captions.vtt' }))
  start()
  expect(screen.getByRole('button', { name: 'Captions' }).getAttribute('aria-pressed')).toBe('true')
})
