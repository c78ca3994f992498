/** The ZIP of all of a member's data, streamed so that it takes little memory whatever its size. */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type RawBuilder, sql } from 'kysely'
import { ZipFile } from 'yazl'
import { now } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import { text } from '../../../platform/language.ts'
import type { TakenAlong } from '../../../platform/leaving.ts'
import { attachmentFile, captionsFile, mediaName, voiceFile } from '../../../platform/media/store/store.ts'
import { soundFile } from '../../../platform/media/stored-stream.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Exporting, listFilesOf } from './export.queries.ts'
import { pageOf } from './export.page.ts'

type Row = Record<string, unknown>

/** Yields the rows of a statement, fetched in batches. */
async function* rowsOf(db: Platform['database']['db'], query: RawBuilder<object>): AsyncGenerator<Row> {
  const tx = await db.startTransaction().setAccessMode('read only').execute()
  try {
    await sql`declare taken no scroll cursor for ${query}`.execute(tx)
    for (;;) {
      const { rows } = await sql<Row>`fetch 500 from taken`.execute(tx)
      yield* rows
      if (rows.length === 0) return
    }
  } finally {
    await tx.rollback().execute()
  }
}

async function* jsonOf(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let isFirst = true
  for await (const row of rows) {
    yield `${isFirst ? '[' : ','}\n  ${JSON.stringify(row)}`
    isFirst = false
  }
  yield isFirst ? '[]\n' : '\n]\n'
}

async function* filesOf(db: Db, member: number): AsyncGenerator<{ name: string; key: string; file: string }> {
  let after = ''
  for (;;) {
    const rows = await listFilesOf(db, member, after)
    for (const { key, kind, widths, heights, captions, stream, file_name: ownName } of rows) {
      const best = {
        image: `${widths.at(-1)}.webp`,
        video: `${heights.at(-1)}p.mp4`,
        audio: voiceFile,
        attachment: attachmentFile,
        captions: captionsFile,
      }[kind]
      // The pictures and the sound of a video that streams are two files.
      const parts = [best, ...(stream?.sound ? [soundFile] : []), ...(captions ? [captionsFile] : [])]
      for (const file of new Set(parts)) yield { key, file, name: `media/${key}/${ownName ?? file}` }
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.key
  }
}

const partsOf = ({ leaving }: Pick<Platform, 'leaving'>): TakenAlong[] =>
  leaving.flatMap(({ tables }) => Object.values(tables)).filter((table) => 'file' in table)

/** Writes the ZIP to a local file. */
export async function writeZip(platform: Platform, of: Exporting, path: string): Promise<void> {
  const { db } = platform.database
  const zip = new ZipFile()
  const output = zip.outputStream as unknown as Readable
  const done = pipeline(output, createWriteStream(path, { flush: true }))
  // Awaited below; it may fail before, while files are listed.
  done.catch(() => undefined)
  zip.on('error', (error: Error) => output.destroy(error))
  const parts = partsOf(platform)
  const read =
    (make: () => Promise<Readable> | Readable) =>
    (give: (error: unknown, stream: NodeJS.ReadableStream) => void): void => {
      const begin = async () => {
        const stream = await make()
        // yazl doesn't handle errors of streams that are added lazily.
        stream.on('error', (error) => output.destroy(error))
        give(null, stream)
      }
      begin().catch((error: unknown) => output.destroy(error as Error))
    }
  const member = sql.lit(of.member)

  const date = new Intl.DateTimeFormat(of.language, { dateStyle: 'long', timeZone: 'UTC' }).format(now())
  const says = {
    language: of.language,
    title: text(of.language, 'mail.leaving.export.page_title', { name: of.full_name }),
    intro: text(of.language, 'mail.leaving.export.page_text', { date }),
  }
  zip.addReadStreamLazy(
    'index.html',
    read(() =>
      Readable.from(
        pageOf(
          says,
          parts.map(({ file, rows }) => ({ file, rows: rowsOf(db, rows(member)) })),
        ),
      ),
    ),
  )
  for (const { file, rows } of parts)
    zip.addReadStreamLazy(
      `data/${file}.json`,
      read(() => Readable.from(jsonOf(rowsOf(db, rows(member))))),
    )
  try {
    for await (const { key, file, name } of filesOf(db, of.member))
      zip.addReadStreamLazy(
        name,
        { compress: false },
        read(() => platform.mediaStore.read(mediaName(key, file))),
      )
    zip.end()
  } catch (error) {
    output.destroy(error as Error)
  }
  await done
}
