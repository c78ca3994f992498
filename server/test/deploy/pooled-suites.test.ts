/** Suites of several processes and of money, through a PgBouncer of six connections, that follows names and not. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { test } from 'node:test'
import { isLong } from '../long.ts'
import { ways, withoutWay } from '../pooler-process.ts'

const root = path.join(import.meta.dirname, '../../..')
const suites = [
  'server/test/several-processes',
  'server/test/socket',
  'server/test/events',
  'server/test/repeated-writes',
  'server/test/leaving/',
  'money-races',
  // Not their plans: without names each statement has a new one.
  'server/src/features/posts/add_post',
  'server/src/features/posts/comments/post_comment',
  'server/src/features/wallet/transfers/',
  'server/src/features/wallet/withdrawals/',
]

for (const way of ways)
  test(
    `all of them hold through ${way} statements`,
    { skip: isLong ? withoutWay[way] : 'only in npm run test:long', timeout: 3_000_000 },
    async () => {
      const env = {
        ...process.env,
        COMMONS_TEST_POOLER: way,
        NODE_TEST_CONTEXT: undefined,
        COMMONS_TEST_LONG: undefined,
      }
      const child = spawn(process.execPath, ['tools/test.ts', ...suites], {
        cwd: root,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let said = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (chunk: string) => (said = (said + chunk).slice(-20_000)))
      const [code] = (await once(child, 'exit')) as [number]
      assert.equal(code, 0, said)
    },
  )
