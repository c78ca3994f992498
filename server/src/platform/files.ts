/** All disk access for members' files, so that tests can simulate a bad volume and no name leaves its root. */
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, type ReadStream, type WriteStream } from 'node:fs'
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { brokenWrites, bytesTaken, isBroken, volumeError } from './broken-volume.ts'

const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])

/** Bytes of a stored file that are read at once: most of what a segment of video costs is spent for each read. */
const readAtOnce = 256 * 1024

/** Bytes that may wait while others are written: each write goes through a thread, and those that wait are one. */
const heldAtOnce = 256 * 1024

/** Returns whether an error means that a volume takes no writes now: it is full, read-only or broken. */
export function isNoRoom(error: Error): boolean {
  if (!('code' in error) || !noRoom.has(String(error.code))) return false
  return !('syscall' in error) || error.syscall !== 'read'
}

/** Keeps a copy of a written file, read through `open`. Handles its own failures. */
export type KeepCopy = (name: string, open: () => Readable) => Promise<void>

export class FileStore {
  readonly root: string
  readonly #keepCopy: KeepCopy | undefined
  /** By name: resolves when the stream writing that file has closed, complete or aborted. */
  readonly #written = new Map<string, Promise<void>>()

  constructor(root: string, keepCopy?: KeepCopy) {
    this.root = path.resolve(root)
    this.#keepCopy = keepCopy
  }

  /** Returns the absolute path of `name`; throws if it leaves the root. */
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
   * Moves a local file into the store, across volumes if need be. Its writer has flushed it, so that a file
   * reported as stored survives a power failure, not just the end of the process.
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
    const stream = createWriteStream(file, {
      mode: 0o600,
      flags: 'wx',
      flush: true,
      highWaterMark: heldAtOnce,
      ...brokenWrites(file),
    })
    const closed = new Promise<void>((resolve) => stream.once('close', resolve))
    this.#written.set(
      name,
      closed.finally(() => this.#written.delete(name)),
    )
    return stream
  }

  /** Returns a stream that overwrites an existing file from this byte on. */
  continueStream(name: string, start: number): WriteStream {
    const file = this.locate(name)
    return createWriteStream(file, { flags: 'r+', start, flush: true, ...brokenWrites(file) })
  }

  /**
   * Gives a file a second name, which costs no space where the volume can do that; false if the file doesn't
   * exist.
   */
  async link(name: string, other: string): Promise<boolean> {
    const [from, to] = [this.locate(name), this.locate(other)]
    try {
      await fs.link(from, to).catch((error: unknown) => {
        if (isMissing(error)) throw error
        return fs.copyFile(from, to, fs.constants.COPYFILE_EXCL)
      })
      return true
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
  }

  readStream(name: string, range: { start: number; end: number }): ReadStream {
    return createReadStream(this.locate(name), range)
  }

  /** Returns the content, or a range of it including both ends. Rejects if the file doesn't exist. */
  async open(name: string, range?: { start: number; end: number }): Promise<Readable> {
    const handle = await fs.open(this.locate(name))
    return handle.createReadStream({ ...range, highWaterMark: readAtOnce })
  }

  /** Returns a file's size in bytes; undefined if it doesn't exist. */
  async size(name: string): Promise<number | undefined> {
    const stat = await fs.stat(this.locate(name)).catch((error: unknown) => {
      // Any other error means that the size couldn't be read, not that the file is missing.
      if (!isMissing(error)) throw error
    })
    return stat?.isFile() ? stat.size : undefined
  }

  /**
   * Removes a file; a missing one is fine. Waits for a stream that is writing it: an aborted stream may not
   * have created the file yet, and would create it after the removal.
   */
  async removeFile(name: string): Promise<void> {
    await this.#written.get(name)
    await fs.unlink(this.locate(name)).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
  }

  /** Removes a file, or a folder with its contents; a missing one is fine. */
  async remove(name: string): Promise<void> {
    await this.#written.get(name)
    await fs.rm(this.locate(name), { recursive: true, force: true })
  }

  /** Removes the folders in a name's path that are empty. */
  async removeEmptyFolders(name: string): Promise<void> {
    for (let at = path.dirname(this.locate(name)); at.length > this.root.length; at = path.dirname(at)) {
      const gone = await fs.rmdir(at).then(() => true, isMissing)
      if (!gone) return
    }
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
export const isMissing = (error: unknown) => codeOf(error) === 'ENOENT'

/** Creates the folder and runs `work` in it; again if the folder was removed as empty in between. */
async function inFolder(folder: string, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 })
      return await work()
    } catch (error) {
      // Node's mkdir reports ENOTDIR for a folder that disappears while it checks.
      if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error)) || tries === 20) throw error
    }
  }
}

/** Fails if the volume, broken by a test, has too little space for the file. */
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

/** Copies under a temporary name first, so that nobody reads half a file. */
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
