import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from './call/refusal.ts'
import { takingTurns } from './concurrency-limit.ts'

test('no more than so many run at once, in order, and the line is not endless', async () => {
  const inTurn = takingTurns({ atOnce: 2, longestQueue: 3 })
  let running = 0
  let most = 0
  const done: number[] = []
  const work = (n: number) => async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running--
    done.push(n)
    if (n === 2) throw new Error('two failed')
  }
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => inTurn(work(n))))
  assert.equal(most, 2)
  assert.deepEqual(done.toSorted(), [1, 2, 3, 4, 5])
  const [, second, , , , sixth] = results
  assert.equal(second?.status, 'rejected')
  assert(
    sixth?.status === 'rejected' && sixth.reason instanceof Refusal && sixth.reason.refusal === 'overloaded',
  )
  await inTurn(work(7))
})

test('who waits too long is refused, and whoever comes later gets the turn', async () => {
  const inTurn = takingTurns({ atOnce: 1, longestQueue: 3, longestMs: 10 })
  let release = () => {}
  const dam = new Promise<void>((resolve) => (release = resolve))
  const first = inTurn(() => dam)
  let isDone = false
  await assert.rejects(
    inTurn(async () => (isDone = true)),
    (error: unknown) => error instanceof Refusal && error.refusal === 'overloaded',
  )
  const third = inTurn(async () => 3)
  release()
  await first
  assert.equal(await third, 3)
  assert.equal(isDone, false)
})
