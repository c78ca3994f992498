/**
 * Started by `tools/test-node.ts` with the paths of test files: runs them one after another in this process,
 * each as a suite named by its path. Loading the server and building it for the first time takes longer than
 * most files' tests.
 */
import { after, describe } from 'node:test'
import { pathToFileURL } from 'node:url'
import { endFile } from '../server/test/end-of-file.ts'
import { leaveFile } from './without-async-hooks.ts'

const patienceMs = 30_000

for (const file of process.argv.slice(2)) {
  const { promise: over, resolve } = Promise.withResolvers<void>()
  // Not awaited: its promise resolves before its tests have run.
  void describe(file, async () => {
    after(async () => {
      // What isn't closed is told, and the next file begins all the same.
      await endFile().finally(resolve)
    })
    await import(pathToFileURL(file).href)
  })
  // A file loaded while another's tests run would share their world and their clock.
  await over
  leaveFile()
}

// Ends the process if something stays open: Node's own --test-force-exit loses reports of a fast file's
// tests.
after(() => {
  setTimeout(() => process.exit(), patienceMs).unref()
})
