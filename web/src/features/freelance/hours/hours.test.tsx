import type { Hours } from '@commons/contract/freelance/hours.ts'
import { RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CallName } from '../../../api/call.ts'
import { endSession } from '../../../api/session.ts'
import { answerWith, type ByCall, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { ConfirmHost } from '../../../ui/dialog/ConfirmHost.tsx'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { useStore } from '../../../ui/store.ts'
import { aWallet } from '../../wallet/test-wallet.tsx'
import { aFunded, anEvent, aStep, aSummary } from '../payment/test-milestones.ts'
import { JobPayment } from '../payment/JobPayment.tsx'
import { anAgreement } from '../test-jobs.ts'
import FundHoursDialog from './FundHoursDialog.tsx'
import { aWorkLog, someHours } from './test-hours.ts'
import { freeDays, minutesOf } from './work-days.ts'

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
  return { sent: (call: CallName) => waitFor(() => expect(bodyOf(call)).toBeDefined()), bodyOf }
}

const week = (change = {}) =>
  aFunded({
    week: '2026-11-16',
    description: '2026-11-16 – 2026-11-22 · 2:30 h',
    status: 'submitted',
    due_date: null,
    release_at: '2099-11-30T00:00:00.000Z',
    next: aStep({ role: 'client', is_own: 0, act: 'review', until: '2099-11-30T00:00:00.000Z' }),
    acts: ['give_refund'],
    history: [anEvent({ kind: 'hours_logged' })],
    ...change,
  })

function panel(
  hours: Hours,
  { weeks = [] as ReturnType<typeof week>[], summary = aSummary({ can_add: 0 }), payment = {} } = {},
) {
  const asks = answer({
    get_work_logs: { data: hours },
    get_milestones_by_project: { data: weeks, summary },
  })
  inRouter(<JobPayment payment={anAgreement({ pay_by: 'hourly', ...payment })} />)
  return asks
}

