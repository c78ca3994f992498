import { allCalls } from '@commons/contract/all.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, cookieOf, refusal, success } from './test-server.ts'

// The session is read when the module loads, so each test imports fresh modules.
async function loggedIn(apiKey = 'session.secret', secondFactorPending: '0' | '1' = '0') {
  document.cookie = cookieOf(7, apiKey, secondFactorPending)
  vi.resetModules()
  const [{ call }, { CallError }, session] = await Promise.all([
    import('./call.ts'),
    import('./call-error.ts'),
    import('./session.ts'),
  ])
  return { call, CallError, session }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.cookie = 'name=; Max-Age=0'
})

/** Advances the timers past the pauses between attempts. */
async function settled<T>(promise: Promise<T>): Promise<T> {
  const state = { done: false }
  const watch = promise.finally(() => (state.done = true)).catch(() => {})
  while (!state.done) await vi.advanceTimersByTimeAsync(500)
  await watch
  return promise
}

test('a call goes out as JSON with the credentials and the language', async () => {
  const requests = answerWith(() => success({ recdata: [] }))
  const { call } = await loggedIn()
  const answer = await call('timeline', { limit: 10 })
  expect(answer.message).toBe('Success')
  expect(requests).toHaveLength(1)
  expect(requests[0]?.body).toEqual({ limit: 10, user_id: 7, api_key: 'session.secret' })
  expect(requests[0]?.headers['content-type']).toBe('application/json')
  expect(requests[0]?.headers['accept-language']).toBe('en')
})

test('a login that waits for its second factor calls for that, and for nothing else as a member', async () => {
  const requests = answerWith(() => success())
  const { call } = await loggedIn('half.secret', '1')
  await call('two_factor_auth', { code: '123456' })
  await call('start_passkey_check', {})
  await call('login', { email: 'a@b.cz', password: 'x' })
  expect(requests.map(({ body }) => body['api_key'])).toEqual(['half.secret', 'half.secret', undefined])
})

test('the calls of a second factor are those of the contract', async () => {
  const { secondFactorCalls } = await import('./call.ts')
  const wanted = allCalls.filter(({ call }) => call.auth === 'second_factor').map(({ call }) => call.name)
  expect([...secondFactorCalls].toSorted()).toEqual(wanted.toSorted())
})

test('what no first page asks for is found out before it is asked', async () => {
  const requests = answerWith(() => success())
  const { call } = await loggedIn()
  const { knownRow } = await import('./call-rows.ts')
  expect(knownRow('wallet_chart')).toBeUndefined()
  await call('coin_transfer', { currency: 'FCELL', amount: '1', to_wallet: '@bob' })
  expect(requests[0]?.name).toBe('coin_transfer')
  expect(requests[0]?.body['idempotency_key']).toBeDefined()
  expect(knownRow('wallet_chart')?.effect).toBe('read')
})

test('every call of the contract is known', async () => {
  const { rowOf } = await import('./call-rows.ts')
  const known = await Promise.all(allCalls.map(({ key }) => rowOf(key)))
  expect(known.map(({ effect, topics }) => ({ effect, topics }))).toEqual(
    allCalls.map(({ call: { effect, topics } }) => ({ effect, topics })),
  )
})

test('what a write changes in the cookie is there with its answer; a read changes nothing', async () => {
  const { call, session } = await loggedIn()
  answerWith(() => {
    document.cookie = cookieOf(7, 'session.secret').replace('Member%207', 'Ada%20L.')
    return success()
  })
  await call('show_language', {})
  expect(session.currentSession()?.full_name).toBe('Member 7')
  await call('update_display_name', { display_name: 'Ada L.' })
  expect(session.currentSession()?.full_name).toBe('Ada L.')
})

test('the second step of a login opens its session when the page does, not with the answer', async () => {
  const { call, session } = await loggedIn('half.secret', '1')
  answerWith(() => {
    document.cookie = cookieOf(7, 'whole.secret')
    return success()
  })
  await call('two_factor_auth', { code: '123456' })
  expect(session.currentSession()).toBeNull()
})

test('a refusal keeps what the server said', async () => {
  answerWith(() => ({
    status: 422,
    headers: { 'x-request-id': 'r-1' },
    body: {
      code: false,
      message: 'Please check.',
      error: 'invalid_fields',
      fields: { message: 'Must be text' },
    },
  }))
  const { call, CallError } = await loggedIn()
  const error = await call('post_like', { post_id: 1 }).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({
    refusal: 'invalid_fields',
    status: 422,
    message: 'Please check.',
    fields: { message: 'Must be text' },
    requestId: 'r-1',
  })
})

test('what is not our envelope is a network failure', async () => {
  answerWith(() => ({ status: 200, body: '<html>A proxy was here</html>' }))
  const { call } = await loggedIn()
  await expect(settled(call('post_like', { post_id: 1 }))).rejects.toMatchObject({
    refusal: 'network',
    message: 'An error occurred. Please try again.',
  })
})

