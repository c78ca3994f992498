/** Other files once more, with worlds that read from a replica: what holds without one has to hold with one. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { onlyLong } from './long.ts'

const files = [
  'several-processes.test.ts',
  'budgets.test.ts',
  'socket.test.ts',
  'repeated-writes.test.ts',
  'standing-races.test.ts',
  'matrices/audiences.test.ts',
  'matrices/feed-matrix.test.ts',
  'matrices/group-audiences.test.ts',
  'matrices/who-may-hear.test.ts',
]

for (const file of files)
  test(`${file}, over a replica`, onlyLong, async () => {
    const child = spawn(process.execPath, ['--test', fileURLToPath(new URL(file, import.meta.url))], {
      // The runner's own variables would make it report to the runner.
      env: {
        ...process.env,
        COMMONS_TEST_REPLICA: '1',
        COMMONS_TEST_LONG: '',
        NODE_TEST_CONTEXT: undefined,
        NODE_OPTIONS: undefined,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
    const [code] = (await once(child, 'exit')) as [number | null]
    assert.equal(code, 0, said)
  })
