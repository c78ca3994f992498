import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import type { FileStore } from '../files.ts'

/** Runs `work` with a new folder for what it makes, which is removed afterwards. */
export async function inMakingFolder<Result>(
  incoming: FileStore,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  // Below the folder of incoming files, where the sweep removes what a killed process leaves.
  const folder = incoming.locate(`${randomUUID()}.making`)
  await mkdir(folder, { mode: 0o700 })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}
