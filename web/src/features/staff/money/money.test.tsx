import { moneyTerms } from '@commons/contract/wallet/terms.ts'
import { RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import MoneyPage from './MoneyPage.tsx'

beforeAll(async () => {
  await import('../../../ui/dialog/DialogBody.tsx')
  Object.defineProperty(document, 'fonts', { value: new EventTarget() })
})
beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  act(() => endSession('logged_out'))
  vi.restoreAllMocks()
})

const at = '2026-11-20T10:00:00.000Z'

test('rates, fees and prices are shown with who changed them, and one is set', async () => {
  const asked = answerWith(({ name }) => {
    if (name === 'show_language') return success({ language_id: 1, staff_role: 'finance' })
    if (name === 'update_money_term') return success({})
    if (name === 'mint_list')
      return success({
        recdata: [
          {
            trx_number: 9,
            currency: 'FCELL',
            amount: '500',
            by: { user_id: 3, full_name: 'Fay', username: 'fay' },
            reason: 'More members',
            at,
          },
          { trx_number: 8, currency: 'FCELL', amount: '1000', by: null, reason: '', at },
        ],
        next: null,
        left: [{ currency: 'FCELL', amount: '9500' }],
      })
    if (name === 'mint_tokens') return success({ recdata: { trx_number: 10 } })
    if (name !== 'money_terms') return 'network failure'
    return success({
      recdata: moneyTerms.map((term) => ({ term, figure: term === 'ETH/CZK' ? null : '3', since: at })),
      changes: [
        {
          term: 'plus_m',
          before: '50',
          figure: '42.5',
          by: { user_id: 3, full_name: 'Fay', username: 'fay' },
          reason: 'The market',
          at,
        },
        { term: 'ETH/USD', before: null, figure: '3', by: null, reason: '', at },
      ],
      holdings: [{ purpose: 'treasury', currency: 'FCELL', amount: '1000' }],
    })
  })
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <Suspense>
        <MoneyPage />
      </Suspense>
    </RouterContextProvider>,
  )
  const changes = within(await screen.findByRole('region', { name: 'Latest changes' }))
  const [price, rate] = changes.getAllByRole('listitem')
  expect(price?.textContent).toMatch(/50 → 42\.5Fay: The market/)
  expect(rate?.textContent).toContain('Command on the server')
  expect(screen.getByRole('region', { name: 'Rates' }).textContent).toContain('not set')
  expect(screen.getByRole('region', { name: 'What Commons has' }).textContent).toContain('1,000 FCELL')
  const minted = within(screen.getByRole('region', { name: 'Minted' }))
  const [byFay, byCommand] = await minted.findAllByRole('listitem')
  expect(byFay?.textContent).toMatch(/500 FCELLFay: More members/)
  expect(byCommand?.textContent).toContain('Command on the server')
  fireEvent.click(screen.getByRole('button', { name: 'Change: One ETH in USD' }))
  const dialog = within(await screen.findByRole('dialog'))
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Set it' })
  expect(send.disabled).toBe(true)
  fireEvent.change(dialog.getByLabelText('One ETH in USD'), { target: { value: '3100' } })
  fireEvent.change(dialog.getByLabelText('Why?'), { target: { value: 'The market' } })
  fireEvent.click(send)
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'update_money_term')?.body).toMatchObject({
      term: 'ETH/USD',
      figure: '3100',
      reason: 'The market',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(minted.getByRole('button', { name: 'Mint…' }))
  const minting = within(await screen.findByRole('dialog'))
  expect(screen.getByRole('dialog').textContent).toContain('9,500')
  fireEvent.change(minting.getByLabelText('Amount in FCELL'), { target: { value: '250' } })
  fireEvent.change(minting.getByLabelText('Why?'), { target: { value: 'A campaign' } })
  fireEvent.click(minting.getByRole('button', { name: 'Mint' }))
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'mint_tokens')?.body).toMatchObject({
      currency: 'FCELL',
      amount: '250',
      reason: 'A campaign',
    }),
  )
})
