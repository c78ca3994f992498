/** The demo's pictures: drawn by a separate program, then stored like any member's pictures. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { entryPictures } from '../entries/pictured-entries.ts'
import { groupAvatarMedia, groupBannerMedia } from '../features/groups/public.ts'
import { backgroundMedia, logoMedia } from '../features/plans/public.ts'
import { postMedia } from '../features/posts/posts.media.ts'
import { coverMedia, faceMedia } from '../features/profiles/public.ts'
import { storyPictures } from '../features/projects/public.ts'
import { reelMedia } from '../features/reels/public.ts'
import { channelBannerMedia, channelPictureMedia, videoMedia } from '../features/videos/public.ts'
import { takingTurns } from '../platform/concurrency-limit.ts'
import type { MadeMedia } from '../platform/media/media-service.ts'
import type { MediaUse } from '../platform/media/uses.ts'
import type { Platform } from '../platform/platform.ts'
import { early } from './story/early.ts'
import { sections } from './story/freelancers.ts'
import { late } from './story/late.ts'
import { middle } from './story/middle.ts'
import { ventures } from './story/projects.ts'
import { filmed, reels } from './story/reels.ts'
import { channels, films, streamed } from './story/videos.ts'

const uses: Record<string, MediaUse> = {
  scene: postMedia,
  cover: coverMedia,
  face: faceMedia,
  emblem: groupAvatarMedia,
  banner: groupBannerMedia,
  logo: logoMedia,
  background: backgroundMedia,
}

const filming = fileURLToPath(import.meta.resolve('./film.ts'))
const inReels = new Set<string>(reels.map(({ scene }) => scene))
const inEntries = new Set<string>(sections.flatMap(({ picture }) => picture ?? []))
const inSeries = new Set<string>([...early, ...middle, ...late].flatMap(({ pictures = [] }) => pictures))
const inStories = new Set<string>(
  Object.values(ventures).flatMap(({ story = [] }) => story.map(({ scene }) => scene)),
)
const inFilms = new Set<string>(filmed)
const lengths = new Map<string, number>(films.map(({ scene, lasts = 5 }) => [scene, lasts]))
const ofChannels = new Map<string, MediaUse>(
  Object.values(channels).flatMap(({ picture, banner }) => [
    [`scene ${picture}`, channelPictureMedia] as const,
    [`cover ${banner}`, channelBannerMedia] as const,
  ]),
)

interface Shot {
  readonly hasSound?: boolean
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly rate: number
}
const upright: Shot = { width: 360, height: 640, seconds: 4, rate: 12, hasSound: true }
// Few pictures, because each is encoded twice while somebody waits for the first start.
const across = (seconds: number): Shot => ({ width: 640, height: 360, seconds, rate: seconds > 20 ? 4 : 6 })

/** A file that was drawn or filmed. */
interface Made {
  readonly path: string
  readonly mime: string
}

/** Films a picture; returns the film's file. */
async function film(
  picture: string,
  { width, height, seconds, rate, hasSound = false }: Shot,
): Promise<Made> {
  const target = picture.replace(/\.jpg$/, `-${width}x${height}.mp4`)
  const shot = [width, height, seconds, rate, hasSound ? 1 : 0].map(String)
  const camera = spawn(process.execPath, [filming, picture, target, ...shot], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(camera, 'exit')
  if (code !== 0) throw new Error(`Filming ended with ${code}`)
  return { path: target, mime: 'video/mp4' }
}

const long: Shot = { width: 854, height: 480, seconds: streamed.lasts, rate: 5, hasSound: true }

/** Stored pictures and films by kind and name, as in `scene bread`. */
export type DrawnPictures = ReadonlyMap<string, MadeMedia>

/**
 * Draws and stores all pictures; if one fails, none is kept. The film that streams is written as `streamedPath`:
 * it is stored as members' films are, later.
 */
export async function drawPictures(
  { incoming, mediaRoad }: Platform,
  streamedPath: string,
): Promise<DrawnPictures> {
  // A development dependency, looked up only here: without it, the network starts empty.
  const program = fileURLToPath(import.meta.resolve('@commons/drawings/draw.ts'))
  // Inside the folder of incoming files, which is emptied at each start: a killed process leaves nothing
  // behind.
  const folder = await mkdtemp(path.join(incoming.root, 'demo-'))
  const drawn = new Map<string, MadeMedia>()
  const storing: Array<Promise<void>> = []
  // Patient on a slow machine, where the last of them would wait too long for the queue of members' files.
  const inTurn = takingTurns({ atOnce: availableParallelism(), longestQueue: Infinity })
  const make = (use: MediaUse, fileOf: () => Made | Promise<Made>) =>
    inTurn(async () => mediaRoad.make(await fileOf(), use))
  const store = async (title: string) => {
    const [kind = '', name = ''] = title.split(' ')
    const file = { path: path.join(folder, `${kind}-${name}.jpg`), mime: 'image/jpeg' }
    drawn.set(title, await make(uses[kind] ?? postMedia, () => file))
    const ofChannel = ofChannels.get(title)
    if (ofChannel) drawn.set(`channel ${title}`, await make(ofChannel, () => file))
    if (kind !== 'scene') return
    if (inSeries.has(name)) drawn.set(`also ${name}`, await make(postMedia, () => file))
    if (inEntries.has(name)) drawn.set(`entry ${name}`, await make(entryPictures, () => file))
    if (inStories.has(name)) drawn.set(`story ${name}`, await make(storyPictures, () => file))
    if (inReels.has(name)) {
      const shown = () => (inFilms.has(name) ? film(file.path, upright) : file)
      drawn.set(`reel ${name}`, await make(reelMedia, shown))
    }
    const seconds = lengths.get(name)
    if (seconds === undefined) return
    drawn.set(`video ${name}`, await make(videoMedia, () => film(file.path, across(seconds))))
  }
  try {
    const painter = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(painter, 'exit')
    for await (const title of createInterface({ input: painter.stdout })) {
      const stored = store(title)
      // Thrown below; here it must not count as an unhandled rejection.
      stored.catch(() => undefined)
      storing.push(stored)
    }
    const [code] = await ended
    await Promise.all(storing)
    if (code !== 0) throw new Error(`The drawings ended with ${code}`)
    // After all that waits for its turn to be stored: it would only slow that down.
    const { path: made } = await film(path.join(folder, `scene-${streamed.scene}.jpg`), long)
    await rename(made, streamedPath)
    return drawn
  } catch (error) {
    await Promise.allSettled(storing)
    await discardPictures({ mediaRoad }, drawn)
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Deletes stored pictures that no row came to own. */
export async function discardPictures(
  { mediaRoad }: Pick<Platform, 'mediaRoad'>,
  drawn: DrawnPictures,
): Promise<void> {
  for (const picture of drawn.values()) await mediaRoad.unmake(picture)
}
