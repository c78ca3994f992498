/** Files leave nothing behind when their objects are removed or were never made. */
import assert from 'node:assert/strict'
import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Post } from '@commons/contract/posts/posts.ts'
import { removeDeletedPosts } from '../../src/features/posts/posts.jobs.ts'
import { multipartBody, multipartType } from '../fakes/multipart-body.ts'
import { blob, gif, jpeg } from '../files/pictures.ts'
import { mp4 } from '../files/videos.ts'
import { makeWorld, type Person, type World, world } from '../world.ts'

const hour = 3_600_000

async function filesOf({ mediaRoot }: World): Promise<string[]> {
  const found = await readdir(mediaRoot, { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map(({ name }) => name)
}

async function runJob({ platform }: World, name: string): Promise<void> {
  const job = platform.mediaRoad.jobs.find((each) => each.name === name)
  assert(job, name)
  await job.work({} as never)
}

const keyOf = ({ file }: Post) => file?.split('/')[2] ?? ''

test('every column that names a file releases it when it names another or its row goes', async () => {
  const { platform } = await world()
  const { rows } = await platform.database.pool.query<{
    table: string
    column: string
    on_update: boolean
    on_delete: boolean
  }>(`
    select c.conrelid::regclass::text as table, a.attname as column,
      coalesce(bool_or(t.tgtype & 16 > 0), false) as on_update,
      coalesce(bool_or(t.tgtype & 8 > 0), false) as on_delete
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    left join pg_trigger t on t.tgrelid = c.conrelid and (
      (t.tgfoid = 'release_media'::regproc and starts_with(encode(t.tgargs, 'escape'), a.attname || '\\000'))
      or t.tgfoid = 'release_message_media'::regproc)
    -- Rows that are removed with a file are parts of it.
    where c.contype = 'f' and c.confrelid = 'media'::regclass and c.confdeltype <> 'c'
    group by 1, 2 order by 1, 2`)
  assert(rows.length >= 3)
  for (const { table, column, on_update, on_delete } of rows) {
    assert(on_update, `${table}.${column} keeps the file that it named before`)
    // A member's files are removed with the member, through their owner.
    assert(on_delete || table === 'members', `${table}.${column} leaves its file behind`)
  }
})

test('a file goes with its row whatever removes it, and what a member takes is exact', async () => {
  const here = await makeWorld()
  const { person, post, platform } = here
  const { pool } = platform.database
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const first = await post(ada, {}, { file: await jpeg() })
  const second = await post(ada, {}, { file: await mp4({ seconds: 1, width: 64, height: 64 }) })
  await post(bob, {}, { file: await gif() })
  const usage = async () =>
    (
      await pool.query(`select u.member_id, u.bytes::int,
        (select coalesce(sum(bytes), 0)::int from media where owner_id = u.member_id) as counted
        from media_usage u order by 1`)
    ).rows
  for (const { bytes, counted } of await usage()) assert.equal(bytes, counted)

  // Replaces the file, as an edit does.
  const other = await here.as(ada).call('add_post', {}, { file: await jpeg(100, 80) })
  await here.processMedia()
  await pool.query(`update posts set media_id = null where id = $1`, [other.recdata.post_id])
  await pool.query(`delete from posts where id = $1`, [first.post_id])
  assert.equal((await pool.query('select from media where owner_id = $1', [ada.id])).rowCount, 1)
  for (const { bytes, counted } of await usage()) assert.equal(bytes, counted)
  await pool.query('delete from members where id = $1', [bob.id])
  await here.removeFiles()
  const folders = await readdir(here.mediaRoot, { recursive: true })
  assert(folders.some((name) => name.endsWith(keyOf(second))))
  assert(!folders.some((name) => name.endsWith(keyOf(first))))
})

test('the sweep removes what came to nothing, and not what is still on its way', async () => {
  const here = await makeWorld()
  const { as, person, post, platform } = here
  const { pool } = platform.database
  const ada = await person('Ada')
  const kept = await post(ada, {}, { file: await jpeg() })
  // Two files without an object: the process was killed between receiving the file and the commit.
  for (const message of ['old', 'young']) {
    const { recdata } = await as(ada).call('add_post', { message }, { file: await jpeg() })
    await pool.query(`alter table posts disable trigger posts_release_media`)
    await pool.query(`delete from posts where id = $1`, [recdata.post_id])
    await pool.query(`alter table posts enable trigger posts_release_media`)
  }
  await pool.query(`update media set created_at = now() - interval '2 hours'
    where id = (select id from media where state = 'processing' order by id limit 1)`)
  await runJob(here, 'media.sweep')
  await here.removeFiles()
  assert.equal((await pool.query(`select from media where state = 'processing'`)).rowCount, 1)
  assert.deepEqual((await filesOf(here)).filter((name) => name === 'original').length, 1)

  // Files without a row, and uploads left by a killed process.
  const lost = path.join(here.mediaRoot, 'xy', 'xyAAAAAAAAAAAAAAAAAAAA')
  const fresh = path.join(here.mediaRoot, 'xz', 'xzAAAAAAAAAAAAAAAAAAAA')
  for (const folder of [lost, fresh]) {
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, '480.webp'), 'x')
  }
  const [left, current] = ['left', 'current'].map((name) => path.join(platform.incoming.root, name))
  assert(left && current)
  for (const file of [left, current]) await writeFile(file, 'x')
  // An original of a ready file, as a restored backup brings it along.
  const key = keyOf(kept)
  const leftover = path.join(here.mediaRoot, key.slice(0, 2), key, 'original')
  await here.removeFiles()
  await writeFile(leftover, 'x')
  await utimes(leftover, new Date(0), new Date(0))
  const longAgo = new Date(Date.now() - 25 * hour)
  for (const file of [path.join(lost, '480.webp'), left]) await utimes(file, longAgo, longAgo)
  await runJob(here, 'media.sweep')
  await runJob(here, 'media.sweep-files')
  const folders = await readdir(here.mediaRoot)
  assert(!folders.includes('xy') && folders.includes('xz'))
  assert.deepEqual(await readdir(platform.incoming.root), ['current'])
  assert.deepEqual((await readdir(path.dirname(leftover))).includes('original'), false)
  assert.equal((await fetch(here.url + kept.file)).status, 200)
})

