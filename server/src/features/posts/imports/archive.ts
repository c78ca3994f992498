/** The files in an archive that a member uploaded: a ZIP, or a tar packed with gzip. */
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { TooLarge, Unreadable } from './problems.ts'

/** The most files of an archive, and bytes once it is unpacked: what is larger was made to fill a disk. */
const mostFiles = 200_000
const mostBytes = 8 * 1024 ** 3

export interface Archive {
  readonly names: ReadonlySet<string>
  /** Returns a file's bytes. Refuses more than `most` of them. */
  read(name: string, most: number): Promise<Buffer>
  /** Returns the bytes of a file that is there. */
  stream(name: string): Promise<Readable>
  close(): void
}

/** Says of a stream that fails that its file is damaged. */
function checked(stream: Readable): Readable {
  const checking = new PassThrough()
  stream.on('error', (error) => checking.destroy(new Unreadable('A file in it is damaged', { cause: error })))
  checking.on('close', () => stream.destroy())
  return stream.pipe(checking)
}

/** Refuses more bytes than an archive may have, whatever its entries say of their sizes. */
function limiting(): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > mostBytes) done(new TooLarge('It has too much in it'))
      else done(null, chunk)
    },
  })
}

/** Names are compared without a leading `./` or `/`. */
const plain = (name: string) => name.replace(/^(\.?\/)+/, '')

/** Opens an archive; a packed tar is unpacked into `folder`, under names of our own. */
export const openArchive = (file: string, mime: string, folder: string): Promise<Archive> =>
  mime === 'application/zip' ? openZip(file) : openTar(file, folder)

async function openZip(file: string): Promise<Archive> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw new Unreadable('The ZIP has no directory', { cause: error })
  })
  const entries = await listEntries(zip).catch((error: unknown) => {
    zip.close()
    throw error
  })
  const stream = async (name: string) => {
    const entry = entries.get(name)
    if (!entry) throw new Unreadable(`${name} is missing`)
    const found = await zip.openReadStreamPromise(entry).catch((error: unknown) => {
      throw new Unreadable(`${name} can't be unpacked`, { cause: error })
    })
    return checked(found)
  }
  return {
    names: new Set(entries.keys()),
    stream,
    read: async (name, most) => allOf(await stream(name), most),
    close: () => zip.close(),
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  if (zip.entryCount > mostFiles) throw new TooLarge('It has too many files')
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      if (!entry.fileName.endsWith('/')) entries.set(plain(entry.fileName), entry)
      zip.readEntry()
    })
    zip.on('end', resolve)
    zip.on('error', (error: Error) => reject(new Unreadable('The directory is damaged', { cause: error })))
    zip.readEntry()
  })
  return entries
}

async function openTar(file: string, folder: string): Promise<Archive> {
  await mkdir(folder, { recursive: true })
  const paths = new Map<string, string>()
  const tar = extract()
  const unpacked = pipeline(createReadStream(file), createGunzip(), limiting(), tar)
  // Its error is thrown by the loop, too.
  unpacked.catch(() => undefined)
  try {
    for await (const entry of tar) {
      const { name, type } = entry.header
      if (paths.size >= mostFiles) throw new TooLarge('It has too much in it')
      if (type === 'file') {
        const to = path.join(folder, String(paths.size))
        await pipeline(entry, createWriteStream(to))
        paths.set(plain(name), to)
      } else entry.resume()
    }
    await unpacked
  } catch (error) {
    if (error instanceof TooLarge || isDiskError(error)) throw error
    throw new Unreadable('The archive is damaged', { cause: error })
  }
  const stream = async (name: string) => {
    const from = paths.get(name)
    if (from === undefined) throw new Unreadable(`${name} is missing`)
    return createReadStream(from)
  }
  return {
    names: new Set(paths.keys()),
    stream,
    read: async (name, most) => allOf(await stream(name), most),
    close: () => undefined,
  }
}

const isDiskError = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EIO', 'EMFILE'].includes(String(error.code))

async function allOf(stream: Readable, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > most) throw new TooLarge('A list in it is too long')
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof TooLarge || isDiskError(error)) throw error
    throw new Unreadable('A file in it is damaged', { cause: error })
  }
  return Buffer.concat(chunks)
}
