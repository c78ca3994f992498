import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lastWords, passOn } from './log.ts'

function levelsOf(...lines: string[]): string[] {
  const passed: string[] = []
  const at = (level: string) => (_: object, message: string) => void passed.push(`${level} ${message}`)
  for (const line of lines) passOn({ info: at('info'), warn: at('warn'), error: at('error') }, line)
  return passed
}

test('lines of the database come at their level', () => {
  assert.deepEqual(
    levelsOf(
      '00000 LOG:  database system is ready',
      '58P01 WARNING:  archiving write-ahead log file failed too many times',
      'XX001 ERROR:  invalid page in block 3',
      '53100 PANIC:  could not write to file: No space left on device',
      'LOG:  without a state',
      '\tthe rest of a message',
    ),
    [
      'info database system is ready',
      'warn archiving write-ahead log file failed too many times',
      'error invalid page in block 3',
      'error could not write to file: No space left on device',
      'info without a state',
      'info \tthe rest of a message',
    ],
  )
})

test('what only ends a statement or a connection is no error of the database', () => {
  assert.deepEqual(
    levelsOf(
      'LG004 ERROR:  Balance too low',
      '23505 ERROR:  duplicate key value violates unique constraint "members_email"',
      '40P01 ERROR:  deadlock detected',
      '55P03 ERROR:  canceling statement due to lock timeout',
      '57P01 FATAL:  terminating connection due to administrator command',
    ),
    [],
  )
})

test('why a server ended is what failed, or what it said last', () => {
  assert.equal(
    lastWords(['00000 LOG:  starting', '55000 FATAL:  lock file exists', '00000 LOG:  bye']),
    'FATAL:  lock file exists',
  )
  assert.equal(lastWords(['00000 LOG:  starting']), 'LOG:  starting')
})
