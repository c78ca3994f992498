import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../api/query-client.ts'
import { currentSession, endSession, openSession } from '../../../api/session.ts'
import { renderInApp } from '../../../test-render.tsx'
import { toasts } from '../../../ui/notices/toast.ts'
import { answerCalls } from '../way-in/test-way-in.ts'
import { DisplayNamePanel } from './DisplayNamePanel.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { TwoFactorPanel } from './TwoFactorPanel.tsx'

const ada = {
  id: 7,
  api_key: 'a.b',
  is_enable_google_auth_code: '0',
  email_verified: '1',
  is_second_factor_pending: '0',
  email: 'ada@example.org',
  full_name: 'Ada',
  username: 'ada',
  language_id: 1,
} as const

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const messages = () => toasts.get().map(({ kind, text }) => `${kind}: ${String(text)}`)

beforeEach(() => act(() => openSession(ada)))
afterEach(() => {
  act(() => endSession('logged_out'))
  vi.unstubAllGlobals()
})

test('the display name cannot be saved empty; what the server refuses stays as it was typed', async () => {
  const sent = answerCalls({
    show_display_name: { body: { message: 'Success', display_name: 'Ada' } },
    update_display_name: {
      status: 422,
      body: {
        message: 'Please check the fields.',
        error: 'invalid_fields',
        fields: { display_name: 'Not this' },
      },
    },
  })
  renderInApp(<DisplayNamePanel />)
  await screen.findByLabelText('Display Name')
  type('Display Name', '  ')
  expect(button('Save Display Name').disabled).toBe(true)
  type('Display Name', 'Countess')
  fireEvent.click(button('Save Display Name'))
  await screen.findByText('Not this')
  screen.getByDisplayValue('Countess')
  expect(document.activeElement).toBe(screen.getByLabelText('Display Name'))
  // The error is shown at the field only.
  expect(screen.queryByText('Please check the fields.')).toBeNull()
  expect(messages()).toEqual([])
  expect(sent.at(-1)?.body).toMatchObject({ display_name: 'Countess' })
})

test('the password is sent when all three fields are filled and agree; the new session takes over', async () => {
  const sent = answerCalls({
    change_password: { body: { message: 'Changed.', user_data: { ...ada, api_key: 'c.d' } } },
  })
  renderInApp(<PasswordPanel />)
  type('Old Password', 'an old password')
  type('New Password', 'a new password')
  expect(button('Update Password').disabled).toBe(true)
  type('Confirm Password', 'another password')
  expect(button('Update Password').disabled).toBe(false)
  fireEvent.click(button('Update Password'))
  await screen.findByText('Passwords must match')
  expect(sent).toEqual([])
  type('Confirm Password', 'a new password')
  fireEvent.click(button('Update Password'))
  await waitFor(() => expect(currentSession()?.api_key).toBe('c.d'))
  expect(messages()).toContain('success: Changed.')
  expect(screen.getByLabelText<HTMLInputElement>('Old Password').value).toBe('')
})

test('the secret of the set-up leaves the cache when the panel closes', async () => {
  const user_data = {
    google_auth_code: 'ABCDEFGHIJKLMNOP',
    qrCodeUrl: 'data:image/svg+xml;base64,AAAA',
    email: ada.email,
    is_enable_google_auth_code: '0',
    recovery_codes_left: 0,
  }
  answerCalls({ check_two_factor_auth: { body: { message: 'Success', user_data } } })
  const client = createQueryClient()
  const kept = () =>
    JSON.stringify([
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state),
      client
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    ])
  const { unmount } = renderInApp(
    <QueryClientProvider client={client}>
      <TwoFactorPanel />
    </QueryClientProvider>,
  )
  await screen.findByText('ABCD EFGH IJKL MNOP')
  expect(kept()).toContain('ABCDEFGHIJKLMNOP')
  expect(button('Setup').disabled).toBe(true)
  unmount()
  await waitFor(() => expect(kept()).not.toContain('ABCDEFGHIJKLMNOP'))
})
