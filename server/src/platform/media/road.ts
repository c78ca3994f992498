/**
 * The road of every file that members bring: accepted, stored, processed behind the answer, attached to
 * an object whose visibility it inherits, removed with it. A feature that takes files names its use and
 * then needs four lines: `accept` before its transaction, `attach` in it, `discard` where it failed, and
 * the trigger `release_media` on its table. Where all is one statement: `store`, `queueing` and `forget`.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { RefusalName } from '@commons/contract/refusals.ts'
import { longestVoice } from '@commons/contract/shared/voice.ts'
import type { Tx, Db } from '../db/prepared.ts'
import { Refusal } from '../call/refusal.ts'
import type { Config } from '../config.ts'
import { isUnheard } from '../db/away.ts'
import type { JobKind, Jobs } from '../jobs.ts'
import { bytesText } from '../language.ts'
import { canonicalCaptions } from './captions.ts'
import { type PixelCrop, shareOf } from './crop.ts'
import { noteMoved, requireLength, type Upload } from './incoming.ts'
import type { MediaPlatform } from './media-platform.ts'
import * as queries from './media.queries.ts'
import { Processing } from './processing.ts'
import { sweep, sweepFiles } from './sweep.ts'
import { captionsFile, mediaName, originalFile } from './store/store.ts'
import type { MediaUse } from './uses.ts'
import {
  type Crop,
  type IncomingFile,
  longestImageSide,
  MediaFailure,
  type MediaFacts,
  type MediaKind,
} from './worker/tasks.ts'

/** A file that was taken in and waits for what it will be attached to. */
export interface TakenMedia {
  readonly id: string
  readonly key: string
  readonly kind: MediaKind
}

/** A file that is in the store and has no row yet. */
export interface StoredMedia {
  readonly key: string
  readonly kind: MediaKind
  /** The bytes that its owner's files may take. */
  readonly quota: number
  /** For `takingIn`. */
  readonly parameters: queries.IncomingParameters
}

/** A file that is ready before it has a row. */
export interface MadeMedia extends queries.ReadyMedia {
  readonly key: string
  readonly kind: MediaKind
  readonly use: string
}

/** What members have under way in this process. */
class UnderWay {
  readonly #owners = new Map<number, { count: number; bytes: number }>()

  enter(owner: number, bytes: number): Readonly<{ count: number; bytes: number }> {
    const known = this.#owners.get(owner) ?? { count: 0, bytes: 0 }
    const next = { count: known.count + 1, bytes: known.bytes + bytes }
    this.#owners.set(owner, next)
    return next
  }

  leave(owner: number, bytes: number): void {
    const known = this.#owners.get(owner)
    if (!known) return
    if (known.count === 1) this.#owners.delete(owner)
    else this.#owners.set(owner, { count: known.count - 1, bytes: known.bytes - bytes })
  }
}

interface Wanted {
  use: MediaUse
  owner: number
  alt?: string | undefined
  captions?: Upload | undefined
  crop?: Crop
}

/** What no row names stays so long in the store, for the sake of backups under way. */
const keptFor = '15 minutes'
/** About three days: a full disk is no reason to give up a file. */
const patience = { retries: 440, longestWaitSeconds: 600 }
const mostUnready = { image: 100, video: 5, audio: 20 } as const
/** Beyond, nobody's are taken until some are ready. */
const longestQueues = { image: 5_000, video: 500, audio: 5_000 } as const
const queuesAreKnownForMs = 5_000
/** What a form may have beside its file: fields and what stands between them. */
const mostOfAForm = 64 * 1024
/** Uploads of one member at a time. */
const mostAtOnce = 8
/** What is less has arrived before the database could answer; once it is here, its quota is asked for anyway. */
const soonTaken = 1024 * 1024

export class MediaRoad {
  readonly #platform: MediaPlatform
  readonly #processing: Processing
  readonly #underWay = new UnderWay()
  #queues: Record<MediaKind | 'known', number> = { known: 0, image: 0, video: 0, audio: 0 }

