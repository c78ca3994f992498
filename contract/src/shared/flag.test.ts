import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Flag, FlagIn, TextFlag } from './flag.ts'

test('"1", 1, true and "true" are the same flag, and so are "0", 0, false and "false"', () => {
  for (const yes of ['1', 1, true, 'true']) assert.equal(FlagIn.parse(yes), 1)
  for (const no of ['0', 0, false, 'false']) assert.equal(FlagIn.parse(no), 0)
})

test('nothing else is a flag', () => {
  for (const value of ['', 'True', 'yes', '01', 2, -1, 0.5, null, undefined, [], [1], {}, Number.NaN]) {
    const { error } = FlagIn.safeParse(value)
    assert.deepEqual(
      error?.issues.map(({ message }) => message),
      ['flag_invalid'],
    )
  }
})

test('flags go out in the one type that the documents show', () => {
  assert(Flag.safeParse(1).success && !Flag.safeParse('1').success && !Flag.safeParse(true).success)
  assert(TextFlag.safeParse('1').success && !TextFlag.safeParse(1).success)
})
