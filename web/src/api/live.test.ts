import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, cookieOf, success } from './test-server.ts'

class FakeSocket extends EventTarget {
  static last: FakeSocket | undefined
  static OPEN = 1
  readyState = 1
  readonly sent: Array<Record<string, unknown>> = []
  constructor() {
    super()
    FakeSocket.last = this
    queueMicrotask(() => this.dispatchEvent(new Event('open')))
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.readyState = 3
  }
  say(frame: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
  }
  break() {
    this.dispatchEvent(new Event('close'))
  }
}

function subscriptions(socket: FakeSocket): string[] {
  const now = new Set<string>()
  for (const frame of socket.sent) {
    for (const topic of (frame['subscribe'] as string[] | undefined) ?? []) now.add(topic)
    for (const topic of (frame['unsubscribe'] as string[] | undefined) ?? []) now.delete(topic)
  }
  return [...now].toSorted()
}

let stop = () => {}

async function live() {
  const requests = answerWith(
    ({ name, body }) =>
      name === 'socket_ticket'
        ? success({ data: { ticket: 't', expires_in: 30 } })
        : success({ recdata: name === 'timeline' ? [] : { post_id: body['post_id'], user_id: 7 } }),
    { withSocket: true },
  )
  document.cookie = cookieOf(7, 'a.b')
  vi.resetModules()
  const [{ keepLive, makeStale }, { call }, { endSession, currentSession }] = await Promise.all([
    import('./live.ts'),
    import('./call.ts'),
    import('./session.ts'),
  ])
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnMount: false } },
  })
  const leave = keepLive(client)
  stop = () => {
    leave()
    endSession('logged_out')
    client.clear()
  }
  const show = (name: 'post_card' | 'timeline', input: object, mark?: string, told = () => {}) =>
    new QueryObserver(client, {
      queryKey: mark ? [name, input, mark] : [name, input],
      queryFn: () => call(name, input as never),
      // Like components, it is notified in a task of its own.
    }).subscribe(notifyManager.batchCalls(told))
  const reads = (name: 'post_card' | 'timeline' | 'avatar_banner') =>
    requests.filter((request) => request.name === name).length
  await vi.advanceTimersByTimeAsync(10)
  const socket = () => {
    if (!FakeSocket.last) throw new Error('No socket was opened')
    return FakeSocket.last
  }
  return { client, show, reads, socket, makeStale, currentSession }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.cookie = 'name=; Max-Age=0'
})

test('the first frame is the ticket, then come the topics of what is on screen', async () => {
  const { show, socket } = await live()
  expect(socket().sent).toEqual([{ ticket: 't' }])
  const hide = show('post_card', { post_id: 5 })
  show('timeline', {})
  await vi.advanceTimersByTimeAsync(700)
  socket().say({ ready: true })
  await vi.advanceTimersByTimeAsync(10)
  expect(subscriptions(socket())).toEqual(['feed', 'graph:7', 'member:7', 'post:5', 'tags:7'])
  hide()
  await vi.advanceTimersByTimeAsync(700)
  expect(subscriptions(socket())).toEqual(['feed', 'graph:7', 'tags:7'])
})

test('a card that flies past is not subscribed', async () => {
  const { show, socket } = await live()
  socket().say({ ready: true })
  const hide = show('post_card', { post_id: 5 })
  await vi.advanceTimersByTimeAsync(100)
  hide()
  await vi.advanceTimersByTimeAsync(1000)
  expect(JSON.stringify(socket().sent)).not.toContain('post:5')
})

test('a hint reads that one again, at once and once more after a storm', async () => {
  const { show, socket, reads } = await live()
  socket().say({ ready: true })
  show('post_card', { post_id: 5 })
  show('post_card', { post_id: 6 })
  await vi.advanceTimersByTimeAsync(700)
  const before = reads('post_card')
  for (let i = 0; i < 10; i++) socket().say({ hints: ['post:5'] })
  await vi.advanceTimersByTimeAsync(100)
  expect(reads('post_card')).toBe(before + 1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(reads('post_card')).toBe(before + 2)
})

test("a list's loaded pages stand still", async () => {
  const { show, socket, reads } = await live()
  show('timeline', {}, 'pages')
  await vi.advanceTimersByTimeAsync(700)
  socket().say({ ready: true })
  socket().say({ hints: ['feed'] })
  await vi.advanceTimersByTimeAsync(2000)
  expect(reads('timeline')).toBe(1)
})

test('after a break everything on screen is read again, and the server is not stormed', async () => {
  const { show, socket, reads } = await live()
  socket().say({ ready: true })
  show('post_card', { post_id: 5 })
  await vi.advanceTimersByTimeAsync(700)
  const first = socket()
  first.break()
  const before = reads('post_card')
  await vi.advanceTimersByTimeAsync(400)
  expect(socket()).toBe(first)
  await vi.advanceTimersByTimeAsync(700)
  expect(socket()).not.toBe(first)
  socket().say({ ready: true })
  socket().say({ subscribed: ['post:5'] })
  await vi.advanceTimersByTimeAsync(50)
  expect(subscriptions(socket())).toEqual(['member:7', 'post:5'])
  expect(reads('post_card')).toBe(before + 1)
})

test('while there is no socket, what is on screen is read every 10 s, and the own banner', async () => {
  const { show, socket, reads } = await live()
  show('post_card', { post_id: 5 })
  await vi.advanceTimersByTimeAsync(700)
  socket().break()
  vi.stubGlobal('WebSocket', class extends FakeSocket {})
  const before = { detail: reads('post_card'), banner: reads('avatar_banner') }
  await vi.advanceTimersByTimeAsync(20_000)
  expect(reads('post_card') - before.detail).toBe(2)
  expect(reads('avatar_banner') - before.banner).toBe(2)
})

test('an ended session is ended here', async () => {
  const { socket, currentSession } = await live()
  socket().say({ ready: true })
  socket().say({ ended: 'session_replaced' })
  expect(currentSession()).toBeNull()
})

test('a write makes stale what it changed, seen or unseen', async () => {
  const { client, show, reads, makeStale } = await live()
  client.setQueryData(['post_card', { post_id: 9 }], { recdata: { post_id: 9 } })
  let order: string[] = []
  show('post_card', { post_id: 5 }, undefined, () => order.push('told'))
  await vi.advanceTimersByTimeAsync(700)
  const before = reads('post_card')
  order = []
  void makeStale(client, ['post:5', 'post:9']).then(() => order.push('settled'))
  await vi.advanceTimersByTimeAsync(10)
  expect(reads('post_card')).toBe(before + 1)
  // No component still shows the old answer by then.
  expect(order.at(-1)).toBe('settled')
  expect(order.filter((what) => what === 'told').length).toBeGreaterThan(0)
  expect(client.getQueryState(['post_card', { post_id: 9 }])?.isInvalidated).toBe(true)
})