test('what was never processed is given up after days, and said so', async () => {
  const here = await makeWorld()
  const { as, person, platform } = here
  const ada = await person('Ada')
  await as(ada).call('add_post', { message: 'hm' }, { file: await jpeg() })
  await platform.database.pool.query(`update media set created_at = now() - interval '4 days'`)
  await runJob(here, 'media.sweep')
  const [waiting] = (await as(ada).call('waiting_posts', {})).recdata
  assert.equal(waiting?.file_state, 'failed')
  assert.match(waiting?.file_failure ?? '', /Couldn't process the file/)
  await here.removeFiles()
  assert.deepEqual(await filesOf(here), [])
})

test('so many files of one member wait at a time', async () => {
  const here = await makeWorld()
  const { as, person } = here
  const ada = await person('Ada')
  const file = await mp4({ seconds: 1, width: 64, height: 64 })
  const answers = await Promise.all(Array.from({ length: 8 }, () => as(ada).send('add_post', {}, { file })))
  const refused = answers.filter(({ body }) => body['error'] === 'too_many_processing')
  assert.equal(refused.length, 3)
  assert.equal(
    refused[0]?.body['message'],
    '5 of your files are still being processed. Wait until one is ready.',
  )
  assert.equal((await filesOf(here)).length, 5)
})

test('what is refused leaves neither a row nor a file, before its transaction or in it', async () => {
  const here = await makeWorld()
  const { as, person, platform } = here
  const { db } = platform.database
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { recdata: post } = await as(bob).call('add_post', { message: 'Look' })
  const { recdata: secret } = await as(bob).call('add_post', { message: 'Mine', post_type: 'private' })
  const file = await jpeg()
  const inSight = () => db.selectFrom('media').select('id').execute()

  await as(ada).isRefused('post_comment', { post_id: secret.post_id }, 'post_not_found', { file })
  await as(ada).isRefused('edit_post', { post_id: post.post_id, message: 'x' }, 'post_not_found', { file })
  assert.deepEqual([await inSight(), await filesOf(here)], [[], []])

  // Only the statement that adds the row finds that there is no room: whatever else was written goes with it.
  await db
    .insertInto('media_usage')
    .values({ member_id: ada.id, bytes: platform.settings.get('member_quota_mb') * 1024 * 1024 - 10 })
    .execute()
  const writes = [
    ['add_post', { message: 'With a file' }],
    ['post_comment', { post_id: post.post_id, message: 'With a file' }],
    ['add_reel', { message: 'With a file' }],
    ['send_chat_file', { friend_id: bob.id, message: 'With a file' }],
  ] as const
  for (const [name, input] of writes) {
    const { body } = await as(ada).send(name, input, { file })
    assert.equal(body['error'], 'quota_exceeded', name)
  }
  assert.deepEqual([await inSight(), await filesOf(here)], [[], []])
  const { recdata: after } = await as(ada).call('post_detail', { post_id: post.post_id })
  assert.equal(after.comments_count, 0)
})

test('what cannot be removed is put off, and keeps nothing else from being removed', async () => {
  const here = await makeWorld()
  const { person, post, platform, removeFiles } = here
  const { pool } = platform.database
  const ada = await person('Ada')
  const gone = await post(ada, {}, { file: await jpeg() })
  await removeFiles()
  // Not a key that we generate, as if the table had been tampered with.
  await pool.query(`insert into removed_media (key) values ('..')`)
  await pool.query('delete from posts where id = $1', [gone.post_id])
  await removeFiles()
  assert.deepEqual(await filesOf(here), [])
  const { rows } = await pool.query('select key, removed_at > now() as later from removed_media')
  assert.deepEqual(rows, [{ key: '..', later: true }])
})

test('a file whose original is not in the store waits for it', async () => {
  const here = await makeWorld()
  const { as, person, processMedia, mediaRoot, platform } = here
  const ada = await person('Ada')
  const { recdata } = await as(ada).call('add_post', { message: 'moving' }, { file: await jpeg() })
  await rename(mediaRoot, `${mediaRoot} elsewhere`)
  for (let i = 0; i < 4; i++) await assert.rejects(processMedia(), /not in the store/)
  // A folder that can't be read doesn't prove that the file is gone.
  await writeFile(mediaRoot, 'a file where the folder was')
  await assert.rejects(processMedia(), { code: 'ENOTDIR' })
  await rm(mediaRoot)
  await rename(`${mediaRoot} elsewhere`, mediaRoot)
  await processMedia()
  assert.equal((await as(ada).call('post_detail', { post_id: recdata.post_id })).recdata.file_state, 'ready')
  assert.deepEqual(await readdir(platform.incoming.root), [])
})

/** Starts an upload and stops sending. */
async function stalledUpload(url: string, { id, apiKey }: Person, announced: number): Promise<Socket> {
  const head = multipartBody([
    { name: 'user_id', value: String(id) },
    { name: 'api_key', value: apiKey },
    { name: 'file', filename: 'x.jpg', value: new Uint8Array(await (await jpeg()).arrayBuffer()) },
  ])
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(
    `POST /api/users/add_post HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-length: ${announced}\r\n` +
      `content-type: ${multipartType()['content-type']}\r\n\r\n`,
  )
  socket.write(head.subarray(0, head.length - 100))
  return socket
}

const underWay = async ({ platform }: World) => (await readdir(platform.incoming.root)).length

test('one member’s uploads under way count against their quota, and are only so many', async () => {
  const here = await makeWorld({ env: { MEMBER_QUOTA_MB: '12' } })
  const { as, person, url } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const sockets: Socket[] = []
  const stall = async (who: Person, announced: number) => {
    sockets.push(await stalledUpload(url, who, announced))
    while ((await underWay(here)) < sockets.length) await sleep(5)
  }
  try {
    for (let i = 0; i < 3; i++) await stall(ada, 4_000_000)
    const large = blob(Buffer.alloc(2_000_000), 'image/jpeg')
    const full = await as(ada).isRefused('add_post', {}, 'quota_exceeded', { file: large })
    assert.match(String(full.body['message']), /12 MB/)
    for (let i = 0; i < 8; i++) await stall(bob, 20_000)
    await as(bob).isRefused('add_post', {}, 'too_many_processing', { file: await jpeg() })
    await as(await person('Cyd')).call('add_post', {}, { file: await jpeg() })
  } finally {
    for (const socket of sockets) socket.destroy()
  }
  while ((await underWay(here)) > 0) await sleep(5)
  for (const who of [ada, bob]) await as(who).call('add_post', {}, { file: await jpeg() })
})

test('what has failed does not hide what is still processed, and leaves after a month', async () => {
  const here = await makeWorld()
  const { as, person, platform } = here
  const { pool } = platform.database
  const ada = await person('Ada')
  const { recdata } = await as(ada).call('add_post', { message: 'slow' }, { file: await jpeg() })
  await pool.query(
    `with failed as (
       insert into media (owner_id, key, width, height, bytes, state, failure)
       select $1, 'failed' || i, 1, 1, 0, 'failed', 'file_broken' from generate_series(1, 60) as i returning id),
     written as (
       insert into posts (author_id, message, media_id, position) select $1, 'failed', id, null from failed returning id, author_id)
     insert into objects (id, kind, author_id) select id, 'post', author_id from written`,
    [ada.id],
  )
  const { recdata: waiting } = await as(ada).call('waiting_posts', {})
  assert.equal(waiting.length, 50)
  assert(waiting.some(({ post_id }) => post_id === recdata.post_id))
  await pool.query(`update posts set created_at = now() - interval '31 days' where message = 'failed'`)
  await removeDeletedPosts(platform).work({})
  assert.equal((await as(ada).call('waiting_posts', {})).recdata.length, 1)
})
