import { expect, test } from 'vitest'
import { daysAgo } from './days-ago.ts'

test('days are counted by midnights', () => {
  const now = new Date('2026-11-26T12:00:00')
  const at = (time: string) => daysAgo(new Date(time), now)
  expect(
    ['2026-11-26T00:01:00', '2026-11-25T23:59:00', '2026-11-20T12:00:00', '2026-11-27T00:00:00'].map(at),
  ).toEqual([0, 1, 6, 0])
})
