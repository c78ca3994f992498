import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { parseSearch, stringifySearch } from '../../../guards.ts'
import { renderInApp } from '../../../test-render.tsx'
import LoginPage from './LoginPage.tsx'
import { answerCalls, challenge, solveAtOnce } from '../way-in/test-way-in.ts'

afterEach(() => vi.unstubAllGlobals())

type Answers = Parameters<typeof answerCalls>[0]

/** Opens the login with the link of a verification email. */
function open(confirm_email: NonNullable<Answers['confirm_email']>) {
  const refused = { status: 422, body: { error: 'wrong_credentials', message: 'No' } }
  const sent = answerCalls({ confirm_email, captcha_challenge: challenge, login: refused })
  solveAtOnce()
  const root = createRootRoute()
  const route = createRoute({ getParentRoute: () => root, path: '/login', component: LoginPage })
  const router = createRouter({
    routeTree: root.addChildren([route]),
    parseSearch,
    stringifySearch,
    history: createMemoryHistory({ initialEntries: ['/login?code=secret&to=%2Fsaved'] }),
  })
  renderInApp(<RouterProvider router={router} />)
  return { sent, router }
}

/** Logs in, and returns the code that was sent along. */
async function logIn(sent: ReturnType<typeof answerCalls>) {
  const field = screen.getByRole('textbox', { name: /Email/ })
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'ada@example.org' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a password' } })
  fireEvent.click(await screen.findByRole('checkbox', { name: /human/ }))
  const login = () => sent.find(({ name }) => name === 'login')
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Login' }))
    expect(login()).toBeDefined()
  })
  return login()?.body['email_auth_code']
}

test('the link of a verification email confirms at once where it is enough', async () => {
  const { sent, router } = open({ body: { message: 'Success' } })
  await screen.findByText('Your email is confirmed. Log in to continue.')
  expect(sent.filter(({ name }) => name === 'confirm_email')).toEqual([
    { name: 'confirm_email', body: { email_auth_code: 'secret' } },
  ])
  // The link isn't followed a second time.
  await waitFor(() => expect(router.state.location.href).toBe('/login?to=%2Fsaved'))
  expect(await logIn(sent)).toBeUndefined()
})

test('where it is not enough, the login says what it is for, and takes the link along', async () => {
  const { sent } = open({ status: 403, body: { error: 'link_needs_login', message: 'Log in' } })
  await screen.findByText('Log in to confirm your email.')
  expect(await logIn(sent)).toBe('secret')
})

test('a link that is no longer good says so before the login', async () => {
  const { sent } = open({ status: 422, body: { error: 'link_expired', message: 'Expired' } })
  await screen.findByText('This link has expired or has already been used. Log in to get a new one.')
  expect(await logIn(sent)).toBeUndefined()
})
