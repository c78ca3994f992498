import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import type { WebSocket } from 'ws'
import { now, shiftClock } from '../clock.ts'
import type { Member } from '../session/sessions.ts'
import { Subscriptions } from './subscriptions.ts'

afterEach(() => shiftClock(0))

const member = (id: number) => ({ id }) as Member
const nothing = {} as WebSocket

function listening(...topics: string[]) {
  const subscriptions = new Subscriptions()
  const connection = subscriptions.open(nothing, member(1))
  subscriptions.settle(connection, subscriptions.ask(connection, topics), new Set(topics))
  const heard = (topic: string) => [...subscriptions.listeners(topic)].length
  return { subscriptions, connection, heard }
}

test('a topic in doubt is silent at once, and heard again where it may be', () => {
  const { subscriptions, connection, heard } = listening('post:1', 'post:2')
  assert.deepEqual([...subscriptions.doubt({ topics: ['post:1', 'post:9'] })], [connection])
  assert.deepEqual([heard('post:1'), heard('post:2')], [0, 1])
  const { gained, lost } = subscriptions.settle(connection, connection.doubted, new Set(['post:1']))
  assert.deepEqual([[...gained.keys()], lost], [['post:1'], []])
  assert.equal(heard('post:1'), 1)
})

test('a member in doubt is silent everywhere, and nobody else is', () => {
  const { subscriptions, connection, heard } = listening('post:1', 'feed')
  const other = subscriptions.open(nothing, member(2))
  subscriptions.settle(other, subscriptions.ask(other, ['post:1']), new Set(['post:1']))
  assert.deepEqual([...subscriptions.doubt({ members: [1, 3] })], [connection])
  assert.deepEqual([heard('post:1'), heard('feed')], [1, 0])
})

test('what is lost is told once', () => {
  const { subscriptions, connection } = listening('post:1')
  for (const lost of [['post:1'], []]) {
    subscriptions.doubt({ members: [1] })
    assert.deepEqual(subscriptions.settle(connection, connection.doubted, new Set()).lost, lost)
  }
})

test('a topic that could not be heard is heard once it may be', () => {
  const subscriptions = new Subscriptions()
  const connection = subscriptions.open(nothing, member(1))
  const { gained, lost } = subscriptions.settle(
    connection,
    subscriptions.ask(connection, ['post:1']),
    new Set(),
  )
  assert.deepEqual([gained.size, lost.length, [...subscriptions.listeners('post:1')].length], [0, 0, 0])
  subscriptions.doubt({ topics: ['post:1'] })
  subscriptions.settle(connection, connection.doubted, new Set(['post:1']))
  assert.equal([...subscriptions.listeners('post:1')].length, 1)
})

test('an answer from before the doubt does not count', () => {
  const subscriptions = new Subscriptions()
  const connection = subscriptions.open(nothing, member(1))
  const asked = subscriptions.ask(connection, ['post:1'])
  subscriptions.doubt({ members: [1] })
  subscriptions.settle(connection, asked, new Set(['post:1']))
  assert.equal([...subscriptions.listeners('post:1')].length, 0)
  subscriptions.settle(connection, connection.doubted, new Set())
  assert.equal([...subscriptions.listeners('post:1')].length, 0)
})

test('nor does one from before it was given up', () => {
  const { subscriptions, connection, heard } = listening()
  const asked = subscriptions.ask(connection, ['post:1'])
  subscriptions.forget(connection, ['post:1'])
  subscriptions.settle(connection, asked, new Set(['post:1']))
  assert.equal(heard('post:1'), 0)
})

test('hints may have been missed since the first of two doubts', () => {
  const { subscriptions, connection } = listening('post:1')
  const since = now().getTime()
  subscriptions.doubt({ members: [1] })
  shiftClock(60_000)
  subscriptions.doubt({ topics: ['post:1'] })
  const at = subscriptions.settle(connection, connection.doubted, new Set(['post:1'])).gained.get('post:1')
  assert(at !== undefined && at >= since && at < since + 30_000)
})

test('a closed page leaves nothing behind', () => {
  const { subscriptions, connection, heard } = listening('post:1')
  subscriptions.close(connection)
  assert.equal(heard('post:1'), 0)
  assert.equal(subscriptions.doubt({ members: [1], topics: ['post:1'] }).size, 0)
})

test('a topic counts as listened to from the first page that may hear it until the last can’t', () => {
  const told: string[] = []
  const subscriptions = new Subscriptions({
    listenTo: (topic) => told.push(`+${topic}`),
    leave: (topic) => told.push(`-${topic}`),
  })
  const [one, other] = [subscriptions.open(nothing, member(1)), subscriptions.open(nothing, member(2))]
  const asked = subscriptions.ask(one, ['post:1', 'strange'])
  assert.deepEqual(told, [])
  subscriptions.settle(one, asked, new Set(['post:1']))
  subscriptions.settle(other, subscriptions.ask(other, ['post:1']), new Set(['post:1']))
  subscriptions.close(other)
  assert.deepEqual(told.splice(0), ['+post:1'])
  // In doubt it is still listened to.
  subscriptions.doubt({ members: [1] })
  assert.deepEqual(told, [])
  subscriptions.settle(one, one.doubted, new Set())
  assert.deepEqual(told.splice(0), ['-post:1'])
  subscriptions.close(one)
  assert.deepEqual(told, [])
})
