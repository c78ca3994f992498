import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../../api/test-server.ts'
import { logIn } from '../../../../compose/test-compose.ts'
import { renderOnPage } from '../../../groups/test-groups.tsx'
import { CallSession } from '../call-session.ts'
import { CallWindow } from '../CallWindow.tsx'
import type { Person } from '../people.ts'
import { aPerson } from '../test-session.ts'

let session: CallSession
let asked: ReturnType<typeof answerWith>
const me = aPerson('me', { name: 'Ada', user_id: 9, isOneself: true, isModerator: true })
const bob = aPerson('bob')
const eve = aPerson('eve', { name: 'Eve', user_id: 4 })

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal(
    'MediaStream',
    class {
      getTracks = () => []
    },
  )
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined)
  logIn(9)
  asked = answerWith(() => success({ data: null }))
  session = new CallSession({ name: 'Bakers', avatar: null, place: { group_id: 5 } }, vi.fn())
})
afterEach(() => {
  act(() => session.close())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const set = (people: readonly Person[], change: object = {}) =>
  session.state.set((before) => ({ ...before, phase: 'connected', people, ...change }))
function show(people: readonly Person[], change: object = {}) {
  set(people, change)
  return renderOnPage(<CallWindow session={session} whom={null} />)
}
const theWindow = () => screen.findByRole('region', { name: 'Call in Bakers' })
const tiles = () =>
  within(screen.getByRole('list', { name: 'In the call' }))
    .getAllByRole('listitem')
    .map((each) => each.textContent)
const voices = () => [...document.querySelectorAll('audio')].map(({ muted }) => muted)
const button = (name: string) => screen.getByRole('button', { name })

test('a tile says whose it is, who is muted, away, or raised a hand, and in which order', async () => {
  show([
    me,
    { ...bob, mic: false, handAt: '2026-11-21T08:02:00.000Z' },
    { ...eve, connection: 'disconnected', handAt: '2026-11-21T08:01:00.000Z' },
  ])
  await theWindow()
  const [his, hers, own] = tiles()
  expect(his).toMatch(/Hand raised, number 2.*Muted.*Bob/)
  expect(hers).toMatch(/Reconnecting…Hand raised, number 1Eve/)
  expect(own).toMatch(/You$/)
})

test('somebody who can’t be reached for long is no mystery', async () => {
  vi.useFakeTimers()
  try {
    show([me, { ...bob, connection: 'new' }])
    expect(tiles()[0]).toContain('Connecting…')
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(tiles()[0]).toContain("Your device can't reach Bob. Another network may help.")
    act(() => set([me, bob]))
    expect(tiles()[0]).not.toContain('reach')
  } finally {
    vi.useRealTimers()
  }
})

test('where the browser plays nothing on an untouched page, the next touch lets everybody be heard', async () => {
  const play = vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new DOMException())
  show([me, { ...bob, theirs: new MediaStream() }])
  await theWindow()
  play.mockClear()
  fireEvent.pointerDown(document.body)
  fireEvent.pointerDown(document.body)
  expect(play).toHaveBeenCalledTimes(1)
})

test('the window fills the page, or the screen, and is small again by Escape', async () => {
  const leave = vi.fn().mockResolvedValue(undefined)
  Object.assign(document, { fullscreenEnabled: true, fullscreenElement: null, exitFullscreen: leave })
  const fill = vi.fn().mockResolvedValue(undefined)
  Object.assign(HTMLElement.prototype, { requestFullscreen: fill })
  show([me, bob])
  const box = await theWindow()
  expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull()
  fireEvent.click(button('Fill the page with the call'))
  fireEvent.click(button('Full screen'))
  expect(fill.mock.contexts).toEqual([box])
  Object.assign(document, { fullscreenElement: box })
  act(() => void document.dispatchEvent(new Event('fullscreenchange')))
  expect(button('Leave full screen')).toBeTruthy()
  fireEvent.keyDown(box, { key: 'Escape' })
  expect(leave).toHaveBeenCalledTimes(1)
  Object.assign(document, { fullscreenElement: null })
  act(() => void document.dispatchEvent(new Event('fullscreenchange')))
  // Small, it shows one tile, and the buttons that matter most.
  expect(button('Enlarge the call')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'In the call' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Raise your hand' })).toBeNull()
})

test('everybody is heard, also on another page of tiles, but whom a moderator muted', async () => {
  const stream = new MediaStream()
  const all = Array.from({ length: 11 }, (_, index) =>
    aPerson(`person ${index}`, { name: `Person ${index}`, user_id: 20 + index, theirs: stream }),
  )
  const [first, ...others] = all
  if (!first) return
  const told = vi.spyOn(session, 'show')
  show([me, { ...first, mic: false, mutedAt: '2026-11-21T08:00:00.000Z' }, ...others])
  await theWindow()
  expect(tiles()).toHaveLength(9)
  expect(told.mock.lastCall?.[0].size).toBe(9)
  fireEvent.click(button('Page 2'))
  expect(tiles()).toHaveLength(3)
  expect([...(told.mock.lastCall?.[0].keys() ?? [])]).toEqual(['person 9', 'person 10'])
  expect(voices()).toEqual([true, ...others.map(() => false)])
})

test('who speaks is large, a pinned tile stays so, and the choice is kept on this device', async () => {
  show([me, bob, eve])
  await theWindow()
  expect(screen.queryByRole('list', { name: 'Shown large' })).toBeNull()
  fireEvent.click(button('Show who speaks large'))
  const large = () =>
    within(screen.getByRole('list', { name: 'Shown large' })).getByRole('listitem').textContent
  expect(large()).toMatch(/Bob$/)
  act(() => set([me, bob, { ...eve, talks: true }]))
  expect(large()).toMatch(/Eve$/)
  // A pause changes nothing.
  act(() => set([me, bob, eve]))
  expect(large()).toMatch(/Eve$/)
  fireEvent.click(button('Pin Bob'))
  act(() => set([me, bob, { ...eve, talks: true }]))
  expect(large()).toMatch(/Bob$/)
  expect(localStorage.getItem('commons.call-layout')).toContain('speaker')
})

test('a shared screen is large by itself, until the member goes back to tiles', async () => {
  show([me, bob, eve])
  await theWindow()
  act(() => set([me, bob, { ...eve, screen: true, theirScreen: new MediaStream() }]))
  expect(within(screen.getByRole('list', { name: 'Shown large' })).getByText("Eve's screen")).toBeTruthy()
  fireEvent.click(button('Show who speaks large'))
  expect(screen.queryByRole('list', { name: 'Shown large' })).toBeNull()
})

test('a moderator mutes at once, and is asked before anybody is removed or the call ended', async () => {
  const owner = aPerson('owner', { name: 'Ivo', user_id: 5, isModerator: true })
  show([me, ...[bob, eve].map((one) => ({ ...one, canModerate: true })), owner], { isModerator: true })
  await theWindow()
  fireEvent.click(button('People in the call'))
  expect(screen.queryByRole('button', { name: 'Mute Ivo' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Remove Ivo from the call' })).toBeNull()
  const acts = () =>
    asked
      .filter(({ name }) => name === 'moderate_video_call')
      .map(({ body }) => [body['act'], body['member_user_id']])
  fireEvent.click(button('Mute Bob'))
  await waitFor(() => expect(acts()).toEqual([['mute', 2]]))
  fireEvent.click(button('Remove Eve from the call'))
  const question = () => screen.getByRole('alertdialog', { name: /^Remove Eve\?/ })
  expect(document.activeElement?.textContent).toBe('Cancel')
  fireEvent.keyDown(question(), { key: 'Escape' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(document.activeElement).toBe(button('Remove Eve from the call'))
  fireEvent.click(button('Remove Eve from the call'))
  fireEvent.click(within(question()).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(acts()).toContainEqual(['remove', 4]))
  fireEvent.click(button('End the call for everyone'))
  fireEvent.click(button('End it'))
  await waitFor(() => expect(acts()).toContainEqual(['end', undefined]))
})

test('others see who is there, hands first, and nothing to moderate', async () => {
  show([
    { ...me, isModerator: false },
    { ...bob, mic: false },
    { ...eve, handAt: '2026-11-21T08:01:00.000Z' },
  ])
  await theWindow()
  fireEvent.click(button('People in the call'))
  const panel = screen.getByRole('complementary', { name: 'People in the call' })
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual([
    expect.stringMatching(/Eve.*number 1.*Microphone on/),
    expect.stringMatching(/Ada \(you\).*Muted/),
    expect.stringMatching(/Bob.*Muted/),
  ])
  expect(within(panel).queryByRole('button', { name: /Mute|Remove|End/ })).toBeNull()
})

test('Escape closes the list, and only then makes the call small', async () => {
  show([me, bob])
  await theWindow()
  const opener = button('People in the call')
  fireEvent.click(opener)
  fireEvent.keyDown(screen.getByRole('complementary', { name: 'People in the call' }), { key: 'Escape' })
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(document.activeElement).toBe(opener)
  expect(button('Make the call small')).toBeTruthy()
})

test('whom a moderator muted is told, and can speak again', async () => {
  session.media.setMuted(true)
  show([me, bob], { wasMuted: true })
  expect(await screen.findByText('A moderator muted you.')).toBeTruthy()
  fireEvent.click(button('Unmute'))
  expect(session.media.state.get().isMuted).toBe(false)
  await waitFor(() => expect(screen.queryByText('A moderator muted you.')).toBeNull())
})

test('H raises the hand, but not where somebody writes', async () => {
  const raise = vi.spyOn(session, 'raiseHand')
  show([me, bob])
  fireEvent.keyDown(await theWindow(), { key: 'h' })
  expect(raise).toHaveBeenCalledWith(true)
  act(() => set([{ ...me, handAt: '2026-11-21T08:01:00.000Z' }, bob]))
  fireEvent.click(button('Lower your hand'))
  expect(raise).toHaveBeenLastCalledWith(false)
})

test('who comes, goes and raises a hand is announced together; a reload is no news', async () => {
  vi.useFakeTimers()
  try {
    show([me, bob])
    const zoe = aPerson('zoe', { name: 'Zoe', user_id: 12 })
    act(() => set([me, bob, eve]))
    act(() => set([me, eve, zoe]))
    act(() => set([me, { ...eve, handAt: '2026-11-21T08:01:00.000Z' }, zoe]))
    await act(() => vi.advanceTimersByTimeAsync(1_300))
    expect(
      screen.getByText('In the call now: Eve and Zoe. Left the call: Bob. Raised a hand: Eve'),
    ).toBeTruthy()
    act(() => set([me, { ...eve, entry: 'eve again' }, zoe]))
    await act(() => vi.advanceTimersByTimeAsync(1_300))
    expect(screen.queryByText(/In the call now: Eve$/)).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('alone, the member is told that the group rings, or that nobody is there', async () => {
  show([me], { isRinging: true })
  expect(await screen.findByText('Ringing the group…')).toBeTruthy()
  act(() => set([me], { isRinging: false }))
  expect(screen.getByText('Nobody else is here yet.')).toBeTruthy()
})

test('the whole window goes out of the page and comes back; the sound stays on the page', async () => {
  const other = document.body.appendChild(document.createElement('iframe')).contentWindow
  if (!other) return
  vi.stubGlobal('documentPictureInPicture', { requestWindow: async () => other })
  show([me, { ...bob, theirs: new MediaStream() }])
  await theWindow()
  fireEvent.click(button('Open the call in its own window'))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Call in Bakers' })).toBeNull())
  const out = within(other.document.body)
  expect(out.getByRole('region', { name: 'Call in Bakers' })).toBeTruthy()
  expect(out.queryByRole('button', { name: 'Group chat' })).toBeNull()
  expect(voices()).toHaveLength(1)
  act(() => void other.dispatchEvent(new Event('pagehide')))
  expect(await theWindow()).toBeTruthy()
})
