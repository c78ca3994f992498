import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { remember } from '../ui/video/player-memory.ts'
import { ends, fails, fakeVideos, tells } from '../ui/video/test-media.ts'
import { aVideo as aSmallVideo, shown } from '../ui/video/test-player.tsx'
import { choose } from './choices.ts'
import { close } from './playing-place.ts'
import { aVideo, key, openPage } from './test-player.tsx'

let videos: ReturnType<typeof fakeVideos>
beforeEach(() => {
  videos = fakeVideos()
  remember({ volume: 1, muted: false, captions: undefined })
  choose({
    speed: 1,
    quality: 'auto',
    theatre: false,
    autoNext: true,
    captionSize: 1,
    captionLanguage: undefined,
  })
})
afterEach(() => {
  act(close)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const start = () => fireEvent.click(screen.getByRole('button', { name: /^Play: / }))
const mini = () => screen.queryByRole('button', { name: 'Close the mini player' })
/** Stubs what the server answers when asked why a video doesn't load. */
const answers = (status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })))

test('nothing is loaded before it is started; then the focus is on what stops it', () => {
  const onStarted = vi.fn()
  const page = openPage(aVideo({ onStarted }))
  expect(page.video.getAttribute('src')).toBeNull()
  screen.getByRole('button', { name: 'Play: Baking bread, 1 minute' }).focus()
  start()
  expect(page.video.getAttribute('src')).toMatch(/\.mp4$/)
  expect(page.video.paused).toBe(false)
  expect(onStarted).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }))
})

test('it starts by itself where the page wants that', () => {
  const page = openPage(aVideo({ autoplay: true }))
  expect(page.video.paused).toBe(false)
  expect(page.video.muted).toBe(false)
})

test.each([
  ['where the member stopped', { resumeAt: 30 }, 30],
  ['not at the very beginning', { resumeAt: 3 }, 0],
  ['not at the very end', { resumeAt: 55 }, 0],
  ['where a link says, whatever was watched', { resumeAt: 30, startAt: 12 }, 12],
])('it begins %s', (_what, change, place) => {
  const page = openPage(aVideo(change))
  start()
  expect(page.video.currentTime).toBe(place)
})

test('where the browser forbids that, a button starts it', async () => {
  const play = vi
    .spyOn(HTMLMediaElement.prototype, 'play')
    .mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'))
  const page = openPage(aVideo({ autoplay: true }))
  await screen.findByRole('button', { name: /^Play: / })
  play.mockRestore()
  start()
  expect(page.video.paused).toBe(false)
})

test('it plays on where nobody sees it, until another one starts', () => {
  const page = openPage(aVideo())
  start()
  const { video } = page
  act(() => videos.see(video, 1))
  act(() => videos.see(video, 0))
  expect(video.paused).toBe(false)
  const small = shown(aSmallVideo())
  fireEvent.click(within(small.player).getByRole('button', { name: /^Play: / }))
  expect(video.paused).toBe(true)
  expect(small.element.paused).toBe(false)
})

test('a video that plays goes on in the corner of other pages, and comes back', () => {
  const video = aVideo()
  const page = openPage(video)
  start()
  const element = page.video
  page.goTo(undefined)
  expect(page.video).toBe(element)
  expect(element.paused).toBe(false)
  const corner = within(screen.getByRole('region', { name: 'Mini player' }))
  expect(corner.getByRole('link', { name: 'Open Baking bread' }).getAttribute('href')).toBe('#/vtube/1')
  page.goTo(video)
  expect(page.video).toBe(element)
  expect(element.paused).toBe(false)
  expect(screen.getByRole('main').contains(element)).toBe(true)
  expect(mini()).toBeNull()
})

test('a video that is paused stays on its page', () => {
  const page = openPage(aVideo())
  start()
  key('k')
  page.goTo(undefined)
  expect(document.querySelector('video')).toBeNull()
})

test('the corner is closed, and another video takes it over', () => {
  const page = openPage(aVideo())
  start()
  const first = page.video
  page.goTo(undefined)
  page.goTo(aVideo({ title: 'Sourdough' }))
  expect(page.video).not.toBe(first)
  expect(first.paused).toBe(true)
  start()
  page.goTo(undefined)
  fireEvent.click(screen.getByRole('button', { name: 'Close the mini player' }))
  expect(document.querySelector('video')).toBeNull()
})

