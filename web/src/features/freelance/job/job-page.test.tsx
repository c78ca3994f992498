import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderInApp } from '../../../test-render.tsx'
import { questions } from '../../../ui/dialog/confirm.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { useStore } from '../../../ui/store.ts'
import { aBid, aJobDetail, anAgreement, aReview } from '../test-jobs.ts'
import JobPage from './JobPage.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

// A field that grows with its text waits for fonts, of which jsdom knows nothing.
beforeAll(() => void Object.defineProperty(document, 'fonts', { value: new EventTarget() }))
beforeEach(() => logIn(9))
afterEach(() => {
  act(() => {
    endSession('logged_out')
    stage.clear()
  })
  vi.unstubAllGlobals()
})

const Page = () => (
  <>
    <JobPage />
    {useStore(stage)}
  </>
)

function open(
  job: ReturnType<typeof aJobDetail>,
  bids: ReturnType<typeof aBid>[],
  address = '/projects/5',
  offers: ReturnType<typeof anAgreement>[] = [],
) {
  const asked = answerWith(({ name }) => {
    if (name === 'get_single_project') return success({ response: job })
    if (name === 'get_bid_by_project_id')
      return success({ response: bids, bids_left: 4, bids_of_period: 6, next_at: null })
    if (name === 'get_payment_by_project') return success({ data: offers })
    if (name === 'get_reviews_by_project') return success({ response: [aReview()], review: null })
    return success({ recdata: [], data: {} })
  })
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/projects/$jobId', component: Page }),
      createRoute({ getParentRoute: () => root, path: '$', component: () => <p>Elsewhere</p> }),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  renderInApp(<RouterProvider router={router as never} />)
  return asked
}

test('a bid tells what is paid, needs 100 characters, and shows the bids that are left', async () => {
  const asked = open(aJobDetail(), [])
  const [place] = await screen.findAllByRole('button', { name: 'Place Bid' })
  screen.getByText('Free Member: 4 bids left out of 6')
  expect(screen.getByText(/^Paid to you:/).textContent).toBe(
    'Paid to you: $300.00 - $30.00 = $270.00 The fee is 10%.',
  )
  const proposal = screen.getByLabelText(/^Your proposal/)
  fireEvent.change(proposal, { target: { value: 'x'.repeat(99) } })
  screen.getByText('At least 1 more character')
  const form = () =>
    screen.getAllByRole('button', { name: 'Place Bid' }).find((each) => each.matches('form *'))
  expect(form()).toHaveProperty('disabled', true)
  fireEvent.change(proposal, { target: { value: 'x'.repeat(100) } })
  screen.getByText('Long enough')
  expect(form()).toHaveProperty('disabled', false)
  fireEvent.click(form() ?? (place as HTMLElement))
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'add_bid')?.body).toMatchObject({
      project_id: 5,
      price: '300',
      timeline: 7,
      message: 'x'.repeat(100),
    }),
  )
})

test('a price an hour has to be said, since the usual price is one for all', async () => {
  open(aJobDetail({ pay_by: 'hourly', cost_estimation: '5-20' }), [])
  expect(await screen.findByLabelText('Your price an hour')).toHaveProperty('value', '')
  expect(screen.getByLabelText('Done within')).toHaveProperty('value', '7')
})

test('a bidder finds their own bid with Retreat and Edit Bid, and no price of others', async () => {
  open(
    aJobDetail({ bid_count: 2 }),
    [
      aBid({ is_own: 1 }),
      aBid({ id: 4, user_id: 8, full_name: 'Cyd', price: null, net: null, timeline: null, message: null }),
    ],
    '/projects/5?tab=proposals',
  )
  await screen.findByText('$250.00')
  const [own, other] = within(screen.getByRole('tabpanel')).getAllByRole('listitem')
  within(own as HTMLElement).getByText('$250.00')
  within(own as HTMLElement).getByRole('button', { name: 'Retreat' })
  fireEvent.click(within(own as HTMLElement).getByRole('button', { name: 'Edit Bid' }))
  expect(within(other as HTMLElement).queryByText(/\$/)).toBeNull()
  expect(within(other as HTMLElement).queryByRole('button')).toBeNull()
  expect(await screen.findByLabelText('Your price')).toHaveProperty('value', '250')
})

