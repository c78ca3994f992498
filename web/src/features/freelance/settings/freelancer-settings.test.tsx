import type { TrustScore } from '@commons/contract/freelance/trust.ts'
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
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderInApp } from '../../../test-render.tsx'
import { ConfirmHost } from '../../../ui/dialog/ConfirmHost.tsx'
import FreelancerSettingsPage from './FreelancerSettingsPage.tsx'
import { freelancerSettings, taxInfo, trustScore } from './test-settings.ts'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

beforeEach(() => logIn(9))
afterEach(() => {
  act(() => endSession('logged_out'))
  vi.unstubAllGlobals()
})

const perks = { upload_bytes: 5e9, withdraw_fee_percent: '5', autoplay: 0, badge: 0, own_page: 0 }

const verified: TrustScore = {
  ...trustScore,
  score: 15,
  strength: 'excellent',
  proofs: trustScore.proofs.map((proof) => ({ ...proof, is_proven: 1 })),
  mobile: '+420601234567',
}

async function open(tab: string, trust: TrustScore = trustScore, settings = freelancerSettings) {
  let now = trust
  const next = [{ next: '1000' }, {}]
  const asked = answerWith(({ name }) => {
    if (name === 'get_freelancer_settings' || name === 'update_freelancer_settings')
      return success({ data: settings })
    if (name === 'show_tax_info') return success({ recdata: taxInfo })
    if (name === 'statement_year_list') return success({ data: [2026, 2025] })
    if (name === 'yearly_statement')
      return success({
        data: { file_name: 's.csv', file_type: 'text/csv', content: btoa('part;') },
        ...next.shift(),
      })
    if (name === 'verify_phone') now = verified
    if (name === 'verify_phone' || name === 'get_trust_score') return success({ data: now })
    if (name === 'plan_price') return success({ recdata: [], free: perks })
    if (name === 'plan_detail') return success({ recdata: { plan: null, can_try_plus: 1 } })
    return success({ recdata: [], data: {} })
  })
  const root = createRootRoute()
  const page = (path: string) =>
    createRoute({ getParentRoute: () => root, path, component: FreelancerSettingsPage })
  const router = createRouter({
    routeTree: root.addChildren([
      page('/freelancer/settings'),
      page('/freelancer/settings/$tab'),
      createRoute({ getParentRoute: () => root, path: '$', component: () => <p>Elsewhere</p> }),
    ]),
    history: createMemoryHistory({ initialEntries: [`/freelancer/settings${tab}`] }),
  })
  await act(() => router.load())
  renderInApp(
    <>
      <RouterProvider router={router} />
      <ConfirmHost />
    </>,
  )
  return {
    router,
    asked: (name: string) => asked.filter((call) => call.name === name).map(({ body }) => body),
  }
}

const tab = (name: string) => screen.getByRole('tab', { name })
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('an address without a tab, or with another, leads to the first', async () => {
  const { router } = await open('/whatever')
  await waitFor(() => expect(router.state.location.pathname).toBe('/freelancer/settings/profile'))
  expect(tab('Profile').getAttribute('aria-selected')).toBe('true')
})

test('a tab is in the address, and what was typed in another stays', async () => {
  const { router } = await open('/profile')
  await screen.findByLabelText('First name')
  type('First name', 'Adéla')
  fireEvent.click(tab('Payment & Financials'))
  await screen.findByLabelText('GST number')
  expect(router.state.location.pathname).toBe('/freelancer/settings/payment')
  expect(screen.getByText(/5 percent of earnings is withheld/)).toBeTruthy()
  fireEvent.click(tab('Profile'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/freelancer/settings/profile'))
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Adéla')
})

test('another country asks for the password, the first one does not', async () => {
  const { asked } = await open('/profile', trustScore, { ...freelancerSettings, country: 'CZ' })
  await screen.findByLabelText('Country')
  expect(screen.queryByLabelText('Your password')).toBeNull()
  type('Country', 'SK')
  type('Your password', 'a long secret')
  press('Save Setting')
  await waitFor(() => expect(asked('update_freelancer_settings')).toHaveLength(1))
  expect(asked('update_freelancer_settings')[0]).toMatchObject({ country: 'SK', password: 'a long secret' })
})

test('a member who has not said a country says it freely', async () => {
  const { asked } = await open('/profile')
  await screen.findByLabelText('Country')
  type('Country', 'SK')
  expect(screen.queryByLabelText('Your password')).toBeNull()
  press('Save Setting')
  await waitFor(() => expect(asked('update_freelancer_settings')).toHaveLength(1))
  expect(asked('update_freelancer_settings')[0]).not.toHaveProperty('password')
})

test('a statement of several parts is one file', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { asked } = await open('/payment')
  fireEvent.click(await screen.findByRole('button', { name: 'Statement 2025' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(asked('yearly_statement').map((body) => body['before'])).toEqual([undefined, '1000'])
  expect([saved[0]?.type, saved[0]?.size]).toEqual(['text/csv', 'part;part;'.length])
})

test('private details come on invoices by their own switch, and by nothing else', async () => {
  const { asked } = await open('/payment')
  fireEvent.click(await screen.findByRole('switch', { name: /My name, address and tax numbers/ }))
  await waitFor(() => expect(asked('update_freelancer_settings')).toHaveLength(1))
  expect(asked('update_freelancer_settings')[0]).toMatchObject({ on_invoices: 1 })
  fireEvent.click(tab('Profile'))
  await screen.findByLabelText('First name')
  press('Save Setting')
  await waitFor(() => expect(asked('update_freelancer_settings')).toHaveLength(2))
  expect(asked('update_freelancer_settings')[1]).not.toHaveProperty('on_invoices')
})

test('the free plan is shown with the others, and what is billed', async () => {
  await open('/membership')
  await screen.findByText('$0 per month')
  expect(screen.getByText('Your plan')).toBeTruthy()
  expect(screen.getByText("You haven't set up any recurring payments.")).toBeTruthy()
})

test('the score says its step and what raises it', async () => {
  await open('/trust')
  const steps = await screen.findByRole('list', { name: 'Strength' })
  expect(within(steps).getByText('Low').getAttribute('aria-current')).toBe('step')
  expect(screen.getByText('Verify your phone for 10 more points.')).toBeTruthy()
})

test('a phone is verified by the code that it gets', async () => {
  const { asked } = await open('/trust')
  await screen.findByLabelText('Phone number')
  type('Phone number', '+420 601 234 567')
  press('Send code')
  await screen.findByLabelText('Code')
  type('Code', '123 456')
  press('Verify phone')
  await screen.findByText("You've verified everything.")
  expect(asked('send_phone_code')[0]).toMatchObject({ mobile: '+420 601 234 567' })
  expect(asked('verify_phone')[0]).toMatchObject({ mobile: '+420 601 234 567', code: '123 456' })
})

test('a member who has a code already types it without another, and may go back', async () => {
  const { asked } = await open('/trust')
  await screen.findByLabelText('Phone number')
  type('Phone number', '+420 601 234 567')
  press('I have a code')
  await screen.findByLabelText('Code')
  press('Change number or send again')
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('+420 601 234 567')
  expect(asked('send_phone_code')).toHaveLength(0)
})

test('a verified number is removed once the member confirms', async () => {
  const { asked } = await open('/trust', verified)
  await screen.findByText(/\+420601234567/)
  press('Remove')
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(asked('delete_phone')).toHaveLength(1))
})
