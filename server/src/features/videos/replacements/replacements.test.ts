/** Videos that get other files: what stays, what is shown meanwhile, and what happens at the same moment. */
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { atEndOfFile } from '../../../../test/end-of-file.ts'
import { blob, jpeg } from '../../../../test/files/pictures.ts'
import { mp4, mp4Bytes } from '../../../../test/files/videos.ts'
import { onlyLong } from '../../../../test/long.ts'
import { makeChannel, putVideo } from '../../../../test/scenes/videos-scene.ts'
import { releaseStreamJobs, startStreamProcess } from '../../../../test/stream-processes.ts'
import { doSteps, makeWorld, type Person } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'commons-replacements-'))
atEndOfFile(() => rm(folder, { recursive: true, force: true }))
// Of two processes with the same files.
const env = { STREAM_HEIGHTS: '48,90', STREAM_CHUNK_SECONDS: '4', DATA_DIR: folder }
const here = await makeWorld({ env })
const { as, person, platform } = here
const { db } = platform.database
const first = await mp4({ seconds: 1, width: 160, height: 90, fps: 10, audio: false })
const second = await mp4({ seconds: 2, width: 160, height: 90, fps: 10, audio: false })
const captions = blob(Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nFlour\n'), 'text/vtt')
/** Its header is whole, but none of its frames can be decoded. */
const broken = async () => {
  const bytes = Buffer.from(await mp4Bytes({ seconds: 1, audio: false }))
  bytes.fill(0, bytes.indexOf('mdat') + 4)
  return blob(bytes, 'video/mp4')
}
const words = { title: 'Bread', description: 'How to', captions_language: 'en' }

const videoFor = async (viewer: Person, video_id: number) =>
  (await as(viewer).call('get_video', { video_id })).response
const usedBy = async (owner: Person) => (await platform.mediaRoad.getRoom(owner.id)).used
const replace = (who: Person, video_id: number, file: Blob) =>
  as(who).call('replace_video_file', { video_id }, { file })

async function publish(owner: Person, more: Record<string, Blob> = {}, file: Blob = first): Promise<number> {
  const { recdata } = await as(owner).call('add_video', words, { file, captions, ...more })
  await here.processMedia()
  return recdata.video_id
}

async function begin(): Promise<void> {
  const waiting = await db.selectFrom('media').select('id').where('state', '=', 'processing').execute()
  for (const { id } of waiting) await platform.mediaRoad.process(id)
}

test('the present file is shown until the new one can be played; everything but the file stays', async () => {
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const video_id = await publish(ada, { thumbnail: await jpeg(160, 90) })
  await as(bob).call('video_view', { video_id })
  await as(bob).call('video_comment', { video_id, comment: 'Thanks' })
  const old = await videoFor(bob, video_id)
  const { recdata, message } = await replace(ada, video_id, second)
  assert.equal(message, 'The new file will be shown as soon as it can be played.')
  assert.deepEqual(
    [recdata.replacement?.state, recdata.video?.seconds, recdata.file_state],
    ['processing', 1, 'ready'],
  )
  await begin()
  const seen: string[] = []
  while (await doSteps(platform)) {
    const { video, replacement } = await videoFor(bob, video_id)
    assert.equal(replacement, null, 'it is for those who run the channel')
    seen.push(`${video?.seconds} ${video?.heights.join()}`)
  }
  assert.deepEqual([...new Set(seen)], ['1 48,90', '2 48', '2 48,90'])

  const shown = await videoFor(bob, video_id)
  const { thumbnail, view_count, comment_count, created_at, title } = shown
  assert.deepEqual(
    { thumbnail, view_count, comment_count, created_at, title },
    { thumbnail: old.thumbnail, view_count: 1, comment_count: 1, created_at: old.created_at, title: 'Bread' },
  )
  assert.notEqual(shown.edited_at, null)
  assert.notEqual(shown.video?.poster.sources[0]?.url, old.video?.poster.sources[0]?.url)
  const statusOf = async (address = '') => (await fetch(here.url + address)).status
  assert.deepEqual([await statusOf(shown.video?.hls ?? ''), await statusOf(old.video?.hls ?? '')], [200, 404])
  assert.equal(shown.captions[0]?.url, old.captions[0]?.url)
  assert.deepEqual(
    [shown.captions[0]?.may_not_fit, (await videoFor(ada, video_id)).captions[0]?.may_not_fit],
    [0, 1],
  )
  const { rows } = await sql<{ bytes: number }>`
    select sum(bytes)::bigint as bytes from media where owner_id = ${ada.id}`.execute(db)
  assert.equal(await usedBy(ada), rows[0]?.bytes)
  const { rows: files } = await sql`select from media where owner_id = ${ada.id} and use = 'video'`.execute(
    db,
  )
  assert.equal(files.length, 1, 'the old file is released')
})

test(
  'processes killed while they make the new file leave the present one, and others finish',
  onlyLong,
  async () => {
    const ada = await person('Ada')
    const video_id = await publish(ada)
    // Of two chunks, so that joining has something to be killed between.
    await replace(ada, video_id, await mp4({ seconds: 7, width: 160, height: 90, fps: 10, audio: false }))
    await begin()
    for (const stops of ['chunk', 'join'] as const) {
      const stopped = await startStreamProcess(here, env, { stops, until: 'stopped' })
      stopped.kill('SIGKILL')
      await releaseStreamJobs(here)
      const kept = await videoFor(ada, video_id)
      assert.deepEqual([kept.video?.seconds, kept.replacement?.state], [1, 'processing'], stops)
      assert.equal((await fetch(here.url + (kept.video?.hls ?? ''))).status, 200)
    }
    while (await doSteps(platform)) continue
    const shown = await videoFor(ada, video_id)
    assert.deepEqual([shown.video?.seconds, shown.video?.heights, shown.replacement], [7, [48, 90], null])
    const { rows } = await sql<{ bytes: number }>`
    select sum(bytes)::bigint as bytes from media where owner_id = ${ada.id}`.execute(db)
    assert.equal(await usedBy(ada), rows[0]?.bytes)
  },
)

test('a file that fails leaves the present one, and is told; it can be taken back or chosen again', async () => {
  const ada = await person('Ada')
  const video_id = await putVideo(here, await makeChannel(here, ada), { seconds: 1 })
  await replace(ada, video_id, await broken())
  await here.processMedia()
  const failed = await videoFor(ada, video_id)
  assert.deepEqual(
    [failed.file_state, failed.video?.seconds, failed.replacement?.state],
    ['ready', 1, 'failed'],
  )
  assert.match(failed.replacement?.failure ?? '', /damaged|broken|read/i)
  await gatherNews(platform)
  const { recdata: news } = await as(ada).call('notification_list', {})
  assert.deepEqual(
    news.map(({ text }) => text),
    ["We couldn't process the file of your video"],
  )
  const { recdata } = await as(ada).call('cancel_video_replacement', { video_id })
  assert.equal(recdata.replacement, null)
  await as(ada).isRefused('cancel_video_replacement', { video_id }, 'replacement_not_found')

  await replace(ada, video_id, await broken())
  await here.processMedia()
  await replace(ada, video_id, second)
  await here.processMedia()
  const whole = await videoFor(ada, video_id)
  assert.deepEqual([whole.video?.seconds, whole.replacement], [2, null])
})

test('a video that was never ready is published with the file that is chosen again', async () => {
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const video_id = await publish(ada, {}, await broken())
  assert.equal((await videoFor(ada, video_id)).file_state, 'failed')
  const { recdata } = await replace(ada, video_id, first)
  assert.deepEqual(
    [recdata.file_state, recdata.replacement, recdata.captions.length],
    ['processing', null, 1],
  )
  await here.processMedia()
  assert.equal((await videoFor(bob, video_id)).video?.seconds, 1)
  const { rows } = await sql`select from media where owner_id = ${ada.id} and use = 'video'`.execute(db)
  assert.equal(rows.length, 1)
})

test('only those who run the channel replace a file, and only by one', async () => {
  const [ada, bob, ed] = [await person('Ada'), await person('Bob'), await person('Ed')]
  const channel = await makeChannel(here, ada)
  const video_id = await putVideo(here, channel)
  await as(ada).isRefused('replace_video_file', { video_id }, 'video_without_file')
  const { body } = await as(bob).send('replace_video_file', { video_id }, { file: first })
  assert.equal(body['error'], 'video_not_found')
  await as(bob).isRefused('cancel_video_replacement', { video_id }, 'video_not_found')
  await as(ada).call('add_collaborator', { channel_id: channel.id, member_user_id: ed.id, role: 'editor' })
  await as(ed).call('accept_collaboration', { channel_id: channel.id })
  const before = await usedBy(ada)
  assert.equal((await replace(ed, video_id, second)).recdata.replacement?.state, 'processing')
  assert.equal(await usedBy(ed), 0)
  assert.ok((await usedBy(ada)) > before, 'its owner has room for both while both are stored')
  await as(ed).call('cancel_video_replacement', { video_id })
  assert.equal(await usedBy(ada), before)
})

test('a picture takes the place of a video, whose thumbnail goes', async () => {
  const ada = await person('Ada')
  const video_id = await putVideo(here, await makeChannel(here, ada))
  await as(ada).call('set_video_captions', { video_id, language: 'en' }, { captions })
  await as(ada).call('update_video', { video_id }, { thumbnail: await jpeg(160, 90) })
  await replace(ada, video_id, await jpeg(320, 180))
  await here.processMedia()
  const { file_type, thumbnail, captions: its, picture } = await videoFor(ada, video_id)
  assert.deepEqual([file_type, thumbnail, its], ['image', null, []])
  assert.ok(picture)
})

test(
  'several replacements, a deletion and the new file’s being ready, all at once, leave one whole state',
  onlyLong,
  async () => {
    const other = await makeWorld({ env, database: here.database })
    const ada = await person('Ada')
    const channel = await makeChannel(here, ada)
    for (const isDeleted of [false, true]) {
      const video_id = await putVideo(here, channel)
      await replace(ada, video_id, second)
      await begin()
      const work = async () => {
        while (await doSteps(platform)) continue
      }
      const again = (world: typeof here) =>
        world.as(ada).send('replace_video_file', { video_id }, { file: first })
      const answers = await Promise.all([
        again(here),
        again(other),
        ...(isDeleted ? [other.as(ada).send('delete_video', { video_id })] : []),
        work(),
      ])
      for (const answer of answers)
        if (answer) assert.ok([200, 404].includes(answer.status), JSON.stringify(answer.body))
      if (isDeleted) await as(ada).call('restore_video', { video_id })
      await here.processMedia()
      const { video, replacement } = await videoFor(ada, video_id)
      assert.ok(video && [1, 2].includes(video.seconds))
      assert.equal(replacement, null)
      assert.equal((await fetch(here.url + (video.hls ?? ''))).status, 200)
      await sql`delete from videos where id = ${video_id}`.execute(db)
      const { rows } = await sql`select from media where owner_id = ${ada.id}`.execute(db)
      assert.equal(rows.length, 0, 'nothing is left')
      assert.equal(await usedBy(ada), 0)
    }
  },
)
