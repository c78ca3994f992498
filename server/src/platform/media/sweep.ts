/**
 * Removes what nothing refers to: rows that no object names, files without a row, uploads left by a
 * killed process. Recent ones are kept, since they may still be in progress.
 */
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { now } from '../clock.ts'
import type { JobKind } from '../jobs.ts'
import type { MediaPlatform } from './media-platform.ts'
import { idOf } from '../uploads/upload-store.ts'
import { listExisting } from '../uploads/uploads.queries.ts'
import { filesOf, mediaName } from './store/store.ts'
import * as queries from './media.queries.ts'
import type { BegunMedia } from './media.queries.ts'

const onTheWayFor = '1 hour'
/** The jobs give up on files that aren't ready by then, too. */
const triedFor = '3 days'
const dayMs = 24 * 3_600_000
const atOnce = 500

interface GivingUp {
  giveUp(media: BegunMedia): Promise<void>
  /** The same for what is still missing of files that are ready. */
  giveUpStuck(after: string, atOnce: number): Promise<void>
}

export const sweep = (platform: MediaPlatform, { giveUp, giveUpStuck }: GivingUp): JobKind<object> => ({
  name: 'media.sweep',
  every: '37 * * * *',
  async work() {
    const { db } = platform.database
    const forgotten = async () => {
      for (const media of await queries.listForgotten(db, triedFor, atOnce)) await giveUp(media)
    }
    // Only young rows: older ones have been checked before.
    const unattached = () => queries.removeUnattached(db, { after: onTheWayFor, until: triedFor }, atOnce)
    // Independent steps: a failing one must not hold up the others.
    const left = () => removeLeftUploads(platform)
    const stuck = () => giveUpStuck(triedFor, atOnce)
    const abandoned = () => platform.uploads.sweep()
    const steps = await Promise.allSettled([unattached(), forgotten(), stuck(), left(), abandoned()])
    for (const step of steps) if (step.status === 'rejected') throw step.reason
  },
})

/** Checks every stored file, so it runs only once a night. */
export const sweepFiles = (platform: MediaPlatform): JobKind<object> => ({
  name: 'media.sweep-files',
  every: '23 4 * * *',
  work: () => removeUnknownFiles(platform),
})

/** Removes what a killed process was receiving, which is useless, except for uploads in pieces: they go on. */
export async function removeHalfReceived(root: string): Promise<void> {
  const names = await readdir(root).catch(() => [])
  for (const name of names) {
    if (idOf(name) === undefined) await rm(path.join(root, name), { recursive: true, force: true })
  }
}

/** Removes what was being received or made a day ago, in this machine's folder. */
export async function removeLeftUploads({
  database,
  incoming: { root },
}: Pick<MediaPlatform, 'database' | 'incoming'>): Promise<void> {
  const old: string[] = []
  for (const name of await readdir(root)) {
    const found = await stat(path.join(root, name)).catch(() => undefined)
    if (found && found.mtimeMs < now().getTime() - dayMs) old.push(name)
  }
  // An upload in pieces may pause for longer; it is swept by its row.
  const going = await listExisting(
    database.db,
    old.flatMap((name) => idOf(name) ?? []),
  )
  for (const name of old) {
    if (!going.has(idOf(name) ?? '')) await rm(path.join(root, name), { recursive: true, force: true })
  }
}

async function removeUnknownFiles({ database: { db }, mediaStore, log }: MediaPlatform): Promise<void> {
  const found = new Map<string, string[]>()
  const remove = async () => {
    const rows = await queries.listNamed(db, [...found.keys()])
    const named = new Set(rows.flatMap((row) => filesOf(row).map((file) => mediaName(row.key, file))))
    for (const key of await queries.listExportKeys(db, [...found.keys()])) found.delete(key)
    const unknown = [...found.values()].flat().filter((name) => !named.has(name))
    for (const name of unknown) await mediaStore.remove(name)
    if (unknown.length > 0) log.warn({ files: unknown.length }, 'Files without a row were removed')
    found.clear()
  }
  for await (const { name, modified } of mediaStore.list()) {
    if (modified.getTime() > now().getTime() - dayMs) continue
    const key = name.split('/')[1] ?? ''
    found.set(key, [...(found.get(key) ?? []), name])
    if (found.size >= atOnce) await remove()
  }
  await remove()
}
