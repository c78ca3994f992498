import { onlineManager, QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, cookieOf, refusal, success } from '../../api/test-server.ts'
import type { Row, Waiting } from './waiting.ts'

const { storage, disk } = vi.hoisted(() => ({ storage: new Map<string, Row>(), disk: { hasRoom: true } }))

// jsdom has no IndexedDB; the journeys in a browser use the real one.
vi.mock('./outbox-store.ts', () => ({
  changeStored: async (key: string, change: (row?: Row) => Row | undefined) => {
    const row = change(storage.get(key))
    if (row && !disk.hasRoom) throw new DOMException('', 'QuotaExceededError')
    if (row) storage.set(key, structuredClone(row))
    else storage.delete(key)
  },
  listStored: async () => [...storage].map(([key, row]) => [key, structuredClone(row)]),
  clearStored: async () => storage.clear(),
}))

let stop = () => {}
// Reports progress of the item being sent.
let alive = () => {}

interface Words extends Waiting {
  readonly kind: 'comment'
  readonly post_id: number
  readonly text: string
}

/** Declares two kinds as features do: a toggle's wishes, and text. */
async function declareKinds() {
  const { call } = await import('../../api/call.ts')
  const { choice } = await import('../../api/toggle.ts')
  const { sendOnce } = await import('./send-once.ts')
  const { waitingOf } = await import('./waiting-of.ts')
  const { sendWishes, waitingWishes } = await import('./waiting-wishes.ts')
  type Reaction = 'like' | 'none'
  const outbox = waitingWishes<number, Reaction>('reaction')
  const reactions = choice<number, Reaction, Reaction>({
    valueOf: (reaction) => reaction,
    async send(post_id, _, { key }) {
      const { recdata } = await call('post_like', { post_id, idempotency_key: key })
      return recdata.user_like === 1 ? 'like' : 'none'
    },
    changes: (post_id) => ['post_like', { post_id }],
    outbox,
  })
  const waitingWords = waitingOf<Words>('comment')
  const words = sendOnce<Words>(async (_, { post_id, text }, isAlive) => {
    alive = isAlive
    const { recdata } = await call('post_comment', { post_id, comment: text, idempotency_key: 'a-key' })
    return { id: recdata.post_comment_id, shown: async () => {} }
  })
  return {
    kinds: { reaction: async () => sendWishes(reactions), comment: async () => words },
    keepReaction: outbox.keep,
    keepComment: (what: Omit<Words, 'kind'>) =>
      waitingWords.change('a-key', () => ({ kind: 'comment', ...what })),
    discardComment: () => waitingWords.change('a-key', () => undefined),
    retryComment: () => waitingWords.retry('a-key'),
  }
}

/** Opens a page as the member in the cookie. */
async function openPage(member = 7) {
  stop()
  vi.resetModules()
  document.cookie = cookieOf(member, `session${member}.secret`)
  const { kinds, ...keep } = await declareKinds()
  const { startSender } = await import('./sender.ts')
  const { outbox } = await import('./outbox.ts')
  const { useUnanswered } = await import('./unanswered.ts')
  const { endSession } = await import('../../api/session.ts')
  const { onlineManager: online } = await import('@tanstack/react-query')
  await outbox.reread()
  stop = startSender(new QueryClient(), kinds)
  // Rendered each time to read the current value.
  const isUnanswered = () => {
    const { result, unmount } = renderHook(useUnanswered)
    unmount()
    return result.current
  }
  return { ...keep, outbox, endSession, online, isUnanswered }
}

const reactions = (user_like: 0 | 1) =>
  success({ recdata: { post_id: 5, user_like, user_dislike: 0, like_count: user_like, dislike_count: 0 } })
const arrived = success({ recdata: { post_comment_id: 31, post_id: 5, comment: 'x' } })
const comment = { post_id: 5, text: 'Said in a tunnel' }

beforeEach(() => {
  storage.clear()
  disk.hasRoom = true
  onlineManager.setOnline(true)
})
afterEach(() => {
  stop()
  document.cookie = 'name=; Max-Age=0'
  vi.unstubAllGlobals()
})

