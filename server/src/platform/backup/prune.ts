/** Removes what no kept backup needs any more: backups over the wanted number, archived changes, files. */
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { listBackups, mediaPrefix } from './backup-folder.ts'
import { FilePool } from './file-pool.ts'

/** Answers in words what was removed. `keep`: how many backups stay, all if not said. */
export async function prune(folder: string, keep: number | undefined): Promise<string[]> {
  const removed: string[] = []
  const all = await listBackups(folder)
  const kept = keep === undefined ? all : all.slice(-keep)
  for (const { folder: old } of all.slice(0, all.length - kept.length)) {
    // Unreadable first: half a backup must not look like one.
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

/** Where in the log a segment lies, without the timeline, so that it compares as text. */
export const positionOf = (segment: string) => segment.slice(8, 24)

async function pruneArchive(directory: string, first: string): Promise<number> {
  const old = (await fs.readdir(directory).catch(() => [])).filter(
    (name) => /^[0-9A-F]{24}(?:\.|$)/.test(name) && positionOf(name) < first,
  )
  for (const name of old) await fs.rm(path.join(directory, name), { force: true })
  return old.length
}

/**
 * A file that came after the oldest backup began may be named at a moment that can be restored, though no
 * backup has it. One from before that is in no backup was removed before the oldest of them.
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
