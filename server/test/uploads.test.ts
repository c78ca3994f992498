/** Files in pieces: they go on after whatever interrupted them, and calls take them as their own. */
import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, test } from 'node:test'
import { breakVolume, pretendFree } from '../src/platform/broken-volume.ts'
import { jpeg } from './files/pictures.ts'
import { twoProcesses } from './processes.ts'
import { until } from './until.ts'
import { ask, uploader } from './uploads.ts'
import { mp4 } from './files/videos.ts'
import { makeWorld, type World, world } from './world.ts'

afterEach(() => {
  breakVolume(undefined)
  pretendFree(undefined)
})

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())
const film = (async () => bytesOf(await mp4({ seconds: 1, width: 320, height: 240 })))()
const picture = (async () => bytesOf(await jpeg(800, 600)))()

const hasOnDisk = async ({ platform }: World, id: string, bytes: number) =>
  (await platform.incoming.size(`upload-${id}`)) === bytes

const leftIn = ({ platform }: World) => readdir(platform.incoming.root)

/** Begins like a film, as long as asked. */
const filmLike = async (bytes: number) => {
  const file = new Uint8Array(bytes)
  file.set((await film).subarray(0, Math.min(bytes, 5_000)))
  return file
}

test('a film in pieces becomes a reel, and its pieces are gone', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const file = await film
  const upload_id = await uploader(here.url, ada).whole(file, 3)
  const { recdata } = await here.as(ada).call('add_reel', { message: 'Bread', upload_id })
  await here.processMedia()
  const { reel } = await here.as(ada).call('reel_by_id', { reel_id: recdata.reel_id })
  assert.equal(reel.file_state, 'ready')
  assert.deepEqual(await leftIn(here), [])
})

test('with other files of its call, and in a form', async () => {
  const { as, person, url, processMedia } = await world()
  const ada = await person('Ada')
  const send = uploader(url, ada)
  const [upload_id, cover_upload_id] = [await send.whole(await film), await send.whole(await picture)]
  const captions = new Blob(['WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'], { type: 'text/vtt' })
  const input = { message: 'Bread', upload_id, cover_upload_id }
  const { recdata } = await as(ada).call('add_reel', input, { captions })
  await processMedia()
  const { reel } = await as(ada).call('reel_by_id', { reel_id: recdata.reel_id })
  assert.equal(reel.file_state, 'ready')
})

test('a call that is repeated with its upload gets its first answer; another call does not get the file', async () => {
  const { as, person, url } = await world()
  const ada = await person('Ada')
  const upload_id = await uploader(url, ada).whole(await picture)
  const input = { message: 'once', upload_id, idempotency_key: randomUUID() }
  const first = await as(ada).call('add_post', input)
  const again = await as(ada).call('add_post', input)
  assert.equal(again.recdata.post_id, first.recdata.post_id)
  // The file itself under the same key is the same request.
  const whole = await as(ada).call(
    'add_post',
    { message: 'once', idempotency_key: input.idempotency_key },
    { file: new Blob([await picture]) },
  )
  assert.equal(whole.recdata.post_id, first.recdata.post_id)
  await as(ada).isRefused('add_post', { message: 'twice', upload_id } as never, 'upload_not_found')
  // Its client may still ask whether the last piece has arrived.
  assert.equal(await uploader(url, ada).offset(upload_id), (await picture).length)
})

test('a call that fails leaves the upload for the next one', async () => {
  const { as, person, url } = await world()
  const ada = await person('Ada')
  const upload_id = await uploader(url, ada).whole(await picture)
  await as(ada).isRefused('add_post', { message: 'x'.repeat(6_000), upload_id } as never, 'invalid_fields')
  await as(ada).isRefused('add_post', { group_id: 999_999, upload_id } as never, 'group_not_found')
  await as(ada).call('add_post', { message: 'now', upload_id })
})

test('copies of one call at once make one post', async () => {
  const { as, person, url } = await world()
  const ada = await person('Ada')
  const upload_id = await uploader(url, ada).whole(await picture)
  const input = { message: 'once', upload_id, idempotency_key: randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => as(ada).call('add_post', input)))
  assert.equal(new Set(answers.map(({ recdata }) => recdata.post_id)).size, 1)
})

