/** Members' files on this machine's disk. */
import type { Dirent } from 'node:fs'
import * as fs from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from '../../files.ts'
import { checkName, folderOf, isMediaName } from './name.ts'
import { mediaName, type MediaStore, type StoredFile } from './store.ts'

export class DiskStore implements MediaStore {
  readonly kind = 'disk'
  readonly #files: FileStore

  constructor(files: FileStore) {
    this.#files = files
  }

  async take(name: string, from: string): Promise<void> {
    await this.#files.take(checkName(name), from)
  }

  read(name: string, range?: { start: number; end: number }) {
    return this.#files.open(checkName(name), range)
  }

  size(name: string): Promise<number | undefined> {
    return this.#files.size(checkName(name))
  }

  lend<Result>(name: string, work: (path: string) => Promise<Result>): Promise<Result> {
    return work(this.#files.locate(checkName(name)))
  }

  async remove(name: string): Promise<void> {
    await this.#files.remove(checkName(name))
    await this.#files.removeEmptyFolders(name)
  }

  async removeAll(key: string): Promise<void> {
    const folder = folderOf(key)
    await this.#files.remove(folder)
    await this.#files.removeEmptyFolders(folder)
  }

  async *list(): AsyncGenerator<StoredFile> {
    for await (const outer of entries(this.#files.root)) {
      if (!outer.isDirectory()) continue
      for await (const key of entries(path.join(this.#files.root, outer.name))) {
        // On file systems that ignore case, keys that begin with `aB` are in the folder made for `ab`.
        // oxlint-disable-next-line commons/cut-at-graphemes -- keys are Commons' own
        const isOfIt = key.name.slice(0, 2).toLowerCase() === outer.name.toLowerCase()
        if (key.isDirectory() && isOfIt) yield* this.#filesOf(outer.name, key.name)
      }
    }
  }

  async *#filesOf(outer: string, key: string): AsyncGenerator<StoredFile> {
    const folder = path.join(this.#files.root, outer, key)
    for await (const entry of entries(folder)) {
      const name = mediaName(key, entry.name)
      // Other files aren't ours.
      if (!entry.isFile() || !isMediaName(name)) continue
      // The file may have been removed since it was listed.
      const stat = await fs.stat(path.join(folder, entry.name)).catch(() => undefined)
      if (stat) yield { name, bytes: stat.size, modified: stat.mtime }
    }
  }
}

/** Yields a folder's entries, read a few at a time; none if the folder is gone. */
async function* entries(folder: string): AsyncGenerator<Dirent> {
  const opened = await fs.opendir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (opened) yield* opened
}
