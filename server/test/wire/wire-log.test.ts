/** What the log may contain: which call, how it ended, how long it took. Nothing that a caller sent. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

test('a log of everything holds no key, password, name, address or word of a member', async () => {
  const program = fileURLToPath(new URL('../log-everything.ts', import.meta.url))
  const flags = ['--disable-warning=ExperimentalWarning']
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [...flags, program], {
    // The test runner's own variables would make the program report as if it were a test.
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
    maxBuffer: 64 * 1024 * 1024,
  })
  const said = JSON.parse(stderr) as { secrets: string[]; failed: string }
  const lines = stdout.split('\n')

  const answered = lines
    .filter((line) => line.includes('"answered"'))
    .map((line) => JSON.parse(line) as { route: string; status: number })
  assert(answered.some(({ route, status }) => route === '/api/users/post_like' && status === 500))
  assert(answered.some(({ route, status }) => route === '/api/users/add_post' && status === 400))
  assert(lines.filter((line) => line.includes('A request failed')).length >= 2)

  for (const secret of said.secrets) {
    assert.equal(
      lines.find((line) => line.includes(secret)),
      undefined,
      `the log holds ${secret}`,
    )
  }
  // The caller of a call that fails internally only learns that it failed.
  assert.deepEqual(JSON.parse(said.failed), {
    code: false,
    message: 'An error occurred. Please try again.',
    error: 'internal',
  })
})
