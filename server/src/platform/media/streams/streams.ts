/**
 * Makes videos that stream, in steps: a plan; a poster and thumbnails; the sound, whole; chunks of each
 * rendition, which are joined; a storyboard. Each step is a row and a job, so that any process can take it and
 * another one finishes it if that process dies. What a step makes is stored under a name of its own before its
 * row says so, and is the same bytes each time.
 */
import { basename } from 'node:path'
import type { Tx } from '../../db/prepared.ts'
import { type WriteContext, write } from '../../write.ts'
import { type Faults, Missing, mostAttempts } from '../fault.ts'
import { inMakingFolder } from '../making-folder.ts'
import * as media from '../media.queries.ts'
import type { MediaPlatform } from '../media-platform.ts'
import { trackFile } from '../stored-stream.ts'
import { captionsFile, mediaName, originalFile } from '../store/store.ts'
import { toldProgress, waitingTopic } from '../told-progress.ts'
import type { MediaUse } from '../uses.ts'
import { type MadeFile, MediaFailure } from '../worker/tasks.ts'
import {
  chunksOf,
  secondsOf,
  type SegmentedFile,
  segmentsOf,
  type StreamPlan,
} from '../worker/stream/stream-plan.ts'
import { ChunksDiffer, joinChunks, type StoredChunk } from './join-chunks.ts'
import { LentFiles } from './lent-files.ts'
import { isFinished, isPlayable, nextSteps, planStep, stepsOf } from './next-steps.ts'
import * as queries from './steps.queries.ts'
import type { StepKind, StepName, StepRow, StreamedMedia } from './steps.queries.ts'

/** The job that does a step. */
export interface StepJob extends StepName {
  readonly id: string
}

export const stepJob = { name: 'media.steps' } as const

/** How long segments are: short enough to begin and to switch soon, long enough to compress well. */
const segmentSeconds = 4

/** What a step has made, not stored yet. */
interface Made {
  readonly files: readonly MadeFile[]
  /** What later steps need to know of it. */
  readonly facts?: unknown
  /** Runs in the transaction that marks the step as done. */
  readonly also?: (tx: Tx, media: StreamedMedia) => Promise<void>
}

interface Work {
  readonly media: StreamedMedia
  readonly steps: readonly StepRow[]
  readonly step: StepRow
  readonly folder: string
  readonly onProgress: (share: number) => void
}

interface PlanFacts {
  readonly plan: StreamPlan
  readonly captionsBytes: number
}

interface StillsFacts {
  readonly preview: string
  readonly widths: readonly number[]
  readonly bytes: number
}

export class Streams {
  readonly #platform: MediaPlatform
  readonly #uses: ReadonlyMap<string, MediaUse>
  readonly #faults: Faults
  readonly #lent: LentFiles

  constructor(platform: MediaPlatform, uses: ReadonlyMap<string, MediaUse>, faults: Faults) {
    this.#platform = platform
    this.#uses = uses
    this.#faults = faults
    this.#lent = new LentFiles(platform.mediaStore)
  }

