import assert from 'node:assert/strict'
import { test } from 'node:test'
import { batchesOf } from './test-node.ts'

const many = (count: number) =>
  Array.from({ length: count }, (_, i) => `server/src/features/posts/${i}.test.ts`)

test('tests that only ask a server share two processes for each worker', () => {
  const posts = many(60)
  const batches = batchesOf(posts, 2)
  assert.deepEqual(
    batches.map(({ length }) => length),
    [15, 15, 15, 15],
  )
  assert.deepEqual(batches.flat().toSorted(), posts.toSorted())
})

test('a few tests share one process', () => {
  const files = ['server/src/features/people/follow.test.ts', ...many(3)]
  assert.deepEqual(batchesOf(files, 2), [files])
})

test('tests of the whole server have a process each, and the longest come first', () => {
  const files = ['server/test/fuzz.test.ts', 'server/test/backup.test.ts', 'tools/launch.test.ts']
  assert.deepEqual(
    batchesOf(files.toReversed()),
    files.map((file) => [file]),
  )
})
