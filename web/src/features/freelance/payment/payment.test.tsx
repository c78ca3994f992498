import { RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CallName } from '../../../api/call.ts'
import { endSession } from '../../../api/session.ts'
import { answerWith, type ByCall, refusal, success } from '../../../api/test-server.ts'
import { logIn, png } from '../../../compose/test-compose.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { ConfirmHost } from '../../../ui/dialog/ConfirmHost.tsx'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { useStore } from '../../../ui/store.ts'
import { aWallet } from '../../wallet/test-wallet.tsx'
import { anAgreement } from '../test-jobs.ts'
import CancelMilestoneDialog from './CancelMilestoneDialog.tsx'
import CreateMilestoneDialog from './CreateMilestoneDialog.tsx'
import FundDialog from './FundDialog.tsx'
import GiveRefundDialog from './GiveRefundDialog.tsx'
import { JobPayment } from './JobPayment.tsx'
import { shareOut } from './milestone-money.ts'
import { PaymentPanel } from './PaymentPanel.tsx'
import ReleaseDialog from './ReleaseDialog.tsx'
import ReorderDialog from './ReorderDialog.tsx'
import SubmitDialog from './SubmitDialog.tsx'
import { aFunded, aMilestone, anEvent, aStep, aSummary, theSides } from './test-milestones.ts'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

