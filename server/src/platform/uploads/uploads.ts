/**
 * Large files arrive in pieces (tus), ahead of the call that they are for. The call then names a finished
 * upload in place of the file itself.
 */
import { createReadStream } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import type { FileKind } from '@commons/contract/call.ts'
import { shortenedFileName } from '@commons/contract/shared/text/cutting.ts'
import { Refusal } from '../call/refusal.ts'
import type { Db } from '../db/prepared.ts'
import type { FileStore } from '../files.ts'
import { bytesText } from '../language.ts'
import {
  type Examined,
  examine,
  type KindLimits,
  largestOf,
  noteSpent,
  requireLength,
  type Upload,
} from '../media/incoming.ts'
import { nameOf } from './upload-store.ts'
import * as queries from './uploads.queries.ts'
import type { UploadRow } from './uploads.queries.ts'

/** The most uploads of one member that no call has taken yet. */
const mostOpen = 20
/** One that nobody has touched for this long gives way to its owner's next one. */
const givesWayAfter = '1 hour'
/** Longer than a weekend with a closed laptop, and than the server remembers idempotency keys. */
const abandonedAfter = '4 days'
const atOnce = 500

interface UploadsOptions {
  readonly db: Db
  readonly incoming: FileStore
  readonly limits: KindLimits
}

interface Announced {
  readonly owner: number
  readonly id: string
  readonly bytes: number
  readonly name: string
}

export class Uploads {
  readonly #db: Db
  readonly #incoming: FileStore
  readonly #limits: KindLimits

  constructor({ db, incoming, limits }: UploadsOptions) {
    this.#db = db
    this.#incoming = incoming
    this.#limits = limits
  }

  /** Adds an upload before any of its bytes. Refuses what its owner has no room for. */
  async announce(
    { owner, id, bytes, name }: Announced,
    { used, quota }: { used: number; quota: number },
  ): Promise<void> {
    if (bytes === 0) throw new Refusal('file_empty')
    requireLength(bytes, Math.max(...Object.values(this.#limits)))
    const limits = { most: mostOpen, room: quota - used }
    const upload = { id, owner, bytes, name: shortenedFileName(name.replace(/\p{C}/gu, ''), 255, 1_000) }
    const add = () => queries.addUpload(this.#db, upload, limits)
    let added = await add()
    if (added.id === undefined && (await this.#removeUntouched(givesWayAfter, owner)) > 0) added = await add()
    if (added.id !== undefined) return
    if (added.others >= mostOpen) throw new Refusal('too_many_processing', { values: { limit: mostOpen } })
    throw new Refusal('quota_exceeded', { values: { limit: bytesText(quota) } })
  }

  /** Returns a member's upload, which the sweep then leaves alone for some days more. */
  async touch(owner: number, id: string): Promise<UploadRow> {
    const row = isId(id) ? await queries.touchUpload(this.#db, owner, id) : undefined
    if (!row) throw new Refusal('upload_not_found')
    return row
  }

  /**
   * Returns a member's finished upload as a file of their call. The call gets a file of its own, so that the
   * upload outlives a call that fails; `discardUpload` removes it.
   */
  async adopt(owner: number, id: string, accepted: readonly FileKind[], limits: KindLimits): Promise<Upload> {
    const row = await this.touch(owner, id)
    if (row.received < row.bytes) throw new Refusal('upload_unfinished')
    const name = randomUUID()
    const isThere = row.used_at === null && (await this.#incoming.link(nameOf(id), name))
    const file = { name, path: this.#incoming.locate(name), filename: row.name, bytes: row.bytes }
    if (!isThere) return spent(row, file)
    try {
      const { kind, mime, sha256 } = row
      if (kind === null || mime === null || sha256 === null)
        return { ...file, ...(await this.#examine(id, file, accepted, limits)) }
      if (!accepted.includes(kind)) throw new Refusal('file_kind_unsupported')
      requireLength(row.bytes, largestOf(kind, accepted, limits))
      return { ...file, kind, mime, sha256, size: undefined }
    } catch (error) {
      await this.#incoming.removeFile(name).catch(() => undefined)
      throw error
    }
  }

  /** Notes that a call has taken these, and removes their bytes, which it has as files of its own. */
  async spend(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await queries.setUsed(this.#db, ids)
    for (const id of ids) await this.#incoming.removeFile(nameOf(id))
  }

  /** Removes what is abandoned. */
  async sweep(): Promise<void> {
    await this.#removeUntouched(abandonedAfter)
    await queries.removeLapsedLocks(this.#db)
  }

  /** Reads the whole file once, and notes what it is: a repeated call need not read it again. */
  async #examine(
    id: string,
    { path }: { path: string },
    accepted: readonly FileKind[],
    limits: KindLimits,
  ): Promise<Examined> {
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
    const found = await examine(createReadStream(path), { accepted, limits, into: nowhere })
    if (!found) throw new Refusal('file_empty')
    await queries.setFacts(this.#db, id, found)
    return found
  }

  async #removeUntouched(untouchedFor: string, owner?: number): Promise<number> {
    let count = 0
    for (;;) {
      const of = owner === undefined ? {} : { owner }
      const ids = await queries.removeUntouched(this.#db, { untouchedFor, atOnce, ...of })
      for (const id of ids) await this.#incoming.removeFile(nameOf(id))
      count += ids.length
      if (ids.length < atOnce) return count
    }
  }
}

/**
 * Returns the file of an upload that a call has taken already. Only a repetition of that call may name it,
 * which is told by its content.
 */
function spent(
  { kind, mime, sha256 }: UploadRow,
  file: Pick<Upload, 'name' | 'path' | 'filename' | 'bytes'>,
): Upload {
  if (kind === null || mime === null || sha256 === null) throw new Refusal('upload_not_found')
  const upload = { ...file, kind, mime, sha256, size: undefined }
  noteSpent(upload)
  return upload
}

const isId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
