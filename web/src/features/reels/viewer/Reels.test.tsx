import type { Reel } from '@commons/contract/reels/reels.ts'
import { onlineManager } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { chooseDeviceSetting } from '../../../ui/device-settings.ts'
import { fails, fakeVideos, tells } from '../../../ui/video/test-media.ts'
import { aPicture, aReel } from '../test-reels.ts'
import { Reels } from './Reels.tsx'

const height = 600
let see: ReturnType<typeof fakeVideos>['see']

beforeEach(async () => {
  logIn(3)
  ;({ see } = fakeVideos())
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height)
  Element.prototype.scrollTo = function (this: Element, to?: unknown) {
    this.scrollTop = (to as ScrollToOptions).top ?? 0
    this.dispatchEvent(new Event('scroll'))
  } as Element['scrollTo']
  localStorage.clear()
})
afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  chooseDeviceSetting('motion', 'system')
  chooseDeviceSetting('dataSaver', 'off')
  chooseDeviceSetting('reelSound', 'off')
})

/** Answers with these reels in pages of this many rows; `feed` can delay the feed. */
function answering(reels: readonly Reel[], rows: number, feed?: Promise<ReturnType<typeof success>>) {
  return answerWith(({ name, body }) => {
    if (name === 'reel_timeline') {
      if (feed) return feed
      const from = Number(body['before'] ?? 0)
      const next = from + rows < reels.length ? { next: String(from + rows) } : {}
      return success({ reels: reels.slice(from, from + rows), ...next })
    }
    const reel = reels.find(({ reel_id }) => reel_id === body['reel_id'])
    if (name === 'reel_by_id') return reel ? success({ reel }) : refusal('reel_not_found', 404)
    if (name === 'reel_like') return success({ recdata: { reel_id: 1, reel_liked: 1, like_count: 1 } })
    if (name === 'show_nsfw_setting') return success({ age: 'adult', nsfw_setting: [] })
    return success({ comments: [], recdata: { is_play_money: 0 } })
  })
}

function show(first?: number) {
  const onShow = vi.fn()
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <Reels feed="newest" first={first} visit={1} onShow={onShow} />
    </RouterContextProvider>,
  )
  return onShow
}

async function walk(reels: readonly Reel[], { first, rows = 10 }: { first?: number; rows?: number } = {}) {
  const sent = answering(reels, rows)
  const onShow = show(first)
  await screen.findByRole('feed')
  return { sent, onShow }
}

const videos = () => [...document.querySelectorAll('video')]
const current = () => document.querySelector('[aria-current=true]')
const watched = () => current()?.querySelector('video') as HTMLVideoElement
const press = (key: string) => fireEvent.keyDown(document.body, { key })
const many = (count: number) => Array.from({ length: count }, (_, index) => aReel(index + 1))
const views = (sent: ReturnType<typeof answering>) => sent.filter(({ name }) => name === 'record_reel_view')

test('after 50 moves there are three videos and five slides, and the address has followed', async () => {
  const { onShow } = await walk(many(60), { rows: 60 })
  const elements = () => document.querySelectorAll('*').length
  const go = (moves: number) => {
    for (let move = 0; move < moves; move++) press(move % 2 === 0 ? 'ArrowDown' : 'j')
  }
  go(10)
  const early = elements()
  go(40)
  expect(elements()).toBe(early)
  expect(videos()).toHaveLength(3)
  expect(document.querySelectorAll('article')).toHaveLength(5)
  expect(onShow).toHaveBeenLastCalledWith(51)
  press('k')
  expect(current()?.getAttribute('data-reel')).toBe('50')
})

test('more come before the last one is reached', async () => {
  const { sent } = await walk(many(14))
  const asked = () => sent.filter(({ name }) => name === 'reel_timeline').map(({ body }) => body['before'])
  for (let move = 0; move < 7; move++) press('ArrowDown')
  await waitFor(() => expect(asked()).toEqual([undefined, '10']))
  for (let move = 7; move < 13; move++) {
    press('ArrowDown')
    await waitFor(() => expect(current()?.getAttribute('data-reel')).toBe(String(move + 2)))
  }
  press('ArrowDown')
  await screen.findByText("You've seen them all")
})

