import { RouterContextProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallName } from '../../../api/call.ts'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { ConfirmHost } from '../../../ui/dialog/ConfirmHost.tsx'
import InterestsPage from './InterestsPage.tsx'

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  endSession('logged_out')
  vi.restoreAllMocks()
})

const interest = (interest_id: number, name: string, kind: string, member_count = 0) => ({
  interest_id,
  name_en: name,
  name_cs: name,
  kind,
  hashtags: [name.toLowerCase()],
  member_count,
})
type Interest = ReturnType<typeof interest>

/** Shows the page over a server that keeps `recdata`. */
function show(recdata: Interest[]) {
  const asked = answerWith(({ name, body }) => {
    const id = body['interest_id']
    const rest = recdata.filter(({ interest_id }) => interest_id !== id)
    if (name === 'show_language') return success({ language_id: 1, staff_role: 'admin' })
    if (name === 'delete_interest') recdata = rest
    if (name === 'move_interest') {
      const at = rest.findIndex(({ interest_id }) => interest_id === body['before_interest_id'])
      const moved = recdata.filter(({ interest_id }) => interest_id === id)
      recdata = at === -1 ? [...rest, ...moved] : rest.toSpliced(at, 0, ...moved)
    }
    return success({ recdata })
  })
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <Suspense>
        <InterestsPage />
      </Suspense>
      <ConfirmHost />
    </RouterContextProvider>,
  )
  return (call: CallName) => asked.findLast(({ name }) => name === call)?.body
}
const names = () => screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)

test('interests are listed under their headings, and moved by buttons that keep the focus', async () => {
  const sent = show([
    interest(1, 'Chess', 'sport', 2),
    interest(2, 'Go', 'sport'),
    interest(3, 'Bees', 'nature', 1),
  ])
  const nature = await screen.findByRole('region', { name: 'Nature' })
  within(nature).getByText('#bees · chosen by 1 member')
  expect(names()).toEqual(['Bees', 'Chess', 'Go'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move Bees up' }).disabled).toBe(true)
  const down = screen.getByRole('button', { name: 'Move Chess down' })
  down.focus()
  fireEvent.click(down)
  await waitFor(() => expect(names()).toEqual(['Bees', 'Go', 'Chess']))
  expect(sent('move_interest')).toMatchObject({ interest_id: 1 })
  expect(sent('move_interest')).not.toHaveProperty('before_interest_id')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Chess up' })),
  )
  screen.getByText('Chess: place 2 of 2')
  fireEvent.click(screen.getByRole('button', { name: 'Move Chess up' }))
  await waitFor(() => expect(names()).toEqual(['Bees', 'Chess', 'Go']))
  expect(sent('move_interest')).toMatchObject({ interest_id: 1, before_interest_id: 2 })
})

test('before one is deleted, the page says how many members have chosen it', async () => {
  const sent = show([interest(1, 'Chess', 'sport', 2)])
  const press = async () => {
    const button = await screen.findByRole('button', { name: 'Delete Chess' })
    button.focus()
    fireEvent.click(button)
  }
  await press()
  await screen.findByText('Delete this interest? 2 members have chosen it and will lose it.')
  fireEvent.click(screen.getByRole('button', { name: 'No' }))
  await press()
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await screen.findByText('No interests yet')
  expect(sent('delete_interest')).toMatchObject({ interest_id: 1 })
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add an interest' })),
  )
})