  /** Begins the steps of an accepted file. */
  async start(id: string): Promise<void> {
    await write(this.#platform, async ({ tx }) => {
      const found = await queries.lockStreamed(tx, id)
      if (!found) return
      await queries.setStreaming(tx, id)
      await queries.addSteps(tx, id, [planStep])
      await this.#queue({ tx }, found, await queries.listSteps(tx, id))
    })
  }

  /** Does a step, unless it is done, and queues those that it makes possible. */
  async work({ id, ...name }: StepJob): Promise<void> {
    const { db } = this.#platform.database
    const found = await queries.findStreamed(db, id)
    if (!found) return
    const steps = await queries.listSteps(db, id)
    const step = steps.find((each) => queries.isSame(each, name) && queries.isOpen(each))
    if (!step) return
    try {
      await this.#do(found, steps, step)
    } catch (error) {
      await this.#failed(id, step, error)
    }
  }

  /** Stops trying to make what is still missing of files that have made no step for so long (an interval). */
  async giveUpStuck(after: string, atOnce: number): Promise<void> {
    for (const id of await queries.listStuck(this.#platform.database.db, after, atOnce))
      await this.#leaveOut(id, 'processing_failed')
  }

  close(): void {
    this.#lent.close()
  }

  async #do(found: StreamedMedia, steps: readonly StepRow[], step: StepRow): Promise<void> {
    const { database, mediaStore, incoming } = this.#platform
    const { id, key, owner_id: owner } = found
    const use = this.#useOf(found)
    const onProgress = toldProgress(this.#platform, { use, owner }, (share) =>
      queries.updateProgress(database.db, id, { weight: step.weight, share }),
    )
    await inMakingFolder(incoming, async (folder) => {
      const made = await this.#make({ media: found, steps, step, folder, onProgress })
      // Another process may have done it by now, and later ones may have removed what it made.
      const now = await queries.listSteps(database.db, id)
      if (!now.some((each) => queries.isSame(each, step) && queries.isOpen(each))) return
      for (const { name, path } of made.files) await mediaStore.take(mediaName(key, name), path)
      await this.#settle(found, step, made)
    })
  }

  #make(work: Work): Promise<Made> {
    const make = {
      plan: () => this.#makePlan(work),
      stills: () => this.#makeStills(work),
      sound: () => this.#makeSound(work),
      chunk: () => this.#makeChunk(work),
      join: () => this.#join(work),
      storyboard: () => this.#makeStoryboard(work),
    } satisfies Record<StepKind, () => Promise<Made>>
    return make[work.step.kind]()
  }

  async #makePlan({ media: of, onProgress }: Work): Promise<Made> {
    const { mediaWorkers, mediaStore, config } = this.#platform
    const wish = {
      heights: config.STREAM_HEIGHTS,
      segmentSeconds,
      chunkSeconds: config.STREAM_CHUNK_SECONDS,
    }
    const plan = await this.#withOriginal(of, (file) => mediaWorkers.streams.plan(file, wish, onProgress))
    const captionsBytes = of.captions ? ((await mediaStore.size(mediaName(of.key, captionsFile))) ?? 0) : 0
    const facts: PlanFacts = { plan, captionsBytes }
    return {
      files: [],
      facts,
      also: async (tx) => {
        await queries.addSteps(tx, of.id, stepsOf(plan))
        await queries.updateStream(tx, of.id, { sound: plan.sound !== null })
      },
    }
  }

  async #makeStills({ media: of, steps, folder, onProgress }: Work): Promise<Made> {
    const { widths } = this.#useOf(of)
    const work = { plan: planOf(steps), widths, posterAt: of.poster_at ?? undefined, folder }
    const made = await this.#withOriginal(of, (file) =>
      this.#platform.mediaWorkers.streams.stills({ file, ...work }, onProgress),
    )
    const facts: StillsFacts = { preview: made.preview, widths: made.widths, bytes: bytesOf(made.files) }
    return {
      files: made.files,
      facts,
      also: (tx) => queries.updateStream(tx, of.id, { thumbnails: made.thumbnails }),
    }
  }

  async #makeSound({ media: of, steps, folder, onProgress }: Work): Promise<Made> {
    const work = { plan: planOf(steps), segmentSeconds, folder }
    const made = await this.#withOriginal(of, (file) =>
      this.#platform.mediaWorkers.streams.sound({ file, ...work }, onProgress),
    )
    const track = {
      ...trackOf(made, { name: 0, width: 0, height: 0 }),
      frame_rate: 0,
      segment_seconds: made.segmentSeconds,
    }
    return { files: made.files, also: (tx) => queries.setTrack(tx, of.id, track) }
  }

  async #makeChunk({ media: of, steps, step, folder, onProgress }: Work): Promise<Made> {
    const plan = planOf(steps)
    const rendition = renditionOf(plan, step)
    const work = { plan, rendition, chunk: step.chunk, folder }
    const { files, headBytes, segmentBytes, codecs } = await this.#withOriginal(of, (file) =>
      this.#platform.mediaWorkers.streams.chunk({ file, ...work }, onProgress),
    )
    const [file] = files
    if (!file) throw new Error('A chunk has no file')
    const facts: StoredChunk = { file: file.name, headBytes, segmentBytes, codecs }
    return { files, facts }
  }

  async #join({ media: of, steps, step, folder }: Work): Promise<Made> {
    const plan = planOf(steps)
    const rendition = renditionOf(plan, step)
    const chunks = steps
      .filter((each) => each.kind === 'chunk' && each.rendition === step.rendition)
      .toSorted((a, b) => a.chunk - b.chunk)
      .map(({ made }) => made as StoredChunk)
    if (chunks.length !== chunksOf(plan)) throw new Error('A rendition has chunks that nobody planned')
    const { incoming, room } = this.#platform
    const target = `${basename(folder)}/joined.mp4`
    const leave = await room.enter(chunks.reduce((sum, chunk) => sum + sizeOf(chunk), 0))
    const joined = await joinChunks(this.#platform, of.key, { chunks, target }).finally(leave)
    const track = {
      ...trackOf(joined, rendition),
      frame_rate: plan.rate.num / plan.rate.den,
      segment_seconds: segmentsOf(plan.frames, plan.segmentFrames).map((frames) =>
        secondsOf({ frames, rate: plan.rate }),
      ),
    }
    return {
      files: [{ name: trackFile(step.rendition), path: incoming.locate(target), bytes: track.bytes }],
      also: async (tx, now) => {
        await queries.setTrack(tx, of.id, track)
        await this.#remove(tx, of.key, await queries.forgetChunks(tx, of.id, step.rendition))
        if (now.state === 'ready') await queries.addHeight(tx, of.id, step.rendition)
      },
    }
  }

  async #makeStoryboard({ media: of, steps, step, folder, onProgress }: Work): Promise<Made> {
    const name = mediaName(of.key, trackFile(step.rendition))
    const work = { plan: planOf(steps), folder }
    const { files, ...storyboard } = await this.#lent.use(name, (path) =>
      this.#platform.mediaWorkers.streams.storyboard(
        { file: { path, mime: 'video/mp4' }, ...work },
        onProgress,
      ),
    )
    return {
      files,
      facts: { bytes: bytesOf(files) },
      also: (tx) => queries.updateStream(tx, of.id, { storyboard }),
    }
  }

  /** Marks a step as done, and goes on with what it makes possible. */
  async #settle(found: StreamedMedia, step: StepRow, { files, facts, also }: Made): Promise<void> {
    const { id, key } = found
    const names = files.map(({ name }) => name)
    const isKnown = await write(this.#platform, async (context) => {
      const { tx } = context
      const now = await queries.lockStreamed(tx, id)
      if (!now) return false
      if (!(await queries.setDone(tx, id, step, { made: facts, files: names }))) return true
      await also?.(tx, now)
      if (now.state === 'ready' && (step.kind === 'join' || step.kind === 'storyboard'))
        await this.#useOf(now).grown?.(context, { id, owner: now.owner_id })
      await this.#goOn(context, now)
      return true
    })
    // Removed while it was processed.
    if (!isKnown) await this.#removeIfUnknown(key)
  }

  async #goOn(context: WriteContext, found: StreamedMedia): Promise<void> {
    const { tx } = context
    const { id, key, owner_id: owner } = found
    const steps = await queries.listSteps(tx, id)
    let { state } = found
    if (state === 'processing' && isPlayable(steps)) {
      await queries.setPlayable(tx, id, playableOf(steps))
      await this.#useOf(found).settled?.(context, { id, owner, state: 'ready' })
      state = 'ready'
    }
    await this.#queue(context, { ...found, state }, steps)
    await queries.updateProgress(tx, id)
    context.hint(waitingTopic(this.#useOf(found), owner), [owner])
    if (!isFinished(steps)) return
    const pictures = steps.reduce((sum, { made }) => sum + pictureBytes(made), 0)
    await queries.setFinished(tx, id, pictures + (await queries.countTrackBytes(tx, id)))
    await queries.removeChunks(tx, id)
    await this.#remove(tx, key, [originalFile])
  }

  /** Adds jobs for the steps that can be done; those of a video that can't be played yet come first. */
  async #queue(
    { tx }: Pick<WriteContext, 'tx'>,
    { id, state }: StreamedMedia,
    steps: readonly StepRow[],
  ): Promise<void> {
    const isReady = state === 'ready'
    const next = nextSteps(steps, isReady)
    if (next.length === 0) return
    await queries.setQueued(tx, id, next)
    for (const { kind, rendition, chunk } of next) {
      const job: StepJob = { id, kind, rendition, chunk }
      await this.#platform.jobs.add(tx, stepJob, job, { priority: isReady ? 0 : 1 })
    }
  }

  /** Decides what becomes of a step that failed: it is tried again, repeated from its parts, or given up. */
  async #failed(id: string, step: StepRow, error: unknown): Promise<void> {
    const { db } = this.#platform.database
    if (error instanceof ChunksDiffer) return this.#repeat(id, step)
    if (error instanceof MediaFailure) return this.#refuse(id, step, error.reason)
    const isItsFault = this.#faults.mayBeItsFault(error)
    const reason = error instanceof Error ? error.message : String(error)
    const attempts = await queries.noteFailure(db, id, step, { reason, isItsFault })
    if (isItsFault && attempts >= mostAttempts) return this.#refuse(id, step, 'processing_failed')
    throw error
  }

  async #repeat(id: string, { rendition }: StepRow): Promise<void> {
    await write(this.#platform, async (context) => {
      const found = await queries.lockStreamed(context.tx, id)
      if (!found) return
      await queries.repeatChunks(context.tx, id, rendition)
      await this.#queue(context, found, await queries.listSteps(context.tx, id))
    })
  }

  /** A video that can be played does without what can't be made of it; another one has failed. */
  async #refuse(id: string, step: StepRow, reason: string): Promise<void> {
    const isLeftOut = await this.#leaveOut(id, reason, step.rendition)
    if (!isLeftOut) await this.fail(id, reason)
  }

  /** Returns false if the video can't be played without it. */
  #leaveOut(id: string, reason: string, rendition?: number): Promise<boolean> {
    return write(this.#platform, async (context) => {
      const { tx } = context
      const found = await queries.lockStreamed(tx, id)
      if (found?.state === 'processing') return false
      if (!found) return true
      await this.#remove(tx, found.key, await queries.leaveOut(tx, id, reason, rendition))
      await this.#goOn(context, found)
      return true
    })
  }

  /** Marks a file as failed that can't be played. */
  async fail(id: string, reason: string): Promise<void> {
    await write(this.#platform, async (context) => {
      const { tx } = context
      const found = await queries.lockStreamed(tx, id)
      if (!found || !(await media.setFailed(tx, id, reason))) return
      await queries.removeSteps(tx, id)
      await media.addRemoved(tx, { key: found.key, file: '' })
      const owner = found.owner_id
      await this.#uses.get(found.use)?.settled?.(context, { id, owner, state: 'failed' })
      context.emit('media.failed', { owner })
    })
  }

  async #withOriginal<Result>(
    { id, key, mime }: StreamedMedia,
    work: (file: { path: string; mime: string }) => Promise<Result>,
  ): Promise<Result> {
    const { mediaStore, room } = this.#platform
    const name = mediaName(key, originalFile)
    const bytes = await mediaStore.size(name)
    // A move to this store may not have reached it yet. If it never appears, the sweep gives the file up.
    if (bytes === undefined) throw new Missing(`The original of ${id} is not in the store`)
    const leave = await room.enter(mediaStore.kind === 'disk' ? bytesOfStep : bytes + bytesOfStep)
    try {
      return await this.#lent.use(name, (path) => work({ path, mime }))
    } finally {
      leave(0)
    }
  }

  async #remove(tx: Tx, key: string, files: readonly string[]): Promise<void> {
    for (const file of files) await media.addRemoved(tx, { key, file })
  }

  async #removeIfUnknown(key: string): Promise<void> {
    const { database, mediaStore } = this.#platform
    const unknown = await media.listUnknownKeys(database.db, [key])
    if (unknown.length > 0) await mediaStore.removeAll(key)
  }

  #useOf({ use }: StreamedMedia): MediaUse {
    const found = this.#uses.get(use)
    if (!found) throw new Missing(`There is no use of media called ${use}`)
    return found
  }
}

