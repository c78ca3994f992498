import type { TrustScore } from '@commons/contract/freelance/trust.ts'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { parseSearch, stringifySearch } from '../../../guards.ts'
import { renderInApp } from '../../../test-render.tsx'
import { ConfirmHost } from '../../../ui/dialog/ConfirmHost.tsx'
import LinkReturnPage from './LinkReturnPage.tsx'
import { trustScore } from './test-settings.ts'
import { TrustTab } from './TrustTab.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

beforeEach(() => logIn(9))
afterEach(() => {
  act(() => endSession('logged_out'))
  vi.unstubAllGlobals()
  globalThis.location.hash = ''
})

const withLinks = (isLinked: 0 | 1): TrustScore => ({
  ...trustScore,
  proofs: [
    { kind: 'email', points: 5, is_proven: 1 },
    { kind: 'phone', points: 10, is_proven: 1 },
    { kind: 'linkedin', points: 5, is_proven: isLinked },
  ],
})

// jsdom goes no further than to another hash.
const theirs = '#agree-at-linkedin'

/** Opens an address; `answerTo` answers what finishes a link. */
async function open(
  path: string,
  trust = withLinks(0),
  answerTo: () => ReturnType<typeof refusal> = () => success({ data: withLinks(1) }),
) {
  const asked = answerWith(({ name }) => {
    if (name === 'finish_account_link') return answerTo()
    if (name === 'start_account_link') return success({ data: { url: theirs } })
    return success({ data: trust })
  })
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/link/$provider', component: LinkReturnPage }),
      createRoute({ getParentRoute: () => root, path: '/freelancer/settings/trust', component: TrustTab }),
      createRoute({ getParentRoute: () => root, path: '$', component: () => <p>Elsewhere</p> }),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
  })
  await act(() => router.load())
  renderInApp(
    <>
      <RouterProvider router={router} />
      <ConfirmHost />
    </>,
  )
  return {
    router,
    asked: (name: string) => asked.filter((call) => call.name === name).map(({ body }) => body),
  }
}

const settings = '/freelancer/settings/trust'
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('an account that is offered leads to its provider', async () => {
  const { asked } = await open(settings)
  await screen.findByRole('heading', { name: 'LinkedIn' })
  expect(screen.getByText('Link your LinkedIn account for 5 more points.')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Facebook' })).toBeNull()
  press('Link LinkedIn')
  await waitFor(() => expect(globalThis.location.hash).toBe(theirs))
  expect(asked('start_account_link')).toMatchObject([{ provider: 'linkedin' }])
})

test('a linked account is removed once the member confirms', async () => {
  const { asked } = await open(settings, withLinks(1))
  await screen.findByText('Your account is linked. Only you see that.')
  fireEvent.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1) ?? document.body)
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(asked('delete_account_link')).toMatchObject([{ provider: 'linkedin' }]))
})

test('what comes back is handed on once, and leaves the address', async () => {
  const { asked, router } = await open('/link/linkedin?state=s1&code=c1')
  await waitFor(() => expect(router.state.location.pathname).toBe(settings))
  expect(router.state.location.href).not.toContain('c1')
  expect(asked('finish_account_link')).toMatchObject([{ provider: 'linkedin', state: 's1', code: 'c1' }])
  expect(router.history.length).toBe(1)
})

test('a refusal is said, and the member may begin again', async () => {
  const refused = () => refusal('account_link_taken', 409)
  const { asked, router } = await open('/link/linkedin?state=s1&code=c1', withLinks(0), refused)
  expect((await screen.findByRole('alert')).textContent).toBe('Text of account_link_taken')
  expect(router.state.location.href).toBe('/link/linkedin')
  press('Try again')
  await waitFor(() => expect(globalThis.location.hash).toBe(theirs))
  expect(asked('finish_account_link')).toHaveLength(1)
})

test.each([
  ['error=user_cancelled_login&state=s1', 'You said no at LinkedIn, so nothing is linked.'],
  ['error=server_error', "LinkedIn didn't say whose account it is, so nothing is linked."],
  ['', "LinkedIn didn't say whose account it is, so nothing is linked."],
])('nothing is handed on after “%s”', async (query, text) => {
  const { asked } = await open(`/link/linkedin?${query}`)
  await screen.findByText(text)
  expect(asked('finish_account_link')).toHaveLength(0)
  expect(screen.getByRole('link', { name: 'Back to the settings' }).getAttribute('href')).toBe(settings)
})

test('another provider leads to the settings', async () => {
  const { router } = await open('/link/elsewhere')
  await waitFor(() => expect(router.state.location.pathname).toBe(settings))
})

test('the reputation is taken along from here, too', async () => {
  await open(settings)
  expect(await screen.findByRole('button', { name: 'Take your reputation along' })).toBeTruthy()
})