test('only the next one is loaded ahead, and only the one that is watched plays', async () => {
  await walk(many(3))
  await waitFor(() => expect(videos().map(({ preload }) => preload)).toEqual(['auto', 'auto']))
  act(() => see(watched(), 1))
  expect(videos().map(({ paused }) => paused)).toEqual([false, true])
  expect(watched().muted).toBe(true)
  const before = watched()
  press('j')
  await waitFor(() => expect(before.paused).toBe(true))
})

test('a view counts at 90 %, again only after the beginning, and how far one came is told on leaving', async () => {
  const { sent } = await walk(many(3))
  await waitFor(() => expect(videos()).toHaveLength(2))
  act(() => see(watched(), 1))
  const at = (currentTime: number) => act(() => tells(watched(), 'timeupdate', { currentTime }))
  at(53)
  expect(views(sent)).toHaveLength(0)
  at(54)
  at(58)
  expect(views(sent).map(({ body }) => body['reel_id'])).toEqual([1])
  at(3)
  at(55)
  expect(views(sent)).toHaveLength(2)
  press('j')
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'reel_watched')?.body).toMatchObject({ reel_id: 1, percent: 96 }),
  )
})

test('sound is off at first, and what is chosen holds for the next one', async () => {
  await walk(many(3))
  await waitFor(() => expect(videos()).toHaveLength(2))
  act(() => see(watched(), 1))
  press('m')
  await waitFor(() => expect(watched().muted).toBe(false))
  press('j')
  await waitFor(() => expect(watched().src).toContain('/2.mp4'))
  expect(watched().muted).toBe(false)
})

test('one tap stops, two like once and take nothing back', async () => {
  const { sent } = await walk(many(2))
  await waitFor(() => expect(videos()).toHaveLength(2))
  act(() => see(watched(), 1))
  fireEvent.click(watched())
  await waitFor(() => expect(watched().paused).toBe(true))
  for (let tap = 0; tap < 4; tap++) fireEvent.click(watched())
  await waitFor(() => expect(sent.filter(({ name }) => name === 'reel_like')).toHaveLength(1))
  expect(current()?.querySelector('[data-tone=like]')?.getAttribute('aria-pressed')).toBe('true')
})

test.each([
  ['motion', () => chooseDeviceSetting('motion', 'reduce')],
  ['data', () => chooseDeviceSetting('dataSaver', 'on')],
])('where %s is to be saved nothing plays by itself, and a button plays', async (_, choose) => {
  choose()
  await walk(many(2))
  await waitFor(() => expect(videos().map(({ preload }) => preload)).toEqual(['none', 'none']))
  act(() => see(watched(), 1))
  expect(watched().paused).toBe(true)
  const [play] = screen.getAllByRole('button', { name: 'Play' })
  fireEvent.click(play as HTMLElement)
  expect(watched().paused).toBe(false)
})

test('what cannot be played says so, and leads on', async () => {
  await walk(many(2))
  await waitFor(() => expect(videos()).toHaveLength(2))
  act(() => see(watched(), 1))
  act(() => fails(watched()))
  await screen.findByText("Couldn't play")
  screen.getByRole('button', { name: 'Retry' })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(current()?.getAttribute('data-reel')).toBe('2'))
})

test('a picture is watched for five seconds and counts at 90 % of them', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  const { sent } = await walk([aReel(1, { video: null, picture: aPicture({ alt: 'A tree' }) })])
  await screen.findByRole('img', { name: 'A tree' })
  act(() => void vi.advanceTimersByTime(4400))
  expect(views(sent)).toHaveLength(0)
  act(() => void vi.advanceTimersByTime(200))
  expect(views(sent)).toHaveLength(1)
})

