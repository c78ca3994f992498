/** Streams where the browser plays them itself, as Safari does, which no test here runs in. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fails, fakeVideos, tells } from '../ui/video/test-media.ts'
import { choose } from './choices.ts'
import { close } from './playing-place.ts'
import { needsHls } from './stream.ts'
import { aVideo, openPage } from './test-player.tsx'

const hls = '/media/key/master.m3u8?viewer=7'
const playlist = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Sound",DEFAULT=YES,URI="sound.m3u8?viewer=7"
#EXT-X-STREAM-INF:BANDWIDTH=288000,RESOLUTION=256x144,AUDIO="sound"
144p.m3u8?viewer=7
`

vi.mock('hls.js/dist/hls.min.mjs?url', () => ({
  default:
    'data:text/javascript,globalThis.hlsLoads = (globalThis.hlsLoads ?? 0) + 1; export default class {}',
}))
const hlsLoads = () => Reflect.get(globalThis, 'hlsLoads') ?? 0

/** What the elements of a browser say of streams; only WebKit's can send what they play to another screen. */
function pretendToBe(browser: 'Safari' | 'Chromium' | 'an old iPhone' | 'Firefox') {
  const plays = browser === 'Firefox' ? '' : 'maybe'
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(plays)
  const isWebKit = browser === 'Safari' || browser === 'an old iPhone'
  if (isWebKit)
    Object.defineProperty(HTMLMediaElement.prototype, 'webkitCurrentPlaybackTargetIsWireless', {
      configurable: true,
      value: false,
    })
  if (browser !== 'an old iPhone') vi.stubGlobal('MediaSource', vi.fn())
}

beforeEach(() => {
  fakeVideos()
  choose({ quality: 'auto' })
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(playlist))),
  )
})
afterEach(() => {
  act(close)
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'webkitCurrentPlaybackTargetIsWireless')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const start = () => fireEvent.click(screen.getByRole('button', { name: /^Play: / }))
const aStream = () => aVideo({ source: { hls, duration: 60 }, resumeAt: 30 })
const settings = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }))
  await screen.findByRole('menuitem', { name: /^Speed/ })
}

test.each([
  ['Safari', false],
  ['an old iPhone', false],
  ['Chromium', true],
  ['Firefox', true],
] as const)('%s needs hls.js: %s', (browser, needs) => {
  pretendToBe(browser)
  expect(needsHls(document.createElement('video'))).toBe(needs)
})

test('a press starts it at once, where the member stopped, without loading hls.js', async () => {
  pretendToBe('Safari')
  const { video } = openPage(aStream())
  start()
  expect(video.getAttribute('src')).toBe(hls)
  expect(video.paused).toBe(false)
  expect(video.currentTime).toBe(30)
  await waitFor(() => expect(fetch).toHaveBeenCalledWith(hls, { credentials: 'same-origin' }))
  expect(hlsLoads()).toBe(0)
})

test('the browser chooses the quality; sound alone is what the playlist names', async () => {
  pretendToBe('Safari')
  const { video } = openPage(aStream())
  start()
  await settings()
  expect(screen.queryByRole('menuitem', { name: /^Quality/ })).toBeNull()
  act(() => tells(video, 'timeupdate', { currentTime: 41 }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Audio only/ }))
  await waitFor(() => expect(video.src).toBe(`${location.origin}/media/key/sound.m3u8?viewer=7`))
  expect([video.paused, video.currentTime]).toEqual([false, 41])
})

test('a stream that fails is opened again at its place, before anybody is told', async () => {
  pretendToBe('Safari')
  const { video } = openPage(aStream())
  start()
  act(() => tells(video, 'timeupdate', { currentTime: 33 }))
  const load = vi.spyOn(video, 'load')
  act(() => fails(video))
  expect(load).toHaveBeenCalledOnce()
  expect([video.paused, video.currentTime]).toEqual([false, 33])
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })))
  act(() => fails(video))
  await screen.findByText("Couldn't play the video.")
})
