/** A server that is killed in an upload: after its restart, the upload goes on. */
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { commonsProcess, type CommonsProcess } from './commons-process.ts'
import { mp4Bytes } from './files/videos.ts'
import { onlyLong } from './long.ts'
import { jpeg } from './files/pictures.ts'
import { until } from './until.ts'
import { uploader } from './uploads.ts'
import { type Person, voice } from './world.ts'

let here: CommonsProcess
let ada: Person
before(
  async () => {
    here = await commonsProcess()
    await here.start()
    const email = 'ada@example.org'
    const password = 'the quick brown marmot'
    const account = { full_name: 'Ada', email, password, confirm_password: password }
    await voice(here.url, undefined).call('register', account)
    const { user_data } = await voice(here.url, undefined).call('login', { email, password })
    ada = { id: user_data.id, apiKey: user_data.api_key, name: 'Ada', email, username: '' }
  },
  { timeout: 60_000 },
)
after(() => here.remove())

test('kill -9 costs less than the piece that was being sent', { timeout: 120_000 }, async () => {
  const send = uploader(here.url, ada)
  const file = new Uint8Array(await (await jpeg(1600, 1200)).arrayBuffer())
  const third = Math.floor(file.length / 3)

  const id = await send.begin(file.length)
  assert.equal((await send.piece(id, 0, file.subarray(0, third))).status, 204)
  const socket = await send.hang(id, third, third, file.subarray(third, third + 500))
  await until(async () => (await here.ask('select from upload_locks')).length === 1)
  await here.killServer()
  socket.destroy()

  await here.start()
  // The lock of the dead process lapses.
  assert.equal(await send.offset(id), third)
  const rest = await send.piece(id, third, file.subarray(third))
  assert.equal(rest.status, 204)
  const { recdata } = await voice(here.url, ada).call('add_post', { message: 'still here', upload_id: id })
  await until(async () => {
    const { recdata: post } = await voice(here.url, ada).call('post_detail', { post_id: recdata.post_id })
    return post.file_state === 'ready'
  })
  const rows = await here.ask<{ sha256: string }>('select sha256 from uploads where id = $1', [id])
  assert.equal(rows[0]?.sha256, createHash('sha256').update(file).digest('hex'))
})

test('kill -9 in piece after piece of a large film', { ...onlyLong, timeout: 300_000 }, async () => {
  const send = uploader(here.url, ada)
  const megabyte = 1024 * 1024
  const file = new Uint8Array(randomBytes(48 * megabyte))
  file.set((await mp4Bytes({ seconds: 1 })).subarray(0, 5_000))
  const id = await send.begin(file.length)
  let [offset, kills] = [0, 0]
  while (offset < file.length) {
    const piece = file.subarray(offset, offset + 8 * megabyte)
    // More of it each time, so that some of it may be counted already.
    const socket = await send.hang(id, offset, piece.length, piece.subarray(0, ++kills * megabyte))
    await until(async () => (await here.ask('select from upload_locks')).length === 1)
    await here.killServer()
    socket.destroy()
    await here.start()
    const next = await send.offset(id)
    assert.ok(next >= offset && next <= offset + kills * megabyte)
    const end = offset + piece.length
    assert.equal((await send.piece(id, next, file.subarray(next, end))).status, 204)
    offset = end
  }
  assert.equal(kills, 6)
  const stored = await readFile(path.join(here.dataDir, 'incoming', `upload-${id}`))
  assert.ok(stored.equals(file), 'not a byte differs')
})
