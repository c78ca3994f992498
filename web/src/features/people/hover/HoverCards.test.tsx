import { RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import HoverCards from './HoverCards.tsx'

const banner = (user_id: number) => ({
  user_id,
  username: `member${user_id}`,
  full_name: user_id === 9 ? 'Jana' : 'Tom',
  display_name: '',
  avatar: null,
  background_image: null,
  is_friend: 0,
  follower: 3,
  following: 1,
  mutual_friends: 2,
  bio: 'Bees, mostly.',
  mutual: ['Eva', 'Ivo'].map((full_name, at) => ({
    user_id: 20 + at,
    username: 'x',
    full_name,
    profile_pic: null,
  })),
  referral_code: null,
})

let sent: ReturnType<typeof answerWith>

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  openSession({ id: 7, api_key: 'key.secret' } as Session)
  sent = answerWith(({ name, body }) => {
    if (name !== 'avatar_banner') return success()
    const id = Number(body['view_user_id'])
    return id === 404 ? refusal('member_not_found', 404) : success({ recdata: banner(id) })
  })
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <main>
        <a href="#/timeLine/9">Jana</a>
        <a href="#/timeLine/8">@tom</a>
        <a href="#/timeLine/7">Me</a>
        <a href="#/timeLine/404">Nobody</a>
        <a href="#/timeLine/9/5">A post</a>
        <input aria-label="Field" />
      </main>
      <HoverCards />
    </RouterContextProvider>,
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const link = (name: string) => screen.getByRole('link', { name, hidden: true })
const card = () => screen.queryByRole('dialog')
const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
let screenX = 0
const pointAt = (target: Element, pointerType = 'mouse') =>
  fireEvent(target, new PointerEvent('pointerover', { bubbles: true, pointerType, screenX: ++screenX }))

test('a name that is rested on shows its member, until the pointer leaves both', async () => {
  pointAt(link('Jana'))
  await rest(300)
  expect(card()).toBeNull()
  expect(sent.some(({ name }) => name === 'avatar_banner')).toBe(false)
  await rest(200)
  await waitFor(() => expect(card()?.textContent).toContain('@member9'))
  expect(card()?.textContent).toContain('Bees, mostly.EIFriends with Eva and Ivo')
  expect(screen.getByRole('button', { name: 'Follow Jana' })).toBeTruthy()
  pointAt(document.body)
  pointAt(screen.getByRole('button', { name: 'Follow Jana' }))
  await rest(400)
  expect(card()).not.toBeNull()
  pointAt(document.body)
  await rest(250)
  expect(card()).toBeNull()
})

test('there is one at a time, and none for fingers, oneself, a post or who is not there', async () => {
  pointAt(link('Jana'))
  await rest(500)
  pointAt(link('@tom'))
  await rest(500)
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect(card()?.textContent).toContain('@member8')
  fireEvent.pointerDown(link('@tom'))
  expect(card()).toBeNull()
  for (const name of ['Me', 'A post', 'Nobody']) {
    pointAt(link(name))
    await rest(600)
    expect(card()).toBeNull()
  }
  pointAt(link('Jana'), 'touch')
  await rest(600)
  expect(card()).toBeNull()
  // The page moves below a pointer at rest.
  pointAt(document.body)
  fireEvent(link('Jana'), new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', screenX }))
  await rest(600)
  expect(card()).toBeNull()
})

test('by keyboard it opens at the focus, Tab goes through it, and Esc closes it for this name', async () => {
  const jana = link('Jana')
  vi.spyOn(jana, 'matches').mockReturnValue(true)
  act(() => jana.focus())
  await rest(500)
  await waitFor(() => expect(card()).not.toBeNull())
  fireEvent.keyDown(jana, { key: 'Tab' })
  expect(document.activeElement?.textContent).toBe('Jana')
  expect(card()?.contains(document.activeElement)).toBe(true)
  fireEvent.keyDown(document.activeElement as Element, { key: 'Tab', shiftKey: true })
  expect(document.activeElement).toBe(jana)
  fireEvent.keyDown(jana, { key: 'Tab' })
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
  expect(card()).toBeNull()
  expect(document.activeElement).toBe(jana)
  await rest(600)
  expect(card()).toBeNull()
})

test('Esc leaves the focus to whoever writes elsewhere', async () => {
  const field = screen.getByRole('textbox')
  act(() => field.focus())
  pointAt(link('Jana'))
  await rest(500)
  await waitFor(() => expect(card()).not.toBeNull())
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(card()).toBeNull()
  expect(document.activeElement).toBe(field)
})
