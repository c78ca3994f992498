import assert from 'node:assert/strict'
import { test } from 'node:test'
import { distinctHints, inMessages } from './hint.ts'

test('hints are split into messages that each fit, and one to many members into several', () => {
  const hints = [
    { topic: 'feed' },
    { topic: 'feed' },
    { topic: 'post:1', to: Array.from({ length: 100 }, (_, i) => i) },
  ]
  const messages = inMessages(distinctHints(hints, 30), 130)
  assert(messages.every((message) => JSON.stringify(message).length <= 132))
  assert.deepEqual(
    messages.flat().flatMap(({ to }) => to ?? []),
    hints[2]?.to,
  )
  assert.equal(messages.flat().filter(({ topic }) => topic === 'feed').length, 1)
  assert.deepEqual(inMessages([], 100), [])
})
