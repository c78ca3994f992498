/** Sends the town's longer film as a member sends theirs: its renditions are made while Commons already runs. */
import { randomUUID } from 'node:crypto'
import { stat, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { addVideo, videoMedia } from '../features/videos/public.ts'
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
  const told = { sha256: '', size: undefined }
  const words = randomUUID()
  await writeFile(incoming.locate(words), streamed.captions)
  const uploadOf = async (of: string, kind: Upload['kind'], mime: string): Promise<Upload> => {
    const path = incoming.locate(of)
    return { ...told, name: of, filename: of, path, bytes: (await stat(path)).size, kind, mime }
  }
  try {
    const taken = await mediaRoad.accept(await uploadOf(name, 'video', 'video/mp4'), {
      use: videoMedia,
      owner: channel.owner_id,
      alt: streamed.title,
      captions: await uploadOf(words, 'captions', 'text/vtt'),
    })
    try {
      await write(platform, async ({ tx }) => {
        await addVideo(tx, {
          author: channel.owner_id,
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
      })
    } catch (error) {
      await mediaRoad.discard(taken)
      throw error
    }
  } finally {
    await incoming.removeFile(words)
  }
}
