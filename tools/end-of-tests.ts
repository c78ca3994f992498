/**
 * Loaded before each test file: one whose tests are over says so in a file of its own, since what it reports can be
 * lost, and is over some time later, whatever it left open. Node's own --test-force-exit ends it at once, and loses
 * what a fast file had to say of its tests.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after } from 'node:test'

const patienceMs = 30_000
const { COMMONS_ENDED_TESTS: folder } = process.env
const file = process.argv[1] ?? ''

after(() => {
  if (folder !== undefined) writeFileSync(join(folder, encodeURIComponent(file)), '')
  setTimeout(() => process.exit(), patienceMs).unref()
})
