/**
 * The path of every file that members upload: accepted, stored, processed after the answer, attached to an
 * object whose visibility it inherits, and removed with it.
 *
 * A feature that takes files names its use and then needs four lines: `accept` before its transaction,
 * `attach` in it, `discard` if it failed, and the trigger `release_media` on its table. A write that is one
 * statement makes `attaching` a part of it instead.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { RefusalName } from '@commons/contract/refusals.ts'
import { longestVoice } from '@commons/contract/shared/voice.ts'
import type { Tx, Db } from '../db/prepared.ts'
import { Refusal } from '../call/refusal.ts'
import type { Config } from '../config.ts'
import type { JobKind, Jobs } from '../jobs.ts'
import { bytesText } from '../language.ts'
import { Attachments } from './attachments/attachments.ts'
import { CaptionFiles } from './caption-files.ts'
import { canonicalCaptions } from './captions.ts'
import { type PixelCrop, shareOf } from './crop.ts'
import { Faults } from './fault.ts'
import { noteMoved, requireLength, type Upload } from './incoming.ts'
import { inMakingFolder } from './making-folder.ts'
import type { MediaPlatform } from './media-platform.ts'
import * as queries from './media.queries.ts'
import { Processing } from './processing.ts'
import { sweep, sweepFiles } from './sweep.ts'
import { captionsFile, mediaName, originalFile } from './store/store.ts'
import { type StepJob, stepJob, Streams } from './streams/streams.ts'
import type { MediaUse } from './uses.ts'
import { videoBytes } from './video-limits.ts'
import {
  type Crop,
  type Cut,
  type IncomingFile,
  longestImageSide,
  MediaFailure,
  type MediaFacts,
  type MediaKind,
} from './worker/tasks.ts'

/** An accepted file: it is in the store, and gets its row when it is attached to an object. */
export interface TakenMedia {
  readonly key: string
  readonly kind: MediaKind
  /** The most bytes that its owner's files may take. */
  readonly quota: number
  /** For `takingIn`. */
  readonly parameters: queries.IncomingParameters
  readonly cut?: Cut | undefined
}

/** What a statement needs to attach a file. */
export interface Attaching extends Pick<TakenMedia, 'kind' | 'parameters'> {
  /** Returns SQL that queues the file whose id is selected as `id` of the job's data. */
  readonly queueing: Awaited<ReturnType<Jobs['adding']>>
  /** Returns what to refuse with where `takingIn` selects this `refusal`. */
  noRoom(refusal: queries.NoRoom): Refusal
}

/** A file that is ready before it has a row. */
export interface MadeMedia extends queries.ReadyMedia {
  readonly key: string
  readonly kind: MediaKind
  readonly use: string
  /** Of an uploaded file. */
  readonly sha256?: string
}

/** Members' uploads in progress in this process. */
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
  /** The part of a video to make one of. */
  cut?: WantedCut | undefined
}

/** A part of a video, to its end where that isn't given. */
export interface WantedCut {
  readonly from: number
  readonly to: number | undefined
}

/** The shortest part, in seconds. */
const shortestCut = 1

interface Attached {
  posterAt?: number | undefined
  waveform?: string | undefined
  /** The stored file whose sound takes the place of a video's own. */
  soundFile?: string | undefined
}

/** How long files stay in the store after they were removed, for backups that are being made. */
const keptFor = '15 minutes'
/** About three days: a full disk is no reason to give up a file. */
const patience = { retries: 440, longestWaitSeconds: 600 }
const mostUnready = { image: 100, video: 5, audio: 20 } as const
/** Beyond this, nobody's files are accepted until some are ready. */
const longestQueues = { image: 5_000, video: 500, audio: 5_000 } as const
const queuesAreKnownForMs = 5_000
/** The most bytes a form may have beside its file: fields and their boundaries. */
const mostOfAForm = 256 * 1024
/** The most uploads of one member at a time. */
const mostAtOnce = 8
/** Smaller uploads arrive before the database could answer; the quota is checked once they are here anyway. */
const soonTaken = 1024 * 1024

