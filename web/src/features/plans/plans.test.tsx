import type { Offer, OwnPlan, Plan } from '@commons/contract/plans/plans.ts'
import { RouterContextProvider } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endSession, openSession, type Session } from '../../api/session.ts'
import { makeRouter } from '../../routes.tsx'
import { renderInApp } from '../../test-render.tsx'
import { OwnPlanNote } from './OwnPlanNote.tsx'
import type { OwnDetail } from './own-detail.ts'
import { PlanCard } from './PlanCard.tsx'
import { PlanSums } from './PlanSums.tsx'
import { PlanTable } from './PlanTable.tsx'

beforeEach(async () => {
  openSession({ id: 7, api_key: 'key.secret', email_verified: '1' } as Session)
})
afterEach(() => endSession('logged_out'))

const offer = (more: Partial<Offer> = {}): Offer => ({
  change: 'start',
  charge: '480',
  credit: '0',
  due: '480',
  balance_after: '20',
  missing: '0',
  starts_at: '2026-11-23T10:00:00.000Z',
  next_charge_at: '2027-11-23T10:00:00.000Z',
  next_charge: '480',
  ...more,
})
const perks = {
  upload_bytes: 5 * 1024 ** 3,
  withdraw_fee_percent: '0.25',
  autoplay: 1,
  badge: 1,
  own_page: 0,
} as const
const free = {
  upload_bytes: 1024 ** 3,
  withdraw_fee_percent: '0.5',
  autoplay: 0,
  badge: 0,
  own_page: 0,
} as const
const plus = (more: Partial<Plan> = {}): Plan => ({
  id: 1,
  code: 'plus',
  name: 'Plus',
  yearly_charges: '480',
  monthly_charges: '50',
  yearly_fiat: { usd: '720', czk: null },
  monthly_fiat: { usd: '75', czk: null },
  save_percent: 20,
  token_balance: '500',
  yearly: offer(),
  monthly: offer({ charge: '50', due: '50' }),
  perks,
  ...more,
})
const ownPlan = (more: Partial<OwnPlan> = {}): OwnPlan => ({
  plan_id: 1,
  code: 'plus',
  name: 'Plus',
  duration: 'y',
  state: 'active',
  is_trial: 0,
  started_at: '2026-11-23T10:00:00.000Z',
  ends_at: '2027-11-23T10:00:00.000Z',
  grace_until: null,
  renews: 1,
  next_code: null,
  next_duration: null,
  next_charge: '480',
  ...more,
})

const show = (plan: Plan, own: OwnDetail = { plan: null, can_try_plus: 0 }, duration: 'y' | 'm' = 'y') =>
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <PlanCard plan={plan} duration={duration} own={own} isMain />
    </RouterContextProvider>,
  )
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

test('a card says the price of the period, what it is worth and what a year saves', () => {
  show(plus(), { plan: null, can_try_plus: 1 })
  expect(screen.getByText('480').parentElement?.textContent).toBe('480 tokens a year')
  screen.getByText('≈ $720.00')
  screen.getByText('Save 20%')
  screen.getByText('5 GB for your uploads')
  expect(button('Upgrade to Plus').disabled).toBe(false)
  button('Try Plus free for a month')
  expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull()
})

test('Pro brings a page with a look, and payouts; Plus does not', () => {
  const { unmount } = show(plus({ code: 'pro', name: 'Pro', perks: { ...perks, own_page: 1 } }))
  screen.getByText(/A page with your colour/)
  screen.getByText('Payouts in Ether or Bitcoin')
  unmount()
  show(plus())
  expect(screen.queryByText(/A page with your colour/)).toBeNull()
})

test('a month has its own price, and saves nothing', () => {
  show(plus(), undefined, 'm')
  expect(screen.getByText('50').parentElement?.textContent).toBe('50 tokens a month')
  expect(screen.queryByText('Save 20%')).toBeNull()
  expect(screen.queryByRole('button', { name: /Try Plus/ })).toBeNull()
})

