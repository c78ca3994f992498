import { expect, test, vi } from 'vitest'
import { wishQueue } from './wish-queue.ts'

/** A queue whose calls are answered when the test says so. */
function queueOf(settle = () => Promise.resolve()) {
  const sent: boolean[] = []
  const answers: Array<PromiseWithResolvers<boolean>> = []
  const refuse = vi.fn()
  const queue = wishQueue<number, boolean>({
    send: (_, wanted) => {
      sent.push(wanted)
      const answer = Promise.withResolvers<boolean>()
      answers.push(answer)
      return answer.promise
    },
    settle,
    refuse,
  })
  const flush = () => new Promise((resolve) => setTimeout(resolve))
  return {
    queue,
    sent,
    refuse,
    async answer(value: boolean) {
      answers.shift()?.resolve(value)
      await flush()
    },
    async fail() {
      answers.shift()?.reject(new Error('refused'))
      await flush()
    },
  }
}

test('a wish shows at once, is told of when it came to be, and stays until it is read back', async () => {
  const read = Promise.withResolvers<void>()
  const { queue, answer } = queueOf(() => read.promise)
  const told = queue.want(5, true, false)
  expect(queue.wanted(5)).toBe(true)
  await answer(true)
  expect(await told).toBe(true)
  expect(queue.wanted(5)).toBe(true)
  read.resolve()
  await Promise.resolve().then(() => Promise.resolve())
  expect(queue.wanted(5)).toBeUndefined()
})

test('of many wishes only the last counts, and those it overtook are told so', async () => {
  const { queue, sent, answer } = queueOf()
  const first = queue.want(5, true, false)
  const second = queue.want(5, false, false)
  const third = queue.want(5, true, false)
  expect(sent).toEqual([true])
  await answer(true)
  expect([await first, await second, await third]).toEqual([false, false, true])
  expect(sent).toEqual([true])
  expect(queue.wanted(5)).toBeUndefined()
})

test('a refusal takes the wish back', async () => {
  const { queue, fail, refuse } = queueOf()
  const told = queue.want(5, true, false)
  await fail()
  expect(await told).toBe(false)
  expect(queue.wanted(5)).toBeUndefined()
  expect(refuse).toHaveBeenCalledOnce()
})

test('what another tab turns back each time is given up', async () => {
  const { queue, sent, answer } = queueOf()
  const told = queue.want(5, true, false)
  for (let i = 0; i < 8; i++) await answer(false)
  expect(await told).toBe(false)
  expect(sent).toHaveLength(4)
})