test('what was done without a network waits, and leaves once and in order when there is one', async () => {
  const sent = answerWith(({ name }) => (name === 'post_comment' ? arrived : reactions(1)))
  const page = await openPage()
  page.online.setOnline(false)
  page.keepReaction(5, 'like', 'none')
  void page.keepComment(comment)
  await vi.waitFor(() => expect(storage.size).toBe(2))
  expect(sent).toEqual([])
  page.online.setOnline(true)
  await vi.waitFor(() => expect(storage.size).toBe(0))
  expect(sent.map(({ name }) => name)).toEqual(['post_like', 'post_comment'])
  expect(sent[1]?.body).toMatchObject({ comment: 'Said in a tunnel', idempotency_key: 'a-key' })
})

test('what a page left behind is sent by the next one', async () => {
  const sent = answerWith(() => reactions(1))
  const first = await openPage()
  first.online.setOnline(false)
  first.keepReaction(5, 'like', 'none')
  await vi.waitFor(() => expect(storage.size).toBe(1))
  await openPage()
  await vi.waitFor(() => expect(storage.size).toBe(0))
  expect(sent).toHaveLength(1)
})

test('a toggle whose answer was lost is sent again under its own key', async () => {
  const keys: unknown[] = []
  answerWith(({ body }) => {
    keys.push(body['idempotency_key'])
    return keys.length === 1 ? 'network failure' : reactions(1)
  })
  // Offline, so it is not retried at once either.
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const page = await openPage()
  page.online.setOnline(true)
  page.keepReaction(5, 'like', 'none')
  await vi.waitFor(() => expect(keys).toHaveLength(1))
  expect([...storage.values()][0]?.what).toMatchObject({ sent: { wanted: 'like', key: keys[0] } })
  network.mockReturnValue(true)
  await openPage()
  await vi.waitFor(() => expect(storage.size).toBe(0))
  expect(keys).toEqual([keys[0], keys[0]])
})

test('taken back before it left, nothing is sent', async () => {
  const sent = answerWith(() => reactions(1))
  const page = await openPage()
  page.online.setOnline(false)
  page.keepReaction(5, 'like', 'none')
  page.keepReaction(5, 'none', 'none')
  await vi.waitFor(() => expect(storage.size).toBe(0))
  page.online.setOnline(true)
  await page.outbox.reread()
  expect(sent).toEqual([])
})

test('a post that was toggled elsewhere still comes out as wanted', async () => {
  let liked = true
  const sent = answerWith(() => {
    liked = !liked
    return reactions(liked ? 1 : 0)
  })
  const page = await openPage()
  page.keepReaction(5, 'like', 'none')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await vi.waitFor(() => expect(storage.size).toBe(0))
  expect(sent.map(({ name }) => name)).toEqual(['post_like', 'post_like'])
  expect(liked).toBe(true)
})

test('a refused comment is told of and kept; what is behind it goes on', async () => {
  answerWith(({ name }) => (name === 'post_comment' ? refusal('post_not_found', 404) : reactions(1)))
  const page = await openPage()
  void page.keepComment(comment)
  page.keepReaction(6, 'like', 'none')
  await vi.waitFor(() => expect(storage.size).toBe(1))
  await vi.waitFor(() =>
    expect([...storage.values()][0]?.what).toMatchObject({
      text: 'Said in a tunnel',
      refused: 'Text of post_not_found',
    }),
  )
})

test('a server that does not answer is told of until it takes something', async () => {
  let isDown = true
  answerWith(() => (isDown ? 'network failure' : arrived))
  // Offline, so it is not retried at once either.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const page = await openPage()
  page.online.setOnline(true)
  expect(page.isUnanswered()).toBe(false)
  void page.keepComment(comment)
  await vi.waitFor(() => expect(page.isUnanswered()).toBe(true))
  isDown = false
  // As when the network comes back.
  page.online.setOnline(false)
  page.online.setOnline(true)
  await vi.waitFor(() => expect(storage.size).toBe(0))
  expect(page.isUnanswered()).toBe(false)
})

