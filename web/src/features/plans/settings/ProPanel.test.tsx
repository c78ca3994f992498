import type { ProSetting } from '@commons/contract/plans/pro.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { RouterContextProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../../api/call-error.ts'
import { endSession } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { holdUpload, logIn, png, uploads } from '../../../compose/test-compose.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { ProPanel } from './ProPanel.tsx'

beforeEach(() => logIn(7))
afterEach(() => {
  act(() => endSession('logged_out'))
  vi.unstubAllGlobals()
})

const setting = (more: Partial<ProSetting> = {}): ProSetting => ({
  is_active: 1,
  title: 'Ada & Co.',
  headline: '',
  theme: '',
  footer: '',
  logo: null,
  background: null,
  domain: '',
  domain_asked_at: null,
  payout_currency: 'FCELL',
  payout_waiting: '0',
  payout_waiting_usd: null,
  payout_at: null,
  ...more,
})
const payout = {
  payout_id: 3,
  paid_at: '2026-11-01T00:17:00.000Z',
  earned_until: '2026-11-01T00:00:00.000Z',
  tokens: '80',
  currency: 'ETH',
  amount: '0.04',
  rate: '0.0005',
  trx_number: 12,
} as const

/** Fields that every write sends. */
const always = new Set(['user_id', 'api_key', 'idempotency_key'])

async function show(stored: ProSetting, payouts: readonly object[] = []) {
  let now = stored
  const sent = answerWith(({ name, body }) => {
    if (name === 'update_pro_setting') now = { ...now, ...(body as Partial<ProSetting>) }
    return success({ recdata: name === 'payout_list' ? payouts : now })
  })
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <ProPanel />
    </RouterContextProvider>,
  )
  return {
    sent,
    writes: () =>
      sent
        .filter(({ name }) => name === 'update_pro_setting')
        .map(({ body }) => Object.fromEntries(Object.entries(body).filter(([field]) => !always.has(field)))),
  }
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const part = (name: string) => within(screen.getByRole('region', { name }))

test('the parts are named, and each sends only what is its own', async () => {
  const { writes } = await show(setting())
  await screen.findByRole('region', { name: 'General' })
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'General',
    'Theme',
    'Assets',
    'Footer',
    'Domain',
    'Payouts',
  ])
  expect(button('Save title and headline').disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('Headline'), { target: { value: 'Engines' } })
  fireEvent.click(button('Save title and headline'))
  await waitFor(() => expect(writes()).toEqual([{ title: 'Ada & Co.', headline: 'Engines' }]))
  fireEvent.click(part('Theme').getByRole('radio', { name: 'Violet' }))
  fireEvent.click(button('Save colour'))
  await waitFor(() => expect(writes()[1]).toEqual({ theme: '#5748b1' }))
  fireEvent.change(screen.getByLabelText('Your domain'), { target: { value: 'ada.example' } })
  fireEvent.click(button('Ask support'))
  await waitFor(() => expect(writes()[2]).toEqual({ domain: 'ada.example' }))
})

test('a logo is sent as soon as it is chosen; what was wrong with it is said', async () => {
  const { refuse } = holdUpload()
  await show(setting())
  const assets = await screen.findByRole('region', { name: 'Assets' })
  const [input] = assets.querySelectorAll('input[type=file]')
  if (input) fireEvent.change(input, { target: { files: [png()] } })
  await waitFor(() => expect(uploads).toHaveLength(1))
  expect(uploads.at(-1)?.name).toBe('update_pro_setting')
  expect(Object.keys(uploads.at(-1)?.files ?? {})).toEqual(['logo'])
  await act(async () =>
    refuse(new CallError({ refusal: 'file_broken', message: 'That file is broken.', status: 422 })),
  )
  await part('Assets').findByText('That file is broken.')
  part('Assets').getByRole('button', { name: 'Choose a logo' })
})

test('a picture that is there can be removed', async () => {
  const { writes } = await show(setting({ background: '/media/x/1440.webp' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove background' }))
  await waitFor(() => expect(writes()).toEqual([{ remove_background: 1 }]))
  expect(screen.queryByRole('button', { name: 'Remove logo' })).toBeNull()
})

test('a currency is chosen at once; what waits and what was paid is listed', async () => {
  const earning = {
    payout_currency: 'ETH',
    payout_waiting: '66',
    payout_waiting_usd: '99',
    payout_at: '2026-12-01T00:00:00.000Z',
  } as const
  const { writes } = await show(setting(earning), [payout])
  const payouts = await screen.findByRole('region', { name: 'Payouts' })
  expect(payouts.textContent).toContain(
    'Earned so far: 66 tokens (≈ $99.00). The next exchange is on December 1, 2026.',
  )
  await part('Payouts').findByText('0.04 ETH')
  part('Payouts').getByText(/For 80 tokens, on/)
  part('Payouts').getByRole('button', { name: /Receipt of/ })
  fireEvent.click(part('Payouts').getByRole('radio', { name: 'Bitcoin' }))
  await waitFor(() => expect(writes()).toEqual([{ payout_currency: 'BTC' }]))
})

test('without Pro it says what Pro brings, or that the look is kept', async () => {
  await show(setting({ is_active: 0, title: '' }))
  await screen.findByText(/With Pro your page has its own colour/)
  expect(screen.getByRole('link', { name: 'See Pro' }).getAttribute('href')).toMatch(/\/pro$/)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Payouts' })).toBeNull()
  await show(setting({ is_active: 0 }), [payout])
  await screen.findByText("Your page's look is kept, and shows again with Pro.")
  await screen.findByText('0.04 ETH')
})