test('the last answer may be lost: a finished upload says so', async () => {
  const { as, person, url } = await world()
  const ada = await person('Ada')
  const file = await picture
  const send = uploader(url, ada)
  const id = await send.whole(file, 1)
  // Its client, which has heard nothing, sends the piece again, and then asks.
  assert.equal((await send.piece(id, 0, file)).status, 409)
  assert.equal(await send.offset(id), file.length)
  await as(ada).call('add_post', { upload_id: id })
})

test('it goes on where a connection broke off, at another process', async () => {
  const [one, other] = await twoProcesses()
  const ada = await one.person('Ada')
  const file = await filmLike(400_000)
  const id = await uploader(one.url, ada).begin(file.length)
  const socket = await uploader(one.url, ada).hang(id, 0, file.length, file.subarray(0, 250_000))
  await until(() => hasOnDisk(one, id, 250_000))
  socket.destroy()
  const offset = await uploader(other.url, ada).offset(id)
  assert.equal(offset, 250_000)
  const rest = await uploader(other.url, ada).piece(id, offset, file.subarray(offset))
  assert.equal(rest.status, 204)
  const upload = await other.platform.uploads.adopt(ada.id, id, ['video'], other.platform.kindLimits)
  assert.equal(upload.sha256, createHash('sha256').update(file).digest('hex'))
})

test('a dead connection that holds the lock gives it up, also to another process', async () => {
  const [one, other] = await twoProcesses()
  const ada = await one.person('Ada')
  const file = await filmLike(400_000)
  const id = await uploader(one.url, ada).begin(file.length)
  const socket = await uploader(one.url, ada).hang(id, 0, file.length, file.subarray(0, 250_000))
  await until(() => hasOnDisk(one, id, 250_000))
  const offset = await uploader(other.url, ada).offset(id)
  assert.equal(offset, 250_000)
  assert.equal((await uploader(other.url, ada).piece(id, offset, file.subarray(offset))).status, 204)
  socket.destroy()
})

test('only its owner has anything of it', async () => {
  const { as, person, url } = await world()
  const [ada, eve] = [await person('Ada'), await person('Eve')]
  const file = await picture
  const id = await uploader(url, ada).begin(file.length)
  const strange = uploader(url, eve)
  for (const answer of [
    await strange.look(id),
    await strange.piece(id, 0, file),
    await strange.remove(id),
    await strange.look(randomUUID()),
    await strange.look('..'),
  ])
    assert.equal(answer.status, 404)
  await uploader(url, ada).piece(id, 0, file)
  await as(eve).isRefused('add_post', { upload_id: id } as never, 'upload_not_found')
  await as(eve).isRefused('add_post', { upload_id: 'nothing' } as never, 'upload_not_found')
  const stolen = uploader(url, { id: eve.id, apiKey: ada.apiKey })
  assert.equal((await stolen.announce(9)).body['error'], 'session_unknown')
  assert.equal((await stolen.look(id)).status, 401)
  const headers = { 'upload-length': '9', origin: 'https://evil.example' }
  assert.equal((await ask(url, ada, 'POST', { headers })).body['error'], 'cross_site')
  await as(ada).call('add_post', { upload_id: id })
})

test('what has no room is refused before its bytes', async () => {
  const { as, person, platform, url } = await makeWorld({
    env: { MEMBER_QUOTA_MB: '30', VIDEO_MAX_MB: '28', STREAM_MAX_MB: '28' },
  })
  const ada = await person('Ada')
  const send = uploader(url, ada)
  const megabyte = 1024 * 1024
  const refusal = async (bytes: number) => (await send.announce(bytes)).body['error']
  assert.equal(await refusal(0), 'file_empty')
  assert.equal(await refusal(28 * megabyte + 1), 'file_too_large')
  await send.begin(28 * megabyte)
  // Together with what is on its way.
  assert.equal(await refusal(28 * megabyte), 'quota_exceeded')
  const { rows } = await platform.database.pool.query(
    `update uploads set touched_at = now() - interval '2 hours' returning id`,
  )
  assert.equal(rows.length, 1)
  // What its owner has left alone gives way.
  const id = await send.begin(28 * megabyte)
  assert.equal((await send.look(rows[0].id)).status, 404)
  pretendFree({ free: 0, total: 1e12 })
  assert.equal(await refusal(1), 'storage_full')
  pretendFree(undefined)
  await send.remove(id)
  for (let count = 0; count < 20; count++) await send.begin(1)
  assert.equal(await refusal(1), 'too_many_processing')
  await as(ada).isRefused('add_post', { upload_id: id } as never, 'upload_not_found')
})

