/**
 * The one door to the disk for what members store, so that a full or failing volume can be put in
 * by tests and a name can never leave its root.
 */
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, type ReadStream, type WriteStream } from 'node:fs'
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { brokenWrites, bytesTaken, isBroken, volumeError } from './broken-volume.ts'

const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])

/** Whether an error says that a volume takes nothing at the moment: it is full, read-only or broken. */
export function isNoRoom(error: Error): boolean {
  if (!('code' in error) || !noRoom.has(String(error.code))) return false
  return !('syscall' in error) || error.syscall !== 'read'
}

/** Keeps a copy of what is written, which `open` reads; its failures are its own. */
export type KeepCopy = (name: string, open: () => Readable) => Promise<void>

export class FileStore {
  readonly root: string
  readonly #keepCopy: KeepCopy | undefined
  /** By name: when what is written now will be closed, whole or broken off. */
  readonly #written = new Map<string, Promise<void>>()

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
    await fs.writeFile(file, content.subarray(0, taken), { mode: 0o600, flush: true })
    if (taken < content.length) throw volumeError()
    await this.#keepCopy?.(name, () => Readable.from([content]))
  }

  /**
   * Takes a local file in under a name, whichever volume it lies on; it is gone from where it lay. Whoever
   * wrote it has flushed it: what is answered as stored survives a loss of power, and not only of a process.
   */
  async take(name: string, from: string): Promise<void> {
    const file = this.locate(name)
    await fs.chmod(from, 0o600)
    try {
      if (isBroken(file)) await takeFromBroken(file, from)
      await inFolder(path.dirname(file), () => moveFile(from, file))
    } catch (error) {
      await this.removeEmptyFolders(name).catch(() => undefined)
      throw error
    }
    await this.#keepCopy?.(name, () => createReadStream(file))
  }

  writeStream(name: string): WriteStream {
    const file = this.locate(name)
    const stream = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true, ...brokenWrites(file) })
    const closed = new Promise<void>((resolve) => stream.once('close', resolve))
    this.#written.set(
      name,
      closed.finally(() => this.#written.delete(name)),
    )
    return stream
  }

  readStream(name: string, range: { start: number; end: number }): ReadStream {
    return createReadStream(this.locate(name), range)
  }

  /** The content, or a range of it with both ends included. Rejects where there is none. */
  async open(name: string, range?: { start: number; end: number }): Promise<Readable> {
    const handle = await fs.open(this.locate(name))
    return handle.createReadStream(range)
  }

  /** Bytes of a file; undefined where there is none. */
  async size(name: string): Promise<number | undefined> {
    const stat = await fs.stat(this.locate(name)).catch((error: unknown) => {
      // Anything else says that one cannot look, and not that there is none.
      if (!isMissing(error)) throw error
    })
    return stat?.isFile() ? stat.size : undefined
  }

  /**
   * Removes a file; one that is not there is fine. A stream into it that was broken off may not even have made
   * it yet: that is waited for, or it would come to be after it was removed.
   */
  async removeFile(name: string): Promise<void> {
    await this.#written.get(name)
    await fs.unlink(this.locate(name)).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
  }

  /** Removes a file or a folder with all in it; one that is not there is fine. */
  async remove(name: string): Promise<void> {
    await this.#written.get(name)
    await fs.rm(this.locate(name), { recursive: true, force: true })
  }

  /** Removes the folders that a name went through, as far as they are empty. */
  async removeEmptyFolders(name: string): Promise<void> {
    for (let at = path.dirname(this.locate(name)); at.length > this.root.length; at = path.dirname(at)) {
      const gone = await fs.rmdir(at).then(() => true, isMissing)
      if (!gone) return
    }
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT'

/** Makes the folder and works in it, once more if somebody removed it as empty in between. */
async function inFolder(folder: string, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 })
      return await work()
    } catch (error) {
      // Node's own mkdir says ENOTDIR of a folder that went while it looked.
      if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error)) || tries === 20) throw error
    }
  }
}

/** A volume that a test broke takes what it has room for. */
async function takeFromBroken(file: string, from: string): Promise<void> {
  const { size } = await fs.stat(from)
  if (bytesTaken(file, size) < size) throw volumeError()
}

async function moveFile(from: string, to: string): Promise<void> {
  try {
    await fs.rename(from, to)
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error
    await copyFile(from, to)
    await fs.rm(from, { force: true })
  }
}

/** Under a name of its own until it is whole, so that nobody reads a half. */
async function copyFile(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${randomUUID()}`
  try {
    const output = createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true })
    await pipeline(createReadStream(from), output)
    await fs.rename(unfinished, to)
  } catch (error) {
    await fs.rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
}
