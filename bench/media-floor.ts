/**
 * The floor of uploads: Fastify streams the file to the disk and adds the rows with one statement prepared
 * under a name. No session, no validation, no inspection of the file, no sync to the disk, no log. With
 * RENDITIONS=on it then makes the same renditions as Commons, in this process and two pictures at once, and
 * publishes the post.
 */
import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'
import sharp from 'sharp'
import { takingTurns } from '../server/src/platform/concurrency-limit.ts'

sharp.concurrency(1)
sharp.cache(false)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const { DATABASE_URL, FILES_DIR = '', RENDITIONS, PORT } = process.env
const widths = [480, 960, 1280]
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10, idleTimeoutMillis: 60_000 })
const app = Fastify()
await app.register(multipart)
const inTurn = takingTurns({ atOnce: 2, longestQueue: Infinity })

interface Added {
  id: number
  media_id: string
}

const addPost = `
  with file as (
    insert into media (owner_id, key, kind, use, mime, state, width, height, bytes)
    values ($1, $2, 'image', 'post', 'image/jpeg', 'processing', 1280, 960, $3) returning id),
  added as (
    insert into posts (author_id, message, audience, media_id, hashtags, nsfw, position)
    select $1, $4, 'public', id, '{}', '{}', null from file returning id, media_id, author_id),
  counted as (insert into objects (id, kind, author_id) select id, 'post', author_id from added)
  select id, media_id from added`

const publishPost = `
  with made as (
    update media set state = 'ready', progress = 100, widths = $2, preview = $3, bytes = $4
    where id = $1 returning id)
  update posts set position = nextval('post_positions'), created_at = now()
  from made where media_id = made.id`

app.post('/api/users/add_post', (request) => addUpload(request))

async function addUpload(request: FastifyRequest): Promise<Added[]> {
  const fields: Record<string, unknown> = {}
  const key = randomBytes(16).toString('base64url')
  let bytes = 0
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else bytes = await keep(part, key)
  }
  const values = [fields['user_id'], key, bytes, fields['message']]
  const { rows } = await pool.query<Added>({ name: 'add_post', text: addPost, values })
  const [post] = rows
  if (RENDITIONS === 'on' && post) void inTurn(() => publish(post, key)).catch(fail)
  return rows
}

async function keep({ file }: MultipartFile, key: string): Promise<number> {
  await mkdir(path.join(FILES_DIR, key))
  const output = createWriteStream(path.join(FILES_DIR, key, 'original'))
  await pipeline(file, output)
  return output.bytesWritten
}

async function publish({ media_id }: Added, key: string): Promise<void> {
  const folder = path.join(FILES_DIR, key)
  const { preview, bytes } = await render(folder)
  const values = [media_id, widths, preview, bytes]
  await pool.query({ name: 'publish_post', text: publishPost, values })
  await rm(path.join(folder, 'original'))
}

/** Decodes the picture once and makes each rendition from that. */
async function render(folder: string): Promise<{ preview: string; bytes: number }> {
  const { data, info } = await sharp(path.join(folder, 'original'), { sequentialRead: true })
    .autoOrient()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const again = () => sharp(data, { raw: info })
  let bytes = 0
  for (const width of widths) {
    const image = width === info.width ? again() : again().resize({ width })
    const made = await image.webp({ quality: 82, effort: 3 }).toBuffer()
    bytes += made.length
    await writeFile(path.join(folder, `${width}.webp`), made)
  }
  const tiny = await again().resize({ width: 20 }).webp({ quality: 30 }).toBuffer()
  return { preview: `data:image/webp;base64,${tiny.toString('base64')}`, bytes }
}

function fail(error: unknown): void {
  console.error(error)
  process.exit(1)
}

app.get('/readyz', () => ({ ready: true }))
await app.listen({ host: '127.0.0.1', port: Number(PORT) })
process.once('SIGTERM', () => process.exit(0))
