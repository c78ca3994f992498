import type { InsightBid } from '@commons/contract/freelance/my-projects.ts'
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
import { aJob, aMyBid } from '../test-jobs.ts'
import InsightBidsPage from './InsightBidsPage.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

beforeEach(() => logIn(9))
afterEach(() => {
  act(() => endSession('logged_out'))
  vi.unstubAllGlobals()
})

const insight = (change: Partial<InsightBid> = {}): InsightBid => ({
  ...aMyBid(),
  minutes_to_bid: 150,
  bid_rank: null,
  winning_bid: null,
  client: { is_email_verified: 1, hire_rate: null, job_count: 1 },
  is_chat_initiated: 0,
  ...change,
})

function open(bids: readonly InsightBid[], isWide = false) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isWide && media === '(min-width: 48em)',
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }))
  answerWith(() => success({ response: bids, recdata: [], data: {} }))
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: InsightBidsPage }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  renderInApp(<RouterProvider router={router as never} />)
}

test('a bid tells how it did, once that harms nobody', async () => {
  open([
    insight(),
    insight({
      id: 4,
      project: aJob({ id: 6, title: 'A bridge', status: 'awarded', bid_count: 5 }),
      minutes_to_bid: 0,
      bid_rank: 2,
      winning_bid: '199.5',
      status: 'shortlisted',
      client: { is_email_verified: 0, hire_rate: 80, job_count: 12 },
      is_chat_initiated: 1,
    }),
  ])
  await screen.findByText('A bridge')
  const [waiting, over] = within(screen.getByRole('list', { name: 'Insight bids' })).getAllByRole('listitem')
  for (const text of [
    '2 hours',
    'Shown once bidding ends',
    'Not awarded yet',
    'Not answered',
    'No',
    '$250.00',
  ])
    within(waiting as HTMLElement).getByText(text)
  for (const text of [
    'Under a minute',
    '2 of 5',
    '$199.50',
    'Shortlisted',
    'Yes',
    '12 projects posted',
    'Hired for 80% of finished projects',
    'Email address not confirmed',
  ])
    within(over as HTMLElement).getByText(text)
})

test('where there is room, it is a table with the documented columns', async () => {
  open([insight()], true)
  const table = await screen.findByRole('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Project',
    'Time to bid',
    'Bid Rank',
    'Winning Bid',
    'Your Bid',
    'Actions Taken',
    'Client Info',
    'Chat Initiated',
  ])
  within(within(table).getByRole('rowheader')).getByRole('link', { name: 'An oven of clay' })
})

test('who has not bid yet is led to projects', async () => {
  open([])
  await screen.findByText("You haven't bid yet")
  expect(screen.getAllByRole('link', { name: 'Find work' }).length).toBe(2)
})
