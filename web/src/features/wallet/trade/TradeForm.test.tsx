import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { refusal, success } from '../../../api/test-server.ts'
import { answerWallet, aWallet, show } from '../test-wallet.tsx'
import { TradeForm } from './TradeForm.tsx'

let quotes = 0
const quote = (body: Record<string, unknown>) =>
  success({
    recdata: {
      quote_id: ++quotes,
      token_value: body['token_value'],
      currency_value: '0.05',
      price: '0.0005',
      fees: '0',
      expires_at: '2026-11-22T08:00:30.000Z',
    },
  })

beforeEach(async () => {
  quotes = 0
  openSession({ id: 7, api_key: 'key.secret' } as Session)
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  vi.unstubAllGlobals()
  endSession('logged_out')
})

const open = (side: 'buy' | 'sell', wallet = aWallet()) =>
  show(<TradeForm side={side} wallet={wallet} onClose={() => {}} />)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'How many tokens?' }), { target: { value } })

test('a price is asked for once the typing pauses, counted down, and asked for again at its end', async () => {
  const sent = answerWallet(aWallet(), { trade_quote: quote })
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  open('buy')
  expect(button('Buy FCELL TOKEN').disabled).toBe(true)
  for (const value of ['1', '10', '100']) type(value)
  await screen.findByText(/holds for (30|29) seconds/)
  expect(sent.filter(({ name }) => name === 'trade_quote').map(({ body }) => body['token_value'])).toEqual([
    '100',
  ])
  screen.getByText('0.95')
  screen.getByText('200')
  expect(button('Buy FCELL TOKEN').disabled).toBe(false)
  act(() => void vi.advanceTimersByTime(20_000))
  await screen.findByText(/holds for (10|9) seconds/)
  act(() => void vi.advanceTimersByTime(11_000))
  await screen.findByText(/holds for (30|29) seconds/)
  expect(quotes).toBe(2)
})

test('what costs more ETH than there is cannot be bought', async () => {
  answerWallet(aWallet(), { trade_quote: quote })
  open('buy', aWallet({ eth_balance: '0.04' }))
  type('100')
  await screen.findByText("You don't have enough ETH for this.")
  expect(button('Buy FCELL TOKEN').disabled).toBe(true)
})

test('what is sold is sent with the figures that were shown', async () => {
  const sent = answerWallet(aWallet(), { trade_quote: quote, sell_token: () => success({ recdata: {} }) })
  open('sell')
  type('100')
  await waitFor(() => expect(button('Sell FCELL TOKEN').disabled).toBe(false))
  fireEvent.click(button('Sell FCELL TOKEN'))
  await waitFor(() => expect(sent.some(({ name }) => name === 'sell_token')).toBe(true))
  expect(sent.find(({ name }) => name === 'sell_token')?.body).toMatchObject({
    quote_id: 1,
    token_value: '100',
    currency_value: '0.05',
    fees: '0',
    ether: '0.05',
    currency: 'ETH',
  })
})

test('after a lost answer the same price is asked for again, under the same key', async () => {
  const sent = answerWallet(aWallet(), { trade_quote: quote, buy_token: () => refusal('internal', 500) })
  open('buy')
  type('100')
  await waitFor(() => expect(button('Buy FCELL TOKEN').disabled).toBe(false))
  fireEvent.click(button('Buy FCELL TOKEN'))
  await screen.findByText(/you won't pay twice/)
  fireEvent.click(button('Buy FCELL TOKEN'))
  const bought = () => sent.filter(({ name }) => name === 'buy_token').map(({ body }) => body)
  await waitFor(() => expect(bought().length).toBeGreaterThan(1))
  expect(new Set(bought().map((body) => `${body['quote_id']} ${body['idempotency_key']}`)).size).toBe(1)
})

test('a price that runs out while it is being paid is kept, and paid once', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const sent = answerWallet(aWallet(), {
    trade_quote: quote,
    buy_token: async () => {
      await answered
      return refusal('internal', 500)
    },
  })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open('buy')
  type('100')
  await waitFor(() => expect(button('Buy FCELL TOKEN').disabled).toBe(false))
  fireEvent.click(button('Buy FCELL TOKEN'))
  await waitFor(() => expect(sent.some(({ name }) => name === 'buy_token')).toBe(true))
  await act(() => vi.advanceTimersByTimeAsync(40_000))
  answer()
  await screen.findByText(/you won't pay twice/)
  fireEvent.click(button('Buy FCELL TOKEN'))
  const bought = () => sent.filter(({ name }) => name === 'buy_token').map(({ body }) => body['quote_id'])
  await waitFor(() => expect(bought().length).toBeGreaterThan(1))
  expect([...new Set(bought())]).toEqual([1])
})

test('a rate that is too old stops it, with the reason', () => {
  answerWallet(aWallet())
  open('sell', aWallet({ is_rate_stale: 1 }))
  screen.getByText(/The rate is out of date/)
  expect(button('Sell FCELL TOKEN').disabled).toBe(true)
})
