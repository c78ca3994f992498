/**
 * The suites of several processes once more, with a NATS between them. `COMMONS_TEST_BUS=nats npm test -- …` runs any
 * other file so; only budgets.test.ts counts statements that aren't sent then.
 */
import { test } from 'node:test'
import { atEndOfFile } from '../end-of-file.ts'
import { isLong, onlyLong } from '../long.ts'
import { withoutNats } from '../nats-process.ts'

const suites = [
  'several-processes',
  'matrices/who-may-hear',
  'matrices/chat-matrix',
  'chat/chat-delivery',
  'chat/pair-delivery',
  '../src/features/accounts/tokens/tokens.races',
  '../src/features/insights/count_looks',
  '../src/features/video-calls/video-calls.races',
  '../src/features/video-calls/group-calls.races',
]

if (!isLong || withoutNats) test('the suites over NATS', withoutNats ? { skip: withoutNats } : onlyLong)
else {
  process.env['COMMONS_TEST_BUS'] = 'nats'
  // Registered before any world, so that it is undone after the last.
  atEndOfFile(async () => void delete process.env['COMMONS_TEST_BUS'])
  for (const suite of suites) {
    // Another module than the one of the same file's own run in this process.
    await import(new URL(`../${suite}.test.ts?over=nats`, import.meta.url).href)
  }
}