export class MediaRoad {
  /** Files that are only downloaded. */
  readonly attachments: Attachments
  /** Captions that are files of their own. */
  readonly captions: CaptionFiles
  readonly #platform: MediaPlatform
  readonly #uses: ReadonlyMap<string, MediaUse>
  readonly #faults = new Faults()
  readonly #processing: Processing
  readonly #streams: Streams
  readonly #underWay = new UnderWay()
  #queues: Record<MediaKind | 'known', number> = { known: 0, image: 0, video: 0, audio: 0 }

  constructor(platform: MediaPlatform, uses: readonly MediaUse[]) {
    this.#platform = platform
    this.#uses = new Map(uses.map((use) => [use.name, use]))
    this.#processing = new Processing(platform, this.#uses, this.#faults)
    this.#streams = new Streams(platform, this.#uses, this.#faults)
    const road = {
      newKey,
      keep: (name: string, content: Uint8Array) => this.#keep(name, content),
      discard: (taken: { key: string }) => this.discard(taken),
      requireRoom: (tx: Tx, owner: number) => this.#requireRoom(tx, owner),
    }
    this.attachments = new Attachments(platform, road)
    this.captions = new CaptionFiles(road)
  }

  /**
   * Inspects a file and stores it, ahead of the transaction that attaches it. Nothing in the database names
   * it until then, so an accepted file needs only its bytes removed (`discard`).
   *
   * Refuses: file_broken, image_too_many_pixels, image_side_too_long, animation_too_many_pixels,
   * video_too_many_pixels, video_too_long, video_codec_unsupported, video_without_picture, voice_too_long,
   * captions_invalid,
   * captions_without_video, trim_without_video, trim_too_short, too_many_processing; overloaded and storage_full as any call may.
   */
  async accept(
    file: Upload,
    { use, owner, alt = '', captions, crop, cut: wanted }: Wanted,
  ): Promise<TakenMedia> {
    const { mediaStore } = this.#platform
    const found = await this.#inspect(file, { ...use, isCut: wanted !== undefined })
    const { kind } = found
    const cut = wanted && this.#cutOf(found, wanted)
    const facts = cut ? { ...found, seconds: cut.to - cut.from } : found
    // Its first bytes may have told it as a video, with a video's limit.
    if (kind === 'audio') requireLength(file.bytes, longestVoice.bytes)
    // What it is for decides how large it may be, and wasn't known while it arrived.
    if (kind === 'video') requireLength(file.bytes, videoBytes(this.#platform.config, use.streams))
    if (captions && kind !== 'video') throw new Refusal('captions_without_video')
    const words = captions && canonicalCaptions(await readFile(captions.path), cut)
    await this.#requireShortQueue(kind)
    if (kind === 'video') await this.#requireFewVideos(owner)
    const key = newKey()
    const bytes = file.bytes + (words?.length ?? 0)
    const told = {
      owner,
      key,
      alt,
      crop,
      mime: file.mime,
      sha256: file.sha256,
      use: use.name,
      captions: words !== undefined,
    }
    const { quota } = await this.getRoom(owner)
    const room = { quota, mostUnready: mostUnready[kind] }
    const taken = {
      key,
      kind,
      quota,
      cut,
      parameters: queries.incomingParameters({ ...told, ...facts, bytes }, room),
    }
    try {
      await mediaStore.take(mediaName(key, originalFile), file.path)
      noteMoved(file)
      if (words) await this.#keep(mediaName(key, captionsFile), words)
    } catch (error) {
      await this.discard(taken)
      throw error
    }
    return taken
  }

  /**
   * Adds an accepted file's row, and queues it for processing if `tx` commits; returns its id, which the
   * object that shows it must refer to in a column. `posterAt` is the second of a video that its poster
   * shows, `waveform` how loud a voice note is. Refuses with quota_exceeded and too_many_processing.
   */
  async attach(
    tx: Tx,
    { kind, quota, parameters, cut }: TakenMedia,
    { posterAt, waveform, soundFile }: Attached = {},
  ): Promise<string> {
    const added = await queries.addIncoming(tx, parameters)
    if ('refusal' in added) throw noRoom(added.refusal, { kind, quota })
    const { id } = added
    if (posterAt !== undefined) await queries.setPosterAt(tx, id, posterAt)
    if (cut || soundFile !== undefined) await queries.setMaking(tx, id, { cut, soundFile })
    if (kind === 'audio' && waveform) await queries.setWaveform(tx, id, waveform)
    await this.#platform.jobs.add(tx, lanes[kind], { id })
    return id
  }

  /** Returns what `attach` does as parts of a statement that also adds the object: for `takingIn`. */
  async attaching(tx: Tx, { kind, quota, parameters }: TakenMedia): Promise<Attaching> {
    const queueing = await this.queueing(tx, kind)
    return { kind, parameters, queueing, noRoom: (refusal) => noRoom(refusal, { kind, quota }) }
  }

  /** Returns SQL that queues a file of this kind if `tx` commits, as part of a statement. */
  queueing(tx: Tx, kind: MediaKind): Promise<Attaching['queueing']> {
    return this.#platform.jobs.adding(tx, lanes[kind])
  }

  /** Removes an accepted file whose transaction failed. If that fails, the sweep removes it later. */
  async discard({ key }: Pick<TakenMedia, 'key'>): Promise<void> {
    const { log, mediaStore } = this.#platform
    await mediaStore
      .removeAll(key)
      .catch((error: unknown) => log.warn({ err: error }, 'An unused file could not be removed'))
  }

  /**
   * Accepts a picture and makes its renditions before returning, for pictures that must show at once.
   * `addReady` adds its row, `unmake` removes it again. Without a crop, its middle is shown. Refuses what
   * `accept` refuses, and a crop that isn't within the picture.
   */
  async render(
    file: Upload,
    { use, owner, crop }: Pick<Wanted, 'use' | 'owner'> & { crop: PixelCrop | undefined },
  ) {
    const facts = await this.#inspect(file)
    const { used, quota } = await this.getRoom(owner)
    if (used + file.bytes > quota) throw noRoom('quota_exceeded', { kind: facts.kind, quota })
    const made = await this.#make(file, use, {
      kind: facts.kind,
      ...(crop && { crop: shareOf(crop, facts) }),
    })
    return { ...made, sha256: file.sha256 }
  }

