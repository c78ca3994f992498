/** Rights to tracks are remembered for ten seconds, for those who have them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MediaAccess } from './access.ts'
import { AccessMemory } from './access-memory.ts'

const access = (change: Partial<MediaAccess>): MediaAccess => ({
  kind: 'video',
  widths: [],
  heights: [240],
  captions: false,
  stream: {},
  attachment: null,
  tracks: { 240: 1 },
  seconds: 1,
  open: false,
  visible: false,
  ...change,
})

test('a right is known to its viewer alone, an open video to everybody, and neither for long', () => {
  let now = 0
  const memory = new AccessMemory(() => now)
  memory.note('private', 7, access({ visible: true }))
  memory.note('open', undefined, access({ open: true }))
  const seen = (key: string, viewer?: number) => memory.recall(key, viewer) !== undefined
  assert.deepEqual([seen('private', 7), seen('private', 8), seen('private')], [true, false, false])
  assert.deepEqual([seen('open', 8), seen('open'), seen('another')], [true, true, false])
  now = 9_999
  assert.ok(seen('private', 7))
  now = 10_000
  assert.deepEqual([seen('private', 7), seen('open')], [false, false])
})

test('what was refused, and whose viewer is only known by a cookie, is asked for each time', () => {
  const memory = new AccessMemory(() => 0)
  memory.note('hidden', 7, access({}))
  memory.note('private', undefined, access({ visible: true }))
  assert.equal(memory.recall('hidden', 7), undefined)
  assert.equal(memory.recall('private', undefined), undefined)
})

test('it holds so many rights, and forgets the oldest first', () => {
  const memory = new AccessMemory(() => 0)
  for (let viewer = 0; viewer <= 10_000; viewer++) memory.note('key', viewer, access({ visible: true }))
  assert.equal(memory.recall('key', 0), undefined)
  assert.ok(memory.recall('key', 1) && memory.recall('key', 10_000))
})
