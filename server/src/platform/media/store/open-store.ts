/** The configured store, tried out before use. */
import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { type Config, ConfigError } from '../../config.ts'
import type { FileStore } from '../../files.ts'
import { DiskStore } from './disk-store.ts'
import { S3Store } from './s3-store.ts'
import { mediaName, type MediaStore } from './store.ts'

export interface StoreFolders {
  /** The folder of the disk store. */
  readonly media: FileStore
  /** Temporary files: uploads, and copies on their way to or from a store. */
  readonly incoming: FileStore
}

/** Opens the configured store. A broken one is reported at the start, not by the first member. */
export async function openMediaStore(config: Config, folders: StoreFolders): Promise<MediaStore> {
  const store = storeOf(config.MEDIA_STORE, config, folders)
  // The disk isn't tried out: it is our own, and if it is full members must still be able to read.
  if (store.kind === 's3') await tryOut(store, folders.incoming)
  return store
}

/** Returns a store of this kind, whichever is configured. Throws a `ConfigError` if a setting is missing. */
export function storeOf(
  kind: MediaStore['kind'],
  config: Config,
  { media, incoming }: StoreFolders,
): MediaStore {
  if (kind === 'disk') return new DiskStore(media)
  const said = (name: 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY') => {
    const value = config[name]
    if (value === undefined) throw new ConfigError(`${name} is missing. The S3 media store needs it.`)
    return value
  }
  return new S3Store(
    {
      endpoint: said('S3_ENDPOINT'),
      region: config.S3_REGION,
      accessKeyId: said('S3_ACCESS_KEY_ID'),
      secretAccessKey: said('S3_SECRET_ACCESS_KEY'),
    },
    incoming,
  )
}

/** Writes, reads, lists and removes a small file. Without the right to list, files could never be removed. */
export async function tryOut(store: MediaStore, incoming: FileStore): Promise<void> {
  const key = `try-${randomBytes(12).toString('hex')}`
  const name = mediaName(key, 'try')
  try {
    await incoming.write(key, Buffer.from(key))
    await store.take(name, incoming.locate(key))
    if ((await text(await store.read(name))) !== key)
      throw new Error('it returned different bytes than it was given')
    await store.removeAll(key)
    if ((await store.size(name)) !== undefined) throw new Error('it did not list a file it was given')
  } catch (error) {
    await store.remove(name).catch(() => undefined)
    const why = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`The media store does not work: ${why}`)
  } finally {
    await incoming.remove(key).catch(() => undefined)
  }
}
