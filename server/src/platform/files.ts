/**
 * The one door to the disk for what members store, so that a full or failing volume can be put in
 * by tests and a name can never leave its root.
 */
import { createReadStream, createWriteStream, type ReadStream, type WriteStream } from 'node:fs'
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { brokenWrites, bytesTaken, volumeError } from './broken-volume.ts'

const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])

/** Whether an error says that a volume takes nothing at the moment: it is full, read-only or broken. */
export function isNoRoom(error: Error): boolean {
  if (!('code' in error) || !noRoom.has(String(error.code))) return false
  return !('syscall' in error) || error.syscall !== 'read'
}

/** Keeps a copy of what is written; its failures are its own. */
export type KeepCopy = (name: string, content: Uint8Array) => Promise<void>

export class FileStore {
  readonly root: string
  readonly #keepCopy: KeepCopy | undefined

  constructor(root: string, keepCopy?: KeepCopy) {
    this.root = path.resolve(root)
    this.#keepCopy = keepCopy
  }

  /** The absolute path of `name`; throws on a name that would leave the root. */
  locate(name: string): string {
    const file = path.resolve(this.root, name)
    if (file !== this.root && !file.startsWith(this.root + path.sep))
      throw new Error('A file name left its root')
    return file
  }

  async ready(): Promise<void> {
    await fs.mkdir(this.root, { recursive: true, mode: 0o700 })
  }

  async write(name: string, content: Uint8Array): Promise<void> {
    const file = this.locate(name)
    await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    const taken = bytesTaken(file, content.length)
    await fs.writeFile(file, content.subarray(0, taken), { mode: 0o600 })
    if (taken < content.length) throw volumeError()
    await this.#keepCopy?.(name, content)
  }

  writeStream(name: string): WriteStream {
    const file = this.locate(name)
    return createWriteStream(file, { mode: 0o600, flags: 'wx', ...brokenWrites(file) })
  }

  readStream(name: string, range: { start: number; end: number }): ReadStream {
    return createReadStream(this.locate(name), range)
  }

  /** Bytes of a file; undefined where there is none. */
  async size(name: string): Promise<number | undefined> {
    const stat = await fs.stat(this.locate(name)).catch(() => undefined)
    return stat?.isFile() ? stat.size : undefined
  }

  /** Removes a file or a folder with all in it; one that is not there is fine. */
  async remove(name: string): Promise<void> {
    await fs.rm(this.locate(name), { recursive: true, force: true })
  }
}