let isWide = true
beforeAll(async () => {
  await import('../../../ui/dialog/DialogBody.tsx')
  // A field that grows with its text waits for fonts, of which jsdom knows nothing.
  Object.defineProperty(document, 'fonts', { value: new EventTarget() })
})
beforeEach(() => {
  isWide = true
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: isWide, media: query, addEventListener() {}, removeEventListener() {} }) as never,
  )
  logIn(9)
})
afterEach(() => {
  act(() => {
    endSession('logged_out')
    stage.clear()
  })
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const fees = { feePercent: '10', taxPercent: '0' }
const inAnHour = '2099-12-03T10:00:00.000Z'
const Stage = () => <>{useStore(stage)}</>
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const inRouter = (children: ReactNode) =>
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      {children}
      <Stage />
      <ConfirmHost />
    </RouterContextProvider>,
  )

function answer(replies: ByCall<object> = {}) {
  const asked = answerWith(({ name }) => success({ recdata: aWallet(), data: {}, ...replies[name] }))
  const bodyOf = (call: CallName) => asked.find(({ name }) => name === call)?.body
  return { asked, sent: (call: CallName) => waitFor(() => expect(bodyOf(call)).toBeDefined()), bodyOf }
}

function panel(
  milestones: ReturnType<typeof aMilestone>[],
  { summary = aSummary(), payment = anAgreement() } = {},
) {
  const asks = answer({ get_milestones_by_project: { data: milestones, summary } })
  inRouter(<PaymentPanel payment={payment} />)
  return asks
}

test('a milestone that the other side asked for is accepted or declined, in a table', async () => {
  const { sent, bodyOf } = panel([aMilestone()])
  const table = await screen.findByRole('table', { name: 'Milestones' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Date', 'Description', 'Status', 'Amount'])
  within(table).getByRole('rowheader', { name: /The base of the oven/ })
  within(table).getByText('Requested')
  within(table).getByText('$100.00')
  screen.getByText('Your turn: accept or decline this milestone.')
  for (const name of ['Fund milestone', 'Submit work', 'Release milestone'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  fireEvent.click(button('Accept'))
  await sent('accept_milestone')
  expect(bodyOf('accept_milestone')).toMatchObject({ milestone_id: 31 })
})

test('phones see cards, and what waits for the other side says so, until when with the time zone', async () => {
  isWide = false
  panel(
    [
      aFunded({
        status: 'submitted',
        acts: ['submit'],
        release_at: inAnHour,
        next: aStep({ role: 'client', is_own: 0, act: 'review', until: inAnHour }),
        history: [anEvent({ message: 'Here it is' })],
      }),
    ],
    { summary: aSummary({ in_progress: { tokens: '200', usd: '100' } }) },
  )
  const list = await screen.findByRole('list', { name: 'Milestones' })
  within(list).getByText(/Ada Nováková can answer until/)
  expect(list.querySelector('time[datetime="2099-12-03T10:00:00.000Z"]')?.textContent).toMatch(
    /2099.*(UTC|GMT|[A-Z]{3,4})/,
  )
  expect(within(list).getAllByText('Here it is').length).toBeGreaterThan(0)
  expect(within(list).queryByRole('button', { name: 'Release milestone' })).toBeNull()
  expect(screen.getAllByText('200').length).toBeGreaterThan(0)
})

test('the sums are those of the server, and without milestones the first can be asked for', async () => {
  panel([], {
    summary: aSummary({
      requested: '0',
      released: { tokens: '20', usd: '10' },
      fee: { tokens: '2', usd: '1' },
      tax: { tokens: '1', usd: '0.5' },
      paid: { tokens: '17', usd: '8.5' },
    }),
  })
  await screen.findByText('No milestones yet')
  const term = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
  expect(term('Requested')).toBe('$0.00')
  expect(term('In Progress')).toBe('0 FCELL ($0.00)')
  expect(term('Released to freelancer')).toBe('20 FCELL ($10.00)')
  expect(term('Our fee, 10%')).toBe('2 FCELL ($1.00)')
  expect(term('Tax withheld')).toBe('1 FCELL ($0.50)')
  expect(term('Paid to you')).toBe('17 FCELL ($8.50)')
  fireEvent.click(button('New milestone'))
  await screen.findByRole('button', { name: 'Create Milestone' })
})

test('nothing is offered where the server allows nothing', async () => {
  panel([aFunded({ status: 'released', next: null, acts: [] })], { summary: aSummary({ can_add: 0 }) })
  await screen.findByText('Released', { selector: 'td *' })
  expect(screen.getAllByRole('button').map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)).toEqual(
    ['Hide amounts'],
  )
})

test('a failed read says why and is tried again', async () => {
  answerWith(({ name }) =>
    name === 'get_milestones_by_project' ? refusal('internal', 500) : success({ recdata: aWallet() }),
  )
  inRouter(<PaymentPanel payment={anAgreement()} />)
  await screen.findByRole('button', { name: /try again|retry/i }, { timeout: 5000 })
})

test('before anything is agreed, a job says why there is no payment', () => {
  answer()
  inRouter(<JobPayment payment={undefined} />)
  screen.getByText('Nothing to pay yet')
})

test('a new milestone is sent with its price and day, and what it leaves of it is shown', async () => {
  const { sent, bodyOf } = answer()
  inRouter(
    <CreateMilestoneDialog paymentId={21} projectId={5} sides={theSides('freelancer')} onClose={() => {}} />,
  )
  expect(button('Create Milestone').disabled).toBe(true)
  type('Description', 'The base')
  type('Amount', '100')
  type(/^Due date/, '2099-12-03')
  screen.getByText(/^Paid to you:/)
  screen.getByText('$90.00')
  fireEvent.click(button('Create Milestone'))
  await sent('create_milestone')
  expect(bodyOf('create_milestone')).toMatchObject({
    project_id: 5,
    payment_id: 21,
    status: 'pending',
    description: 'The base',
    amount: '100',
    due_date: '2099-12-03',
  })
})

const quote = (tokens: string) => ({
  milestone_quote: {
    data: {
      quote_id: 51,
      milestone_id: 31,
      amount: '100',
      tokens,
      rate: '1.25',
      fee: '8',
      fcell_balance: '100',
      expires_at: inAnHour,
    },
  },
})

test('funding shows the price that holds, the balance afterwards, and pays exactly that', async () => {
  const { sent, bodyOf } = answer(quote('80'))
  inRouter(<FundDialog milestoneId={31} amount="100" name="Bob" onClose={() => {}} />)
  await screen.findByText(/holds for (30|29) seconds/)
  screen.getByText('80')
  screen.getByText('20')
  screen.getByText('1 FCELL is worth 1.25 USD.')
  fireEvent.click(button('Fund milestone'))
  await sent('fund_milestone')
  expect(bodyOf('fund_milestone')).toMatchObject({ milestone_id: 31, amount: '80', quote_id: 51 })
})

test('who has too few tokens is led to the wallet', async () => {
  answer(quote('100.5'))
  inRouter(<FundDialog milestoneId={31} amount="100" name="Bob" onClose={() => {}} />)
  await screen.findByText("You don't have enough tokens for this.")
  expect(screen.getByRole('link', { name: 'Add Funds' }).getAttribute('href')).toMatch(/\/wallet$/)
  expect(button('Fund milestone').disabled).toBe(true)
})

test('a part is released once its amount is typed and the tick is set; its fee is shown', async () => {
  const { sent, bodyOf } = answer()
  inRouter(<ReleaseDialog milestone={aFunded()} fees={fees} name="Bob" onClose={() => {}} />)
  await screen.findByLabelText('Amount')
  type('Amount', '200.5')
  screen.getByText('Only 200 FCELL are held for this milestone.')
  type('Amount', '50')
  screen.getByText('$25.00')
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(sums).toEqual(['50 FCELL', '5 FCELL', '45 FCELL'])
  expect(button('Release milestone').disabled).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: "I know that this can't be taken back" }))
  fireEvent.click(button('Release milestone'))
  await sent('release_milestone')
  expect(bodyOf('release_milestone')).toMatchObject({ milestone_id: 31, amount: '50' })
})

test('work says whether a clock starts, and what its release brings', async () => {
  const { asked, sent, bodyOf } = answer()
  inRouter(
    <SubmitDialog
      milestone={aFunded()}
      fees={{ feePercent: '10', taxPercent: '5' }}
      name="Ada"
      onClose={() => {}}
    />,
  )
  await screen.findByText(/no clock starts/)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '200 FCELL',
    '20 FCELL',
    '10 FCELL',
    '170 FCELL',
  ])
  type('What have you done?', 'The base')
  screen.getByText(/Ada has 14 days/)
  type('What have you done?', '')
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [png('base.png')] } })
  await screen.findByText(/Ada has 14 days/)
  fireEvent.click(button('Remove base.png'))
  fireEvent.click(button('Submit work'))
  await sent('submit_milestone')
  expect(bodyOf('submit_milestone')).toMatchObject({ milestone_id: 31, message: '' })
  expect(asked.filter(({ name }) => name === 'submit_milestone')).toHaveLength(1)
})

