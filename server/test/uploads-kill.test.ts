/** A server that is killed in an upload: after its restart, the upload goes on. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { commonsProcess, type CommonsProcess } from './commons-process.ts'
import { jpeg } from './files/pictures.ts'
import { until } from './until.ts'
import { uploader } from './uploads.ts'
import { voice } from './world.ts'

let commons: CommonsProcess | undefined
after(() => commons?.remove())

test('kill -9 costs less than the piece that was being sent', { timeout: 120_000 }, async () => {
  const here = (commons = await commonsProcess())
  await here.start()
  const email = 'ada@example.org'
  const password = 'the quick brown marmot'
  await voice(here.url, undefined).call('register', {
    full_name: 'Ada',
    email,
    password,
    confirm_password: password,
  })
  const { user_data } = await voice(here.url, undefined).call('login', { email, password })
  const ada = { id: user_data.id, apiKey: user_data.api_key }
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
  const me = { ...ada, name: 'Ada', email, username: '' }
  const { recdata } = await voice(here.url, me).call('add_post', { message: 'still here', upload_id: id })
  await until(async () => {
    const { recdata: post } = await voice(here.url, me).call('post_detail', { post_id: recdata.post_id })
    return post.file_state === 'ready'
  })
})
