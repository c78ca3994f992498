import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test-render.tsx'
import { toasts } from '../../../ui/notices/toast.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { answerCalls, challenge, solveAtOnce } from '../way-in/test-way-in.ts'
import type { RegisterWording } from './use-register.ts'

const realTimeout = globalThis.setTimeout

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Register' })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

function open(wording: RegisterWording, onRegistered = vi.fn()) {
  renderInApp(<RegisterForm wording={wording} referralCode="00123" onRegistered={onRegistered} />)
  return onRegistered
}

async function fillIn() {
  act(() => field('Full Name').focus())
  type('Full Name', 'Ada Lovelace')
  type('Email', 'ada@example.org')
  type('Password', 'a long secret')
  type('Confirm Password', 'a long secret')
  await screen.findByText('Done, thank you.')
}

beforeEach(solveAtOnce)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the page checks everything together on submit, in its words', async () => {
  answerCalls({ captcha_challenge: 'network' })
  open('page')
  fireEvent.click(submit())
  for (const text of ['Full Name is required', 'Email is required', 'Password is required'])
    await screen.findByText(text)
  screen.getByText('Confirm Password is required')
  screen.getByText('Please complete the CAPTCHA')
  expect(document.activeElement).toBe(field('Full Name'))
  type('Email', 'ada@')
  screen.getByText('Invalid email address')
  type('Password', 'one secret')
  type('Confirm Password', 'another')
  screen.getByText('Passwords must match')
})

test('the window has labels and words of its own', async () => {
  answerCalls({ captcha_challenge: challenge })
  open('window')
  fireEvent.click(submit())
  await screen.findByText('First Name is required')
  screen.getByText('Email is required')
  screen.getByText('Password is required')
  screen.getByText('Confirm Password is required')
  type('Email', 'ada')
  screen.getByText('Email is required')
  type('Login Key', 'one secret')
  type('Confirm Login Key', 'another')
  screen.getByText('Password and Confirm Password Should be same')
})

test('a success says so, and leads on 3 s later with the address', async () => {
  const sent = answerCalls({
    captcha_challenge: challenge,
    register: { body: { success: true, message: 'Welcome to Commons! Your account is ready.' } },
  })
  const onRegistered = open('page')
  await fillIn()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(submit())
  // The library's waitFor would advance the fake timers.
  const welcomed = () =>
    toasts.get().some(({ text }) => text === 'Welcome to Commons! Your account is ready.')
  while (!welcomed()) await act(() => new Promise((resolve) => void realTimeout(resolve)))
  expect(sent.find(({ name }) => name === 'register')?.body).toMatchObject({
    full_name: 'Ada Lovelace',
    referral_code: '00123',
  })
  act(() => vi.advanceTimersByTime(2999))
  expect(onRegistered).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(onRegistered).toHaveBeenCalledWith('ada@example.org')
})

test('what the server says of a field stands at the field, and what was typed stays', async () => {
  answerCalls({
    captcha_challenge: challenge,
    register: {
      status: 422,
      body: {
        error: 'email_taken',
        message: 'Taken.',
        fields: { email: 'That email already has an account.' },
      },
    },
  })
  open('page')
  await fillIn()
  fireEvent.click(submit())
  await screen.findByText('That email already has an account.')
  expect(document.activeElement).toBe(field('Email'))
  expect(field('Password').value).toBe('a long secret')
  // The error is shown at the field only.
  expect(screen.queryByRole('alert')).toBeNull()
  expect(toasts.get().filter(({ kind }) => kind === 'error')).toEqual([])
  type('Email', 'ada2@example.org')
  await waitFor(() => expect(screen.queryByText('That email already has an account.')).toBeNull())
})

test('a failure without words of the server has the documented ones', async () => {
  answerCalls({ captcha_challenge: challenge, register: { status: 502, body: 'Bad Gateway' } })
  open('page')
  await fillIn()
  fireEvent.click(submit())
  await screen.findAllByText('Registration failed')
})