test('the sums say what is funded, logged, waiting and paid, and the log of the week is a table', async () => {
  panel(someHours(), { summary: aSummary({ in_progress: { tokens: '200', usd: '100' } }) })
  const table = await screen.findByRole('table', { name: 'Log by day' })
  within(table).getByRole('rowheader', { name: 'Tue, Nov 24' })
  within(table).getByText('Layers of clay')
  within(table).getByText('2 h 30 min')
  const total = (name: string) =>
    screen.getByText(name).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')
  expect(total('Funded, not logged')).toBe('7 h 30 min300 FCELL ($150.00)')
  expect(total('Logged this week')).toBe('2 h 30 min of 20 h100 FCELL ($50.00)')
  expect(total('Waiting for acceptance')).toBe('200 FCELL ($100.00)')
  screen.getByText(/Without a log, the hours pause on/)
  for (const name of ['Fund hours', 'Take back unused hours', 'Resume hours'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a freelancer logs a day that has no log yet, and edits and deletes logs', async () => {
  const { sent, bodyOf } = panel(someHours())
  fireEvent.click(await screen.findByRole('button', { name: 'Log work' }))
  const day = await screen.findByLabelText<HTMLSelectElement>('Day')
  expect([...day.options].map(({ value }) => value)).toEqual(['2026-11-26', '2026-11-25', '2026-11-23'])
  const dialog = within(screen.getByRole('dialog', { name: 'Log work' }))
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Log work' })
  expect(submit.disabled).toBe(true)
  fireEvent.change(day, { target: { value: '2026-11-25' } })
  type('Hours', '1')
  type('Minutes', '75')
  dialog.getByText('Must be 1 minute to 24 hours')
  type('Minutes', '5')
  type('What did you do?', 'The dome')
  fireEvent.click(submit)
  await sent('add_work_log')
  expect(bodyOf('add_work_log')).toMatchObject({
    payment_id: 21,
    day: '2026-11-25',
    minutes: 65,
    description: 'The dome',
  })
})

test('phones see cards, from whose menu a log is changed', async () => {
  isWide = false
  const { sent, bodyOf } = panel(someHours())
  await screen.findByRole('list', { name: 'Log by day' })
  fireEvent.click(button('More for Tue, Nov 24'))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit log' }))
  await screen.findByRole('dialog', { name: 'Edit log' })
  type('Hours', '3')
  fireEvent.click(button('Save log'))
  await sent('update_work_log')
  expect(bodyOf('update_work_log')).toMatchObject({ work_log_id: 51, minutes: 210 })
})

test('a log is deleted once that is confirmed', async () => {
  const { sent, bodyOf } = panel(someHours())
  fireEvent.click(await screen.findByRole('button', { name: 'More for Tue, Nov 24' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete log' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await sent('delete_work_log')
  expect(bodyOf('delete_work_log')).toMatchObject({ work_log_id: 51 })
})

test('once the hours of a week are logged, it says so and takes no more', async () => {
  panel(someHours({ acts: [], week: { left_minutes: 0 } }))
  await screen.findByText(/All hours of this week are logged\./)
  expect(screen.queryByRole('button', { name: 'Log work' })).toBeNull()
})

test('a client accepts a week by its log, once they know that this is final', async () => {
  const submitted = week({
    acts: ['release', 'request_refund'],
    next: aStep({ role: 'client', is_own: 1, act: 'review', until: '2099-11-30T00:00:00.000Z' }),
  })
  const { sent, bodyOf } = panel(someHours({ role: 'client', acts: ['fund', 'take_back'] }), {
    weeks: [submitted],
    summary: aSummary({ role: 'client', tax: null, paid: null, tax_percent: null }),
    payment: { role: 'client' },
  })
  const past = await screen.findByRole('table', { name: 'Past weeks' })
  within(past).getByRole('rowheader', { name: 'Week Nov 16 – Nov 22, 2026' })
  within(past).getByText(/^Your turn: accept this week by/)
  await within(past).findByText('Layers of clay')
  fireEvent.click(button('Accept week'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept week' }))
  const accept = dialog.getByRole<HTMLButtonElement>('button', { name: 'Accept week' })
  expect(accept.disabled).toBe(true)
  fireEvent.click(dialog.getByRole('checkbox'))
  fireEvent.click(accept)
  await sent('accept_work_logs')
  expect(bodyOf('accept_work_logs')).toMatchObject({ payment_id: 21, week: '2026-11-16' })
})

test.each([
  ['not_funded', /^Ada Nováková funds hours next/],
  ['no_hours', /no funded hours are left. Ada Nováková can fund more/],
  ['no_logs', /a whole week went by without a log. Ada Nováková can resume/],
] as const)('a freelancer sees why nothing can be logged: %s', async (pause, text) => {
  panel(someHours({ pause, acts: [] }))
  await screen.findByText(text)
  expect(screen.queryByRole('button', { name: 'Log work' })).toBeNull()
})

test.each([
  ['not_funded', /^Your turn: fund hours/],
  ['no_hours', /Fund more, so that Bob can go on/],
] as const)('a client sees what is to do: %s', async (pause, text) => {
  panel(someHours({ pause, role: 'client', acts: ['fund'] }), { payment: { role: 'client' } })
  await screen.findByText(text)
  button('Fund hours')
})

test('a client resumes hours that a week without a log has paused', async () => {
  const hours = someHours({ pause: 'no_logs', role: 'client', acts: ['fund', 'take_back', 'resume'] })
  const { sent } = panel(hours, { payment: { role: 'client' } })
  await screen.findByText(/^Paused: a whole week went by without a log. Resume/)
  fireEvent.click(button('Resume hours'))
  await sent('resume_hours')
})

test('what is not used comes back once that is confirmed', async () => {
  const { sent, bodyOf } = panel(someHours({ role: 'client', acts: ['fund', 'take_back'] }), {
    payment: { role: 'client' },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Take back unused hours' }))
  await screen.findByText(/What is logged stays/)
  fireEvent.click(button('Yes'))
  await sent('take_back_hours')
  expect(bodyOf('take_back_hours')).toMatchObject({ payment_id: 21 })
})

test('hours are paid at the price that is shown, and no other', async () => {
  const quote = {
    quote_id: 9,
    payment_id: 21,
    hours: 20,
    amount: '400',
    tokens: '10',
    rate: '40',
    fcell_balance: '100',
    expires_at: '2099-01-01T00:00:00.000Z',
  }
  const { sent, bodyOf } = answer({ hours_quote: { data: quote } })
  inRouter(<FundHoursDialog paymentId={21} amount="20" hours={20} name="Bob" onClose={() => {}} />)
  await screen.findByText('1 FCELL is worth 40 USD.')
  type('Hours', '0')
  screen.getByText('Must be 1 to 1,000 whole hours')
  expect(button('Fund hours').disabled).toBe(true)
  type('Hours', '20')
  fireEvent.click(button('Fund hours'))
  await sent('fund_hours')
  expect(bodyOf('fund_hours')).toMatchObject({ payment_id: 21, hours: 20, amount: '10', quote_id: 9 })
})

test('days and times are read as they are typed', () => {
  expect(freeDays(someHours({ week: { logs: [aWorkLog({ day: '2026-11-26' })] } }))).toEqual([
    '2026-11-25',
    '2026-11-24',
    '2026-11-23',
  ])
  expect([minutesOf('', '30'), minutesOf('2', ''), minutesOf('24', '0')]).toEqual([30, 120, 1440])
  expect([minutesOf('24', '1'), minutesOf('', ''), minutesOf('1.5', ''), minutesOf('1', '60')]).toEqual(
    Array(4).fill(undefined),
  )
})
