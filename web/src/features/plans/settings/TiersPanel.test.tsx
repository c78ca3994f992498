import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { RouterContextProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { TiersPanel } from './TiersPanel.tsx'

beforeEach(() => logIn(7))
afterEach(() => {
  act(() => endSession('logged_out'))
  vi.unstubAllGlobals()
})

const perks = { upload_bytes: 5 * 1024 ** 3, withdraw_fee_percent: '0.5', autoplay: 0, badge: 0, own_page: 0 }
const tier = (plan_id: number | null, name: string, is_current: 0 | 1) => ({
  plan_id,
  name,
  monthly_charges: plan_id === null ? '0' : '50',
  yearly_charges: plan_id === null ? '0' : '480',
  is_current,
  perks,
})

function show(isRefused = false) {
  const sent = answerWith(({ name }) => {
    if (name !== 'contact_support') return success({ recdata: [tier(null, 'Free', 0), tier(1, 'Plus', 1)] })
    return isRefused ? refusal('too_many_messages', 429) : success()
  })
  const { unmount } = renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <TiersPanel />
    </RouterContextProvider>,
  )
  return { sent, unmount }
}
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message')
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' })
const type = (value: string) => fireEvent.change(message(), { target: { value } })

test('the tiers are listed, and one’s own is marked', async () => {
  show()
  await screen.findByText('Plus')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Free5 GB for your uploads',
    'PlusYour tier5 GB for your uploads · 50 tokens a month, or 480 a year',
  ])
})

test('a message says how it is answered, is sent once, and what happens next', async () => {
  const { sent } = show()
  screen.getByText('Write to support. We answer by email to 7@example.com.')
  expect(button().disabled).toBe(true)
  type('Could I have more room?')
  fireEvent.click(button())
  fireEvent.click(button())
  await screen.findByText('We have your message. Look for our answer in your email.')
  const written = sent.filter(({ name }) => name === 'contact_support')
  expect(written).toHaveLength(1)
  expect(written[0]?.body).toMatchObject({ subject: 'A tier of my own', message: 'Could I have more room?' })
  expect(message().value).toBe('')
})

test('what was begun or refused is still there when one comes back', async () => {
  const { unmount } = show(true)
  type('Could I')
  fireEvent.click(button())
  await screen.findByText('Text of too_many_messages')
  unmount()
  show()
  await waitFor(() => expect(message().value).toBe('Could I'))
})