test('one that takes very long is told of before it fails', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof arrived>()
  answerWith(() => promise)
  const page = await openPage()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  void page.keepComment(comment)
  await vi.waitFor(() => expect([...page.outbox.get()]).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(1000)
  expect(page.isUnanswered()).toBe(false)
  await vi.advanceTimersByTimeAsync(8000)
  expect(page.isUnanswered()).toBe(true)
  vi.useRealTimers()
  resolve(arrived)
  await vi.waitFor(() => expect(page.isUnanswered()).toBe(false))
})

test('one that takes long and gets through is not told of', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof arrived>()
  const sent = answerWith(() => promise)
  const page = await openPage()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  void page.keepComment(comment)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  for (let second = 0; second < 20; second += 5) {
    await vi.advanceTimersByTimeAsync(5000)
    alive()
    expect(page.isUnanswered()).toBe(false)
  }
  await vi.advanceTimersByTimeAsync(9000)
  expect(page.isUnanswered()).toBe(true)
  alive()
  expect(page.isUnanswered()).toBe(false)
  vi.useRealTimers()
  resolve(arrived)
  await vi.waitFor(() => expect(storage.size).toBe(0))
})

test('what waited for over a day is for its author to decide, and goes out when they say so', async () => {
  const sent = answerWith(() => arrived)
  const page = await openPage()
  page.online.setOnline(false)
  void page.keepComment(comment)
  await vi.waitFor(() => expect(storage.size).toBe(1))
  for (const [key, row] of storage) storage.set(key, { ...row, at: row.at - 40 * 3600 * 1000 })
  const later = await openPage()
  await vi.waitFor(() =>
    expect([...storage.values()][0]?.what.refused).toMatch(/^This has been waiting for over a day/),
  )
  expect(sent).toEqual([])
  later.retryComment()
  await vi.waitFor(() => expect(storage.size).toBe(0))
  expect(sent).toHaveLength(1)
})

test('nothing is sent or found in another name', async () => {
  const sent = answerWith(() => arrived)
  const ada = await openPage(7)
  ada.online.setOnline(false)
  void ada.keepComment(comment)
  await vi.waitFor(() => expect(storage.size).toBe(1))
  const bob = await openPage(8)
  await vi.waitFor(() => expect(storage.size).toBe(0))
  expect(bob.outbox.get().size).toBe(0)
  expect(sent).toEqual([])
})

test('who leaves by themselves leaves nothing; whose session was ended finds their words again', async () => {
  answerWith(() => arrived)
  for (const [reason, left] of [
    ['session_expired', 1],
    ['logged_out', 0],
  ] as const) {
    storage.clear()
    const page = await openPage()
    page.online.setOnline(false)
    void page.keepComment(comment)
    await vi.waitFor(() => expect(storage.size).toBe(1))
    page.endSession(reason)
    await vi.waitFor(() => expect(page.outbox.get().size).toBe(0))
    await page.outbox.reread()
    expect(storage.size, reason).toBe(left)
  }
})

test('what there was no room for is gone once it is taken back, and is not sent', async () => {
  const sent = answerWith(() => arrived)
  const page = await openPage()
  page.online.setOnline(false)
  disk.hasRoom = false
  expect(await page.keepComment(comment)).toBe(false)
  expect(page.outbox.get().size).toBe(1)
  expect(await page.discardComment()).toBe(true)
  // As after a change by another tab.
  await page.outbox.reread()
  expect(page.outbox.get().size).toBe(0)
  page.online.setOnline(true)
  await page.outbox.reread()
  expect(sent).toEqual([])
})

test('what there was no room for is sent once all the same, and what became of it holds', async () => {
  const sent = answerWith(() => refusal('post_not_found', 404))
  const page = await openPage()
  disk.hasRoom = false
  void page.keepComment(comment)
  await vi.waitFor(() => expect([...page.outbox.get().values()][0]?.what.refused).toBeDefined())
  await page.outbox.reread()
  expect([...page.outbox.get().values()][0]?.what.refused).toBe('Text of post_not_found')
  expect(sent).toHaveLength(1)
  disk.hasRoom = true
  page.retryComment()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await vi.waitFor(() =>
    expect([...storage.values()][0]?.what).toMatchObject({
      text: 'Said in a tunnel',
      refused: 'Text of post_not_found',
    }),
  )
})