  /**
   * Draws the frame that a video of this owner, which is ready, shows at a second. `addReady` adds its row,
   * `unmake` removes it again.
   */
  async still(
    { key, heights }: Pick<queries.MediaRow, 'key' | 'heights'>,
    at: number,
    { use, owner }: Pick<Wanted, 'use' | 'owner'>,
  ): Promise<MadeMedia> {
    const { used, quota } = await this.getRoom(owner)
    if (used > quota) throw quotaExceeded(quota)
    const { mediaStore, mediaWorkers, incoming } = this.#platform
    const still = newKey()
    try {
      return await inMakingFolder(incoming, async (folder) => {
        const { files, ...made } = await mediaStore.lend(mediaName(key, `${heights.at(-1)}p.mp4`), (path) =>
          mediaWorkers.drawStill({ path, mime: 'video/mp4' }, { at, widths: use.widths }, folder),
        )
        for (const each of files) await mediaStore.take(mediaName(still, each.name), each.path)
        const bytes = files.reduce((sum, each) => sum + each.bytes, 0)
        return { key: still, kind: 'image', use: use.name, ...made, heights: [], seconds: 0, bytes }
      })
    } catch (error) {
      await this.unmake({ key: still }).catch(() => undefined)
      throw error instanceof MediaFailure ? this.#refusal(error.reason) : error
    }
  }

  /** Makes a video that is still being processed show its frame at this second before it plays. */
  choosePoster(tx: Tx, id: string, at: number): Promise<void> {
    return queries.setPosterAt(tx, id, at)
  }

  /** Makes a file of our own ready at once, such as the demo world's; `addReady` adds its row. */
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

  /**
   * Makes squares of a picture that is nobody's and that our database keeps; returns them as PNG, in the order of
   * `sides`. Refuses what `accept` refuses.
   */
  async icons(file: Upload, sides: readonly number[]): Promise<Buffer[]> {
    await this.#inspect(file)
    const { incoming, mediaWorkers } = this.#platform
    try {
      return await inMakingFolder(incoming, async (folder) => {
        const { files } = await mediaWorkers.derivePicture(file, { widths: sides, square: true }, folder)
        return Promise.all(files.map(({ path }) => readFile(path)))
      })
    } catch (error) {
      throw error instanceof MediaFailure ? this.#refusal(error.reason) : error
    }
  }

