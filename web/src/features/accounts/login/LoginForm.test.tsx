import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test-render.tsx'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { LoginForm } from './LoginForm.tsx'
import { answerCalls, challenge, solveAtOnce } from '../way-in/test-way-in.ts'

const user = {
  id: 7,
  api_key: 'a.b',
  is_enable_google_auth_code: '0',
  email_verified: '1',
  is_second_factor_pending: '0',
  email: 'ada@example.org',
  full_name: 'Ada',
  username: 'ada',
  language_id: 1,
}

const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Login' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const messages = () => toasts.get().map(({ kind, text }) => `${kind}: ${String(text)}`)

function described(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

function open(emailAuthCode?: string) {
  const onLoggedIn = vi.fn(async () => {})
  renderInApp(<LoginForm emailAuthCode={emailAuthCode} onLoggedIn={onLoggedIn} />)
  return onLoggedIn
}

async function filledIn(emailAuthCode?: string) {
  const onLoggedIn = open(emailAuthCode)
  act(() => email().focus())
  type(email(), 'ada@example.org')
  type(password(), 'a secret')
  await waitFor(() => expect(submit().disabled).toBe(false))
  return onLoggedIn
}

beforeEach(solveAtOnce)
afterEach(() => {
  act(() => toasts.get().forEach(({ id }) => toast.dismiss(id)))
  vi.unstubAllGlobals()
})

test('submit is disabled until the form is valid and the captcha done, and says what is missing', async () => {
  answerCalls({ captcha_challenge: challenge })
  open()
  expect(submit().disabled).toBe(true)
  screen.getByText('Still missing: email, password, and the check')
  act(() => email().focus())
  await screen.findByText('Done, thank you.')
  screen.getByText('Still missing: email and password')
  type(email(), 'ada@example.org')
  screen.getByText('Still missing: password')
  type(password(), 'a secret')
  await waitFor(() => expect(submit().disabled).toBe(false))
})

test('a field says what is wrong when it is left, not before', async () => {
  answerCalls({ captcha_challenge: challenge })
  open()
  act(() => email().focus())
  await screen.findByText('Done, thank you.')
  type(email(), 'ada@')
  expect(screen.queryByText('Invalid email format')).toBeNull()
  act(() => password().focus())
  await waitFor(() => expect(described(email())).toContain('Invalid email format'))
  expect(email().getAttribute('aria-invalid')).toBe('true')
  type(email(), '')
  expect(described(email())).toContain('Email is required')
  act(() => submit().focus())
  act(() => password().blur())
  await waitFor(() => expect(described(password())).toContain('Password is required'))
})

test('Enter in an incomplete form shows what is missing and goes to the first of it', async () => {
  answerCalls({ captcha_challenge: 'network' })
  open()
  type(email(), 'ada@example.org')
  act(() => password().focus())
  fireEvent.keyDown(password(), { key: 'Enter' })
  await screen.findByText('Please complete the CAPTCHA before logging in.')
  screen.getByText('Password is required')
  expect(document.activeElement).toBe(password())
})

const said = 'Your email successfully verified'

test('a login sends the solved captcha and hands on who it is, without a word', async () => {
  const sent = answerCalls({
    captcha_challenge: challenge,
    login: { body: { message: said, user_data: user } },
  })
  const onLoggedIn = await filledIn()
  fireEvent.click(submit())
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledWith(user, undefined))
  const login = sent.find(({ name }) => name === 'login')
  expect(login?.body).toMatchObject({ email: 'ada@example.org', password: 'a secret' })
  expect(JSON.parse(atob(String(login?.body['captchaToken'])))).toMatchObject({ solution: { counter: 1 } })
  expect(messages()).toEqual([])
})

test('a login by a mailed link says what became of the link', async () => {
  const sent = answerCalls({
    captcha_challenge: challenge,
    login: { body: { message: said, user_data: user } },
  })
  const onLoggedIn = await filledIn('the-code')
  fireEvent.click(submit())
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalled())
  expect(sent.find(({ name }) => name === 'login')?.body['email_auth_code']).toBe('the-code')
  expect(messages()).toEqual([`success: ${said}`])
})

test('a refusal is said once, beside the button, and takes nothing away', async () => {
  const message = 'Wrong email or password. Please try again.'
  const sent = answerCalls({
    captcha_challenge: challenge,
    login: { status: 422, body: { message, error: 'wrong_credentials' } },
  })
  await filledIn()
  fireEvent.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(messages()).toEqual([])
  expect((email() as HTMLInputElement).value).toBe('ada@example.org')
  expect((password() as HTMLInputElement).value).toBe('a secret')
  // A captcha works once, so a new one is fetched.
  expect(sent.filter(({ name }) => name === 'captcha_challenge')).toHaveLength(2)
})

test('who has to verify the address first can have a new link mailed', async () => {
  const message = 'Verify your email first: open the link we sent you.'
  const mailed = "If this address still needs verifying, we've sent it a link."
  const sent = answerCalls({
    captcha_challenge: challenge,
    login: { status: 403, body: { message, error: 'email_not_verified' } },
    resend_email_verification: { body: { message: mailed } },
  })
  await filledIn()
  expect(screen.queryByRole('button', { name: 'Email me a new link' })).toBeNull()
  fireEvent.click(submit())
  fireEvent.click(await screen.findByRole('button', { name: 'Email me a new link' }))
  await screen.findByText(mailed)
  const { body } = sent.find(({ name }) => name === 'resend_email_verification') ?? {}
  expect(body).toEqual({ email: 'ada@example.org', captchaToken: expect.any(String) })
})

test('without a network it says so', async () => {
  answerCalls({ captcha_challenge: challenge, login: 'network' })
  await filledIn()
  fireEvent.click(submit())
  await screen.findByText('An error occurred. Please try again.')
  expect(messages()).toEqual([])
})
