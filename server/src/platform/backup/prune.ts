/** Removes what no kept backup needs: surplus backups, archived changes and files. */
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { listBackups, mediaPrefix } from './backup-folder.ts'
import { FilePool } from './file-pool.ts'

/** Returns descriptions of what was removed. `keep` is the number of backups to keep, all if undefined. */
export async function prune(folder: string, keep: number | undefined): Promise<string[]> {
  const removed: string[] = []
  const all = await listBackups(folder)
  const kept = keep === undefined ? all : all.slice(-keep)
  for (const { folder: old } of all.slice(0, all.length - kept.length)) {
    // Make it unreadable first: half a backup must not look like a whole one.
    await fs.rm(path.join(old, 'backup.json'))
    await fs.rename(old, `${old}.unfinished`)
    await fs.rm(`${old}.unfinished`, { recursive: true })
    removed.push(path.basename(old))
  }
  const archives = new Set(kept.flatMap(({ description }) => description.archive ?? []))
  for (const archive of archives) {
    const needed = kept.flatMap(({ description }) =>
      description.archive === archive ? positionOf(description.firstSegment) : [],
    )
    const count = await pruneArchive(path.join(folder, archive), needed.toSorted()[0] ?? '')
    if (count > 0) removed.push(`${count} segments of ${archive}`)
  }
  await pruneFiles(folder, kept)
  return removed
}

/** Returns a segment's place in the WAL, without the timeline, so that it compares as text. */
export const positionOf = (segment: string) => segment.slice(8, 24)

async function pruneArchive(directory: string, first: string): Promise<number> {
  const old = (await fs.readdir(directory).catch(() => [])).filter(
    (name) => /^[0-9A-F]{24}(?:\.|$)/.test(name) && positionOf(name) < first,
  )
  for (const name of old) await fs.rm(path.join(directory, name), { force: true })
  return old.length
}

/**
 * Keeps files copied since the oldest backup began: a moment that can be restored may name them, though no
 * backup contains them. An older file that is in no backup was deleted before the oldest one.
 */
async function pruneFiles(folder: string, kept: Awaited<ReturnType<typeof listBackups>>): Promise<void> {
  const oldest = kept[0]
  if (!oldest) return
  const pool = new FilePool(folder)
  const since = Date.parse(oldest.description.startedAt)
  const needed = new Set((await pool.list()).filter((file) => file.since >= since).map(({ name }) => name))
  for (const { description } of kept) {
    for (const { path: name } of description.files)
      if (name.startsWith(mediaPrefix)) needed.add(name.slice(mediaPrefix.length))
  }
  await pool.keep(needed)
}
