import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'

test('what a start loads is kept compiled, and nothing is started or said', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'commons-compiled-'))
  try {
    const said = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'precompile.ts')],
      { env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: folder }, timeout: 120_000 },
    )
    assert.deepEqual(said, { stdout: '', stderr: '' })
    // A module of the server's own each; packages come on top.
    const kept = await readdir(folder, { recursive: true })
    assert(kept.length > 2_000, `${kept.length} files`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
