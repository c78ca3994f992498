/** Members' files in an S3-compatible store. Files are held in memory in parts, never whole. */
import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { UploadPart } from 's3mini'
import type { FileStore } from '../../files.ts'
import { StoreAway } from './away.ts'
import { checkName, folderOf, isMediaName } from './name.ts'
import {
  awayBy,
  openS3Client,
  type Patience,
  type S3Address,
  type S3Client,
  usualPatience,
} from './s3-client.ts'
import type { MediaStore, StoredFile } from './store.ts'

/** Stores take no parts below 5 MiB; 10,000 parts of this size are 80 GiB. */
const partBytes = 8 * 1024 * 1024
const pageSize = 1000

export class S3Store implements MediaStore {
  readonly kind = 's3'
  readonly #address: S3Address
  readonly #scratch: FileStore
  readonly #patience: Patience
  readonly #client: S3Client

  /** `scratch` holds lent local copies. */
  constructor(address: S3Address, scratch: FileStore, patience = usualPatience) {
    this.#address = address
    this.#scratch = scratch
    this.#patience = patience
    this.#client = openS3Client(address, patience)
  }

  async take(name: string, path: string): Promise<void> {
    checkName(name)
    const handle = await fs.open(path)
    try {
      const { size } = await handle.stat()
      await (size <= partBytes ? this.#putWhole(name, handle, size) : this.#putParts(name, handle, size))
      // A store may answer an upload's last step with 200 and an error in the body.
      const stored = await this.size(name)
      if (stored !== size) throw this.#away(`it has ${stored ?? 'none'} of ${size} bytes that it was given`)
    } finally {
      // Nothing is removed after a failure: an earlier run may have stored this name, and a row may name it.
      await handle.close()
    }
    await fs.rm(path, { force: true })
  }

  async read(name: string, range?: { start: number; end: number }): Promise<Readable> {
    checkName(name)
    const response = await this.#client.ask(() =>
      this.#client.reader.getObjectRaw(name, !range, range?.start, range && range.end + 1),
    )
    if (!response) throw new Error(`${name} is not in the store`)
    const wanted = range ? range.end - range.start + 1 : Number(response.headers.get('content-length'))
    const isPart = response.headers.get('content-range')?.startsWith(`bytes ${range?.start}-`) ?? false
    if (range && !(response.status === 206 && isPart)) {
      await response.body?.cancel()
      throw this.#away('it does not answer ranges')
    }
    return response.body ? this.#stream(response.body, wanted) : Readable.from([])
  }

  async size(name: string): Promise<number | undefined> {
    checkName(name)
    return this.#client.ask(() => this.#client.api.getContentLength(name))
  }

  async lend<Result>(name: string, work: (path: string) => Promise<Result>): Promise<Result> {
    const copy = randomUUID()
    try {
      await pipeline(await this.read(name), this.#scratch.writeStream(copy))
      return await work(this.#scratch.locate(copy))
    } finally {
      await this.#scratch.remove(copy).catch(() => undefined)
    }
  }

  async remove(name: string): Promise<void> {
    checkName(name)
    await this.#client.ask(() => this.#client.api.deleteObject(name))
  }

  async removeAll(key: string): Promise<void> {
    for await (const { name } of this.#listBelow(`${folderOf(key)}/`)) await this.remove(name)
  }

  list(): AsyncGenerator<StoredFile> {
    return this.#listBelow('')
  }

  async *#listBelow(prefix: string): AsyncGenerator<StoredFile> {
    let token: string | undefined
    do {
      const after = token
      const page = await this.#client.ask(() =>
        this.#client.api.listObjectsPaged('/', prefix, pageSize, after),
      )
      if (!page?.objects) throw this.#away('it has no such bucket')
      for (const { Key: name, Size: bytes, LastModified: modified } of page.objects) {
        if (isMediaName(name)) yield { name, bytes, modified }
      }
      token = page.nextContinuationToken
    } while (token)
  }

  async #putWhole(name: string, handle: fs.FileHandle, size: number): Promise<void> {
    const content = await readPart(handle, 0, size)
    await this.#must(() => this.#client.api.putObject(name, content))
  }

  async #putParts(name: string, handle: fs.FileHandle, size: number): Promise<void> {
    const { api } = this.#client
    const upload = await this.#must(() => api.getMultipartUploadId(name))
    try {
      const parts: UploadPart[] = []
      for (let start = 0; start < size; start += partBytes) {
        const content = await readPart(handle, start, Math.min(partBytes, size - start))
        parts.push(await this.#must(() => api.uploadPart(name, upload, content, parts.length + 1)))
      }
      await this.#must(() => api.completeMultipartUpload(name, upload, parts))
    } catch (error) {
      // Its parts would stay there unseen, and cost money.
      await this.#client.ask(() => api.abortMultipartUpload(name, upload)).catch(() => undefined)
      throw error
    }
  }

  /** Runs a request whose result can't be missing. */
  async #must<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = await this.#client.ask(work)
    if (result === undefined) throw this.#away('it does not know what it was asked for')
    return result
  }

  #away(why: string): StoreAway {
    return new StoreAway(`The media store at ${this.#address.endpoint} cannot be used: ${why}`)
  }

  /** Streams this many bytes; fails if the store stops early. Readers may take as long as they like. */
  #stream(body: ReadableStream<Uint8Array>, bytes: number): Readable {
    const reader = body.getReader()
    let left = bytes
    const { answerMs } = this.#patience
    const stream = new Readable({
      read: async () => {
        const late = setTimeout(
          () => stream.destroy(this.#away('it stopped in the middle of a file')),
          answerMs,
        )
        try {
          const chunk = left > 0 ? await nextChunk(reader) : undefined
          if (left > 0 && !chunk) throw this.#away('it ended in the middle of a file')
          // Some stores return more than a very short range.
          const part = chunk?.subarray(0, left) ?? null
          left -= part?.length ?? 0
          stream.push(part)
        } catch (error) {
          stream.destroy(awayBy(error, this.#address.endpoint))
        } finally {
          clearTimeout(late)
        }
      },
    })
    // Releases the connection if the reader stops early.
    stream.once('close', () => reader.cancel().catch(() => undefined))
    return stream
  }
}

/** Returns the next chunk, undefined at the end. Skips empty ones: the stream would wait forever. */
async function nextChunk(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return undefined
    if (value.length > 0) return value
  }
}

async function readPart(handle: fs.FileHandle, start: number, length: number): Promise<Uint8Array> {
  const content = new Uint8Array(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await handle.read(content, read, length - read, start + read)
    if (bytesRead === 0) throw new Error('A file got shorter while it was read')
    read += bytesRead
  }
  return content
}
