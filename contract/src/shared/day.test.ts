import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DayIn, isDay } from './day.ts'

test('a day is one that exists', () => {
  for (const day of ['0001-01-01', '2024-02-29', '2026-12-31', '9999-12-31']) assert(isDay(day), day)
  for (const day of [
    '0000-01-01',
    '0000-12-31',
    '2023-02-29',
    '2026-11-31',
    '2026-13-01',
    '2026-11-00',
    '2026-11',
    '2026',
    '2026-1-1',
    '2026-11-25T10:00:00Z',
    '12026-11-25',
    '-001-11-25',
    '',
  ])
    assert(!isDay(day), day)
})

test('a day in an input is whole, or none', () => {
  for (const none of ['', null]) assert.equal(DayIn.parse(none), null)
  assert.equal(DayIn.parse(' 2026-11-25 '), '2026-11-25')
  for (const half of ['2026-11', '2026', '0000-01-01', 2026, {}])
    assert.deepEqual(
      DayIn.safeParse(half).error?.issues.map(({ message }) => message),
      ['day_invalid'],
      JSON.stringify(half),
    )
})
