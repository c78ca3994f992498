import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Db } from './prepared.ts'
import { forgetTopics, keeping, noteProof } from './versioned-cache.ts'

interface Named {
  readonly id: number
  readonly name: string
}

/** A server that answers when it is told to. */
function server() {
  const db = { isTransaction: false } as Db
  const asked: Array<(name: string) => void> = []
  const namesOf = keeping<Named, { id: number }>({
    load: (_, ids) =>
      new Promise((resolve) => asked.push((name) => resolve(ids.map((id) => ({ id, name }))))),
    isFresh: () => true,
    most: 10,
    topic: 'member',
  })
  const read = async () => (await namesOf(db, [{ id: 1 }])).get(1)?.name
  const forget = () => forgetTopics(db, [{ topic: 'member:1' }])
  return { db, asked, read, forget }
}

/** Answers the next question with this name. */
const answer = async (asked: Array<(name: string) => void>, name: string) => {
  while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve))
  asked.shift()?.(name)
}

test('what is read before a hint is not cached after it', async () => {
  const { asked, read, forget } = server()
  const reading = read()
  await answer(asked, 'old')
  assert.equal(await reading, 'old')
  assert.equal(await read(), 'old', 'cached')
  forget()
  const again = read()
  await answer(asked, 'new')
  assert.equal(await again, 'new')
  assert.equal(asked.length, 0)
})

test('a replica’s answer that may be older than a hint is good for its call, and not cached', async () => {
  const { db, asked, read, forget } = server()
  let proven = performance.now()
  noteProof(db, () => proven)
  const prove = async () => {
    await new Promise((resolve) => setTimeout(resolve, 2))
    proven = performance.now()
  }
  const ask = async (name: string) => {
    const reading = read()
    await answer(asked, name)
    return reading
  }
  assert.equal(await ask('old'), 'old')
  await prove()
  assert.equal(await ask('old'), 'old', 'the first one may be older than a hint before there was a cache')
  assert.equal(await read(), 'old', 'cached by now')
  forget()
  // The replica hasn't replayed the change yet, as far as is known.
  assert.equal(await ask('old'), 'old')
  assert.equal(await ask('new'), 'new')
  await prove()
  assert.equal(await ask('new'), 'new')
  assert.equal(await read(), 'new')
  assert.equal(asked.length, 0)
})