  constructor(platform: MediaPlatform, uses: readonly MediaUse[]) {
    this.#platform = platform
    this.#processing = new Processing(platform, uses)
  }

  /**
   * Stores a file that has no row yet: a statement that holds `takingIn` and `queueing` adds it with what shows it.
   * Refuses: file_broken, image_too_many_pixels, image_side_too_long, animation_too_many_pixels,
   * video_too_many_pixels, video_too_long, video_codec_unsupported, voice_too_long, captions_invalid, captions_without_video, too_many_processing;
   * overloaded and storage_full as any call may.
   */
  async store(file: Upload, { use, owner, alt = '', captions, crop }: Wanted): Promise<StoredMedia> {
    const { mediaStore } = this.#platform
    const facts = await this.#inspect(file, use.takesVoice)
    const { kind } = facts
    // By its first bytes it may have been a video.
    if (kind === 'audio') requireLength(file.bytes, longestVoice.bytes)
    if (captions && kind !== 'video') throw new Refusal('captions_without_video')
    const words = captions && canonicalCaptions(await readFile(captions.path))
    await this.#requireShortQueue(kind)
    if (kind === 'video') await this.#requireFewVideos(owner)
    const key = newKey()
    const bytes = file.bytes + (words?.length ?? 0)
    const told = { owner, key, alt, crop, mime: file.mime, use: use.name, captions: words !== undefined }
    const { quota } = await this.getRoom(owner)
    const room = { quota, mostUnready: mostUnready[kind] }
    const stored = {
      key,
      kind,
      quota,
      parameters: queries.incomingParameters({ ...told, ...facts, bytes }, room),
    }
    try {
      await mediaStore.take(mediaName(key, originalFile), file.path)
      noteMoved(file)
      if (words) await this.#keep(mediaName(key, captionsFile), words)
    } catch (error) {
      await this.forget(stored)
      throw error
    }
    return stored
  }

  /** Stores a file and adds its row. Refuses what `store` refuses, and quota_exceeded. */
  async accept(file: Upload, wanted: Wanted): Promise<TakenMedia> {
    const stored = await this.store(file, wanted)
    const { key, kind, parameters } = stored
    try {
      const taken = await queries.addIncoming(this.#platform.database.db, parameters)
      if ('refusal' in taken) throw this.noRoom(taken.refusal, stored)
      return { id: taken.id, key, kind }
    } catch (error) {
      // Where the row may be there all the same, it names the file.
      if (!isUnheard(error)) await this.forget(stored)
      throw error
    }
  }

  /** Says that a file's owner has no room for it. */
  noRoom(refusal: queries.NoRoom, { kind, quota }: Pick<StoredMedia, 'kind' | 'quota'>): Refusal {
    const limit = refusal === 'quota_exceeded' ? bytesText(quota) : mostUnready[kind]
    return new Refusal(refusal, { values: { limit } })
  }

  /** Part of the statement that adds a stored file: has it processed once `tx` commits, by the id that is read as `data`. */
  queueing(tx: Tx, { kind }: StoredMedia): ReturnType<Jobs['adding']> {
    return this.#platform.jobs.adding(tx, lanes[kind])
  }

  /** Removes a stored file that got no row. What fails here, the sweep does later. */
  async forget({ key }: Pick<StoredMedia, 'key'>): Promise<void> {
    const { log, mediaStore } = this.#platform
    await mediaStore
      .removeAll(key)
      .catch((error: unknown) => log.warn({ err: error }, 'An unused file could not be removed'))
  }

  /**
   * Takes a picture in and makes its renditions before it answers, for what is to be seen at once. `addReady` gives
   * it its row, `unmake` takes it back. Without a crop its middle is shown. Refuses as `accept` does, and a crop that does not lie within the picture.
   */
  async render(
    file: Upload,
    { use, owner, crop }: Pick<Wanted, 'use' | 'owner'> & { crop: PixelCrop | undefined },
  ) {
    const facts = await this.#inspect(file)
    const { used, quota } = await this.getRoom(owner)
    if (used + file.bytes > quota) throw this.noRoom('quota_exceeded', { kind: facts.kind, quota })
    return this.#make(file, use, { kind: facts.kind, ...(crop && { crop: shareOf(crop, facts) }) })
  }

  /** Has it processed once `tx` commits. What shows it names its id in a column of its own. `posterAt`: of a video, the second that stands for it. */
  async attach(
    tx: Tx,
    { id, kind }: TakenMedia,
    { posterAt }: { posterAt?: number | undefined } = {},
  ): Promise<void> {
    if (posterAt !== undefined) await queries.setPosterAt(tx, id, posterAt)
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
      .catch((error: unknown) => log.warn({ err: error }, 'An unused file could not be removed'))
  }

  /** Makes a file of our own ready at once, as for the demo world; `addReady` gives it its row. */
  async make(file: IncomingFile, use: MediaUse): Promise<MadeMedia> {
    const { kind } = await this.#platform.mediaWorkers.inspect(file)
    return this.#make(file, use, { kind })
  }

  async #make(
    file: IncomingFile,
    use: MediaUse,
    { kind, crop }: { kind: MadeMedia['kind']; crop?: Crop },
  ): Promise<MadeMedia> {
    const key = newKey()
    try {
      const made = await this.#processing.derive(file, { key, kind, use, ...(crop ? { crop } : {}) })
      return { key, kind, use: use.name, ...made }
    } catch (error) {
      await this.unmake({ key }).catch(() => undefined)
      throw error instanceof MediaFailure ? this.#refusal(error.reason) : error
    }
  }

