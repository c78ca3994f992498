import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Db } from './prepared.ts'
import { readIndexOf } from './read-index.ts'

test('reads share the next question, and never one that was sent before they came', async () => {
  let position = 0
  const answers: Array<() => void> = []
  const db = {
    executeQuery: () =>
      new Promise((resolve) => {
        // As of when it is sent.
        const rows = [{ position: ++position, timeline: '0000000A' }]
        answers.push(() => resolve({ rows }))
      }),
  } as unknown as Db
  const index = readIndexOf(db)
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const first = [index(), index()]
  await turn()
  await turn()
  assert.equal(answers.length, 1)
  const later = [index(), index(), index()]
  await turn()
  assert.equal(answers.length, 1, 'one at a time')
  answers[0]?.()
  assert.deepEqual(
    (await Promise.all(first)).map((each) => each.position),
    [1, 1],
  )
  while (answers.length < 2) await turn()
  answers[1]?.()
  const found = await Promise.all(later)
  assert.deepEqual(
    found.map((each) => each.position),
    [2, 2, 2],
  )
  assert.equal(found[0]?.timeline, 10)
})

test('a question that fails is not the end of it', async () => {
  let isAway = true
  const db = {
    executeQuery: () =>
      isAway
        ? Promise.reject(new Error('away'))
        : Promise.resolve({ rows: [{ position: 1, timeline: '1' }] }),
  } as unknown as Db
  const index = readIndexOf(db)
  await assert.rejects(index(), /away/)
  isAway = false
  assert.equal((await index()).position, 1)
})