test('a failure of the server in words that are not ours is one all the same, and not asked again', async () => {
  const { call } = await loggedIn()
  for (const [status, times] of [
    [500, 1],
    [502, 3],
  ] as const) {
    const requests = answerWith(() => ({ status, body: 'Something broke' }))
    await expect(settled(call('timeline', {}))).rejects.toMatchObject({ status })
    expect(requests).toHaveLength(times)
  }
})

test('a read is tried again after a network failure, three times at most', async () => {
  const requests = answerWith((_, count) => (count < 3 ? 'network failure' : success({ recdata: [] })))
  const { call } = await loggedIn()
  await settled(call('timeline', {}))
  expect(requests).toHaveLength(3)

  const failing = answerWith(() => 'network failure')
  await expect(settled(call('timeline', {}))).rejects.toMatchObject({ refusal: 'network', status: 0 })
  expect(failing).toHaveLength(3)
})

test('Retry-After is honoured, and not waited for when it is long', async () => {
  const requests = answerWith((_, count) =>
    count === 1 ? refusal('overloaded', 503, { 'retry-after': '2' }) : success(),
  )
  const { call } = await loggedIn()
  const answer = call('timeline', {})
  await vi.advanceTimersByTimeAsync(1900)
  expect(requests).toHaveLength(1)
  await settled(answer)
  expect(requests).toHaveLength(2)

  const limited = answerWith(() => refusal('rate_limited', 429, { 'retry-after': '40' }))
  await expect(settled(call('timeline', {}))).rejects.toMatchObject({ retryAfter: 40 })
  expect(limited).toHaveLength(1)
})

const keysOf = (requests: ReturnType<typeof answerWith>) =>
  requests.map(({ body }) => body['idempotency_key'])

test('a write without a key is sent once; with one again, under the same key', async () => {
  const requests = answerWith(() => 'network failure')
  const { call } = await loggedIn()
  await expect(settled(call('forget_password', { email: 'a@b.cz' }))).rejects.toMatchObject({
    refusal: 'network',
  })
  expect(keysOf(requests)).toEqual([undefined])

  const repeated = answerWith((_, count) => (count < 3 ? 'network failure' : success()))
  await settled(call('post_like', { post_id: 1, idempotency_key: 'key-12345' }))
  expect(keysOf(repeated)).toEqual(['key-12345', 'key-12345', 'key-12345'])
})

test('a write that takes a key has one of its own each time', async () => {
  const { call } = await loggedIn()
  const requests = answerWith((_, count) => (count === 2 ? 'network failure' : success()))
  await settled(call('post_like', { post_id: 1 }))
  await settled(call('post_like', { post_id: 1 }))
  const [first, second, again] = keysOf(requests)
  expect(first).toBeTypeOf('string')
  expect(second).not.toBe(first)
  expect(again).toBe(second)
})

test('nothing is sent again in the name of somebody else who has logged in meanwhile', async () => {
  const { call, session } = await loggedIn()
  const requests = answerWith(() => {
    session.openSession(JSON.parse(decodeURIComponent(cookieOf(8, 'other.key').slice('name='.length))))
    return 'network failure'
  })
  const write = call('add_post', { message: 'Mine', idempotency_key: 'key-12345' })
  await expect(settled(write)).rejects.toMatchObject({ refusal: 'network' })
  expect(requests).toHaveLength(1)
})

test('a refusal is not tried again', async () => {
  const requests = answerWith(() => refusal('post_not_found', 404))
  const { call } = await loggedIn()
  await expect(settled(call('post_card', { post_id: 1 }))).rejects.toMatchObject({ status: 404 })
  expect(requests).toHaveLength(1)
})

test('many refused calls end the session once, with its reason', async () => {
  answerWith(() => refusal('session_replaced', 401))
  const { call, session } = await loggedIn()
  const ends: string[] = []
  session.onSessionEnd((reason) => ends.push(reason))
  await Promise.allSettled([
    call('timeline', {}),
    call('avatar_banner', {}),
    call('post_like', { post_id: 1 }),
  ])
  expect(ends).toEqual(['session_replaced'])
  expect(session.currentSession()).toBeNull()
  expect(document.cookie).not.toContain('name=')
})

test('a 401 for a key that is no longer in use ends nothing, and the call is made with the new one', async () => {
  const { call, session } = await loggedIn('old.secret')
  const ends: string[] = []
  session.onSessionEnd((reason) => ends.push(reason))
  const sent = answerWith((_, count) => {
    if (count > 1) return success({ recdata: [] })
    // Another tab has logged in while the call was under way.
    document.cookie = cookieOf(7, 'new.secret')
    return refusal('session_replaced', 401)
  })
  await call('timeline', {})
  expect(sent.map(({ body }) => body['api_key'])).toEqual(['old.secret', 'new.secret'])
  expect(ends).toEqual([])
  expect(session.currentSession()?.api_key).toBe('new.secret')
})

test('a wrong password is no ended session', async () => {
  answerWith(() => refusal('wrong_credentials', 422))
  const { call, session } = await loggedIn()
  await expect(call('login', { email: 'a@b.cz', password: 'x' })).rejects.toMatchObject({
    refusal: 'wrong_credentials',
  })
  expect(session.currentSession()).not.toBeNull()
})
