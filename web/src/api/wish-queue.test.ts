import { expect, test, vi } from 'vitest'
import { wishQueue } from './wish-queue.ts'

/** Returns a queue whose calls are answered when the test says so. */
function queueOf(settle = () => Promise.resolve()) {
  const sent: boolean[] = []
  const answers: Array<PromiseWithResolvers<boolean>> = []
  const refuse = vi.fn()
  const queue = wishQueue<number, boolean, boolean>({
    valueOf: (state) => state,
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
    wanted: () => queue.wishes.get().get(5),
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
  const { queue, wanted, answer } = queueOf(() => read.promise)
  const told = queue.want(5, true, false)
  expect(wanted()).toBe(true)
  await answer(true)
  expect(await told).toBe(true)
  expect(wanted()).toBe(true)
  read.resolve()
  await Promise.resolve().then(() => Promise.resolve())
  expect(wanted()).toBeUndefined()
})

test('of many wishes only the last counts, and those it overtook are told so', async () => {
  const { queue, wanted, sent, answer } = queueOf()
  const first = queue.want(5, true, false)
  const second = queue.want(5, false, false)
  const third = queue.want(5, true, false)
  expect(sent).toEqual([true])
  await answer(true)
  expect([await first, await second, await third]).toEqual([undefined, undefined, true])
  expect(sent).toEqual([true])
  expect(wanted()).toBeUndefined()
})

test('a refusal takes the wish back', async () => {
  const { queue, wanted, fail, refuse } = queueOf()
  const told = queue.want(5, true, false)
  await fail()
  expect(await told).toBeUndefined()
  expect(wanted()).toBeUndefined()
  expect(refuse).toHaveBeenCalledOnce()
})

test('what another tab turns back each time is given up', async () => {
  const { queue, sent, answer } = queueOf()
  const told = queue.want(5, true, false)
  for (let i = 0; i < 8; i++) await answer(false)
  expect(await told).toBeUndefined()
  expect(sent).toHaveLength(4)
})

/** Another tab has pressed the toggle too, so this one's call undoes what it wants. */
test('what was changed elsewhere meanwhile still comes out as wanted', async () => {
  const { queue, sent, answer } = queueOf()
  const told = queue.want(5, true, false)
  await answer(false)
  await answer(true)
  expect(await told).toBe(true)
  expect(sent).toEqual([true, true])
})

test('a storm that ends where it began sends nothing more', async () => {
  const { queue, sent, answer } = queueOf()
  for (const wanted of [true, false, true]) void queue.want(5, wanted, false)
  await answer(true)
  expect(sent).toEqual([true])
})

test('things do not wait for each other', () => {
  const { queue, sent } = queueOf()
  void queue.want(5, true, false)
  void queue.want(6, true, false)
  expect(sent).toHaveLength(2)
})
