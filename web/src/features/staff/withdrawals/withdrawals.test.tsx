import type { WithdrawalCase, WithdrawalHistory as History } from '@commons/contract/wallet/approvals.ts'
import type { FrozenDeposit } from '@commons/contract/wallet/frozen.ts'
import type { HotCurrency } from '@commons/contract/wallet/sending.ts'
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
import { answerWith, type ByCall, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderInApp } from '../../../test-render.tsx'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { useStore } from '../../../ui/store.ts'
import WithdrawalPage from './WithdrawalPage.tsx'
import WithdrawalsPage from './WithdrawalsPage.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

beforeAll(async () => {
  await import('../../../ui/dialog/DialogBody.tsx')
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

const at = '2026-11-24T08:00:00.000Z'
const withdrawal: WithdrawalCase = {
  withdrawal_id: 7,
  trx_number: 70,
  currency: 'ETH',
  amount: '1',
  fees: '0.005',
  net: '0.995',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  label: 'Cold box',
  state: 'waiting_approval',
  states: [
    { state: 'requested', at },
    { state: 'waiting_approval', at },
  ],
  address_usable_at: null,
  hash: '',
  short_hash: '',
  is_paused: 0,
  hash_link: '',
  is_signed: 0,
  held_up: '',
  reason: '',
  member: { user_id: 12, full_name: 'Ada Nováková', username: 'ada' },
  requested_at: at,
  is_replaceable: 0,
  is_cancelling: 0,
  is_own: 0,
}
const history: History = {
  email: 'ada@example.org',
  email_verified: 1,
  joined_at: at,
  second_factor: 0,
  is_leaving: 0,
  holdings: [{ currency: 'ETH', available: '8', held: '1' }],
  income: [{ kind: 'grant', name: 'Starting balance', amount: '10' }],
  withdrawals: [
    { withdrawal_id: 6, currency: 'ETH', amount: '2', state: 'refused', requested_at: at, same_address: 1 },
  ],
  logins: [{ device: 'Linux', browser: 'Firefox', place: '203.0.113.0/24', at }],
  looks_like: '0x5aA1111111111111111111111111111111111AeD',
  related: [{ user_id: 13, full_name: 'Bob', username: 'bob', signs: ['address'] }],
}

const Stage = () => <>{useStore(stage)}</>

async function open(path: string, replies: ByCall<object>, role = 'finance') {
  const asked = answerWith(({ name }) => {
    if (name === 'show_language') return success({ language_id: 1, staff_role: role })
    const reply = replies[name]
    return reply ? success(reply) : 'network failure'
  })
  const root = createRootRoute()
  const page = (to: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path: to, component })
  const router = createRouter({
    routeTree: root.addChildren([
      page('/admin/withdrawals', WithdrawalsPage),
      page('/admin/withdrawals/$withdrawalId', WithdrawalPage),
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
  return (call: CallName) => asked.findLast(({ name }) => name === call)?.body
}

const detail = (change: Partial<WithdrawalCase> = {}) => ({
  admin_withdrawal_detail: { recdata: { ...withdrawal, ...change, history } },
})

test('what waits for approval is listed with whose it is and where it goes', async () => {
  await open('/admin/withdrawals', { admin_withdrawal_list: { recdata: [withdrawal], to_approve: 1 } })
  const row = (await screen.findByRole('link', { name: /1 ETH/ })).closest('li')
  expect(row?.textContent).toMatch(/Ada Nováková · 0x5aAeb6…1BeAed/)
  expect(row?.textContent).toContain('Waiting for approval')
})

test('the wallet says what it has and what may be signed, and is stopped with a reason', async () => {
  const eth: HotCurrency = {
    currency: 'ETH',
    is_signed: 1,
    is_away: 0,
    address: withdrawal.address,
    cold_address: '',
    balance: '5',
    leaving: '0.5',
    at_addresses: '0.25',
    limit: '60',
    a_day: '20',
    signed: '3',
    waiting: 2,
    waiting_amount: '1.5',
    stopped: null,
  }
  const recdata = { currencies: [eth] }
  const bodyOf = await open('/admin/withdrawals', {
    admin_withdrawal_list: { recdata: [], to_approve: 0 },
    hot_wallet: { recdata },
    frozen_deposit_list: { recdata: [], to_decide: 0 },
    stop_withdrawals: {},
  })
  const row = (await screen.findByRole('button', { name: 'Stop ETH' })).closest('li')
  expect(row?.textContent).toContain('Has 5 ETH, 0.5 ETH on its way. Signed within a day: 3 ETH of 20 ETH.')
  expect(row?.textContent).toContain("At members' addresses: 0.25 ETH. Keeps at most 60 ETH.")
  expect(row?.textContent).toContain('2 wait to be sent: 1.5 ETH')
  fireEvent.click(screen.getByRole('button', { name: 'Stop ETH' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop withdrawals of ETH?' }))
  fireEvent.change(dialog.getByLabelText('Why?'), { target: { value: 'Something is odd' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Stop' }))
  await waitFor(() =>
    expect(bodyOf('stop_withdrawals')).toMatchObject({ currency: 'ETH', reason: 'Something is odd' }),
  )
})

test.each([
  ['To send', 'No withdrawal waits to be sent', 'to_send'],
  ['New address', 'No withdrawal waits for its address', 'waiting'],
  ['Over', 'No withdrawal is over yet', 'over'],
])('“%s” says when it is empty', async (name, text, tab) => {
  const bodyOf = await open('/admin/withdrawals', { admin_withdrawal_list: { recdata: [], to_approve: 0 } })
  fireEvent.click(await screen.findByRole('tab', { name }))
  await screen.findByText(text)
  expect(bodyOf('admin_withdrawal_list')).toMatchObject({ tab })
})

test('withdrawals are not for support', async () => {
  const bodyOf = await open('/admin/withdrawals/7', detail(), 'support')
  await screen.findByText('This page is for our staff')
  expect(bodyOf('admin_withdrawal_detail')).toBeUndefined()
})

test('a withdrawal shows what helps to decide, and is approved', async () => {
  const bodyOf = await open('/admin/withdrawals/7', {
    ...detail(),
    approve_withdrawal: { recdata: { ...withdrawal, state: 'sending' } },
  })
  const related = within(await screen.findByRole('region', { name: 'Accounts that seem to be theirs, too' }))
  expect(related.getByText('withdrawals to the same address')).toBeTruthy()
  screen.getByText('Could be taken for')
  expect(screen.getByRole('region', { name: 'What came in within 30 days' }).textContent).toContain('10 ETH')
  expect(screen.getByRole('region', { name: 'Their other withdrawals' }).textContent).toContain(
    'to the same address',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(withdrawal.address)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(bodyOf('approve_withdrawal')).toMatchObject({ withdrawal_id: 7 }))
})

test('what is approved is noted as sent', async () => {
  await open('/admin/withdrawals/7', detail({ state: 'sending' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Note what became of it' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('radio')).toHaveLength(3)
  act(() => stage.clear())
})

test('one’s own is left to others', async () => {
  await open('/admin/withdrawals/7', detail({ is_own: 1 }))
  await screen.findByText(/Somebody else has to decide it/)
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

test('what was sent and waits is replaced by what pays more, or by nothing', async () => {
  const bodyOf = await open('/admin/withdrawals/7', {
    ...detail({ state: 'sent', is_signed: 1, is_replaceable: 1 }),
    replace_withdrawal: { recdata: { ...withdrawal, state: 'sent', is_signed: 1, is_cancelling: 1 } },
  })
  await screen.findByRole('button', { name: 'Pay more' })
  fireEvent.click(screen.getByRole('button', { name: 'Try to stop it' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Try to stop this withdrawal?' }))
  fireEvent.change(dialog.getByLabelText('Why?'), { target: { value: 'They asked for it' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Try to stop it' }))
  await waitFor(() =>
    expect(bodyOf('replace_withdrawal')).toMatchObject({
      withdrawal_id: 7,
      how: 'cancel',
      reason: 'They asked for it',
    }),
  )
})

test('what is being stopped says so', async () => {
  await open('/admin/withdrawals/7', detail({ state: 'sent', is_signed: 1, is_cancelling: 1 }))
  await screen.findByText(/asked to take nothing in its place/)
  expect(screen.queryByRole('button', { name: 'Pay more' })).toBeNull()
})

test('a deposit that vanished is borne or taken back', async () => {
  const frozen: FrozenDeposit = {
    deposit_id: 9,
    currency: 'FCELL',
    amount: '7',
    state: 'frozen',
    member: { user_id: 12, full_name: 'Ada Nováková', username: 'ada' },
    is_own: 0,
    recoverable: '3',
    taken: '0',
    address: withdrawal.address,
    hash: '0xabc',
    short_hash: '0xabc',
    hash_link: '',
    credited_at: at,
    decided_at: null,
  }
  const bodyOf = await open('/admin/withdrawals', {
    admin_withdrawal_list: { recdata: [], to_approve: 0 },
    frozen_deposit_list: { recdata: [frozen], to_decide: 1 },
    write_off_deposit: { recdata: { ...frozen, state: 'written_off', taken: '3' } },
  })
  const button = await screen.findByRole('button', { name: 'Take it back' })
  expect(button.closest('li')?.textContent).toContain('They still have 3 FCELL of it.')
  fireEvent.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Take the deposit back?' }))
  fireEvent.change(dialog.getByLabelText('Why?'), { target: { value: 'The chain took it back' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Take it back' }))
  await waitFor(() => expect(bodyOf('write_off_deposit')).toMatchObject({ deposit_id: 9 }))
})
