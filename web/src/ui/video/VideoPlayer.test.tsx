import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { tells } from './test-media.ts'
import { aVideo, key, shown, start, testWithVideos } from './test-player.tsx'

const { see } = testWithVideos()

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

test('the button for the sound of what plays by itself gives its focus on', () => {
  const { element } = shown(aVideo(), true)
  act(() => see(element, 1))
  const sound = screen.getByRole('button', { name: 'Play with sound' })
  sound.focus()
  fireEvent.click(sound)
  expect(element.muted).toBe(false)
  expect(screen.queryByRole('button', { name: 'Play with sound' })).toBeNull()
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

/** Mocks the size of everything laid out, in CSS pixels. */
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
