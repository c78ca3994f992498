/**
 * Processes files after the upload is answered: makes their renditions and tells the objects that show them.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { isDatabaseAway } from '../db/transient-errors.ts'
import { Refusal } from '../call/refusal.ts'
import { write } from '../write.ts'
import * as queries from './media.queries.ts'
import type { MediaPlatform } from './media-platform.ts'
import { StoreAway } from './store/away.ts'
import { captionsFile, mediaName, originalFile } from './store/store.ts'
import type { MediaUse } from './uses.ts'
import { ChildDied, ChildNeverBegan } from './worker/child.ts'
import { type Crop, type IncomingFile, MediaFailure, type MediaKind } from './worker/tasks.ts'

/** Something of our own is missing, now or for good. */
class Missing extends Error {}

interface Deriving {
  key: string
  kind: MediaKind
  use: MediaUse
  crop?: Crop | null | undefined
  posterAt?: number | null | undefined
  /** Called once the renditions are made; resolves to false if they are no longer needed. */
  mayStore?: () => Promise<boolean>
  onProgress?: ((share: number) => void) | undefined
}

/** A file that keeps failing without a known reason is given up after this many attempts. */
const mostAttempts = 3
const progressEveryMs = 1_000
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
  #closing = false

  constructor(platform: MediaPlatform, uses: readonly MediaUse[]) {
    this.#platform = platform
    this.#uses = new Map(uses.map((use) => [use.name, use]))
  }

  /** Makes a file's renditions and marks it as ready, or as failed with the reason. */
  async process(id: string): Promise<void> {
    const { database, mediaStore, room } = this.#platform
    const begun = await queries.findUnready(database.db, id)
    if (!begun) return
    const { key, captions: hasCaptions } = begun
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
      if (this.#isItsFault(error) && (await queries.countAttempt(database.db, id)) >= mostAttempts)
        return this.giveUp(begun)
      throw error
    }
  }

  async #renew(begun: queries.BegunMedia): Promise<queries.ReadyMedia> {
    const { id, key, kind, mime, crop, poster_at: posterAt } = begun
    const use = this.#useOf(begun)
    const unready = async () => (await queries.findUnready(this.#platform.database.db, id)) !== undefined
    const onProgress = this.#told(begun)
    return this.#platform.mediaStore.lend(mediaName(key, originalFile), (path) =>
      this.derive({ path, mime }, { key, kind, use, crop, posterAt, onProgress, mayStore: unready }),
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

  /** Stops blaming files for failures: from now on our own processes are being ended. */
  close(): void {
    this.#closing = true
  }

  /**
   * Returns whether the file may be to blame: the process that read it died, or failed without a known
   * reason. System errors (no space, no processes, a database or store that is away) aren't the file's fault.
   */
  #isItsFault(error: unknown): boolean {
    if (this.#closing) return false
    if (error instanceof ChildDied) return true
    const isOurs = [ChildNeverBegan, StoreAway, Refusal, Missing].some((kind) => error instanceof kind)
    return error instanceof Error && !isOurs && !('code' in error) && !isDatabaseAway(error)
  }

  /** Marks a file as impossible to process. */
  giveUp(media: queries.BegunMedia): Promise<void> {
    return this.#fail(media, 'processing_failed')
  }

  /** Makes and stores the renditions. */
  async derive(
    file: IncomingFile,
    { key, kind, use, crop, posterAt, onProgress, mayStore }: Deriving,
  ): Promise<queries.ReadyMedia> {
    const { mediaStore, incoming } = this.#platform
    // Below the folder of incoming files, where the sweep removes what a killed process leaves.
    const folder = incoming.locate(`${randomUUID()}.making`)
    await mkdir(folder, { mode: 0o700 })
    try {
      const { files, ...facts } = await this.#make(file, { kind, use, crop, posterAt, onProgress }, folder)
      // Another process may have made it ready by now: its files must not be touched.
      if (mayStore && !(await mayStore())) throw new Missing('Nobody waits for this file any more')
      for (const each of files) await mediaStore.take(mediaName(key, each.name), each.path)
      return { ...facts, bytes: files.reduce((sum, each) => sum + each.bytes, 0) }
    } finally {
      await rm(folder, { recursive: true, force: true }).catch(() => undefined)
    }
  }

  async #make(
    file: IncomingFile,
    { kind, use, crop, posterAt, onProgress }: Omit<Deriving, 'key' | 'mayStore'>,
    folder: string,
  ) {
    const { mediaWorkers: workers, config } = this.#platform
    const { widths, aspect, enlarges } = use
    if (kind === 'image') {
      const plan = { widths, aspect, enlarges, crop: crop ?? undefined }
      return { ...(await workers.derivePicture(file, plan, folder)), heights: [], seconds: 0 }
    }
    if (kind === 'audio') return { ...unseen, ...(await workers.deriveVoice(file, folder)) }
    const plan = { heights: config.VIDEO_HEIGHTS, posterWidths: widths, posterAt: posterAt ?? undefined }
    const made = await workers.deriveVideo(file, plan, folder, onProgress ?? (() => undefined))
    return { ...made, animated: false }
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

  /** Returns a function that reports a file's progress to its owner's pages, at most once a second. */
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
        .catch((error: unknown) => log.debug({ err: error }, 'Progress could not be announced'))
    }
  }
}
