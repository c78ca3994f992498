import type { FreelancerDashboard } from '@commons/contract/freelance/dashboard.ts'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderInApp } from '../../../test-render.tsx'
import { chooseDeviceSetting } from '../../../ui/device-settings.ts'
import { aJob } from '../test-jobs.ts'
import DashboardPage from './DashboardPage.tsx'
import { messageText } from './message-text.ts'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

beforeEach(() => logIn(9))
afterEach(() => {
  act(() => {
    endSession('logged_out')
    chooseDeviceSetting('amounts', 'shown')
  })
  vi.unstubAllGlobals()
})

const ada = { user_id: 7, username: 'ada', full_name: 'Ada Nováková', profile_pic: null }
const event = { ...ada, project_id: 5, title: 'An oven of clay', duration: '2h' }

const standing: FreelancerDashboard = {
  balance: '120.5',
  balance_usd: '1234.5',
  open_project_count: 2,
  received_bid_count: 3,
  open_bid_count: 4,
  work_count: 1,
  bids_left: 4,
  bids_of_period: 6,
  next_at: null,
  activity: [],
}

function open(data: Partial<FreelancerDashboard> = {}, messages: object[] = [], jobs = [aJob()]) {
  const asked = answerWith(({ name }) => {
    if (name === 'get_freelancer_dashboard') return success({ data: { ...standing, ...data } })
    if (name === 'recent_messages') return success({ data: messages })
    if (name === 'get_all_projects') return success({ response: jobs, next: null })
    return success({ recdata: [], data: {} })
  })
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/freelancer/dashboard', component: DashboardPage }),
      createRoute({ getParentRoute: () => root, path: '$', component: () => <p>Elsewhere</p> }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/freelancer/dashboard'] }),
  })
  renderInApp(<RouterProvider router={router as never} />)
  return asked
}

const card = (name: string) => screen.findByRole('region', { name })

test('the balance is in dollars, Add Funds leads to the wallet, and the figures count', async () => {
  open()
  const balance = within(await card('Balance'))
  balance.getByText('$1,234.50')
  expect(balance.getByRole('link', { name: 'Add Funds' }).getAttribute('href')).toBe('/wallet')
  const figures = within(await card('At a glance'))
  expect(figures.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2',
    '3',
    '4',
    '1',
  ])
  figures.getByText('Free Member: 4 bids left out of 6')
})

test('hidden amounts hide the balance; without a rate it is in tokens', async () => {
  chooseDeviceSetting('amounts', 'hidden')
  open({ balance_usd: null })
  const balance = within(await card('Balance'))
  balance.getByText('hidden amount')
  expect(balance.queryByText(/120/)).toBeNull()
  act(() => chooseDeviceSetting('amounts', 'shown'))
  balance.getByText(/120\.5/)
  expect(balance.queryByText(/\$/)).toBeNull()
})

test('activity says who did what, and leads to the project', async () => {
  const at = '2026-11-20T08:00:00.000Z'
  open({
    activity: (['published', 'bid', 'received', 'invited'] as const).map((kind) => ({
      ...event,
      kind,
      created_at: at,
    })),
  })
  const activity = within(await card('Activity'))
  const said = activity.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)
  expect(said).toEqual([
    'You posted An oven of clay',
    'You bid for An oven of clay',
    'Ada Nováková bid for An oven of clay',
    'Ada Nováková invites you to bid for An oven of clay',
  ])
  for (const link of activity.getAllByRole('link')) expect(link.getAttribute('href')).toBe('/projects/5')
})

test('the latest messages lead to their conversations, and the newest projects to theirs', async () => {
  const asked = open({}, [
    {
      chat_id: 12,
      id: 7,
      receiver_name: 'Ada Nováková',
      message: 'Clay &amp; sand:<br><a href="https://a.example">https://a.example</a>',
      datetime: '2026-11-20T08:00:00.000Z',
      avatar: null,
      unread_count: 2,
    },
  ])
  const messages = within(await card('Recent messages'))
  await messages.findByText('Clay & sand: https://a.example')
  const link = messages.getByRole('link', { name: 'Ada Nováková, 2 unread messages' })
  expect(link.getAttribute('href')).toBe('/messaging/12')
  const projects = within(await card('Recent projects'))
  const job = await projects.findByRole('link', { name: 'An oven of clay' })
  expect(job.getAttribute('href')).toBe('/projects/5')
  expect(asked.find(({ name }) => name === 'get_all_projects')?.body).toMatchObject({
    page: 1,
    limit: 10,
    status: 'open',
  })
})

test('who is new here is told so in each card', async () => {
  open({}, [], [])
  await screen.findByText('No messages available')
  await screen.findByText('No open projects yet')
  screen.getByText('Nothing has happened yet')
})

test('the text of a message is what its author wrote', () => {
  expect(messageText('1 &lt; 2 &amp;lt; &#39;3&#39; &quot;4&quot;<br>5')).toBe(`1 < 2 &lt; '3' "4" 5`)
})