  addReady(tx: Db, owner: number, media: MadeMedia, alt = ''): Promise<string> {
    return queries.addReady(tx, { ...media, owner, alt })
  }

  /** Removes the files of made media that got no row. */
  async unmake({ key }: Pick<MadeMedia, 'key'>): Promise<void> {
    await this.#platform.mediaStore.removeAll(key)
  }

  /**
   * Counts an upload before any of its bytes are read, with the bytes announced. Refuses it if it can't fit
   * into its owner's quota together with their other uploads in progress, or if those are too many. Returns a
   * function to call at its end.
   */
  async enter(owner: number, bytes: number): Promise<() => void> {
    const known = this.#underWay.enter(owner, bytes)
    const leave = () => this.#underWay.leave(owner, bytes)
    try {
      if (known.count > mostAtOnce)
        throw new Refusal('too_many_processing', { values: { limit: mostAtOnce } })
      if (known.bytes < soonTaken) return leave
      const { used, quota } = await this.getRoom(owner)
      if (used + known.bytes - mostOfAForm * known.count > quota) throw quotaExceeded(quota)
      return leave
    } catch (error) {
      leave()
      throw error
    }
  }

  /** Returns the bytes that a member's files take, and the most they may take. */
  async getRoom(
    owner: number,
    db: Db = this.#platform.database.db,
  ): Promise<{ used: number; quota: number }> {
    const { used, factor } = await queries.getMediaRoom(db, owner)
    return { used, quota: this.#platform.settings.get('member_quota_mb') * 1024 * 1024 * factor }
  }

  async #requireRoom(tx: Tx, owner: number): Promise<void> {
    const { used, quota } = await this.getRoom(owner, tx)
    if (used > quota) throw quotaExceeded(quota)
  }

  /** Jobs that process and remove members' files. */
  get jobs(): ReadonlyArray<JobKind<never>> {
    const { VIDEOS_AT_ONCE, VIDEO_MAX_MINUTES, STREAM_MAX_MINUTES } = this.#platform.config
    // Longer than its child process may take plus the wait for one; pg-boss allows a day at most.
    const videoSeconds = Math.min(86_400, 3_600 + 20 * 60 * VIDEO_MAX_MINUTES)
    // A process that died leaves its jobs to others after this many seconds without a heartbeat.
    const lane = {
      ...patience,
      role: 'media' as const,
      heartbeatSeconds: 10,
      work: (job: { id: string }) => this.process(job.id),
    }
    return [
      { ...lanes.image, ...lane, atOnce: 2 },
      { ...lanes.audio, ...lane, atOnce: 1 },
      { ...lanes.video, ...lane, atOnce: VIDEOS_AT_ONCE, expireInSeconds: videoSeconds },
      {
        ...stepJob,
        ...lane,
        atOnce: VIDEOS_AT_ONCE,
        expireInSeconds: Math.min(86_400, 7_200 + 60 * STREAM_MAX_MINUTES),
        work: (step: StepJob) => this.doStep(step),
      },
      { name: 'media.remove-files', every: '* * * * *', work: () => this.removeFiles() },
      sweep(this.#platform, {
        giveUp: (media) => this.#giveUp(media),
        giveUpStuck: (after, atOnce) => this.#streams.giveUpStuck(after, atOnce),
      }),
      sweepFiles(this.#platform),
    ]
  }