test('a client sorts, compares and declines bids, and sees no form', async () => {
  const asked = open(
    aJobDetail({ is_own: 1, bid_count: 2 }),
    [aBid(), aBid({ id: 4, user_id: 8, full_name: 'Cyd', price: '199.5' })],
    '/projects/5?tab=proposals',
  )
  await screen.findByText('$199.50')
  expect(screen.getByRole('link', { name: 'Cyd' }).getAttribute('href')).toBe('/u/8')
  expect(screen.queryByRole('button', { name: 'Place Bid' })).toBeNull()
  const compare = screen.getByRole('button', { name: 'Compare' })
  expect(compare).toHaveProperty('disabled', true)
  for (const name of ['Bob', 'Cyd'])
    fireEvent.click(screen.getByRole('checkbox', { name: `Compare the bid of ${name}` }))
  fireEvent.click(screen.getByRole('button', { name: 'Compare 2' }))
  const dialog = await screen.findByRole('dialog')
  within(dialog).getByRole('region', { name: 'Cyd' })
  act(() => stage.clear())
  fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'price' } })
  await waitFor(() =>
    expect(asked.some(({ name, body }) => name === 'get_bid_by_project_id' && body['sort'] === 'price')).toBe(
      true,
    ),
  )
  expect(questions.get()).toBeNull()
})

test('bids tell what their bidders have done, and can be in the order of ratings', async () => {
  const bids = [
    aBid({ rating: '4.5', review_count: 2, jobs_done: 3 }),
    aBid({ id: 4, user_id: 8, full_name: 'Cyd' }),
  ]
  const asked = open(aJobDetail({ is_own: 1, bid_count: 2 }), bids, '/projects/5?tab=proposals')
  const bob = (await screen.findByText('Bob')).closest('li') ?? expect.fail('no row')
  expect(within(bob).getByText(/2 reviews/).textContent).toBe('Rating: 4.5 · 2 reviews')
  within(bob).getByText(/3 paid projects/)
  screen.getByText('No reviews yet')
  fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'rating' } })
  await waitFor(() => expect(asked.some(({ body }) => body['sort'] === 'rating')).toBe(true))
})

test.each([
  [20, 'Usually answers within an hour'],
  [301, 'Usually answers within 6 hours'],
  [3000, 'Usually answers within 3 days'],
  [null, undefined],
])('a client who answers after %s minutes: %s', async (answer_minutes, text) => {
  const { client } = aJobDetail()
  open(aJobDetail({ client: { ...client, answer_minutes } }), [])
  await screen.findByText('About the client')
  expect(screen.queryByText(/^Usually answers/)?.textContent).toBe(text)
})

test('a job that is not there, or not for the reader, says so', async () => {
  answerWith(() => success({}))
  open(aJobDetail(), [], '/projects/x')
  await screen.findByText("We can't find this project")
})

test('the two of an agreement find its reviews in a tab, and nobody else has it', async () => {
  open(aJobDetail({ status: 'awarded' }), [], '/projects/5?tab=reviews', [anAgreement()])
  await screen.findByText('Warm bread ever since')
  expect(screen.getByRole('tab', { name: 'Reviews' }).getAttribute('aria-selected')).toBe('true')
})

test('the two of an agreement find its payment in a tab, and its client sees where it will be', async () => {
  open(aJobDetail({ status: 'awarded' }), [], '/projects/5?tab=payment', [anAgreement()])
  await screen.findByRole('region', { name: 'Payment' })
  act(() => endSession('logged_out'))
  cleanup()
  logIn(7)
  open(aJobDetail({ is_own: 1 }), [], '/projects/5?tab=payment')
  await screen.findByText('Nothing to pay yet')
  cleanup()
  open(aJobDetail(), [], '/projects/5?tab=payment')
  await screen.findByRole('tab', { name: 'Details' })
  expect(screen.queryByRole('tab', { name: 'Payment' })).toBeNull()
})

test('an offer that was not accepted has no reviews', async () => {
  open(aJobDetail(), [], '/projects/5?tab=reviews', [anAgreement({ status: 'pending', accepted_at: null })])
  await screen.findByRole('heading', { name: 'Ada Nováková offers you this project' })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Details', 'Proposals'])
})
