import { expect, test } from 'vitest'
import { differs, isKnown, momentIn, movedBy, wallIn } from './wall-time.ts'

test.each([
  ['Europe/Prague', '2026-12-24T18:00', '2026-12-24T17:00:00.000Z'],
  ['Europe/Prague', '2026-07-01T18:00', '2026-07-01T16:00:00.000Z'],
  ['America/New_York', '2026-12-24T18:00', '2026-12-24T23:00:00.000Z'],
  ['Asia/Kathmandu', '2026-12-24T00:15', '2026-12-23T18:30:00.000Z'],
  ['UTC', '2026-01-01T00:00', '2026-01-01T00:00:00.000Z'],
  // Before and after the clocks change.
  ['Europe/Prague', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/Prague', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['Europe/Prague', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
])('in %s, clocks show %s at %s', (zone, wall, moment) => {
  expect(momentIn(zone, wall)).toBe(moment)
  expect(wallIn(zone, moment)).toBe(wall)
})

test.each([
  // No clock shows it: as much later.
  ['Europe/Prague', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
  // Clocks show it twice: the first time.
  ['Europe/Prague', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
])('in %s, where clocks change, %s is %s', (zone, wall, moment) => {
  expect(momentIn(zone, wall)).toBe(moment)
})

test('a zone is known or not', () => {
  expect([isKnown('Europe/Prague'), isKnown('Mars/Base')]).toEqual([true, false])
})

test('what is no time makes no moment', () => {
  expect(momentIn('UTC', '')).toBe('')
  expect(momentIn('UTC', 'soon')).toBe('')
  expect(movedBy('', '2026-01-01T10:00', '2026-01-01T11:00')).toBe('')
})

test('the end moves along with the beginning, and zones are compared by their clocks', () => {
  expect(movedBy('2026-01-01T12:00', '2026-01-01T10:00', '2026-01-02T11:30')).toBe('2026-01-02T13:30')
  expect(differs('Europe/Prague', 'Europe/Vienna', '2026-07-01T16:00:00.000Z')).toBe(false)
  expect(differs('Europe/Prague', 'Europe/London', '2026-07-01T16:00:00.000Z')).toBe(true)
})
