/**
 * Processes files after the upload is answered: makes their renditions and tells the objects that show them.
 */
import { write } from '../write.ts'
import { type Faults, Missing, mostAttempts } from './fault.ts'
import { inMakingFolder } from './making-folder.ts'
import * as queries from './media.queries.ts'
import type { MediaPlatform } from './media-platform.ts'
import { captionsFile, mediaName, originalFile } from './store/store.ts'
import { toldProgress } from './told-progress.ts'
import type { MediaUse } from './uses.ts'
import { type Crop, type Cut, type IncomingFile, MediaFailure, type MediaKind } from './worker/tasks.ts'

interface Deriving {
  key: string
  kind: MediaKind
  use: MediaUse
  crop?: Crop | null | undefined
  posterAt?: number | null | undefined
  cut?: Cut | undefined
  /** The stored file whose sound takes the place of its own. */
  soundFile?: string | null | undefined
  /** Called once the renditions are made; resolves to false if they are no longer needed. */
  mayStore?: () => Promise<boolean>
  onProgress?: ((share: number) => void) | undefined
}

/** Values of fields that a voice note doesn't have. */
const unseen = { width: 0, height: 0, animated: false, preview: '', widths: [], heights: [] }

/** Returns about the most disk space that making the renditions takes. */
function bytesWhileMade({ kind, seconds }: queries.BegunMedia, original: number): number {
  const megabyte = 1024 * 1024
  return original + { image: 8, audio: 4, video: 16 + seconds / 2 }[kind] * megabyte
}

export class Processing {
  readonly #platform: MediaPlatform
  readonly #uses: ReadonlyMap<string, MediaUse>
  readonly #faults: Faults

  constructor(platform: MediaPlatform, uses: ReadonlyMap<string, MediaUse>, faults: Faults) {
    this.#platform = platform
    this.#uses = uses
    this.#faults = faults
  }

  /** Makes a file's renditions and marks it as ready, or as failed with the reason. */
  async process(begun: queries.BegunMedia): Promise<void> {
    const { database, mediaStore, room } = this.#platform
    const { id, key, captions: hasCaptions } = begun
    try {
      const bytes = await mediaStore.size(mediaName(key, originalFile))
      // A move to this store may not have reached it yet. If it never appears, the sweep gives the file up.
      if (bytes === undefined) throw new Missing(`The original of ${id} is not in the store`)
      const leave = await room.enter(bytesWhileMade(begun, bytes))
      const made = await this.#renew(begun).finally(leave)
      const captions = hasCaptions ? ((await mediaStore.size(mediaName(key, captionsFile))) ?? 0) : 0
      await this.#settle(begun, { ...made, bytes: made.bytes + captions })
    } catch (error) {
      if (error instanceof MediaFailure) return this.#fail(begun, error.reason)
      if (this.#faults.mayBeItsFault(error) && (await queries.countAttempt(database.db, id)) >= mostAttempts)
        return this.giveUp(begun)
      throw error
    }
  }

  async #renew(begun: queries.BegunMedia): Promise<queries.ReadyMedia> {
    const { id, key, kind, mime, crop, poster_at: posterAt, cut_from: from, cut_to: to } = begun
    const cut = from === null || to === null ? undefined : { from, to }
    const soundFile = begun.sound_file
    // Its reel may have been removed for good in the meantime.
    if (soundFile !== null && (await this.#platform.mediaStore.size(soundFile)) === undefined)
      throw new MediaFailure('reel_sound_not_found')
    const use = this.#useOf(begun)
    const unready = async () => (await queries.findUnready(this.#platform.database.db, id)) !== undefined
    const onProgress = toldProgress(this.#platform, { use, owner: begun.owner_id }, (share) =>
      queries.setProgress(this.#platform.database.db, id, Math.min(99, Math.floor(share * 100))),
    )
    return this.#platform.mediaStore.lend(mediaName(key, originalFile), (path) =>
      this.derive(
        { path, mime },
        { key, kind, use, crop, posterAt, cut, soundFile, onProgress, mayStore: unready },
      ),
    )
  }

  async #settle(begun: queries.BegunMedia, made: queries.ReadyMedia): Promise<void> {
    const { id, key, owner_id: owner } = begun
    const isReady = await write(this.#platform, async (context) => {
      if (!(await queries.setReady(context.tx, id, made))) return false
      await queries.addRemoved(context.tx, { key, file: originalFile })
      await this.#useOf(begun).settled?.(context, { id, owner, state: 'ready' })
      return true
    })
    // Removed while it was processed, or made ready by another process that was presumed dead.
    if (!isReady) await this.#removeIfUnknown(key)
  }

  #useOf({ use }: queries.BegunMedia): MediaUse {
    const found = this.#uses.get(use)
    if (!found) throw new Missing(`There is no use of media called ${use}`)
    return found
  }

  /** Marks a file as impossible to process. */
  giveUp(media: queries.BegunMedia): Promise<void> {
    return this.#fail(media, 'processing_failed')
  }

  /** Makes and stores the renditions. */
  async derive(file: IncomingFile, { key, mayStore, ...making }: Deriving): Promise<queries.ReadyMedia> {
    const { mediaStore, incoming } = this.#platform
    return inMakingFolder(incoming, async (folder) => {
      const { files, ...facts } = await this.#make(file, making, folder)
      // Another process may have made it ready by now: its files must not be touched.
      if (mayStore && !(await mayStore())) throw new Missing('Nobody waits for this file any more')
      for (const each of files) await mediaStore.take(mediaName(key, each.name), each.path)
      return { ...facts, bytes: files.reduce((sum, each) => sum + each.bytes, 0) }
    })
  }

  async #make(
    file: IncomingFile,
    { kind, use, crop, posterAt, cut, soundFile, onProgress }: Omit<Deriving, 'key' | 'mayStore'>,
    folder: string,
  ) {
    const { mediaWorkers: workers, config } = this.#platform
    const { widths, aspect, enlarges } = use
    if (kind === 'image') {
      const plan = { widths, aspect, enlarges, crop: crop ?? undefined }
      return { ...(await workers.derivePicture(file, plan, folder)), heights: [], seconds: 0 }
    }
    if (kind === 'audio') return { ...unseen, ...(await workers.deriveVoice(file, folder)) }
    const plan = { heights: config.VIDEO_HEIGHTS, posterWidths: widths, posterAt: posterAt ?? undefined, cut }
    const makeWith = async (sound?: IncomingFile) => {
      const told = onProgress ?? (() => undefined)
      const { hasSound, ...made } = await workers.deriveVideo(file, { ...plan, sound }, folder, told)
      return { ...made, animated: false, has_sound: hasSound }
    }
    if (!soundFile) return makeWith()
    return this.#platform.mediaStore.lend(soundFile, (path) => makeWith({ path, mime: 'video/mp4' }))
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
      context.emit('media.failed', { owner })
    })
  }
}
