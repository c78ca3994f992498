/**
 * The road of every file that members bring: accepted, stored, processed behind the answer, attached to
 * an object whose visibility it inherits, removed with it. A feature that takes files names its use and
 * then needs four lines: `accept` before its transaction, `attach` in it, `discard` where it failed, and
 * the trigger `release_media` on its table.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { RefusalName } from '@commons/contract/refusals.ts'
import type { Tx } from '../call/handle.ts'
import { Refusal } from '../call/refusal.ts'
import { isNoRoom } from '../files.ts'
import type { Db } from '../db/prepared.ts'
import type { JobKind } from '../jobs.ts'
import { bytesText } from '../language.ts'
import type { Platform } from '../platform.ts'
import { write } from '../write.ts'
import { canonicalCaptions } from './captions.ts'
import type { Upload } from './incoming.ts'
import * as queries from './media.queries.ts'
import { sweep, sweepFiles } from './sweep.ts'
import { captionsFile, mediaName, originalFile } from './store/store.ts'
import type { MediaUse } from './uses.ts'
import { type Crop, type IncomingFile, MediaFailure, type MediaFacts } from './worker/tasks.ts'

/** All of the platform but this road. */
export type MediaPlatform = Omit<Platform, 'mediaRoad'>

/** A file that was taken in and waits for what it will be attached to. */
export interface TakenMedia {
  readonly id: string
  readonly key: string
  readonly kind: 'image' | 'video'
}

/** A file that is ready before it has a row. */
export interface MadeMedia extends queries.ReadyMedia {
  readonly key: string
  readonly kind: 'image' | 'video'
  readonly use: string
}

interface Wanted {
  use: MediaUse
  owner: number
  alt?: string | undefined
  captions?: Upload | undefined
  crop?: Crop
}

/** What ends our own processes is given up after so many tries. */
const mostAttempts = 3
/** What no row names stays so long in the store, for the sake of backups under way. */
const keptFor = '15 minutes'
const mostUnready = { image: 100, video: 5 } as const
/** Beyond, nobody's are taken until some are ready. */
const longestQueues = { image: 5_000, video: 500 } as const
const queuesAreKnownForMs = 5_000
const progressEveryMs = 1_000
/** What a form may have beside its file: fields and what stands between them. */
const mostOfAForm = 64 * 1024

export class MediaRoad {
  readonly #platform: MediaPlatform
  readonly #uses: ReadonlyMap<string, MediaUse>
  #closing = false
  #queues: { known: number; image: number; video: number } = { known: 0, image: 0, video: 0 }

  constructor(platform: MediaPlatform, uses: readonly MediaUse[]) {
    this.#platform = platform
    this.#uses = new Map(uses.map((use) => [use.name, use]))
  }

  /**
   * Takes a file in. Refuses: file_broken, image_too_many_pixels, video_too_many_pixels, video_too_long,
   * video_codec_unsupported, captions_invalid, captions_without_video, too_many_processing, quota_exceeded;
   * overloaded and storage_full as any call may.
   */
  async accept(file: Upload, { use, owner, alt = '', captions, crop }: Wanted): Promise<TakenMedia> {
    const { config, database, mediaStore } = this.#platform
    const facts = await this.#inspect(file)
    if (captions && facts.kind !== 'video') throw new Refusal('captions_without_video')
    const words = captions && canonicalCaptions(await readFile(captions.path))
    await this.#requireShortQueue(facts.kind)
    const key = newKey()
    const quota = config.MEMBER_QUOTA_MB * 1024 * 1024
    const taken = await queries.addIncoming(
      database.db,
      {
        ...{ owner, key, alt, crop, mime: file.mime, use: use.name, captions: words !== undefined },
        ...facts,
        bytes: file.bytes + (words?.length ?? 0),
      },
      { quota, mostUnready: mostUnready[facts.kind] },
    )
    if ('refusal' in taken) {
      const limit = taken.refusal === 'quota_exceeded' ? bytesText(quota) : mostUnready[facts.kind]
      throw new Refusal(taken.refusal, { values: { limit } })
    }
    const media = { id: taken.id, key, kind: facts.kind }
    try {
      await mediaStore.take(mediaName(key, originalFile), file.path)
      if (words) await this.#keep(mediaName(key, captionsFile), words)
    } catch (error) {
      await this.discard(media)
      throw error
    }
    return media
  }

  /** Has it processed once `tx` commits. What shows it names its id in a column of its own. */
  async attach(tx: Tx, { id, kind }: TakenMedia): Promise<void> {
    await this.#platform.jobs.add(tx, lanes[kind], { id })
  }

