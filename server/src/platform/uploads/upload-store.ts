/** Where the pieces of uploads go: a file in `incoming/`, and a row with the bytes that are safely in it. */
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { FileKind } from '@commons/contract/call.ts'
import { Refusal } from '../call/refusal.ts'
import type { Db } from '../db/prepared.ts'
import { type FileStore, isMissing } from '../files.ts'
import type { Log } from '../log.ts'
import { type KindLimits, requireLength } from '../media/incoming.ts'
import { tellingBytes, tellKind } from '../media/kinds.ts'
import type { UploadLocks } from './upload-locks.ts'
import * as queries from './uploads.queries.ts'

/** Captions are text without telling first bytes, and never large. */
export const kindsInPieces: readonly FileKind[] = ['image', 'video', 'audio', 'archive', 'document']

/** A picture may be an attachment: only the call that takes it knows. */
const largestInPieces = (kind: FileKind, limits: KindLimits) =>
  Math.max(limits[kind], kind === 'image' ? limits.document : 0)

const prefix = 'upload-'

/** Returns an upload's name in the store of incoming files. */
export const nameOf = (id: string): string => prefix + id

/** Returns the upload that a file in the store belongs to. */
export const idOf = (name: string): string | undefined =>
  name.startsWith(prefix) ? name.slice(prefix.length) : undefined

interface UploadStoreOptions {
  readonly db: Db
  readonly incoming: FileStore
  readonly limits: KindLimits
  readonly locks: UploadLocks
  readonly log: Log
}

export class UploadStore extends DataStore {
  readonly #db: Db
  readonly #incoming: FileStore
  readonly #limits: KindLimits
  readonly #locks: UploadLocks
  readonly #log: Log

  constructor({ db, incoming, limits, locks, log }: UploadStoreOptions) {
    super()
    this.extensions = ['creation', 'termination']
    this.#db = db
    this.#incoming = incoming
    this.#limits = limits
    this.#locks = locks
    this.#log = log
  }

  /** Creates the empty file; the row exists already. */
  override async create(upload: Upload): Promise<Upload> {
    await this.#incoming.write(nameOf(upload.id), new Uint8Array())
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await queries.findUpload(this.#db, id)
    if (!row) throw ERRORS.FILE_NOT_FOUND
    return new Upload({
      id,
      size: row.bytes,
      offset: row.received,
      creation_date: row.created_at.toISOString(),
    })
  }

  /** Writes a piece; returns the bytes of all. What arrived of a piece that broke off counts, too. */
  override async write(piece: Readable, id: string, offset: number): Promise<number> {
    const holder = this.#locks.holderOf(id)
    if (holder === undefined) throw ERRORS.ABORTED
    const file = this.#incoming.continueStream(nameOf(id), offset)
    const closed = new Promise<void>((resolve) => file.once('close', resolve))
    const failure = await pipeline(piece, file).then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    // Flushed by then.
    await closed
    const received = offset + file.bytesWritten
    // A restored backup has the rows, and none of the files. So has a process with another folder.
    if (failure && isMissing(failure.error)) {
      this.#log.warn(
        { upload: id },
        'The file of an upload is not in DATA_DIR, so it has to begin again. After a restore that is as it should be; otherwise processes that answer members do not share DATA_DIR',
      )
      await this.remove(id)
      throw ERRORS.FILE_NOT_FOUND
    }
    if (offset < tellingBytes) await this.#requireKind(id, received)
    if (received > offset && !(await queries.setReceived(this.#db, id, received, holder)))
      throw ERRORS.ABORTED
    if (failure) throw failure.error
    return received
  }

  override async remove(id: string): Promise<void> {
    await queries.removeUpload(this.#db, id)
    await this.#incoming.removeFile(nameOf(id))
  }

  /** Refuses a file by its first bytes, long before the last ones have come, and removes it. */
  async #requireKind(id: string, received: number): Promise<void> {
    const row = await queries.findUpload(this.#db, id)
    if (!row || received < Math.min(tellingBytes, row.bytes)) return
    const head: Buffer[] = []
    const source = this.#incoming.readStream(nameOf(id), { start: 0, end: tellingBytes - 1 })
    for await (const chunk of source) head.push(chunk as Buffer)
    try {
      const { kind } = await tellKind(Buffer.concat(head), kindsInPieces)
      requireLength(row.bytes, largestInPieces(kind, this.#limits))
    } catch (error) {
      if (error instanceof Refusal) await this.remove(id)
      throw error
    }
  }
}
