import assert from 'node:assert/strict'
import { test } from 'node:test'
import { batchesOf } from './test-node.ts'

const many = (count: number) =>
  Array.from({ length: count }, (_, i) => `server/src/features/posts/${i}.test.ts`)

test('the tests of a feature share a process, eight at most', () => {
  const posts = many(9)
  const follow = 'server/src/features/people/follow.test.ts'
  assert.deepEqual(batchesOf([follow, ...posts]), [[follow], posts.slice(0, 8), posts.slice(8)])
})

test('tests of the whole server have a process each', () => {
  const files = ['server/test/backup.test.ts', 'server/test/faults.test.ts', 'tools/launch.test.ts']
  assert.deepEqual(
    batchesOf(files),
    files.map((file) => [file]),
  )
})