test('the corner can be had on the page itself, which offers the video back', () => {
  const page = openPage(aVideo())
  start()
  key('i')
  expect(screen.getByRole('main').contains(page.video)).toBe(false)
  // In the corner, letters are the page's.
  key('k')
  expect(page.video.paused).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Show the video here' }))
  expect(screen.getByRole('main').contains(page.video)).toBe(true)
  expect(page.video.paused).toBe(false)
})

test('keys work anywhere on the page, but not where somebody writes', () => {
  const page = openPage(aVideo())
  start()
  key('k')
  expect(page.video.paused).toBe(true)
  key('l')
  expect(page.video.currentTime).toBe(10)
  key('5')
  expect(page.video.currentTime).toBe(30)
  key('.')
  expect(page.video.currentTime).toBeCloseTo(30.033, 2)
  key('m')
  expect(page.video.muted).toBe(true)
  const field = screen.getByLabelText('Comment')
  field.focus()
  for (const each of ['k', 'm', '0', ' ']) key(each, { target: field })
  expect(page.video.paused).toBe(true)
  expect(page.video.muted).toBe(true)
  expect(page.video.currentTime).toBeCloseTo(30.033, 2)
})

test('arrows up and down, Home and End scroll the page unless the player has the focus', () => {
  const page = openPage(aVideo())
  start()
  key('End')
  key('ArrowDown')
  expect(page.video.currentTime).toBe(0)
  expect(page.video.volume).toBe(1)
  const player = screen.getByRole('group', { name: 'Video: Baking bread' })
  key('End', { target: player })
  expect(page.video.currentTime).toBe(60)
  key('ArrowDown', { target: player })
  expect(page.video.volume).toBeCloseTo(0.9)
})

test('what the player takes does not reach the keys of all pages', () => {
  const shell = vi.fn()
  document.addEventListener('keydown', shell)
  openPage(aVideo())
  start()
  key('c')
  expect(shell).not.toHaveBeenCalled()
  key('/')
  expect(shell).toHaveBeenCalledOnce()
  document.removeEventListener('keydown', shell)
})

test('Shift+N and Shift+P open the videos beside it', () => {
  const [open, onPrevious] = [vi.fn(), vi.fn()]
  openPage(aVideo({ next: { title: 'Sourdough', open }, onPrevious }))
  key('N', { shiftKey: true })
  key('P', { shiftKey: true })
  expect(open).toHaveBeenCalledOnce()
  expect(onPrevious).toHaveBeenCalledOnce()
})

test('the lock screen and media keys know the video that plays, and control it', () => {
  const handlers = new Map<string, ((details: object) => void) | null>()
  const session = {
    metadata: null as { title: string; artist: string; artwork: object[] } | null,
    playbackState: 'none',
    setActionHandler: (name: string, handler: () => void) => void handlers.set(name, handler),
    setPositionState: vi.fn(),
  }
  vi.stubGlobal('MediaMetadata', function (this: object, fields: object) {
    Object.assign(this, fields)
  })
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session })
  const open = vi.fn()
  const page = openPage(aVideo({ author: 'Ada', next: { title: 'Sourdough', open } }))
  expect(session.metadata).toBeNull()
  start()
  expect(session.metadata).toMatchObject({ title: 'Baking bread', artist: 'Ada' })
  expect(session.playbackState).toBe('playing')
  const press = (name: string, details: object = {}) => act(() => handlers.get(name)?.(details))
  press('seekto', { seekTime: 20 })
  press('seekforward')
  expect(page.video.currentTime).toBe(30)
  press('pause')
  expect(page.video.paused).toBe(true)
  expect(session.playbackState).toBe('paused')
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 60, playbackRate: 1, position: 30 })
  press('nexttrack')
  expect(open).toHaveBeenCalledOnce()
  expect(handlers.has('previoustrack')).toBe(false)
  page.goTo(undefined)
  expect(session.metadata).toBeNull()
  expect(handlers.get('pause')).toBeNull()
  Reflect.deleteProperty(navigator, 'mediaSession')
})

test('the speed stays for the next video', async () => {
  const page = openPage(aVideo())
  start()
  key('>')
  expect(page.video.playbackRate).toBe(1.25)
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /Speed/ }))
  fireEvent.click(await screen.findByRole('menuitemradio', { name: '1.5×' }))
  expect(page.video.playbackRate).toBe(1.5)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Settings' }))
  page.goTo(aVideo())
  start()
  expect(page.video.playbackRate).toBe(1.5)
})

