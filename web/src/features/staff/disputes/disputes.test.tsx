import type { Dispute, DisputeCase } from '@commons/contract/freelance/disputes.ts'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CallName } from '../../../api/call.ts'
import { endSession } from '../../../api/session.ts'
import { answerWith, type ByCall, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderInApp } from '../../../test-render.tsx'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { useStore } from '../../../ui/store.ts'
import { aCase, aDispute, aDisputeEvent, anOffer, aSplit } from '../../freelance/disputes/test-disputes.ts'
import OverviewPage from '../overview/OverviewPage.tsx'
import DisputePage from './DisputePage.tsx'
import DisputesPage from './DisputesPage.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

beforeAll(async () => {
  await import('../../../ui/dialog/DialogBody.tsx')
  // A field that grows with its text waits for fonts, of which jsdom knows nothing.
  Object.defineProperty(document, 'fonts', { value: new EventTarget() })
})
beforeEach(() => logIn(4))
afterEach(() => {
  act(() => {
    endSession('logged_out')
    stage.clear()
  })
  vi.unstubAllGlobals()
  localStorage.clear()
})

const Stage = () => <>{useStore(stage)}</>
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

/** Opens a page of staff at its address, with these answers. */
async function open(
  path: string,
  replies: ByCall<object> = {},
  { role = 'finance', refused = {} }: { role?: string; refused?: Partial<Record<CallName, string>> } = {},
) {
  const asked = answerWith(({ name, body }) => {
    const why = refused[name]
    if (why !== undefined) return refusal(why, 403)
    if (name === 'show_language') return success({ language_id: 1, staff_role: role })
    // What comes before the first page is short.
    if (name === 'read_dispute_chat' && body['before'] !== undefined)
      return success({ data: { id: 51, messages: [] } })
    const reply = replies[name]
    return reply ? success(reply) : 'network failure'
  })
  const root = createRootRoute()
  const at = (to: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path: to, component })
  const router = createRouter({
    routeTree: root.addChildren([
      at('/admin', OverviewPage),
      at('/admin/disputes', DisputesPage),
      at('/admin/disputes/$disputeId', DisputePage),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await act(() => router.load())
  renderInApp(
    <>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
      <Stage />
    </>,
  )
  const bodyOf = (call: CallName) => asked.findLast(({ name }) => name === call)?.body
  return { bodyOf, sent: (call: CallName) => waitFor(() => expect(bodyOf(call)).toBeDefined()) }
}

const list = (change: Partial<DisputeCase> = {}) => ({ admin_dispute_list: { recdata: [aCase(change)] } })
const taken = (change: Partial<Dispute> = {}) => ({
  ...list({
    is_own: 1,
    can_take: 0,
    assignee: { user_id: 4, username: 'fiona', full_name: 'Fiona', profile_pic: null },
  }),
  get_dispute: {
    data: aDispute({
      role: 'staff',
      status: 'escalated',
      next: null,
      acts: ['read_chat', 'decide'],
      offers: {
        client: anOffer({ can_accept: 0 }),
        freelancer: anOffer({ split: aSplit(180), can_accept: 0 }),
      },
      log: [
        aDisputeEvent({ id: 72, kind: 'chat_read', by: 'staff', is_own: 1, message: '' }),
        aDisputeEvent(),
      ],
      ...change,
    }),
  },
})

test('finance comes to the disputes from “Administration”, and to withdrawals and money', async () => {
  await open('/admin', list())
  const link = await screen.findByRole('link', { name: 'The base of the oven' })
  expect(link.getAttribute('href')).toContain('/admin/disputes/51')
  expect(screen.getByText('Nobody has taken it yet.')).toBeTruthy()
  expect(screen.getByText(/Ada Nováková and Bob/).textContent).toContain('200 FCELL')
  const places = within(screen.getByRole('navigation', { name: 'Administration' }))
  expect(places.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Disputes',
    'Withdrawals',
    'Money',
  ])
})

test.each(['support', 'moderator'])('disputes are not for %s', async (role) => {
  for (const path of ['/admin/disputes', '/admin/disputes/51']) {
    const { bodyOf } = await open(path, list(), { role })
    expect((await screen.findAllByText('This page is for our staff')).length).toBeGreaterThan(0)
    expect(bodyOf('admin_dispute_list')).toBeUndefined()
  }
})

test.each([
  ['To decide', 'No dispute waits for a decision', undefined],
  ['Taken by you', 'You have no dispute to decide', 'mine'],
  ['Between the two', 'No dispute is between the two', 'open'],
  ['Settled', 'No dispute is over yet', 'settled'],
])('“%s” says when it is empty', async (name, text, tab) => {
  const { bodyOf } = await open('/admin/disputes', { admin_dispute_list: { recdata: [] } })
  fireEvent.click(await screen.findByRole('tab', { name }))
  await screen.findByText(text)
  expect(bodyOf('admin_dispute_list')).toMatchObject({ tab: tab ?? 'to_decide' })
})

test.each(['/admin/disputes', '/admin/disputes/51'])(
  '%s says that a second factor is missing',
  async (path) => {
    await open(path, {}, { refused: { admin_dispute_list: 'staff_second_factor_needed' } })
    await screen.findByRole('link', { name: 'Set it up' })
  },
)

test.each([
  ['of others', '/admin/disputes/52'],
  ['with another address', '/admin/disputes/x'],
])('a dispute %s that is not there leads back to the list', async (_, path) => {
  await open(path, { admin_dispute_list: { recdata: [] } })
  await screen.findByText("We can't find this dispute")
  expect(screen.getByRole('link', { name: 'All disputes' }).getAttribute('href')).toContain('/admin/disputes')
})

test('a dispute is taken, and nothing of it is read before', async () => {
  const { sent, bodyOf } = await open('/admin/disputes/51', list())
  await screen.findByText(/^To be decided by/)
  expect(bodyOf('get_dispute')).toBeUndefined()
  fireEvent.click(button('Take it'))
  await sent('take_dispute')
  expect(bodyOf('take_dispute')).toMatchObject({ dispute_id: 51 })
})

test('what somebody else has taken stays closed', async () => {
  const nina = { user_id: 5, username: 'nina', full_name: 'Nina', profile_pic: null }
  await open('/admin/disputes/51', list({ can_take: 0, assignee: nina }))
  await screen.findByText('Nina decides it.')
  expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Log' })).toBeNull()
})

test('who has taken it sees both offers, the log and the history, in words for staff', async () => {
  const event = {
    id: 1,
    kind: 'submitted' as const,
    by: 'freelancer' as const,
    is_own: 0 as const,
    message: 'Here it is',
    sum: null,
    trx_number: null,
    invoice: null,
    files: [],
    at: '2026-11-24T08:00:00.000Z',
  }
  await open('/admin/disputes/51', taken({ history: [event] }))
  const log = within(await screen.findByRole('region', { name: 'Log' }))
  expect(log.getByText(/Their chat was read/)).toBeTruthy()
  const offers = within(screen.getByRole('region', { name: 'Offers' }))
  expect(offers.getByRole('heading', { name: 'Offer by Bob' })).toBeTruthy()
  expect(offers.getByRole('heading', { name: 'Offer by Ada Nováková' })).toBeTruthy()
  expect(offers.queryByRole('button')).toBeNull()
  const history = within(screen.getByRole('region', { name: 'History of the milestone' }))
  expect(history.getByText('Here it is')).toBeTruthy()
  expect(history.getByRole('listitem').textContent).toContain('Bob')
})

test('the chat is read only when asked for, which is said before, and a page at a time', async () => {
  const message = {
    by: 'client' as const,
    file: null,
    at: '2026-11-20T08:00:00.000Z',
    edited_at: null,
    deleted_at: null,
  }
  const { sent, bodyOf } = await open('/admin/disputes/51', {
    ...taken(),
    read_dispute_chat: {
      data: {
        id: 51,
        messages: [
          { ...message, id: 3, message: 'Is it done?', file: 'image' },
          { ...message, id: 2, by: null, message: 'Gone words', deleted_at: '2026-11-21T08:00:00.000Z' },
        ],
      },
      next: '7',
    },
  })
  const chat = within(await screen.findByRole('region', { name: 'Chat of the two' }))
  expect(chat.getByText(/Each reading is noted/)).toBeTruthy()
  expect(bodyOf('read_dispute_chat')).toBeUndefined()
  fireEvent.click(chat.getByRole('button', { name: 'Read their chat' }))
  await sent('read_dispute_chat')
  expect((await chat.findByText('Is it done?')).closest('li')?.textContent).toMatch(
    /^Ada Nováková.*With an image$/,
  )
  expect(chat.getByText('Gone words').closest('li')?.textContent).toMatch(
    /^Somebody who has left.*deleted on/,
  )
  const more = await chat.findByRole('button', { name: 'Read earlier messages' })
  await waitFor(() => expect(more.hasAttribute('data-loading')).toBe(false))
  fireEvent.click(more)
  await waitFor(() => expect(bodyOf('read_dispute_chat')).toMatchObject({ dispute_id: 51, before: '7' }))
  await waitFor(() => expect(chat.queryByRole('button')).toBeNull())
  expect(chat.getAllByRole('listitem')).toHaveLength(2)
})

test('a decision shows both offers and what each gets, and needs a reason and a tick', async () => {
  const { sent, bodyOf } = await open('/admin/disputes/51', taken())
  fireEvent.click(await screen.findByRole('button', { name: 'Decide' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Offer by Bob')).toBeTruthy()
  expect(dialog.getByText('Offer by Ada Nováková')).toBeTruthy()
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Decide' })
  fireEvent.change(dialog.getByRole('slider', { name: 'Part of Bob' }), { target: { value: '75' } })
  const amount = dialog.getByLabelText<HTMLInputElement>('Tokens for Bob')
  expect(amount.value).toBe('150')
  expect(within(dialog.getByRole('status')).getByText('Ada Nováková gets').nextSibling?.textContent).toMatch(
    /50 FCELL.*\$25/,
  )
  fireEvent.click(dialog.getByLabelText("I know that this can't be taken back"))
  expect(send.disabled).toBe(true)
  fireEvent.change(dialog.getByLabelText('Why?'), { target: { value: 'The crack is small' } })
  expect(send.disabled).toBe(false)
  fireEvent.change(amount, { target: { value: '201' } })
  expect(send.disabled).toBe(true)
  fireEvent.change(amount, { target: { value: '0' } })
  fireEvent.click(send)
  await sent('decide_dispute')
  expect(bodyOf('decide_dispute')).toMatchObject({
    dispute_id: 51,
    amount: '0',
    reason: 'The crack is small',
  })
})

test('once it is over, nothing is left to decide', async () => {
  const outcome = {
    by: 'staff' as const,
    split: aSplit(150),
    silent: null,
    reason: 'The crack is small',
    at: '2026-11-26T08:00:00.000Z',
  }
  const over = { status: 'decided', ruling: null, outcome } as const
  await open('/admin/disputes/51', {
    ...taken({ ...over, acts: [] }),
    ...list({ ...over, is_own: 1, can_take: 0 }),
  })
  await screen.findByRole('region', { name: 'Log' })
  expect(screen.getByText('The crack is small')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Chat of the two' })).toBeNull()
})
