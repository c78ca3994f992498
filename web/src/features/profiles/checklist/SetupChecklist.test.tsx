import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { RouterContextProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { SetupChecklist } from './SetupChecklist.tsx'

const steps = { picture: 1, post: 0, follows: 0, email: 1, about: 0 }
const onCompose = vi.fn()

beforeEach(() => openSession({ id: 7, api_key: 'key.secret', full_name: 'Me' } as Session))
afterEach(() => {
  vi.unstubAllGlobals()
  endSession('logged_out')
})

function show(recdata: object | null, hides = true) {
  const sent = answerWith(({ name }) =>
    name === 'setup_checklist' ? success({ recdata }) : hides ? success() : refusal('internal', 500),
  )
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <SetupChecklist onCompose={onCompose} onPeople={() => {}} />
    </RouterContextProvider>,
  )
  return sent
}
const card = () => screen.findByRole('region', { name: 'Get started' })

test('each step left leads to where it is done; what is done is ticked', async () => {
  show(steps)
  const list = within(await card())
  list.getByText('2 of 5 done')
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/#/timeLine/7?section=about',
  ])
  expect(list.getAllByText('Done')).toHaveLength(2)
  fireEvent.click(list.getByRole('button', { name: 'Write your first post' }))
  expect(onCompose).toHaveBeenCalledOnce()
})

test('it is gone where there is none, and once it is hidden', async () => {
  const sent = show(steps)
  fireEvent.click(within(await card()).getByRole('button', { name: 'Hide for good' }))
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(sent.map(({ name }) => name)).toContain('hide_setup_checklist')
})

test('it comes back where it could not be hidden', async () => {
  show(steps, false)
  fireEvent.click(within(await card()).getByRole('button', { name: 'Hide for good' }))
  await card()
})

test('a member who needs none is shown none', async () => {
  const sent = show(null)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.queryByRole('region')).toBeNull()
})