  /** Removes what was taken in and came to nothing. What fails here, the sweep does later. */
  async discard({ id, key }: Pick<TakenMedia, 'id' | 'key'>): Promise<void> {
    const { database, log, mediaStore } = this.#platform
    await queries
      .removeMedia(database.db, id)
      // No backup can know it.
      .then(() => mediaStore.removeAll(key))
      .then(() => queries.forgetRemoved(database.db, { key, file: '' }))
      .catch((error: unknown) => log.warn({ err: error }, 'A file that came to nothing was not removed'))
  }

  /** Makes a file of our own ready at once, as for the demo world; `addReady` gives it its row. */
  async make(file: IncomingFile, use: MediaUse): Promise<MadeMedia> {
    const { kind } = await this.#platform.mediaWorkers.inspect(file)
    const key = newKey()
    return { key, kind, use: use.name, ...(await this.#derive(file, { key, kind, use })) }
  }

  addReady(tx: Db, owner: number, media: MadeMedia, alt = ''): Promise<string> {
    return queries.addReady(tx, { ...media, owner, alt })
  }

  /** Takes made files out again that no row came to own. */
  async unmake({ key }: MadeMedia): Promise<void> {
    await this.#platform.mediaStore.removeAll(key)
  }

  /** Refuses what cannot fit into its owner's quota before a byte of it is taken. */
  async requireQuota(owner: number, bytes: number): Promise<void> {
    const quota = this.#platform.config.MEMBER_QUOTA_MB * 1024 * 1024
    if ((await this.countBytes(owner)) + bytes - mostOfAForm <= quota) return
    throw new Refusal('quota_exceeded', { values: { limit: bytesText(quota) } })
  }

  countBytes(owner: number): Promise<number> {
    return queries.countMediaBytes(this.#platform.database.db, owner)
  }

  /** The jobs of the road. */
  get jobs(): ReadonlyArray<JobKind<never>> {
    const { VIDEOS_AT_ONCE } = this.#platform.config
    // A process that is gone leaves its jobs to others as soon as it was not heard of for so long.
    const lane = { retries: 12, heartbeatSeconds: 10, work: (job: { id: string }) => this.process(job.id) }
    return [
      { ...lanes.image, ...lane, atOnce: 2 },
      { ...lanes.video, ...lane, atOnce: VIDEOS_AT_ONCE, expireInSeconds: 4 * 3_600 },
      { name: 'media.remove-files', every: '* * * * *', work: () => this.removeFiles() },
      sweep(this.#platform, (media) => this.#fail(media, 'processing_failed')),
      sweepFiles(this.#platform),
    ]
  }

  /** Makes the renditions of one file and says that it is ready, or why it cannot be. */
  async process(id: string): Promise<void> {
    const { database, mediaStore } = this.#platform
    const begun = await queries.findUnready(database.db, id)
    if (!begun) return
    const { key, kind, mime, crop, owner_id: owner } = begun
    const use = this.#uses.get(begun.use)
    if (!use) throw new Error(`There is no use of media called ${begun.use}`)
    try {
      const made = await mediaStore.lend(mediaName(key, originalFile), (original) =>
        this.#derive({ path: original, mime }, { key, kind, use, crop, onProgress: this.#told(begun) }),
      )
      const captions = begun.captions ? ((await mediaStore.size(mediaName(key, captionsFile))) ?? 0) : 0
      const isReady = await write(this.#platform, async (context) => {
        const first = await queries.setReady(context.tx, id, { ...made, bytes: made.bytes + captions })
        if (!first) return false
        await queries.addRemoved(context.tx, { key, file: originalFile })
        await use.settled?.(context, { id, owner, state: 'ready' })
        return true
      })
      // Removed while it was processed, or made ready by another process that was thought to be gone.
      if (!isReady) await this.#removeIfUnknown(key)
    } catch (error) {
      if (error instanceof MediaFailure) return this.#fail(begun, error.reason)
      // A full disk and our own end are no fault of the file.
      const isOurs = this.#closing || (error instanceof Error && isNoRoom(error))
      if (!isOurs && (await queries.countAttempt(database.db, id)) >= mostAttempts)
        return this.#fail(begun, 'processing_failed')
      throw error
    }
  }

  /** From now on what fails is not the files' fault: our processes end. */
  close(): void {
    this.#closing = true
  }

  /** Removes files that no row names any more. */
  async removeFiles(): Promise<void> {
    const { database, mediaStore } = this.#platform
    for (;;) {
      const removed = await queries.listRemoved(database.db, keptFor, 100)
      if (removed.length === 0) return
      for (const each of removed) {
        if (each.file === '') await mediaStore.removeAll(each.key)
        else await mediaStore.remove(mediaName(each.key, each.file))
        await queries.forgetRemoved(database.db, each)
      }
    }
  }

  async #removeIfUnknown(key: string): Promise<void> {
    const { database, mediaStore } = this.#platform
    const unknown = await queries.listUnknownKeys(database.db, [key])
    if (unknown.length > 0) await mediaStore.removeAll(key)
  }

  async #fail({ id, key, owner_id: owner, use }: queries.BegunMedia, reason: string): Promise<void> {
    await write(this.#platform, async (context) => {
      if (!(await queries.setFailed(context.tx, id, reason))) return
      await queries.addRemoved(context.tx, { key, file: '' })
      await this.#uses.get(use)?.settled?.(context, { id, owner, state: 'failed' })
    })
  }

  async #inspect(file: Upload): Promise<MediaFacts> {
    try {
      return await this.#platform.mediaWorkers.inspect(file)
    } catch (error) {
      throw error instanceof MediaFailure ? this.#refusal(error.reason) : error
    }
  }

