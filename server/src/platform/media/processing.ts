/** What becomes of a file behind the answer: its renditions are made, and what shows it is told. */
import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { isDatabaseAway } from '../db/away.ts'
import { Refusal } from '../call/refusal.ts'
import { write } from '../write.ts'
import * as queries from './media.queries.ts'
import type { MediaPlatform } from './media-platform.ts'
import { StoreAway } from './store/away.ts'
import { captionsFile, mediaName, originalFile } from './store/store.ts'
import type { MediaUse } from './uses.ts'
import { ChildDied, ChildNeverBegan } from './worker/child.ts'
import { type Crop, type IncomingFile, MediaFailure, type MediaKind } from './worker/tasks.ts'

/** Something of ours is not there, now or any more. */
class Missing extends Error {}

interface Deriving {
  key: string
  kind: MediaKind
  use: MediaUse
  crop?: Crop | null | undefined
  posterAt?: number | null | undefined
  /** Asked once all is made: false where nobody waits for it any more. */
  mayStore?: () => Promise<boolean>
  onProgress?: ((share: number) => void) | undefined
}

/** A file over which our own processes end is given up after so many tries. */
const mostAttempts = 3
const progressEveryMs = 1_000
/** What a voice note has nothing of. */
const unseen = { width: 0, height: 0, animated: false, preview: '', widths: [], heights: [] }

/** What making its renditions takes of the disk at most, or nearly so. */
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

  /** Makes the renditions of one file and says that it is ready, or why it cannot be. */
  async process(id: string): Promise<void> {
    const { database, mediaStore, room } = this.#platform
    const begun = await queries.findUnready(database.db, id)
    if (!begun) return
    const { key, captions: hasCaptions } = begun
    try {
      const bytes = await mediaStore.size(mediaName(key, originalFile))
      // As after a move to another store that is not done yet. What does not come back the sweep gives up.
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
    // Removed while it was processed, or made ready by another process that was thought to be gone.
    if (!isReady) await this.#removeIfUnknown(key)
  }

  #useOf({ use }: queries.BegunMedia): MediaUse {
    const found = this.#uses.get(use)
    if (!found) throw new Missing(`There is no use of media called ${use}`)
    return found
  }

  /** From now on what fails is not the files' fault: our processes end. */
  close(): void {
    this.#closing = true
  }

  /**
   * Whether a file may be to blame: the process that read it has died over it, or found no words for what
   * was wrong. What the system says (no room, no processes, a database or a store that is away) is not.
   */
  #isItsFault(error: unknown): boolean {
    if (this.#closing) return false
    if (error instanceof ChildDied) return true
    const isOurs = [ChildNeverBegan, StoreAway, Refusal, Missing].some((kind) => error instanceof kind)
    return error instanceof Error && !isOurs && !('code' in error) && !isDatabaseAway(error)
  }

  /** Says of a file that it cannot be processed. */
  giveUp(media: queries.BegunMedia): Promise<void> {
    return this.#fail(media, 'processing_failed')
  }

  /** Makes and stores the renditions. */
  async derive(
    file: IncomingFile,
    { key, kind, use, crop, posterAt, onProgress, mayStore }: Deriving,
  ): Promise<queries.ReadyMedia> {
    const { mediaStore, incoming } = this.#platform
    // Below the folder of incoming files, where the sweep finds what a killed process leaves.
    const folder = incoming.locate(`${randomUUID()}.making`)
    await mkdir(folder, { mode: 0o700 })
    try {
      const { files, ...facts } = await this.#make(file, { kind, use, crop, posterAt, onProgress }, folder)
      // Another process may have made it ready meanwhile: its files are not to be touched.
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
        .catch((error: unknown) => log.debug({ err: error }, 'Progress could not be announced'))
    }
  }
}
