import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test-render.tsx'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { ResetMailed } from './ResetMailed.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'
import { answerCalls, challenge, solveAtOnce } from '../way-in/test-way-in.ts'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(solveAtOnce)
afterEach(() => {
  vi.useRealTimers()
  act(() => toasts.get().forEach(({ id }) => toast.dismiss(id)))
  vi.unstubAllGlobals()
})

test('what has no @ is no email; what is wrong otherwise is said so', async () => {
  answerCalls({ captcha_challenge: challenge })
  renderInApp(<ForgotPasswordForm onMailed={vi.fn()} />)
  type('Email', 'ada')
  press('Submit')
  // The contract's rules load when a form is first used.
  await screen.findByText('Email is required')
  expect(document.activeElement).toBe(field('Email'))
  type('Email', 'ada@')
  screen.getByText('Invalid email address')
})

test('the address that was typed at the login is sent with the solved captcha', async () => {
  const message = "If this address has an account, we've sent it a link."
  const sent = answerCalls({ captcha_challenge: challenge, forget_password: { body: { message } } })
  const onMailed = vi.fn()
  renderInApp(<ForgotPasswordForm email="ada@example.org" onMailed={onMailed} />)
  act(() => field('Email').focus())
  await screen.findByText('Done, thank you.')
  press('Submit')
  await waitFor(() => expect(onMailed).toHaveBeenCalledWith('ada@example.org', message))
  const { body } = sent.find(({ name }) => name === 'forget_password') ?? {}
  expect(body).toMatchObject({ email: 'ada@example.org', captchaToken: expect.any(String) })
})

test('a refusal takes nothing away', async () => {
  const message = 'That CAPTCHA has already been used. Please complete it again.'
  answerCalls({
    captcha_challenge: challenge,
    forget_password: { status: 422, body: { message, error: 'captcha_used' } },
  })
  const onMailed = vi.fn()
  renderInApp(<ForgotPasswordForm email="ada@example.org" onMailed={onMailed} />)
  act(() => field('Email').focus())
  await screen.findByText('Done, thank you.')
  press('Submit')
  await screen.findByText(message)
  expect(field('Email').value).toBe('ada@example.org')
  expect(onMailed).not.toHaveBeenCalled()
})

test('the mail is sent again after half a minute, not before', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const sent = answerCalls({
    captcha_challenge: challenge,
    forget_password: { body: { message: 'On its way.' } },
  })
  renderInApp(<ResetMailed email="ada@example.org" message="On its way." />)
  press('Send again in 30 s')
  expect(sent).toEqual([])
  act(() => vi.advanceTimersByTime(30_000))
  press('Send again')
  vi.useRealTimers()
  await screen.findByText('Sent again')
  expect(sent.map(({ name }) => name)).toEqual(['captcha_challenge', 'forget_password'])
  screen.getByRole('button', { name: /Send again in \d+ s/ })
})

function openReset() {
  const [onReset, onExpired] = [vi.fn(), vi.fn()]
  renderInApp(<ResetPasswordForm code="the-code" onReset={onReset} onExpired={onExpired} />)
  return { onReset, onExpired }
}

test('a new password is asked for twice, in the documented words', async () => {
  answerCalls({})
  openReset()
  press('Change my password')
  await screen.findByText('Password is required')
  screen.getByText('Confirm Password is required')
  expect(document.activeElement).toBe(field('New Password'))
  type('New Password', 'a long secret')
  type('Confirm Password', 'another secret')
  screen.getByText('Password and Confirm Password Should be same')
})

test('the advice follows the length', () => {
  answerCalls({})
  openReset()
  screen.getByText('At least 8 characters; 15 or more is safer.')
  type('New Password', '12345678')
  screen.getByText('OK with two-factor login; otherwise 15 or more is safer.')
  type('New Password', '123456789012345')
  screen.getByText('A good length.')
})

test('the code of the link goes along; a link that is no longer good ends the form', async () => {
  const message = 'This link has expired or has already been used. Ask for a new one.'
  const sent = answerCalls({ reset_password: { status: 422, body: { message, error: 'link_expired' } } })
  const { onReset, onExpired } = openReset()
  act(() => field('New Password').focus())
  type('New Password', 'a long secret')
  type('Confirm Password', 'a long secret')
  press('Change my password')
  await waitFor(() => expect(onExpired).toHaveBeenCalledWith(message))
  expect(onReset).not.toHaveBeenCalled()
  expect(sent[0]?.body).toEqual({
    code: 'the-code',
    new_password: 'a long secret',
    confirm_password: 'a long secret',
  })
})

test('a password that the server refuses is said so at its field, and stays', async () => {
  const text = 'This password is too common. Choose another.'
  answerCalls({
    reset_password: {
      status: 422,
      body: { message: 'Please check the fields.', error: 'invalid_fields', fields: { new_password: text } },
    },
  })
  const { onExpired } = openReset()
  type('New Password', 'password1')
  type('Confirm Password', 'password1')
  press('Change my password')
  await screen.findByText(text)
  expect(field('New Password').value).toBe('password1')
  expect(onExpired).not.toHaveBeenCalled()
})