test('a name is kept without what no name has', async () => {
  const { person, platform, url } = await makeWorld()
  const filename = Buffer.from(`Fi\0lm\n ${'é'.repeat(300)}.mp4`).toString('base64')
  const headers = { 'upload-length': '9', 'upload-metadata': `filename ${filename}` }
  assert.equal((await ask(url, await person('Ada'), 'POST', { headers })).status, 201)
  const { rows } = await platform.database.pool.query<{ name: string }>('select name from uploads')
  // Its ending stays.
  assert.equal(rows[0]?.name, `Film ${'é'.repeat(246)}.mp4`)
})

test('a file is refused by its first bytes, and removed', async () => {
  const here = await makeWorld({ env: { IMAGE_MAX_MB: '1' } })
  const ada = await here.person('Ada')
  const send = uploader(here.url, ada)
  const noise = new Uint8Array(50_000).fill(7)
  const id = await send.begin(noise.length)
  const { body } = await send.piece(id, 0, noise.subarray(0, 10_000))
  assert.equal(body['error'], 'file_kind_unsupported')
  assert.equal((await send.look(id)).status, 404)
  // A picture as large as only a video may be: larger than an attachment.
  const large = await send.begin(26 * 1024 * 1024)
  const head = new Uint8Array(5_000)
  head.set((await picture).subarray(0, head.length))
  assert.equal((await send.piece(large, 0, head)).body['error'], 'file_too_large')
  assert.deepEqual(await leftIn(here), [])
})

test('a call takes neither an unfinished upload nor a kind that it does not show', async () => {
  const { as, person, url } = await world()
  const ada = await person('Ada')
  const file = await film
  const send = uploader(url, ada)
  const id = await send.begin(file.length)
  await send.piece(id, 0, file.subarray(0, 100))
  await as(ada).isRefused('add_reel', { upload_id: id } as never, 'upload_unfinished')
  await send.piece(id, 100, file.subarray(100))
  await as(ada).isRefused('background_update', { upload_id: id } as never, 'file_kind_unsupported')
  await as(ada).call('add_reel', { message: 'a', upload_id: id })
})

test('a full disk stops a piece, and the upload goes on when there is room', async () => {
  const here = await makeWorld()
  const { person, platform, url } = here
  const ada = await person('Ada')
  const send = uploader(url, ada)
  const file = await filmLike(300_000)
  const id = await send.begin(file.length)
  breakVolume({ folder: platform.incoming.root, code: 'ENOSPC', room: 100_000 })
  assert.equal((await send.piece(id, 0, file)).body['error'], 'storage_full')
  breakVolume(undefined)
  const offset = await send.offset(id)
  assert.ok(offset <= 100_000)
  assert.equal((await send.piece(id, offset, file.subarray(offset))).status, 204)
  pretendFree({ free: 0, total: 1e12 })
  assert.equal((await send.piece(id, 0, file)).body['error'], 'storage_full')
  await send.remove(id)
  assert.deepEqual(await leftIn(here), [])
})

test('an upload whose file a restored backup does not have begins again', async () => {
  const { person, platform, url } = await world()
  const send = uploader(url, await person('Ada'))
  const id = await send.begin(9_000)
  await platform.incoming.removeFile(`upload-${id}`)
  assert.equal((await send.piece(id, 0, await filmLike(9_000))).body['error'], 'upload_not_found')
  assert.equal((await send.look(id)).status, 404)
})

test('the sweep removes what is abandoned, and nothing that only pauses', async () => {
  const here = await makeWorld()
  const { person, platform, url } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const send = uploader(url, ada)
  const [paused, abandoned] = [await send.begin(9_000), await send.begin(9_000)]
  await uploader(url, bob).begin(9_000)
  const { pool } = platform.database
  await pool.query(`update uploads set touched_at = now() - interval '5 days' where id = $1`, [abandoned])
  await pool.query(`update uploads set touched_at = now() - interval '3 days' where id = $1`, [paused])
  // Removes his upload's row, not its file.
  await pool.query('delete from members where id = $1', [bob.id])
  for (const name of await leftIn(here))
    await utimes(path.join(platform.incoming.root, name), new Date(0), new Date(0))
  const sweep = platform.mediaRoad.jobs.find(({ name }) => name === 'media.sweep')
  await sweep?.work({} as never)
  assert.deepEqual(await leftIn(here), [`upload-${paused}`])
  assert.equal((await send.look(abandoned)).body['error'] ?? 404, 404)
  assert.equal(await send.offset(paused), 0)
})