  #refusal(reason: RefusalName): Refusal {
    return new Refusal(reason, { values: failureValues(this.#platform.config, reason) })
  }

  async #requireShortQueue(kind: 'image' | 'video'): Promise<void> {
    const now = performance.now()
    if (now - this.#queues.known > queuesAreKnownForMs || this.#queues.known === 0) {
      this.#queues = { known: now, ...(await queries.countUnready(this.#platform.database.db)) }
    }
    if (this.#queues[kind] > longestQueues[kind]) throw new Refusal('overloaded')
  }

  async #derive(
    file: IncomingFile,
    { key, kind, use, crop, onProgress }: Deriving,
  ): Promise<queries.ReadyMedia> {
    const { mediaWorkers, mediaStore, incoming, config } = this.#platform
    // Below the folder of incoming files, where the sweep finds what a killed process leaves.
    const folder = incoming.locate(`${randomUUID()}.making`)
    await mkdir(folder, { mode: 0o700 })
    try {
      const plan = { widths: use.widths, aspect: use.aspect, crop: crop ?? undefined }
      const made =
        kind === 'image'
          ? { ...(await mediaWorkers.derivePicture(file, plan, folder)), heights: [], seconds: 0 }
          : {
              ...(await mediaWorkers.deriveVideo(
                file,
                { heights: config.VIDEO_HEIGHTS, posterWidths: use.widths },
                folder,
                onProgress ?? (() => undefined),
              )),
              animated: false,
            }
      const { files, ...facts } = made
      for (const each of files) await mediaStore.take(mediaName(key, each.name), each.path)
      return { ...facts, bytes: files.reduce((sum, each) => sum + each.bytes, 0) }
    } finally {
      await rm(folder, { recursive: true, force: true }).catch(() => undefined)
    }
  }

  /** Tells the owner's pages how far a file is, now and then. */
  #told({ id, owner_id: owner }: queries.BegunMedia): (share: number) => void {
    const { database, bus, log } = this.#platform
    let told = performance.now()
    return (share) => {
      if (performance.now() - told < progressEveryMs) return
      told = performance.now()
      const percent = Math.min(99, Math.max(0, Math.floor(share * 100)))
      queries
        .setProgress(database.db, id, percent)
        .then(() => bus.hint([{ topic: `waiting:${owner}`, to: [owner] }]))
        .catch((error: unknown) => log.debug({ err: error }, 'Progress was not told'))
    }
  }

  async #keep(name: string, content: Uint8Array): Promise<void> {
    const file = this.#platform.incoming.locate(randomUUID())
    await writeFile(file, content, { mode: 0o600 })
    await this.#platform.mediaStore.take(name, file)
  }
}

interface Deriving {
  key: string
  kind: 'image' | 'video'
  use: MediaUse
  crop?: Crop | null
  onProgress?: (share: number) => void
}

const lanes = { image: { name: 'media.pictures' }, video: { name: 'media.videos' } } as const

const newKey = () => randomBytes(16).toString('base64url')

/** What the text of a refusal or failure of a file names. */
export function failureValues(
  config: Pick<Platform['config'], 'IMAGE_MAX_MEGAPIXELS' | 'VIDEO_MAX_MEGAPIXELS' | 'VIDEO_MAX_MINUTES'>,
  reason: string,
): Record<string, number> {
  return {
    limit: reason === 'image_too_many_pixels' ? config.IMAGE_MAX_MEGAPIXELS : config.VIDEO_MAX_MEGAPIXELS,
    minutes: config.VIDEO_MAX_MINUTES,
  }
}
