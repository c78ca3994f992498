import { RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { useRead } from '../../../api/use-call.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { network, noteNetwork } from '../../../ui/network.ts'
import Palette from './Palette.tsx'
import { recentCommands } from './recent-commands.ts'

const usual = network.get()
const onClose = vi.fn()
let router: ReturnType<typeof makeRouter>

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  onClose.mockClear()
  openSession({ id: 7, api_key: 'key.secret' } as Session)
})
afterEach(() => {
  stage.clear()
  network.set(usual)
  act(() => endSession('logged_out'))
})

/** The frame reads the account. */
function Frame() {
  useRead('show_language', {})
  return null
}

/** Opens the palette of a member with this role of staff. */
async function open(staff_role?: 'moderator') {
  answerWith(({ name }) =>
    name === 'show_language' && staff_role ? success({ language_id: 1, staff_role }) : success(),
  )
  router = makeRouter()
  renderInApp(
    <RouterContextProvider router={router}>
      <Frame />
      <Palette onClose={onClose} />
    </RouterContextProvider>,
  )
  await screen.findByRole('combobox')
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Command' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
const names = () => screen.getAllByRole('option').map((each) => each.textContent)
const chosen = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

test('pages, settings and what can be created are found by words, also by others than their names', async () => {
  await open()
  type('wallet')
  expect(chosen()).toBe('Wallet')
  press('Enter')
  await waitFor(() => expect(router.history.location.pathname).toBe('/wallet'))
  expect(onClose).toHaveBeenCalledOnce()
  type('poll')
  expect(within(screen.getByRole('group', { name: 'Create' })).getByRole('option').textContent).toBe(
    'New survey',
  )
  type('quiet h')
  expect(names()[0]).toBe('Quiet hoursNotifications')
  press('Enter')
  await waitFor(() => expect(router.history.location.pathname).toBe('/setting/notifications'))
  type('dark')
  expect(chosen()).toBe('Dark themeTheme')
  press('Enter')
  await waitFor(() => expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark'))
  expect(screen.getByText(/commands? found/)).toBeTruthy()
})

test('arrows choose in a ring, and what was used is first the next time, until a logout', async () => {
  await open()
  expect(screen.queryByRole('group', { name: 'Recently used' })).toBeNull()
  type('friends')
  fireEvent.click(screen.getAllByRole('option')[0] as HTMLElement)
  type('')
  const recent = within(screen.getByRole('group', { name: 'Recently used' }))
  expect(recent.getAllByRole('option').map((each) => each.textContent)).toEqual(['Friends'])
  expect(chosen()).toBe('Friends')
  press('ArrowUp')
  expect(field().getAttribute('aria-activedescendant')).toBeNull()
  press('ArrowUp')
  expect(chosen()).toBe('Logout')
  act(() => endSession('logged_out'))
  expect(localStorage.getItem('commons.commands')).toBeNull()
  expect(recentCommands.get()).toEqual([])
})

test('words of no command are handed on to the search', async () => {
  // Loads everything that can be found, which takes long on a busy machine.
  await import('../search/Search.tsx')
  await open()
  type(' jana  nová')
  expect(names()).toEqual(['Search for “jana nová”People, tags, posts and more'])
  press('Enter')
  expect(onClose).toHaveBeenCalledOnce()
  await waitFor(() => expect(stage.get()).toMatchObject({ props: { text: 'jana nová' } }))
})

test('what the network does without is not offered, and pages of staff are not for members', async () => {
  act(() => noteNetwork({ ...usual, absent: ['surveys', 'wallet'] }))
  await open()
  for (const word of ['survey', 'tokens', 'appeals', 'announcements']) {
    type(word)
    expect(names().filter((name) => /New survey|tokens$|^Appeals|^Announcements/.test(name ?? ''))).toEqual(
      [],
    )
    expect(names().at(-1)).toContain(`Search for “${word}”`)
  }
})

test('staff find the pages of their role', async () => {
  await open('moderator')
  type('appeals')
  const staff = within(await screen.findByRole('group', { name: 'Administration' }))
  expect(staff.getByRole('option').getAttribute('href')).toMatch(/admin\/appeals$/)
  type('announcements')
  expect(screen.queryByRole('group', { name: 'Administration' })).toBeNull()
})
