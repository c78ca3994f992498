/** Sends the town's longer film as a member sends theirs: its renditions are made while Commons already runs. */
import { createHash, randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { addVideo, setCaptions, videoCaptions, videoMedia } from '../features/videos/public.ts'
import type { Upload } from '../platform/media/incoming.ts'
import type { Platform } from '../platform/platform.ts'
import { write } from '../platform/write.ts'
import { channels, streamed } from './story/videos.ts'

/** `name`: that of the film among the incoming files. */
export async function addStreamedFilm(platform: Platform, name: string): Promise<void> {
  const { database, incoming, mediaRoad } = platform
  const { rows } = await sql<{ id: number; owner_id: number }>`
    select id, owner_id from channels where handle = ${channels[streamed.channel].handle}`.execute(
    database.db,
  )
  const [channel] = rows
  if (!channel) throw new Error('Its channel is missing')
  const words = randomUUID()
  await writeFile(incoming.locate(words), streamed.captions)
  const path = incoming.locate(name)
  const film = await readFile(path)
  const upload: Upload = {
    name,
    filename: name,
    path,
    bytes: film.length,
    sha256: createHash('sha256').update(film).digest('hex'),
    size: undefined,
    kind: 'video',
    mime: 'video/mp4',
  }
  const owner = channel.owner_id
  try {
    const taken = await mediaRoad.accept(upload, { use: videoMedia, owner, alt: streamed.title })
    const said = await mediaRoad.captions.accept(
      { path: incoming.locate(words) },
      { use: videoCaptions, owner },
    )
    try {
      await write(platform, async ({ tx }) => {
        const id = await addVideo(tx, {
          author: owner,
          channel: channel.id,
          title: streamed.title,
          description: streamed.description,
          hashtags: streamed.tags,
          nsfw: [],
          visibility: 'public',
          publishAt: null,
          madeForKids: false,
          allowsDownload: true,
          mediaId: await mediaRoad.attach(tx, taken),
          thumbnailId: null,
        })
        if (id === undefined) return
        const mediaId = await mediaRoad.captions.attach(tx, said)
        await setCaptions(tx, id, { language: 'en', mediaId })
      })
    } catch (error) {
      await mediaRoad.discard(taken)
      await mediaRoad.captions.discard(said)
      throw error
    }
  } finally {
    await incoming.removeFile(words)
  }
}