test('captions are chosen by language', async () => {
  const captions = [
    { language: 'en', label: 'English', url: '/media/en.vtt' },
    { language: 'cs', label: 'Čeština', url: '/media/cs.vtt' },
  ]
  const video = aVideo()
  const page = openPage({ ...video, source: { ...video.source, captions } })
  start()
  const track = () => page.video.querySelector('track')?.srclang
  expect(track()).toBeUndefined()
  key('c')
  expect(track()).toBe('en')
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Captions/ }))
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Čeština' }))
  expect(track()).toBe('cs')
  key('c')
  expect(track()).toBeUndefined()
  expect(screen.getByRole('button', { name: 'Captions' }).getAttribute('aria-pressed')).toBe('false')
})

test('the position is a slider that says where in words', () => {
  const page = openPage(aVideo({ source: { mp4: '/a.mp4', duration: 300 } }))
  start()
  act(() => tells(page.video, 'timeupdate', { currentTime: 123, duration: 300 }))
  const slider = screen.getByRole('slider', { name: 'Position' })
  expect(slider.getAttribute('aria-valuetext')).toBe('2 minutes 3 seconds of 5 minutes')
})

test('how far it is watched is told now and then, and at a pause', () => {
  const onProgress = vi.fn()
  const page = openPage(aVideo({ onProgress }))
  start()
  for (let time = 0.5; time <= 5; time += 0.5)
    act(() => tells(page.video, 'timeupdate', { currentTime: time }))
  expect(onProgress).toHaveBeenLastCalledWith({ at: 5, duration: 60, played: 5 })
  act(() => tells(page.video, 'timeupdate', { currentTime: 40 }))
  act(() => tells(page.video, 'timeupdate', { currentTime: 41 }))
  key('k')
  expect(onProgress).toHaveBeenLastCalledWith({ at: 41, duration: 60, played: 1 })
  expect(onProgress).toHaveBeenCalledTimes(2)
})

test('a failure keeps the place for Retry', async () => {
  answers(503)
  const page = openPage(aVideo())
  start()
  act(() => tells(page.video, 'timeupdate', { currentTime: 33 }))
  // Addresses expire: the first failure opens the source again.
  act(() => fails(page.video))
  expect(page.video.currentTime).toBe(33)
  act(() => fails(page.video))
  await screen.findByText("Couldn't play the video.")
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(page.video.currentTime).toBe(33)
  expect(page.video.paused).toBe(false)
})

test('it goes on by itself once the network is back', async () => {
  answers(503)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const page = openPage(aVideo())
  start()
  act(() => tells(page.video, 'timeupdate', { currentTime: 21 }))
  act(() => fails(page.video))
  await screen.findByText("You're offline. The video will continue when you're back.")
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(page.video.currentTime).toBe(21)
  expect(page.video.paused).toBe(false)
})

/** Plays to the end with a next video; returns what opens that. */
function playToTheEnd() {
  vi.useFakeTimers()
  const open = vi.fn()
  const page = openPage(aVideo({ next: { title: 'Sourdough', open } }))
  start()
  act(() => ends(page.video))
  return open
}
const passes = (ms: number) => {
  for (let each = 0; each < ms; each += 1000) act(() => void vi.advanceTimersByTime(1000))
}

test('the next video starts five seconds after the end', () => {
  const open = playToTheEnd()
  expect(screen.getByRole('group', { name: 'Next video' }).textContent).toContain('Sourdough')
  passes(4000)
  expect(open).not.toHaveBeenCalled()
  passes(1000)
  expect(open).toHaveBeenCalledOnce()
})

test('Cancel keeps the next video from starting', () => {
  const open = playToTheEnd()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('group', { name: 'Next video' })).toBeNull()
  passes(6000)
  expect(open).not.toHaveBeenCalled()
})

test.each([
  [
    'with reduced motion',
    () =>
      vi.stubGlobal('matchMedia', (media: string) =>
        Object.assign(new EventTarget(), { media, matches: media.includes('reduced-motion') }),
      ),
  ],
  ['switched off', () => choose({ autoNext: false })],
])('%s, no video starts by itself', (_how, prepare) => {
  prepare()
  const open = playToTheEnd()
  expect(screen.queryByRole('group', { name: 'Next video' })).toBeNull()
  passes(6000)
  expect(open).not.toHaveBeenCalled()
})

test('theatre mode is offered where the page can have it', () => {
  const page = openPage(aVideo())
  start()
  expect(screen.queryByRole('button', { name: 'Theatre mode' })).toBeNull()
  page.goTo(aVideo({ hasTheatre: true }))
  start()
  key('t')
  expect(screen.getByRole('button', { name: 'Theatre mode' }).getAttribute('aria-pressed')).toBe('true')
})