  /**
   * Makes a file's renditions and marks it as ready, or as failed with the reason. Of a video that streams it
   * only begins the steps.
   */
  async process(id: string): Promise<void> {
    const begun = await queries.findUnready(this.#platform.database.db, id)
    if (!begun) return
    await (this.#streamsOf(begun) ? this.#streams.start(id) : this.#processing.process(begun))
  }

  /** Does a step of a video that streams. */
  doStep(step: StepJob): Promise<void> {
    return this.#streams.work(step)
  }

  /** Stops blaming files for failures: from now on our own processes are being ended. */
  close(): void {
    this.#faults.close()
    this.#streams.close()
  }

  #streamsOf({ kind, use }: queries.BegunMedia): boolean {
    return kind === 'video' && this.#uses.get(use)?.streams === true
  }

  #giveUp(begun: queries.BegunMedia): Promise<void> {
    return this.#streamsOf(begun)
      ? this.#streams.fail(begun.id, 'processing_failed')
      : this.#processing.giveUp(begun)
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

  /** Returns the part of a video to make one of. Its length counts, not that of the video. */
  #cutOf({ kind, seconds }: MediaFacts, { from, to = seconds || undefined }: WantedCut): Cut {
    if (kind !== 'video') throw new Refusal('trim_without_video')
    const most = this.#platform.config.VIDEO_MAX_MINUTES * 60
    const end = Math.min(to ?? from + most, seconds || Number.POSITIVE_INFINITY)
    // A player's times may differ from ours by a frame.
    if (end - from < shortestCut - 0.05)
      throw new Refusal('trim_too_short', { values: { seconds: shortestCut } })
    if (end - from > most) throw this.#refusal('video_too_long')
    return { from, to: end }
  }

  /** Inspects a file by its header if that settles it, else by a child process, which refuses large ones. */
  async #inspect(
    file: Upload,
    use: Pick<MediaUse, 'takesVoice' | 'streams'> & { isCut?: boolean } = {},
  ): Promise<MediaFacts> {
    const { size } = file
    const most = this.#platform.config.IMAGE_MAX_MEGAPIXELS * 1_000_000
    if (size && Math.max(size.width, size.height) <= longestImageSide && size.width * size.height <= most)
      return { kind: 'image', ...size, seconds: 0 }
    try {
      const { takesVoice, streams, isCut } = use
      return await this.#platform.mediaWorkers.inspect(file, { takesVoice, streams, isCut })
    } catch (error) {
      throw error instanceof MediaFailure ? this.#refusal(error.reason, use) : error
    }
  }

  #refusal(reason: RefusalName, { streams }: Pick<MediaUse, 'streams'> = {}): Refusal {
    return new Refusal(reason, { values: failureValues(this.#platform.config, reason, streams) })
  }

  async #requireShortQueue(kind: MediaKind): Promise<void> {
    const now = performance.now()
    if (now - this.#queues.known > queuesAreKnownForMs || this.#queues.known === 0) {
      this.#queues = { known: now, ...(await queries.countUnready(this.#platform.database.db)) }
    }
    if (this.#queues[kind] > longestQueues[kind]) throw new Refusal('overloaded')
  }

  /** Checked before a large file is stored for nothing; the statement that adds its row counts exactly. */
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

/** Returns the refusal for a file whose owner has no room for it. */
function noRoom(refusal: queries.NoRoom, { kind, quota }: Pick<TakenMedia, 'kind' | 'quota'>): Refusal {
  if (refusal === 'quota_exceeded') return quotaExceeded(quota)
  return new Refusal(refusal, { values: { limit: mostUnready[kind] } })
}

const quotaExceeded = (quota: number) =>
  new Refusal('quota_exceeded', { values: { limit: bytesText(quota) } })

const newKey = () => randomBytes(16).toString('base64url')

/** Returns the values that the text of a file's refusal or failure names; `streams` for a video that does. */
export function failureValues(
  config: Pick<
    Config,
    'IMAGE_MAX_MEGAPIXELS' | 'VIDEO_MAX_MEGAPIXELS' | 'VIDEO_MAX_MINUTES' | 'STREAM_MAX_MINUTES'
  >,
  reason: string,
  streams = false,
): Record<string, number> {
  const longestVideo = streams ? config.STREAM_MAX_MINUTES : config.VIDEO_MAX_MINUTES
  return {
    limit: reason === 'video_too_many_pixels' ? config.VIDEO_MAX_MEGAPIXELS : config.IMAGE_MAX_MEGAPIXELS,
    side: longestImageSide,
    minutes: reason === 'voice_too_long' ? longestVoice.seconds / 60 : longestVideo,
  }
}
