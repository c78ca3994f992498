import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeError } from './log.ts'

test('an error says its name, message and code, and no value of a statement', () => {
  const error = Object.assign(new TypeError('It broke'), { code: 'E1', parameters: ['secret'] })
  const { stack, ...said } = describeError(error)
  assert.deepEqual(said, { type: 'TypeError', message: 'It broke', code: 'E1' })
  assert.match(stack ?? '', /log\.test\.ts/)
})

test('what is thrown and is no error says what it can, and never [object Object]', () => {
  // The shape in which the job queue reports errors.
  const told = { message: 'The queue is away', code: '57P01', queue: 'mail', worker: 'x' }
  assert.deepEqual(describeError(told), {
    type: 'Object',
    message: 'The queue is away',
    code: '57P01',
    stack: undefined,
  })
  assert.equal(describeError({ queue: 'mail', values: ['secret'] }).message, 'An object with queue, values')
  assert.equal(describeError(Object.create(null)).message, 'An object with nothing in it')
  assert.equal(describeError('words').message, 'words')
  assert.equal(describeError(undefined).message, 'undefined')
})
