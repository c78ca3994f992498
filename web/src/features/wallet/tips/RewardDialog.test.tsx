import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { refusal, success } from '../../../api/test-server.ts'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { answerWallet, aWallet, show } from '../test-wallet.tsx'
import type { RewardedFor } from './rewarded-for.ts'
import RewardDialog from './RewardDialog.tsx'

beforeAll(async () => void (await import('../../../ui/dialog/DialogBody.tsx')))
beforeEach(async () => {
  openSession({ id: 7, api_key: 'key.secret', email: 'ada@example.org' } as Session)
})
afterEach(() => {
  for (const { id } of toasts.get()) toast.dismiss(id)
  localStorage.clear()
  vi.unstubAllGlobals()
  endSession('logged_out')
})

const onClose = vi.fn()
const open = async () => {
  show(<RewardDialog to={{ call: 'tip', of: { post_id: 33 } }} name="Jana" onClose={onClose} />)
  await screen.findByRole('textbox', { name: 'Tokens' })
}
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Tokens' }), { target: { value } })
const answer = async (name: 'Yes' | 'No') => fireEvent.click(await screen.findByRole('button', { name }))

test('no more than the balance can be given, and the hint says how much that is', async () => {
  answerWallet(aWallet({ fcell_balance: '7.5' }))
  await open()
  screen.getByText('Cannot spend more than 7.5 tokens')
  expect(send().disabled).toBe(true)
  type('7,6')
  expect(send().disabled).toBe(true)
  // One hint, now as the field's error.
  const field = screen.getByRole('textbox', { name: 'Tokens' })
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByText(/7\.5/).id)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText("That's more than you have.")).toBeNull()
  type('7,5')
  expect(send().disabled).toBe(false)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '10' }).disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '5' }).disabled).toBe(false)
})

test('1,000 is asked about and not sent as 1, and a comma for decimals becomes a point', async () => {
  answerWallet(aWallet({ fcell_balance: '5000' }))
  await open()
  for (const text of ['1', '1,', '1,0', '1,00', '1,000']) type(text)
  screen.getByText('Is that comma for thousands? Leave it out, or use a point for decimals.')
  expect(send().disabled).toBe(true)
  type('1,5')
  expect(send().disabled).toBe(false)
  const field = screen.getByDisplayValue('1,5')
  fireEvent.blur(field)
  screen.getByDisplayValue('1.5')
})

test('a preset is asked about with what is left, paid once however often it is pressed, and said for 2 s', async () => {
  const sent = answerWallet(aWallet(), { tip: () => success({ recdata: {} }) })
  await open()
  fireEvent.click(screen.getByRole('button', { name: '5' }))
  fireEvent.click(send())
  await screen.findByText('Are you sure to Pay this.')
  await screen.findByText('95')
  await answer('No')
  expect(sent.some(({ name }) => name === 'tip')).toBe(false)
  fireEvent.click(send())
  const yes = await screen.findByRole('button', { name: 'Yes' })
  fireEvent.click(yes)
  fireEvent.click(yes)
  await waitFor(() => expect(toasts.get()).toMatchObject([{ text: 'Success', ms: 2000 }]))
  expect(sent.filter(({ name }) => name === 'tip').map(({ body }) => body)).toMatchObject([
    { post_id: 33, token: '5' },
  ])
  expect(onClose).toHaveBeenCalled()
})

const others: ReadonlyArray<[RewardedFor, object]> = [
  [
    { call: 'reel_tip', of: { reel_id: 12 } },
    { reel_id: 12, token: '5' },
  ],
  [
    { call: 'video_tip', of: { video_id: 13 } },
    { video_id: 13, token: '5' },
  ],
]
test.each(others)('its author is paid for it, and it counts that: %o', async (to, body) => {
  const sent = answerWallet(aWallet(), { [to.call]: () => success({ recdata: {} }) })
  show(<RewardDialog to={to} name="Jana" onClose={onClose} />)
  fireEvent.click(await screen.findByRole('button', { name: '5' }))
  fireEvent.click(send())
  await answer('Yes')
  await waitFor(() => expect(toasts.get()).toMatchObject([{ text: 'Success' }]))
  expect(sent.filter(({ name }) => name.includes('tip'))).toMatchObject([{ name: to.call, body }])
})

test('a lost answer leaves the form, and the next attempt has the same key', async () => {
  let fails = true
  const sent = answerWallet(aWallet(), {
    tip: () => (fails ? refusal('internal', 500) : success({ recdata: {} })),
  })
  await open()
  fireEvent.click(screen.getByRole('button', { name: '1' }))
  fireEvent.click(send())
  await answer('Yes')
  await screen.findByText('Some Error Occured!')
  const keys = () =>
    new Set(sent.filter(({ name }) => name === 'tip').map(({ body }) => body['idempotency_key']))
  expect(keys().size).toBe(1)
  fails = false
  // The payment was confirmed before, so there is no second question.
  fireEvent.click(send())
  await waitFor(() => expect(toasts.get()).toMatchObject([{ text: 'Success' }]))
  expect(keys().size).toBe(1)
})

test('what the server says is said', async () => {
  answerWallet(aWallet(), { tip: () => refusal('over_daily_limit', 409) })
  await open()
  fireEvent.click(screen.getByRole('button', { name: '1' }))
  fireEvent.click(send())
  await answer('Yes')
  await screen.findByText('Text of over_daily_limit')
})

test('whose e-mail is not verified is offered the link again, and cannot pay', async () => {
  answerWallet(aWallet({ is_verified: 0 }))
  await open()
  type('1')
  expect(send().disabled).toBe(true)
  screen.getByRole('button', { name: 'Send again' })
})

test('without a network nothing can be paid, and the reason is said', async () => {
  answerWallet(aWallet())
  await open()
  type('1')
  expect(send().disabled).toBe(false)
  act(() => {
    window.dispatchEvent(new Event('offline'))
  })
  await waitFor(() => expect(send().disabled).toBe(true))
  screen.getByText("You're offline. Money can only move while you're connected.")
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
})
