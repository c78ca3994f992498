import type { Freelancer } from '@commons/contract/freelance/freelancers.ts'
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
import { parseSearch, stringifySearch } from '../../../guards.ts'
import { renderInApp } from '../../../test-render.tsx'
import FindFreelancersPage from './FindFreelancersPage.tsx'

beforeEach(() => logIn(9))
afterEach(() => {
  act(() => endSession('logged_out'))
  vi.unstubAllGlobals()
})

const ada: Freelancer = {
  user_id: 7,
  username: 'ada',
  full_name: 'Ada',
  profile_pic: null,
  hourly_rate: '45.5',
  professional_headline: 'Builder of ovens',
  top_skills: ['Clay', 'C++'],
  country: 'CZ',
  location: 'Brodná',
  rating: '4.5',
  review_count: 2,
  jobs_done: 3,
  earnings: '1200',
  is_own: 0,
}

function open(response: readonly Freelancer[] | undefined, address = '/freelancer/freelancers') {
  const asked = answerWith(({ name }) =>
    name === 'search_freelancers' && !response
      ? refusal('invalid_fields', 422)
      : success({ response: name === 'search_freelancers' ? response : [] }),
  )
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({
        getParentRoute: () => root,
        path: '/freelancer/freelancers',
        component: FindFreelancersPage,
      }),
      createRoute({ getParentRoute: () => root, path: '$', component: () => <p>Elsewhere</p> }),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  })
  renderInApp(<RouterProvider router={router as never} />)
  return asked
}

const lastSearch = (asked: ReturnType<typeof open>) =>
  asked.findLast(({ name }) => name === 'search_freelancers')?.body

test('a freelancer is shown with what they do, ask for and have done, and can be invited', async () => {
  const own = { ...ada, user_id: 9, username: 'bob', full_name: 'Bob', jobs_done: 0, earnings: null }
  open([ada, { ...own, review_count: 0, rating: '0.0', hourly_rate: null, is_own: 1 }])
  const row = (await screen.findByRole('link', { name: 'Ada' })).closest('li') ?? expect.fail('no row')
  expect(within(row).getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/u/7')
  for (const text of ['Builder of ovens', 'Clay', 'Brodná, Czechia', '2 reviews', '3 paid projects'])
    expect(row.textContent).toContain(text)
  expect(row.textContent).toContain('$45.50 an hour')
  expect(row.textContent).toContain('$1,200.00 earned')
  within(row).getByRole('button', { name: 'Invite Ada to bid' })
  const mine = screen.getByRole('link', { name: 'Bob' }).closest('li') ?? expect.fail('no row')
  expect(within(mine).queryByRole('button')).toBeNull()
  expect(mine.textContent).toContain('This is you')
  expect(mine.textContent).toContain('No reviews yet')
  expect(mine.textContent).not.toContain('earned')
})

test('filters are in the address, and ask again', async () => {
  const asked = open(
    [],
    '/freelancer/freelancers?search=oven&skills=Clay%0AC%2B%2B&country=CZ&record=rated&to=50',
  )
  await screen.findByText('No freelancer found')
  expect(lastSearch(asked)).toMatchObject({
    search: 'oven',
    skills: '["Clay","C++"]',
    country: 'CZ',
    record: 'rated',
    rate_to: '50',
    sort: 'done',
  })
  for (const [label, value] of [
    ['Order', 'rate'],
    ['Country', 'USA'],
    ['Rate from', '20'],
    ['Track record', ''],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await waitFor(() =>
    expect(lastSearch(asked)).toMatchObject({ country: 'USA', rate_from: '20', rate_to: '50', sort: 'rate' }),
  )
  expect(lastSearch(asked)).not.toHaveProperty('record')
  fireEvent.click(screen.getByRole('button', { name: 'Show all freelancers' }))
  await screen.findByText('No freelancers yet')
  await waitFor(() => expect(Object.keys(lastSearch(asked) ?? {})).not.toContain('country'))
})

test('what cannot be read says so', async () => {
  open(undefined)
  await screen.findByRole('button', { name: 'Retry' })
})
