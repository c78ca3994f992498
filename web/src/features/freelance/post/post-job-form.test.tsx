import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { aJobDetail } from '../test-jobs.ts'
import PostJobPage, { PostJobForm } from './PostJobPage.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

// A field that grows with its text waits for fonts, of which jsdom knows nothing.
beforeAll(() => void Object.defineProperty(document, 'fonts', { value: new EventTarget() }))
beforeEach(() => logIn(9))
afterEach(() => {
  act(() => endSession('logged_out'))
  vi.unstubAllGlobals()
})

const open = () =>
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <PostJobForm />
    </RouterContextProvider>,
  )

/** The page at an address, in a router of its own. */
async function openAt(address: string) {
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/post-project', component: PostJobPage }),
      createRoute({ getParentRoute: () => root, path: '$', component: () => <p>Elsewhere</p> }),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await act(() => router.load())
  renderInApp(<RouterProvider router={router} />)
  return router
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test.each(['Post project', 'Save as draft'])('%s says what is missing, and sends nothing', (button) => {
  const asked = answerWith(() => success({ response: [] }))
  open()
  expect(screen.queryByText('Give the project a title')).toBeNull()
  press(button)
  screen.getByText('Give the project a title')
  screen.getByText('Say what is to be done')
  screen.getByText('Select cost estimation')
  type('Title', 'An oven')
  expect(screen.queryByText('Give the project a title')).toBeNull()
  expect(asked.some(({ name }) => name === 'add_project')).toBe(false)
})

test('after an answer that was lost, the same is sent under the same key, and nothing typed is gone', async () => {
  let isLost = true
  const asked = answerWith(({ name }) => {
    if (name !== 'add_project') return success({ response: [] })
    return isLost ? refusal('internal', 500) : success({ data: aJobDetail({ is_own: 1 }) })
  })
  open()
  type('Title', 'An oven')
  type('Description', 'Of clay')
  fireEvent.click(screen.getByRole('radio', { name: '$200 – $300' }))
  press('Post project')
  const sent = () => asked.filter(({ name }) => name === 'add_project').map(({ body }) => body)
  await waitFor(() => expect(sent().length).toBeGreaterThan(0))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Post project' })).toHaveProperty('disabled', false),
  )
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'An oven')
  isLost = false
  const before = sent().length
  press('Post project')
  await waitFor(() => expect(sent().length).toBeGreaterThan(before))
  expect(new Set(sent().map(({ idempotency_key }) => idempotency_key)).size).toBe(1)
})

test('a job about a post begins with its link, and invites its author unless the client does not want it', async () => {
  const asked = answerWith(({ name }) => {
    if (name === 'avatar_banner') return success({ recdata: { user_id: 7, full_name: 'Bob' } })
    return name === 'add_project' ? success({ data: aJobDetail({ is_own: 1 }) }) : success({ response: [] })
  })
  const router = await openAt('/post-project?about=post&id=5&to=7&name=Bob')
  await screen.findByLabelText('Invite Bob to bid')
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Job for Bob')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toMatch(/\/#\/timeLine\/7\/5\n/)
  fireEvent.click(screen.getByRole('radio', { name: '$200 – $300' }))
  const sent = () => asked.filter(({ name }) => name === 'add_project').map(({ body }) => body)
  press('Save as draft')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).not.toHaveProperty('invited_user_id')
  await screen.findByText('Elsewhere')
  await act(() =>
    router.navigate({ to: '/post-project', search: { about: 'post', id: '5', to: '7', name: 'Bob' } }),
  )
  await screen.findByLabelText('Invite Bob to bid')
  fireEvent.click(screen.getByRole('radio', { name: '$200 – $300' }))
  press('Post project')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ invited_user_id: 7, status: 'open' })
})

test('a job for a group is posted there once it takes bids, and nobody is invited', async () => {
  const asked = answerWith(({ name }) => {
    if (name === 'group_detail')
      return success({ recdata: { id: 5, group_name: 'Potters', role: 'member' }, link_works: 0 })
    return name === 'add_project'
      ? success({ data: aJobDetail({ id: 12, title: 'An oven', status: 'open', is_own: 1 }) })
      : success({ response: [], recdata: {} })
  })
  await openAt('/post-project?about=group&id=5&name=Potters')
  await screen.findByLabelText('Tell the members of Potters in a post')
  expect(screen.queryByLabelText(/Invite/)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: '$200 – $300' }))
  press('Post project')
  await waitFor(() => expect(asked.some(({ name }) => name === 'add_post')).toBe(true))
  const [told] = asked.filter(({ name }) => name === 'add_post').map(({ body }) => body)
  expect(told).toMatchObject({ group_id: 5 })
  expect(told?.['message']).toMatch(/^I'm looking for someone: An oven\nhttp.*\/#\/projects\/12$/)
})