/** About the most that a step writes, besides joining: a chunk, or the sound of hours. */
const bytesOfStep = 128 * 1024 * 1024

const bytesOf = (files: readonly MadeFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

const sizeOf = ({ headBytes, segmentBytes }: SegmentedFile) =>
  segmentBytes.reduce((sum, bytes) => sum + bytes, headBytes)

function planOf(steps: readonly StepRow[]): StreamPlan {
  const made = steps.find(({ kind }) => kind === 'plan')?.made
  if (!made) throw new Missing('A video has no plan')
  return (made as PlanFacts).plan
}

function renditionOf({ renditions }: StreamPlan, { rendition }: StepName) {
  const found = renditions.find(({ name }) => name === rendition)
  if (!found) throw new Missing('A rendition is not planned')
  return found
}

const trackOf = (made: SegmentedFile, { name, width, height }: StreamPlan['renditions'][number]) => ({
  rendition: name,
  width,
  height,
  codecs: made.codecs,
  bytes: sizeOf(made),
  head_bytes: made.headBytes,
  segment_bytes: made.segmentBytes,
})

/** Returns what is shown of a video that has become playable. */
function playableOf(steps: readonly StepRow[]) {
  const plan = planOf(steps)
  const highest = plan.renditions.at(-1)
  const stills = steps.find(({ kind }) => kind === 'stills')?.made as StillsFacts
  return {
    width: highest?.width ?? 0,
    height: highest?.height ?? 0,
    preview: stills.preview,
    widths: stills.widths,
    heights: steps
      .filter(({ kind, state }) => kind === 'join' && state === 'done')
      .map(({ rendition }) => rendition)
      .toSorted((a, b) => a - b),
    seconds: secondsOf(plan),
  }
}

/** Returns the bytes of pictures and captions that a step has stored. */
function pictureBytes(made: unknown): number {
  const { bytes = 0, captionsBytes = 0 } = (made ?? {}) as Partial<StillsFacts & PlanFacts>
  return bytes + captionsBytes
}
