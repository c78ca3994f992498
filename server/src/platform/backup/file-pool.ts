/**
 * Copies of members' files beside the backups: `files/`, with a line of `files.sha256` for each, which
 * `sha256sum -c` can check. Stored files never change, so each is copied once, and the backups link to it.
 *
 * The server adds a file before it writes the row that names it, and never removes one. Together with the
 * archived changes, the files needed at any moment since the oldest backup are here.
 */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface PooledFile {
  /** Relative to `files/`, with slashes on every system. */
  readonly name: string
  readonly bytes: number
  readonly sha256: string
  /** When it was copied, in milliseconds. */
  readonly since: number
}

export class FilePool {
  readonly root: string
  readonly #list: string

  constructor(backupDir: string) {
    this.root = path.join(backupDir, 'files')
    this.#list = path.join(backupDir, 'files.sha256')
  }

  /** Adds a file that has just been stored. */
  async add(name: string, open: () => Readable): Promise<void> {
    await this.#write(name, open)
  }

  /** Adds the files of a folder that are missing here; returns the names of all the folder's files. */
  async addAll(folder: string): Promise<string[]> {
    const known = await this.#hashes()
    const names = await namesIn(folder)
    for (const name of names) {
      if (known.has(name) && existsSync(this.locate(name))) continue
      // A file removed since it was listed isn't needed: its row was deleted first.
      await this.#write(name, () => createReadStream(path.join(folder, name))).catch(ignoreMissing)
    }
    return names
  }

  locate(name: string): string {
    return path.join(this.root, name)
  }

  /** Returns all files that have their line in the list; a file without one was never finished. */
  async list(): Promise<PooledFile[]> {
    const known = await this.#hashes()
    const found: PooledFile[] = []
    for (const name of await namesIn(this.root)) {
      const sha256 = known.get(name)
      if (!sha256) continue
      const { size, mtimeMs } = await fs.stat(this.locate(name))
      found.push({ name, bytes: size, sha256, since: mtimeMs })
    }
    return found
  }

  /** Removes all other files. */
  async keep(names: ReadonlySet<string>): Promise<void> {
    for (const { name } of await this.list()) {
      if (!names.has(name)) await fs.rm(this.locate(name), { force: true })
    }
  }

  async #write(name: string, open: () => Readable): Promise<void> {
    const file = this.locate(name)
    await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    const unfinished = `${file}.${randomUUID()}`
    try {
      const sha256 = await copyHashed(open(), unfinished)
      await fs.rename(unfinished, file)
      await fs.appendFile(this.#list, `${sha256}  files/${name}\n`, { mode: 0o600 })
    } catch (error) {
      await fs.rm(unfinished, { force: true })
      throw error
    }
  }

  async #hashes(): Promise<Map<string, string>> {
    const text = await fs.readFile(this.#list, 'utf8').catch(() => '')
    return new Map(
      [...text.matchAll(/^([0-9a-f]{64}) {2}files\/(.+)\n/gm)].map(([, sha256 = '', name = '']) => [
        name,
        sha256,
      ]),
    )
  }
}

/** Writes a stream to a new file, flushes it to the disk and returns its SHA-256. */
export async function copyHashed(content: Readable, to: string): Promise<string> {
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(content, hashing, createWriteStream(to, { mode: 0o600, flags: 'wx', flush: true }))
  return hash.digest('hex')
}

/** Returns the names of the files below a folder, relative to it; none if the folder doesn't exist. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted()
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
