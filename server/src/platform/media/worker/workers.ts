/** Child processes that read untrusted files, in a lane per kind of task, so that none waits for another. */
import { createRequire } from 'node:module'
import type { Log } from '../../log.ts'
import { ChildDied } from './child.ts'
import { type Lane, type LaneSettings, openLane } from './lane.ts'
import { isHeif } from './heif/heif-boxes.ts'
import { runtimeMb } from './limits.ts'
import { Facts, locateMade, MadePicture, MadeVideo, MadeVoice, PageRead } from './made.ts'
import {
  MadeChunk,
  MadePlan,
  MadeSound,
  MadeStills,
  MadeStoryboard,
  requireSegments,
  requireWhole,
} from './stream/made-stream.ts'
import { chunkSpan } from './stream/stream-plan.ts'
import type { StreamTask, StreamWorkers } from './stream/stream-tasks.ts'
import type { MediaWorkers } from './media-workers.ts'
import { type MediaBounds, MediaFailure } from './tasks.ts'

export interface MediaWorkersSettings {
  readonly bounds: MediaBounds
  /** The longest video that streams, in seconds; as long as any other by default. */
  readonly streamSeconds?: number
  /** Our own folder on the disk where files are made. */
  readonly scratch: string
  readonly log: Log
  readonly videosAtOnce: number
}

const inspectSeconds = 10
const pictureSeconds = 30
/** Of a video of which only a part is taken. */
const longestCutSeconds = 86_400
/** As in the configuration. */
export const longestChunkSeconds = 120

/** Inspecting is quick, and somebody waits for it: a slow file leaves two other processes to go on. */
const inspectLane = ({ imageMegapixels }: MediaBounds) => ({
  atOnce: 3,
  longestQueue: 500,
  tasksPerChild: 1_000,
  longestMs: inspectSeconds * 1000,
  silentMs: inspectSeconds * 1000,
  limits: {
    memoryMb: runtimeMb + 256 + imageMegapixels,
    heapMb: 160,
    niceness: 5,
    writes: false,
    cpuSeconds: 120,
    fileMb: 0,
  },
})

/** Some pictures need memory for twice their pixels with 16 bits and four channels. */
const picturesLane = ({ imageMegapixels }: MediaBounds) => ({
  atOnce: 2,
  longestQueue: Number.POSITIVE_INFINITY,
  tasksPerChild: 300,
  longestMs: pictureSeconds * 1000,
  silentMs: pictureSeconds * 1000,
  limits: {
    memoryMb: runtimeMb + 256 + imageMegapixels * 16,
    heapMb: 128,
    niceness: 10,
    writes: true,
    cpuSeconds: 600,
    fileMb: 512,
  },
})

/**
 * A decoder keeps up to twenty 10-bit frames. A slow machine needs many times a video's length. Of a video that
 * streams, one task makes a chunk or all the sound.
 */
const videosLane = (
  { videoMegapixels, videoSeconds }: MediaBounds,
  streamSeconds: number,
): Omit<LaneSettings, 'atOnce' | 'scratch'> => {
  const seconds = 120 + Math.max(20 * videoSeconds, 20 * longestChunkSeconds + streamSeconds)
  return {
    longestQueue: Number.POSITIVE_INFINITY,
    tasksPerChild: 1,
    longestMs: seconds * 1000,
    silentMs: 120_000,
    limits: {
      memoryMb: runtimeMb + 400 + videoMegapixels * 50,
      heapMb: 256,
      niceness: 15,
      writes: true,
      cpuSeconds: seconds,
      fileMb: 64 + Math.max(2 * videoSeconds, 2 * longestChunkSeconds, streamSeconds / 30),
    },
  }
}

/** Somebody waits for a frame. A file that can't be searched is read up to it. */
const stillsLane = ({ videoMegapixels, videoSeconds }: MediaBounds) => ({
  atOnce: 2,
  longestQueue: 50,
  tasksPerChild: 100,
  longestMs: 30_000,
  silentMs: 30_000,
  limits: {
    memoryMb: runtimeMb + 400 + videoMegapixels * 50,
    heapMb: 128,
    niceness: 5,
    writes: true,
    cpuSeconds: 120 + videoSeconds,
    fileMb: 64,
  },
})

/** Five minutes of sound take about a second to decode and encode. */
const voicesLane = {
  atOnce: 1,
  longestQueue: Number.POSITIVE_INFINITY,
  tasksPerChild: 100,
  longestMs: 60_000,
  silentMs: 60_000,
  limits: {
    memoryMb: runtimeMb + 300,
    heapMb: 128,
    niceness: 10,
    writes: true,
    cpuSeconds: 300,
    fileMb: 32,
  },
} satisfies Omit<LaneSettings, 'scratch'>

