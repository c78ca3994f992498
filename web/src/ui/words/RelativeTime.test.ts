import { expect, test } from 'vitest'
import { relativeTime } from './RelativeTime.tsx'

const now = new Date('2026-11-20T12:00:00')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test('a time is as short as people write it, a whole expression in a sentence, and a date after a week', () => {
  const rows = [10, 5 * 60, 2 * 3600, 3 * 86_400, 17 * 86_400, 400 * 86_400].map((seconds) => [
    relativeTime(ago(seconds), now, 'en'),
    relativeTime(ago(seconds), now, 'cs'),
    relativeTime(ago(seconds), now, 'en', true),
  ])
  expect(rows).toEqual([
    ['now', 'nyní', 'now'],
    ['5m', '5 min', '5m ago'],
    ['2h', '2 h', '2h ago'],
    ['3d', '3 dny', '3d ago'],
    ['Nov 3', '3. 11.', 'Nov 3'],
    ['Oct 16, 2025', '16. 10. 2025', 'Oct 16, 2025'],
  ])
})
