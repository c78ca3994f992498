/** What becomes of a file behind the answer: its renditions are made, and what shows it is told. */
import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { isDatabaseAway } from '../db/away.ts'
import { isNoRoom } from '../files.ts'
import { write } from '../write.ts'
import * as queries from './media.queries.ts'
import type { MediaPlatform } from './media-platform.ts'
import { StoreAway } from './store/away.ts'
import { captionsFile, mediaName, originalFile } from './store/store.ts'
import type { MediaUse } from './uses.ts'
import { type Crop, type IncomingFile, MediaFailure } from './worker/tasks.ts'

interface Deriving {
  key: string
  kind: 'image' | 'video'
  use: MediaUse
  crop?: Crop | null
  onProgress?: (share: number) => void
}

/** A file over which our own processes end is given up after so many tries. */
const mostAttempts = 3
const progressEveryMs = 1_000

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
    const { database, mediaStore } = this.#platform
    const begun = await queries.findUnready(database.db, id)
    if (!begun) return
    const { key, kind, mime, crop, owner_id: owner } = begun
    // One whose file is lost, as by a restored backup, has nothing to wait for.
    if ((await mediaStore.size(mediaName(key, originalFile))) === undefined) return this.giveUp(begun)
    const use = this.#uses.get(begun.use)
    if (!use) throw new Error(`There is no use of media called ${begun.use}`)
    try {
      const made = await mediaStore.lend(mediaName(key, originalFile), (original) =>
        this.derive({ path: original, mime }, { key, kind, use, crop, onProgress: this.#told(begun) }),
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
      if (!this.#isOurs(error) && (await queries.countAttempt(database.db, id)) >= mostAttempts)
        return this.giveUp(begun)
      throw error
    }
  }

  /** From now on what fails is not the files' fault: our processes end. */
  close(): void {
    this.#closing = true
  }

  /** Our own end, a full disk, a database or a store that is away: no file is to blame for it. */
  #isOurs(error: unknown): boolean {
    if (this.#closing || error instanceof StoreAway) return true
    return error instanceof Error && (isNoRoom(error) || isDatabaseAway(error))
  }

  /** Says of a file that it cannot be processed. */
  giveUp(media: queries.BegunMedia): Promise<void> {
    return this.#fail(media, 'processing_failed')
  }

  /** Makes and stores the renditions. */
  async derive(
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
}