test('the freelancer answers a request for a refund after a question', async () => {
  const refund = {
    refund_id: 61,
    tokens: '40',
    usd: '20',
    message: 'It is late',
    asked_at: inAnHour,
    answer_until: inAnHour,
  }
  const next = aStep({ role: 'freelancer', is_own: 1, act: 'answer_refund', until: inAnHour })
  const { sent, bodyOf, asked } = panel([aFunded({ refund, next, acts: ['answer_refund'] })])
  await screen.findByText('It is late')
  fireEvent.click(button('Accept refund'))
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await sent('answer_refund')
  expect(bodyOf('answer_refund')).toMatchObject({ refund_id: 61, status: 'accepted' })
  expect(asked.filter(({ name }) => name === 'answer_refund')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Withdraw request' })).toBeNull()
})

test('a change of a funded milestone is answered, and its own is taken back', async () => {
  const change = {
    description: 'A wider base',
    due_date: '2026-12-03',
    proposed_by: 'client',
    is_own: 0,
    proposed_at: inAnHour,
    answer_until: inAnHour,
  } as const
  const { sent, bodyOf } = panel([
    aFunded({ change, acts: ['answer_change'] }),
    aFunded({
      id: 32,
      change: { ...change, proposed_by: 'freelancer', is_own: 1 },
      acts: ['withdraw_change'],
    }),
  ])
  fireEvent.click(await screen.findByRole('button', { name: 'Accept change' }))
  await sent('accept_milestone')
  expect(bodyOf('accept_milestone')).toMatchObject({ milestone_id: 31 })
  fireEvent.click(button('Withdraw change'))
  await sent('decline_milestone')
  expect(bodyOf('decline_milestone')).toMatchObject({ milestone_id: 32 })
})

test('the menu has what the server allows besides', async () => {
  panel([aFunded()])
  fireEvent.click(await screen.findByRole('button', { name: 'More for The base of the oven' }))
  const entries = await screen.findAllByRole('menuitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Propose a change',
    'Give a refund',
    'Cancel milestone',
  ])
})

test('cancelling says what goes back', async () => {
  const { sent } = answer()
  inRouter(<CancelMilestoneDialog milestone={aFunded()} name="Ada" onClose={() => {}} />)
  await screen.findByText(/go back to Ada/)
  fireEvent.click(button('Cancel milestone'))
  await sent('cancel_milestone')
})

test('after a lost answer a refund is given again under the same key', async () => {
  const asked = answerWith(({ name }) =>
    name === 'give_refund' ? refusal('internal', 500) : success({ recdata: aWallet() }),
  )
  inRouter(<GiveRefundDialog milestone={aFunded()} name="Ada" onClose={() => {}} />)
  await screen.findByLabelText('Amount')
  type('Amount', '20')
  fireEvent.click(button('Give refund'))
  await screen.findByText(/you won't pay twice/)
  fireEvent.click(button('Give refund'))
  const given = () => asked.filter(({ name }) => name === 'give_refund').map(({ body }) => body)
  await waitFor(() => expect(given().length).toBeGreaterThan(1))
  expect(new Set(given().map(({ amount, idempotency_key }) => `${amount} ${idempotency_key}`)).size).toBe(1)
})

test('milestones are put into another order by buttons, and the focus goes with them', async () => {
  const { sent, bodyOf } = answer()
  inRouter(
    <ReorderDialog
      paymentId={21}
      milestones={[aMilestone(), aMilestone({ id: 32, place: 2, description: 'The dome' })]}
      onClose={() => {}}
    />,
  )
  const up = await screen.findByRole('button', { name: 'Move The dome up' })
  fireEvent.click(up)
  screen.getByText('The dome: place 1 of 2')
  expect(document.activeElement).toBe(button('Move The dome down'))
  fireEvent.click(button('Save order'))
  await sent('reorder_milestones')
  expect(bodyOf('reorder_milestones')).toMatchObject({ payment_id: 21, milestone_ids: [32, 31] })
})

test('the shares of parts add up to those of the whole', () => {
  const parts = ['0', '0.000000000000000001', '0.000000000000000004'].map((tokens) => ({ tokens, usd: '0' }))
  const both = { feePercent: '10', taxPercent: '5' }
  const taken = [1n, 3n, 6n].map((units, at) =>
    shareOut(units, { released: parts[at] ?? { tokens: '0', usd: '0' } }, both),
  )
  expect(taken.map(({ fee }) => fee)).toEqual([1n, 0n, 0n])
  for (const [at, units] of [1n, 3n, 6n].entries()) {
    const { fee = 0n, tax = 0n, net = 0n } = taken[at] ?? {}
    expect(fee + tax + net).toBe(units)
  }
  expect(shareOut(10n, { released: { tokens: '0', usd: '0' } }, both)).toEqual({ fee: 1n, tax: 0n, net: 9n })
})
