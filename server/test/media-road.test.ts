/** What files leave behind when what they belong to goes, or never came: nothing. */
import assert from 'node:assert/strict'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import type { Post } from '@commons/contract/posts.ts'
import { gif, jpeg } from './pictures.ts'
import { mp4 } from './videos.ts'
import { makeWorld, type World, world } from './world.ts'

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
    left join pg_trigger t on t.tgrelid = c.conrelid and t.tgfoid = 'release_media'::regproc
      and encode(t.tgargs, 'escape') = a.attname || '\\000'
    where c.contype = 'f' and c.confrelid = 'media'::regclass
    group by 1, 2 order by 1, 2`)
  assert(rows.length >= 3)
  for (const { table, column, on_update, on_delete } of rows) {
    assert(on_update, `${table}.${column} keeps the file that it named before`)
    // A member's files go with the member, by their owner.
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

  // Another file instead of the first, as an edit does it.
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
  // Two rows to which nothing was attached: the process was killed between taking and committing.
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

  // Files that no row knows, and uploads that a killed process left.
  const lost = path.join(here.mediaRoot, 'xy', 'xyAAAAAAAAAAAAAAAAAAAA')
  const fresh = path.join(here.mediaRoot, 'xz', 'xzAAAAAAAAAAAAAAAAAAAA')
  for (const folder of [lost, fresh]) {
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, '480.webp'), 'x')
  }
  const [left, current] = ['left', 'current'].map((name) => path.join(platform.incoming.root, name))
  assert(left && current)
  for (const file of [left, current]) await writeFile(file, 'x')
  // What a restored backup brings along of a file that is ready.
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
  assert.match(waiting?.file_failure ?? '', /could not be processed/)
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
    '5 files of yours are still being processed. Wait until one is ready.',
  )
  assert.equal((await filesOf(here)).length, 5)
})