  addReady(tx: Db, owner: number, media: MadeMedia, alt = ''): Promise<string> {
    return queries.addReady(tx, { ...media, owner, alt })
  }

  /** Takes made files out again that no row came to own. */
  async unmake({ key }: Pick<MadeMedia, 'key'>): Promise<void> {
    await this.#platform.mediaStore.removeAll(key)
  }

  /**
   * Before a byte of an upload is taken, with the bytes that were announced: refuses what cannot fit into its
   * owner's quota beside what else of theirs is under way, and too many at once. The answer ends it.
   */
  async enter(owner: number, bytes: number): Promise<() => void> {
    const known = this.#underWay.enter(owner, bytes)
    const leave = () => this.#underWay.leave(owner, bytes)
    try {
      if (known.count > mostAtOnce)
        throw new Refusal('too_many_processing', { values: { limit: mostAtOnce } })
      if (known.bytes < soonTaken) return leave
      const { used, quota } = await this.getRoom(owner)
      if (used + known.bytes - mostOfAForm * known.count > quota)
        throw new Refusal('quota_exceeded', { values: { limit: bytesText(quota) } })
      return leave
    } catch (error) {
      leave()
      throw error
    }
  }

  /** The bytes that a member's files take, and the most that they may. */
  async getRoom(owner: number): Promise<{ used: number; quota: number }> {
    const { used, factor } = await queries.getMediaRoom(this.#platform.database.db, owner)
    return { used, quota: this.#platform.config.MEMBER_QUOTA_MB * 1024 * 1024 * factor }
  }

  /** The jobs of the road. */
  get jobs(): ReadonlyArray<JobKind<never>> {
    const { VIDEOS_AT_ONCE, VIDEO_MAX_MINUTES } = this.#platform.config
    // Longer than its process may take, and than it waits for one; a day is the most that there is.
    const videoSeconds = Math.min(86_400, 3_600 + 20 * 60 * VIDEO_MAX_MINUTES)
    // A process that is gone leaves its jobs to others as soon as it was not heard of for so long.
    const lane = { ...patience, heartbeatSeconds: 10, work: (job: { id: string }) => this.process(job.id) }
    return [
      { ...lanes.image, ...lane, atOnce: 2 },
      { ...lanes.audio, ...lane, atOnce: 1 },
      { ...lanes.video, ...lane, atOnce: VIDEOS_AT_ONCE, expireInSeconds: videoSeconds },
      { name: 'media.remove-files', every: '* * * * *', work: () => this.removeFiles() },
      sweep(this.#platform, (media) => this.#processing.giveUp(media)),
      sweepFiles(this.#platform),
    ]
  }

  /** Makes the renditions of one file and says that it is ready, or why it cannot be. */
  process(id: string): Promise<void> {
    return this.#processing.process(id)
  }

  /** From now on what fails is not the files' fault: our processes end. */
  close(): void {
    this.#processing.close()
  }

  /** Removes files that no row names any more. */
  async removeFiles(): Promise<void> {
    const { database, log, mediaStore } = this.#platform
    for (;;) {
      const removed = await queries.listRemoved(database.db, keptFor, 100)
      if (removed.length === 0) return
      for (const each of removed) {
        try {
          if (each.file === '') await mediaStore.removeAll(each.key)
          else await mediaStore.remove(mediaName(each.key, each.file))
          await queries.forgetRemoved(database.db, each)
        } catch (error) {
          log.warn({ err: error }, 'A file could not be removed; Commons will try again later')
          await queries.putOffRemoved(database.db, each)
        }
      }
    }
  }

  /** By its own header where that settles it; what is too large is refused by the process that looks closer. */
  async #inspect(file: Upload, takesVoice?: boolean): Promise<MediaFacts> {
    const { size } = file
    const most = this.#platform.config.IMAGE_MAX_MEGAPIXELS * 1_000_000
    if (size && Math.max(size.width, size.height) <= longestImageSide && size.width * size.height <= most)
      return { kind: 'image', ...size, seconds: 0 }
    try {
      return await this.#platform.mediaWorkers.inspect(file, takesVoice)
    } catch (error) {
      throw error instanceof MediaFailure ? this.#refusal(error.reason) : error
    }
  }

  #refusal(reason: RefusalName): Refusal {
    return new Refusal(reason, { values: failureValues(this.#platform.config, reason) })
  }

  async #requireShortQueue(kind: MediaKind): Promise<void> {
    const now = performance.now()
    if (now - this.#queues.known > queuesAreKnownForMs || this.#queues.known === 0) {
      this.#queues = { known: now, ...(await queries.countUnready(this.#platform.database.db)) }
    }
    if (this.#queues[kind] > longestQueues[kind]) throw new Refusal('overloaded')
  }

  /** Before one of many bytes is stored for nothing; the statement that adds its row counts exactly. */
  async #requireFewVideos(owner: number): Promise<void> {
    const unready = await queries.countOwnUnready(this.#platform.database.db, owner, 'video')
    if (unready >= mostUnready.video)
      throw new Refusal('too_many_processing', { values: { limit: mostUnready.video } })
  }

  async #keep(name: string, content: Uint8Array): Promise<void> {
    const file = this.#platform.incoming.locate(randomUUID())
    await writeFile(file, content, { mode: 0o600, flush: true })
    await this.#platform.mediaStore.take(name, file)
  }
}

const lanes = {
  image: { name: 'media.pictures' },
  video: { name: 'media.videos' },
  audio: { name: 'media.voices' },
} as const

const newKey = () => randomBytes(16).toString('base64url')

/** What the text of a refusal or failure of a file names. */
export function failureValues(
  config: Pick<Config, 'IMAGE_MAX_MEGAPIXELS' | 'VIDEO_MAX_MEGAPIXELS' | 'VIDEO_MAX_MINUTES'>,
  reason: string,
): Record<string, number> {
  return {
    limit: reason === 'video_too_many_pixels' ? config.VIDEO_MAX_MEGAPIXELS : config.IMAGE_MAX_MEGAPIXELS,
    side: longestImageSide,
    minutes: reason === 'voice_too_long' ? longestVoice.seconds / 60 : config.VIDEO_MAX_MINUTES,
  }
}