test('the one that the address names is first, also where it is gone, and stands once', async () => {
  const { onShow } = await walk(many(4), { first: 3 })
  await waitFor(() => expect(current()?.getAttribute('data-reel')).toBe('3'))
  press('j')
  await waitFor(() => expect(onShow).toHaveBeenLastCalledWith(1))
  press('j')
  press('j')
  await waitFor(() => expect(onShow).toHaveBeenLastCalledWith(4))
})

test('after the one that the address names more are on their way until the feed has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof success>>()
  answering(many(1), 10, promise)
  show(1)
  await waitFor(() => expect(current()?.getAttribute('data-reel')).toBe('1'))
  press('j')
  expect(screen.queryByText("You've seen them all")).toBeNull()
  await act(async () => resolve(success({ reels: [aReel(1), aReel(2)] })))
  await waitFor(() => expect(current()?.getAttribute('data-reel')).toBe('2'))
})

test('offline, what comes after it is not said to be the end', async () => {
  onlineManager.setOnline(false)
  answering(many(2), 10)
  show(1)
  await screen.findByText("You're offline. More reels show up when you're back.")
  expect(screen.queryByText("You've seen them all")).toBeNull()
  onlineManager.setOnline(true)
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(2))
})

test('one that is gone says so in its place', async () => {
  await walk(many(2), { first: 77 })
  await screen.findByText('This reel is no longer available.')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(current()?.getAttribute('data-reel')).toBe('1'))
})

test('what it was given is said, and Reward is for that reel', async () => {
  await walk([aReel(1, { tips: '12.5', tip_count: 2 })])
  await screen.findByText('12.5 tokens')
  screen.getByRole('button', { name: 'Reward' })
})

test('the menu of another member’s reel has what one can do, and one of no interest leaves with Undo', async () => {
  const { sent } = await walk(many(1))
  fireEvent.click(await screen.findByRole('button', { name: 'Menu of the reel by Member 7' }))
  const entries = await screen.findAllByRole('menuitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Save',
    'Copy link',
    'Follow',
    'Not interested',
    'Why am I seeing this?',
    'Mute a tag or a word',
    'Report',
    'Block User',
  ])
  fireEvent.click(screen.getByRole('menuitem', { name: 'Not interested' }))
  await screen.findByText("You aren't interested in this reel.")
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'reel_hide')?.body).toMatchObject({ reel_id: 1 }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(current()?.getAttribute('data-reel')).toBe('1'))
})

test('of a sensitive one nothing is asked for before it is revealed', async () => {
  await walk([aReel(1, { is_nsfw: 1, nsfw: 'Nudity' })])
  await screen.findByText('This reel is marked as sensitive.')
  expect(videos()).toHaveLength(0)
  expect(document.querySelector('img[src*=still]')).toBeNull()
})

/** Makes the window wide enough for the comments beside the reel. */
function widen() {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === '(min-width: 48em)' }),
  )
}
const writing = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment…' })

test('Comment leads into the field of that reel alone: the next ones leave the focus where it is', async () => {
  widen()
  await walk(many(3))
  const first = await writing()
  press('c')
  await waitFor(() => expect(document.activeElement).toBe(first))
  first.blur()
  const move = async (key: string, to: string) => {
    const before = await writing()
    press(key)
    await waitFor(() => expect(current()?.getAttribute('data-reel')).toBe(to))
    await waitFor(() => expect(before.isConnected).toBe(false))
    expect(document.activeElement).not.toBe(await writing())
  }
  await move('j', '2')
  await move('k', '1')
})

test('Escape leaves the field for the panel, where the keys of the viewer go on', async () => {
  widen()
  await walk(many(3))
  const field = await writing()
  press('c')
  await waitFor(() => expect(document.activeElement).toBe(field))
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Comments' }))
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'j' })
  await waitFor(() => expect(current()?.getAttribute('data-reel')).toBe('2'))
})
