import { expect, test, vi } from 'vitest'
import { reactionQueue, toggleFor, withReaction, type Reaction, type ReactionCall } from './reactions.ts'

/** The server's side: toggles that exclude each other, answered when the test says so. */
function server(start: Reaction = 'none') {
  let state = start
  const waiting: Array<() => void> = []
  const calls: ReactionCall[] = []
  const refused: unknown[] = []
  let most = 0
  const queue = reactionQueue({
    send: (call) =>
      new Promise((resolve, reject) => {
        calls.push(call)
        most = Math.max(most, waiting.length + 1)
        waiting.push(() => {
          if (call === 'post_like') state = state === 'like' ? 'none' : 'like'
          else state = state === 'dislike' ? 'none' : 'dislike'
          resolve(state)
        })
        refusals.push(() => reject(new Error('refused')))
      }),
    settle: () => Promise.resolve(),
    refuse: (error) => refused.push(error),
  })
  const refusals: Array<() => void> = []
  const flush = () => new Promise((resolve) => setTimeout(resolve))
  return {
    queue,
    calls,
    refused,
    state: () => state,
    most: () => most,
    answer: async () => {
      refusals.shift()
      waiting.shift()?.()
      await flush()
    },
    refuse: async () => {
      waiting.shift()
      refusals.shift()?.()
      await flush()
    },
  }
}

const post = { user_like: 0, user_dislike: 0, like_count: 2, dislike_count: 1 } as const

test('counts follow the wish, also when the server has counted it already', () => {
  expect(withReaction(post, 'like')).toMatchObject({ user_like: 1, like_count: 3, dislike_count: 1 })
  const liked = withReaction(post, 'like')
  expect(withReaction(liked, 'like')).toEqual(liked)
  expect(withReaction(liked, 'dislike')).toMatchObject({ user_like: 0, like_count: 2, dislike_count: 2 })
  expect(withReaction(liked, 'none')).toEqual(post)
})

test('each way from one reaction to another is one toggle', () => {
  expect(toggleFor('none', 'like')).toBe('post_like')
  expect(toggleFor('like', 'none')).toBe('post_like')
  expect(toggleFor('dislike', 'like')).toBe('post_like')
  expect(toggleFor('like', 'dislike')).toBe('post_dislike')
  expect(toggleFor('dislike', 'none')).toBe('post_dislike')
})

test('a wish shows at once and stays until it is read back', async () => {
  const { queue, answer } = server()
  const changed = vi.fn()
  queue.subscribe(changed)
  queue.want(5, 'like', 'none')
  expect(queue.wanted(5)).toBe('like')
  expect(changed).toHaveBeenCalled()
  await answer()
  expect(queue.wanted(5)).toBeUndefined()
})

test('of a storm of clicks the last wish counts, one call at a time', async () => {
  const { queue, calls, answer, state, most } = server()
  for (const wish of ['like', 'none', 'like', 'dislike', 'none', 'like', 'dislike'] as const)
    queue.want(5, wish, 'none')
  expect(calls).toEqual(['post_like'])
  await answer()
  expect(calls).toEqual(['post_like', 'post_dislike'])
  await answer()
  expect(state()).toBe('dislike')
  expect(most()).toBe(1)
  expect(calls).toHaveLength(2)
})

test('a storm that ends where it began sends nothing more', async () => {
  const { queue, calls, answer, state } = server()
  for (const wish of ['like', 'none', 'like'] as const) queue.want(5, wish, 'none')
  await answer()
  expect(calls).toHaveLength(1)
  expect(state()).toBe('like')
})

test('a refusal takes the wish back and says so', async () => {
  const { queue, refuse, refused, state } = server()
  queue.want(5, 'like', 'none')
  await refuse()
  expect(queue.wanted(5)).toBeUndefined()
  expect(refused).toHaveLength(1)
  expect(state()).toBe('none')
})

test('a post that was toggled elsewhere meanwhile still comes out as wanted', async () => {
  // The page shows "none", but another tab has liked it: a toggle takes that like away first.
  const { queue, calls, answer, state } = server('like')
  queue.want(5, 'like', 'none')
  await answer()
  await answer()
  expect(state()).toBe('like')
  expect(calls).toHaveLength(2)
})

test('posts do not wait for each other', () => {
  const { queue, calls } = server()
  queue.want(5, 'like', 'none')
  queue.want(6, 'dislike', 'none')
  expect(calls).toEqual(['post_like', 'post_dislike'])
})