test('with too few tokens the button is disabled, and leads to how many are missing', () => {
  show(plus({ yearly: offer({ missing: '1120.5', balance_after: '-1120.5' }) }))
  const upgrade = button('Upgrade to Plus')
  expect(upgrade.disabled).toBe(true)
  const note = document.getElementById(upgrade.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('You need 1,120.5 more tokens · Buy tokens')
  expect(screen.getByRole('link', { name: 'Buy tokens' }).getAttribute('href')).toMatch(/\/wallet$/)
})

test('the plan that one has is marked and can be cancelled; once it is, it can be kept', () => {
  const { unmount } = show(plus({ yearly: offer({ change: 'none' }) }), { plan: ownPlan(), can_try_plus: 0 })
  screen.getByText('Your plan')
  button('Cancel Plus')
  expect(screen.queryByRole('button', { name: /Upgrade/ })).toBeNull()
  unmount()
  show(plus({ yearly: offer({ change: 'resume', due: '0' }) }), {
    plan: ownPlan({ renews: 0 }),
    can_try_plus: 0,
  })
  button('Keep Plus')
  expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull()
})

test('who pays by the month switches to yearly, and sees what that costs today', () => {
  const upgrade = { change: 'upgrade', credit: '38', due: '442' } as const
  const own = { plan: ownPlan({ duration: 'm' }), can_try_plus: 0 } as const
  const noteOf = (element: HTMLElement) =>
    document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
  const { unmount } = show(plus({ yearly: offer(upgrade) }), own)
  const said = "Costs 442 tokens today: 480 minus 38 for your plan's unused days."
  expect(noteOf(button('Switch to yearly'))).toBe(said)
  unmount()
  show(plus({ yearly: offer({ ...upgrade, missing: '2' }) }), own)
  expect(noteOf(button('Switch to yearly'))).toBe(`${said}You need 2 more tokens · Buy tokens`)
})

test('who pays by the year can switch to monthly later, and to a larger plan at once', () => {
  const own = { plan: ownPlan(), can_try_plus: 0 } as const
  const { unmount } = show(plus({ monthly: offer({ change: 'later', due: '0' }) }), own, 'm')
  button('Switch to monthly')
  unmount()
  const back = { change: 'upgrade', charge: '150', credit: '400', due: '-250' } as const
  show(plus({ code: 'pro', name: 'Pro', monthly: offer(back) }), own, 'm')
  button('Upgrade to Pro')
  screen.getByText("You get 250 tokens back today: 400 for your plan's unused days, minus the price of 150.")
})

test('a smaller plan says when it starts', () => {
  show(plus({ yearly: offer({ change: 'later', due: '0', starts_at: '2027-01-05T10:00:00.000Z' }) }), {
    plan: ownPlan({ code: 'pro', name: 'Pro' }),
    can_try_plus: 0,
  })
  button('Switch to Plus')
  screen.getByText('Starts on January 5, 2027. You pay then.')
})

test('before one pays: for what, how much, what is left and what comes next', () => {
  renderInApp(
    <PlanSums
      plan={plus()}
      duration="y"
      offer={offer({ credit: '12.5', due: '467.5', change: 'upgrade' })}
    />,
  )
  const rows = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'PlanPlus, for a year',
    'Price480 tokens',
    'Unused days of your plan−12.5 tokens',
    'To pay now467.5 tokens',
    'Balance after20 tokens',
    'Next charge480 tokensNovember 23, 2027',
  ])
})

test('what one has is said in a sentence; an overdue plan is an alert', () => {
  renderInApp(<OwnPlanNote plan={ownPlan()} />)
  screen.getByText('You have Plus. The next charge is 480 tokens on November 23, 2027.')
  renderInApp(<OwnPlanNote plan={ownPlan({ renews: 0 })} />)
  screen.getByText("You have Plus until November 23, 2027. It won't renew.")
  renderInApp(<OwnPlanNote plan={ownPlan({ is_trial: 1 })} />)
  screen.getByText(/Your free month of Plus ends on/)
  renderInApp(<OwnPlanNote plan={ownPlan({ state: 'grace', grace_until: '2027-11-26T10:00:00.000Z' })} />)
  expect(screen.getByRole('alert').textContent).toBe(
    "We couldn't renew Plus. Add tokens by November 26, 2027 to keep it.",
  )
})

test('the table has a header for each row and column', () => {
  renderInApp(<PlanTable plans={[plus()]} free={free} />)
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'What you getFreePlus',
    'Room for uploads1 GB5 GB',
    'Videos in your feed play as you scrollNoYes',
    'Badge on your profileNoYes',
    'Your own look for your pageNoNo',
    'Payouts in Ether or BitcoinNoNo',
    'Fee for withdrawals0.5%0.25%',
  ])
  expect(screen.getAllByRole('rowheader')).toHaveLength(6)
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
})
