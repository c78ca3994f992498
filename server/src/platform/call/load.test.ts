import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openLoad } from './load.ts'
import { Refusal } from './refusal.ts'

test('what matters least is turned away first, and all is well again after the flood', async () => {
  const load = openLoad()
  let release = () => {}
  const dam = new Promise<void>((resolve) => (release = resolve))
  const waiting = Array.from({ length: 250 }, () => load('write', () => dam))
  const isRefused = (error: unknown) => error instanceof Refusal && error.refusal === 'overloaded'
  await assert.rejects(
    load('poll', async () => 1),
    isRefused,
  )
  await assert.rejects(
    load('read', async () => 1),
    isRefused,
  )
  assert.equal(await load('identity', async () => 1), 1)
  release()
  await Promise.all(waiting)
  assert.equal(await load('poll', async () => 1), 1)
})

test('many polls at once stand in line, and a read goes past them', async () => {
  const load = openLoad()
  let release = () => {}
  const dam = new Promise<void>((resolve) => (release = resolve))
  let begun = 0
  const polls = Array.from({ length: 300 }, () =>
    load('poll', () => {
      begun++
      return dam
    }),
  )
  assert.equal(await load('read', async () => 1), 1)
  assert.equal(begun, 8)
  release()
  await Promise.all(polls)
  assert.equal(begun, 300)
})
