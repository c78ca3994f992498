/** Streamed videos in tests: a use that only they have, and members who upload such videos. */
import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Feature } from '../src/feature.ts'
import type { OpenPlatform } from '../src/open-platform.ts'
import type { MediaRow } from '../src/platform/media/media.queries.ts'
import type { SettledMedia } from '../src/platform/media/uses.ts'
import { write } from '../src/platform/write.ts'
import type { Person } from './world.ts'

export interface StreamingFeature extends Feature {
  /** What was said of files, in order: that they are ready, have failed, or have grown. */
  readonly said: string[]
}

/** A video's description tells who sees it: `open` everybody, another word only its owner. */
export function streamingFeature(): StreamingFeature {
  const said: string[] = []
  return {
    said,
    media: [
      {
        name: 'test_stream',
        audience: {
          open: sql`m.alt = 'open'`,
          visible: (viewer) => sql`(m.owner_id = ${viewer} and m.alt <> 'hidden')`,
        },
        widths: [160],
        streams: true,
        settled: async (_context, { state }: SettledMedia) => void said.push(state),
        grown: async () => void said.push('grown'),
      },
    ],
  }
}

/** Uploads a video as its owner; returns its id. */
export async function uploadStream(
  platform: OpenPlatform,
  { media: [use] = [] }: Pick<Feature, 'media'>,
  owner: Person,
  { content, alt = 'open', posterAt }: { content: Uint8Array; alt?: string; posterAt?: number },
): Promise<string> {
  if (!use) throw new Error('There is no use')
  const name = randomUUID()
  const path = platform.incoming.locate(name)
  await writeFile(path, content)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const file = { name, path, filename: '', bytes: content.length, sha256, size: undefined }
  const upload = { ...file, kind: 'video', mime: 'video/mp4' } as const
  const taken = await platform.mediaRoad.accept(upload, { use, owner: owner.id, alt })
  return write(platform, ({ tx }) => platform.mediaRoad.attach(tx, taken, { posterAt }))
}

/** Returns a file's row. */
export async function mediaRow({ database: { db } }: OpenPlatform, id: string): Promise<MediaRow> {
  const { rows } = await sql<MediaRow>`select * from media where id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The file is gone')
  return row
}
