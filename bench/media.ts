/**
 * The speed of accepting and processing members' pictures and videos, and its cost: `npm run bench:media`, in
 * parts with `-- --only=accepted,ready,work,streams,segments,feed`.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { withDatabase } from './database.ts'
import { measureFeed } from './media-feed.ts'
import { makePictures } from './media-files.ts'
import { commonsFiles, floorFiles } from './media-place.ts'
import { compareSegments, measureStreams } from './media-streams.ts'
import { compareAccepted, compareReady } from './media-uploads.ts'
import { measureMemory, measurePictures, measureVideos } from './media-work.ts'
import { readOptions } from './options.ts'
import { startLoad } from './processes.ts'

const options = readOptions()
const wanted = (part: 'accepted' | 'ready' | 'work' | 'streams' | 'segments' | 'feed') =>
  options.only === undefined || options.only.includes(part)
await withDatabase(options.posts[0] ?? 10_000, async (database) => {
  const folder = path.join(database.dataDir, 'files')
  for (const each of [folder, commonsFiles(database), floorFiles(database)])
    await mkdir(each, { recursive: true })
  const load = startLoad()
  try {
    const place = { database, options, load, folder, pictures: await makePictures(folder) }
    if (wanted('accepted')) await compareAccepted(place)
    if (wanted('ready')) await compareReady(place)
    if (wanted('work')) {
      await measurePictures(place)
      await measureVideos(place)
      await measureMemory(place)
    }
    if (wanted('streams')) await measureStreams(place)
    if (wanted('segments')) await compareSegments(place)
    if (wanted('feed')) await measureFeed(place)
  } finally {
    await load.stop()
  }
})
