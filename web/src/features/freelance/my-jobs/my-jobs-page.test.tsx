import type { Invite } from '@commons/contract/freelance/invites.ts'
import type { MyProject } from '@commons/contract/freelance/my-projects.ts'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderInApp } from '../../../test-render.tsx'
import { aJob, aMyBid } from '../test-jobs.ts'
import MyJobsPage from './MyJobsPage.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

beforeEach(() => logIn(7))
afterEach(() => {
  act(() => endSession('logged_out'))
  vi.unstubAllGlobals()
})

const bob = { user_id: 9, username: 'bob', full_name: 'Bob', profile_pic: null }

const work = (change: Partial<MyProject> = {}): MyProject => ({
  ...aJob({ status: 'awarded' }),
  work: { bid_id: 3, payment_id: 21, ...bob, price: '250', timeline: 7 },
  ...change,
})

const invite = (change: Partial<Invite> = {}): Invite => ({
  invite_id: 4,
  project: aJob(),
  ...bob,
  message: 'Would you?',
  duration: '1h',
  created_at: '2026-11-21T08:00:00.000Z',
  bid: { id: 3, price: '250', timeline: 7, status: 'shortlisted' },
  ...change,
})

function open(answer: (name: string, body: Record<string, unknown>) => readonly object[], search = '') {
  const asked = answerWith(({ name, body }) =>
    success({ response: answer(name, body), recdata: [], data: {} }),
  )
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/freelancer/myProjects', component: MyJobsPage }),
      createRoute({ getParentRoute: () => root, path: '$', component: () => <p>Elsewhere</p> }),
    ]),
    history: createMemoryHistory({ initialEntries: [`/freelancer/myProjects${search}`] }),
  })
  renderInApp(<RouterProvider router={router as never} />)
  return { asked, address: () => router.state.location.href }
}

const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const panel = () => within(screen.getByRole('tabpanel'))

test('a client finds open projects with a way to post one, then work that leads to its agreement', async () => {
  const { address } = open((name, { tab }) =>
    name !== 'get_my_projects' ? [] : tab === 'open' ? [work({ status: 'open', work: null })] : [work()],
  )
  const title = await screen.findByRole('link', { name: 'An oven of clay' })
  expect(title.getAttribute('href')).toBe('/projects/5')
  expect(tabNames()).toEqual(['Open Projects', 'Current Work', 'Past Work', 'Quotes'])
  expect(panel().getByRole('link', { name: 'Post a Project' }).getAttribute('href')).toBe('/post-project')
  fireEvent.click(screen.getByRole('tab', { name: 'Current Work' }))
  await panel().findByText('Bob')
  expect(address()).toContain('tab=current')
  expect(panel().getByRole('link', { name: 'An oven of clay' }).getAttribute('href')).toBe(
    '/freelancer/agreements/21',
  )
  panel().getByText('$250.00')
  panel().getByText('in 7 days')
})

test('past work without an agreement leads to its project, and names nobody', async () => {
  open(() => [work({ status: 'closed', work: null })], '?tab=past')
  const title = await screen.findByRole('link', { name: 'An oven of clay' })
  expect(title.getAttribute('href')).toBe('/projects/5')
  expect(panel().getAllByText('None')).toHaveLength(2)
})

test('a freelancer finds their bids with what became of them', async () => {
  const { asked } = open((name) =>
    name === 'get_my_bids' ? [aMyBid({ status: 'declined', reason: 'Too far', is_returned: 1 })] : [work()],
  )
  fireEvent.click(await screen.findByRole('radio', { name: 'As freelancer' }))
  await panel().findByText('Declined')
  expect(tabNames()).toEqual(['Bids', 'Current Work', 'Past Work', 'Quotes'])
  panel().getByText('“Too far”')
  panel().getByText('Came back to you')
  fireEvent.click(screen.getByRole('tab', { name: 'Past Work' }))
  await panel().findByText('Client')
  expect(asked.find(({ body }) => body['tab'] === 'past')?.body).toMatchObject({ role: 'freelancer' })
})

test('quotes are invites with the bids that answer them', async () => {
  const { asked } = open(
    (name) =>
      name === 'project_invite_list' ? [invite(), invite({ invite_id: 5, message: '', bid: null })] : [],
    '?role=freelancer&tab=quotes',
  )
  await screen.findByText('“Would you?”')
  const [answered, waiting] = panel().getAllByRole('listitem')
  within(answered as HTMLElement).getByText('Shortlisted')
  within(waiting as HTMLElement).getByText('No quote yet')
  expect(asked.find(({ name }) => name === 'project_invite_list')?.body).toMatchObject({ role: 'freelancer' })
})

test('a search in the address asks for its words, and says when nothing has them', async () => {
  const { asked } = open(() => [], '?search=bridge')
  await screen.findByText('No project found')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'bridge')
  expect(asked.find(({ name }) => name === 'get_my_projects')?.body).toMatchObject({ search: 'bridge' })
})

test.each([
  ['?tab=open', 'No open projects'],
  ['?tab=current', 'No work under way'],
  ['?role=freelancer', "You haven't bid yet"],
  ['?role=freelancer&tab=past', 'No past work yet'],
  ['?role=freelancer&tab=quotes', 'No quotes yet'],
])('an empty tab says so: %s', async (search, title) => {
  open(() => [], search)
  await screen.findByText(title)
})

test('a failure offers to try again', async () => {
  open(() => [])
  await screen.findByText('No open projects')
  answerWith(() => refusal('internal', 500))
  fireEvent.click(screen.getByRole('tab', { name: 'Quotes' }))
  await waitFor(() => panel().getByRole('button', { name: /again|Retry/i }))
})