export function openMediaWorkers({
  bounds,
  streamSeconds = bounds.videoSeconds,
  scratch,
  log,
  videosAtOnce,
}: MediaWorkersSettings): MediaWorkers {
  const lanes = {
    inspect: openLane({ ...inspectLane(bounds), scratch }),
    pictures: openLane({ ...picturesLane(bounds), scratch }),
    videos: openLane({ ...videosLane(bounds, streamSeconds), scratch, atOnce: videosAtOnce }),
    stills: openLane({ ...stillsLane(bounds), scratch }),
    voices: openLane({ ...voicesLane, scratch }),
  }
  const makesVideos = hasVideoLibrary()
  if (!makesVideos) log.error('There is no video library for this system, so videos are refused')
  const told =
    (lane: Lane): Lane['run'] =>
    async (task, how) => {
      try {
        return await lane.run(task, how)
      } catch (error) {
        if (error instanceof ChildDied)
          log.warn({ err: error, work: task.work }, 'A file crashed its worker process')
        throw error
      }
    }

  const streamBounds = { ...bounds, videoSeconds: streamSeconds }

  return {
    async inspect(file, { takesVoice = false, streams = false, isCut = false } = {}) {
      // Refuse it now: otherwise it would be accepted and fail after its owner has gone on.
      if (!makesVideos && (isHeif(file.mime) || !file.mime.startsWith('image/')))
        throw new Error('There is no video library')
      const most = isCut ? { ...bounds, videoSeconds: longestCutSeconds } : streams ? streamBounds : bounds
      const look = async (fresh: boolean) =>
        Facts.parse(await told(lanes.inspect)({ work: 'inspect', file, bounds: most, takesVoice }, { fresh }))
      try {
        return await look(false).catch((error: unknown) => {
          // Try once more in a new process: the old one may have died for lack of memory, or because of an
          // earlier file. Not after a timeout: the uploader shouldn't wait as long again.
          if (error instanceof ChildDied && !error.byTime) return look(true)
          throw error
        })
      } catch (error) {
        // A file whose inspection crashes or stalls is to blame for it.
        throw error instanceof ChildDied ? new MediaFailure('file_broken') : error
      }
    },
    async derivePicture(file, plan, folder) {
      const made = await told(lanes.pictures)({ work: 'picture', file, bounds, plan, folder })
      return locateMade(MadePicture.parse(made), folder)
    },
    async deriveVideo(file, plan, folder, onProgress) {
      const made = await told(lanes.videos)({ work: 'video', file, bounds, plan, folder }, { onProgress })
      return locateMade(MadeVideo.parse(made), folder)
    },
    async drawStill(file, plan, folder) {
      const made = await told(lanes.stills)({ work: 'still', file, bounds, plan, folder })
      return locateMade(MadePicture.parse(made), folder)
    },
    async deriveVoice(file, folder) {
      const made = await told(lanes.voices)({ work: 'voice', file, folder })
      return locateMade(MadeVoice.parse(made), folder)
    },
    async readPage(path, charset) {
      return PageRead.parse(await told(lanes.inspect)({ work: 'page', path, charset }))
    },
    streams: streamWorkers(async (task, onProgress) =>
      told(lanes.videos)({ work: 'stream', ...task, bounds: streamBounds }, { onProgress }),
    ),
    async close() {
      await Promise.all(Object.values(lanes).map((lane) => lane.close()))
    },
  }
}

type Unbound<Task> = Task extends unknown ? Omit<Task, 'bounds'> : never

function streamWorkers(
  run: (task: Unbound<StreamTask>, onProgress: (share: number) => void) => Promise<unknown>,
): StreamWorkers {
  return {
    plan: async (file, wish, onProgress) =>
      MadePlan.parse(await run({ makes: 'plan', file, wish }, onProgress)),
    stills: async (work, onProgress) =>
      locateMade(MadeStills.parse(await run({ makes: 'stills', ...work }, onProgress)), work.folder),
    async sound(work, onProgress) {
      const made = MadeSound.parse(await run({ makes: 'sound', ...work }, onProgress))
      return requireWhole(await locateMade(made, work.folder))
    },
    async chunk(work, onProgress) {
      const made = MadeChunk.parse(await run({ makes: 'chunk', ...work }, onProgress))
      const { from, to } = chunkSpan(work.plan, work.chunk)
      return requireSegments(requireWhole(await locateMade(made, work.folder)), work.plan, to - from)
    },
    storyboard: async (work, onProgress) =>
      locateMade(MadeStoryboard.parse(await run({ makes: 'storyboard', ...work }, onProgress)), work.folder),
  }
}

/** Returns whether the video library's native package for this system is installed, without loading it. */
function hasVideoLibrary(): boolean {
  const { resolve } = createRequire(import.meta.url)
  return ['', '-mingw', '-msvc'].some((compiler) => {
    try {
      resolve(`@seydx/node-av-${process.platform}-${process.arch}${compiler}/node-av.node`)
      return true
    } catch {
      return false
    }
  })
}
