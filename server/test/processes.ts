/** Two processes of one installation: they share the database and the folder of members' files. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { atEndOfFile } from './end-of-file.ts'
import type { Pair } from './replica.ts'
import { makeWorld, type World } from './world.ts'

let shared: Promise<readonly [World, World]> | undefined

/** Returns the two processes of this test file, which are made at the first call. */
export const twoProcesses = () => (shared ??= makeProcesses())

/** With `pair`, they read from its replica. */
export async function makeProcesses(pair?: Pair): Promise<readonly [World, World]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'commons-processes-'))
  // Registered before the worlds, so that it runs after they have ended.
  atEndOfFile(async () => {
    shared = undefined
    await rm(folder, { recursive: true, force: true })
  })
  const env = { DATA_DIR: folder }
  const shown = pair ? { env, pair } : { env }
  const one = await makeWorld(shown)
  return [one, await makeWorld({ ...shown, database: one.database })]
}
