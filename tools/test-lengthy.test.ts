import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLengthy } from './test-lengthy.ts'

test('plans, chance, races and kills are left to the long run; those for money and of who leaves are not', () => {
  const files = [
    'server/src/features/chat/chat.plans.test.ts',
    'server/src/features/freelance/hours/hours.random.test.ts',
    'server/src/features/chat/several/several.races.test.ts',
    'server/test/channel-races.test.ts',
    'server/test/uploads-kill.test.ts',
    'e2e/freelance-hours.test.ts',
  ]
  const others = [
    'server/src/features/plans/plans.test.ts',
    'server/test/money/money-races.test.ts',
    'server/test/money/milestone-kills.test.ts',
    'server/test/leaving/leaving-races.test.ts',
    'e2e/freelance-whole.test.ts',
    'web/src/features/saved.test.tsx',
  ]
  assert.deepEqual([...files, ...others].filter(isLengthy), files)
})
