import { RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { useStore } from '../../../ui/store.ts'
import { aJob } from '../test-jobs.ts'
import { InviteButton } from './InviteButton.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

beforeAll(async () => {
  // A field that grows with its text waits for fonts, of which jsdom knows nothing.
  Object.defineProperty(document, 'fonts', { value: new EventTarget() })
  await Promise.all([import('./InviteDialog.tsx'), import('../../../ui/dialog/DialogBody.tsx')])
})
beforeEach(() => logIn(7))
afterEach(() => {
  act(() => {
    endSession('logged_out')
    stage.clear()
  })
  vi.unstubAllGlobals()
})

const Page = () => (
  <>
    <InviteButton member={{ user_id: 9, full_name: 'Bob' }} />
    {useStore(stage)}
  </>
)

async function open(jobs: ReturnType<typeof aJob>[]) {
  const asked = answerWith(({ name }) =>
    success(
      name === 'get_my_projects' ? { response: jobs.map((job) => ({ ...job, work: null })), next: null } : {},
    ),
  )
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <Page />
    </RouterContextProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Invite Bob to bid' }))
  return { asked, dialog: within(await screen.findByRole('dialog', { name: 'Invite Bob to bid' })) }
}

test('a client invites to one of the jobs that take bids', async () => {
  const { asked, dialog } = await open([
    aJob(),
    aJob({ id: 6, title: 'A draft', status: 'draft' }),
    aJob({ id: 8, title: 'A shed' }),
  ])
  const job = await dialog.findByLabelText('Your project')
  expect(
    within(job)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['An oven of clay', 'A shed'])
  fireEvent.change(job, { target: { value: '8' } })
  fireEvent.change(dialog.getByLabelText(/^A word/), { target: { value: 'Like your ovens' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Invite' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked.find(({ name }) => name === 'project_invite')?.body).toMatchObject({
    project_id: 8,
    invited_user_id: 9,
    message: 'Like your ovens',
  })
})

test('whoever comes from a job invites to it', async () => {
  window.location.hash = '#/freelancer/freelancers?job=8'
  const { dialog } = await open([aJob(), aJob({ id: 8, title: 'A shed' })])
  expect(await dialog.findByLabelText('Your project')).toHaveProperty('value', '8')
  window.location.hash = ''
})

test('who has no job that takes bids is led to post one', async () => {
  const { dialog } = await open([aJob({ status: 'ended' })])
  const link = await dialog.findByRole('link', { name: 'Post a Project' })
  expect(link.getAttribute('href')).toMatch(/\/post-project$/)
  expect(dialog.queryByLabelText('Your project')).toBeNull()
})
