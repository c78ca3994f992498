import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cookieOf } from './test-server.ts'

async function freshTab() {
  vi.resetModules()
  return await import('./session.ts')
}

type Tab = Awaited<ReturnType<typeof freshTab>>

beforeEach(() => {
  document.cookie = 'name=; Max-Age=0'
})
afterEach(() => {
  document.cookie = 'name=; Max-Age=0'
})

test('the session is what the cookie says', async () => {
  document.cookie = cookieOf(3, 'a.b')
  const { currentSession } = await freshTab()
  expect(currentSession()).toMatchObject({ id: 3, api_key: 'a.b', full_name: 'Member 3' })
})

test.each(['name=', 'name=%7Bbroken', 'name=anna', 'name=%7B%22id%22%3A1%7D', 'other=1'])(
  'a cookie that is none: %s',
  async (cookie) => {
    document.cookie = cookie
    const { currentSession } = await freshTab()
    expect(currentSession()).toBeNull()
  },
)

test('ending twice is said once', async () => {
  document.cookie = cookieOf(3, 'a.b')
  const { endSession, onSessionEnd } = await freshTab()
  const ends: string[] = []
  onSessionEnd((reason) => ends.push(reason))
  endSession('logged_out')
  endSession('session_unknown')
  expect(ends).toEqual(['logged_out'])
})

test.each([
  [
    'the answer takes the cookie',
    ({ rereadSession }) => {
      document.cookie = 'name=; Max-Age=0'
      rereadSession()
    },
  ],
  ['another call hears of it', ({ sessionRefused }) => sessionRefused('a.b', 'session_unknown')],
] as ReadonlyArray<[string, (tab: Tab) => void]>)(
  'who logs out has left by themselves, in every tab, also where %s first',
  async (_, first) => {
    document.cookie = cookieOf(3, 'a.b')
    const one = await freshTab()
    const other = await freshTab()
    const ends: string[] = []
    one.onSessionEnd((reason) => ends.push(`one: ${reason}`))
    other.onSessionEnd((reason) => ends.push(`other: ${reason}`))
    await one.leave(async () => first(one))
    await vi.waitFor(() => expect(ends).toEqual(['one: logged_out', 'other: logged_out']))
    expect([one.currentSession(), other.currentSession()]).toEqual([null, null])
  },
)

test('a logout that fails ends nothing, and an end after it has its own reason', async () => {
  document.cookie = cookieOf(3, 'a.b')
  const { currentSession, leave, onSessionEnd, sessionRefused } = await freshTab()
  const ends: string[] = []
  onSessionEnd((reason) => ends.push(reason))
  await expect(leave(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  expect(currentSession()?.id).toBe(3)
  sessionRefused('a.b', 'session_replaced')
  expect(ends).toEqual(['session_replaced'])
})

test('tabs agree: a login and a logout reach the others', async () => {
  const one = await freshTab()
  const other = await freshTab()
  document.cookie = cookieOf(3, 'a.b')
  one.openSession({
    id: 3,
    api_key: 'a.b',
    is_enable_google_auth_code: '0',
    email_verified: '1',
    is_second_factor_pending: '0',
    email: 'a@b.cz',
    full_name: 'Ada',
    username: 'ada',
    language_id: 1,
  })
  await vi.waitFor(() => expect(other.currentSession()?.id).toBe(3))
  const ends: string[] = []
  other.onSessionEnd((reason) => ends.push(reason))
  one.endSession('session_replaced')
  await vi.waitFor(() => expect(ends).toEqual(['session_replaced']))
  expect(other.currentSession()).toBeNull()
})

const waiting = () => cookieOf(3, 'p.q', '1')

test('a login that waits for its second factor is no session', async () => {
  document.cookie = waiting()
  const { currentSession, pendingLogin } = await freshTab()
  expect(currentSession()).toBeNull()
  expect(pendingLogin()).toMatchObject({ id: 3, api_key: 'p.q' })
})

test('a login that has run out says so; it was never a session', async () => {
  document.cookie = waiting()
  const { onSessionEnd, pendingLogin, sessionRefused } = await freshTab()
  const ends: string[] = []
  onSessionEnd((reason) => ends.push(reason))
  sessionRefused('another.key', 'session_expired')
  expect(ends).toEqual([])
  sessionRefused('p.q', 'session_expired')
  expect(ends).toEqual(['login_expired'])
  expect(pendingLogin()).toBeNull()
  expect(document.cookie).not.toContain('name=')
})

test('somebody else may log in: the first step is forgotten in every tab, and nobody is told of an end', async () => {
  document.cookie = waiting()
  const one = await freshTab()
  const other = await freshTab()
  const ends: string[] = []
  other.onSessionEnd((reason) => ends.push(reason))
  one.forgetPendingLogin()
  expect(one.pendingLogin()).toBeNull()
  await vi.waitFor(() => expect(other.pendingLogin()).toBeNull())
  expect(ends).toEqual([])
})

test('a new name in the cookie is taken over, here and in the other tabs', async () => {
  document.cookie = cookieOf(3, 'a.b')
  const one = await freshTab()
  const other = await freshTab()
  const seen: unknown[] = []
  one.watchSession(() => seen.push(one.currentSession()?.full_name))
  one.rereadSession()
  expect(seen).toEqual([])
  document.cookie = cookieOf(3, 'a.b').replace('Member%203', 'Ada%20L.')
  one.rereadSession()
  expect(seen).toEqual(['Ada L.'])
  await vi.waitFor(() => expect(other.currentSession()?.full_name).toBe('Ada L.'))
})

test('names that another device changed are taken over, and told only when they are new', async () => {
  document.cookie = cookieOf(3, 'a.b')
  const { currentSession, reviseNames, watchSession } = await freshTab()
  let told = 0
  watchSession(() => told++)
  reviseNames({ full_name: 'Member 3', username: 'member3' })
  expect(told).toBe(0)
  reviseNames({ full_name: 'Ada', username: 'ada' })
  expect(told).toBe(1)
  expect(currentSession()).toMatchObject({ api_key: 'a.b', full_name: 'Ada', username: 'ada' })
})
