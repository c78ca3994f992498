/** Captions of videos in several languages: who writes them, who reads them, and what becomes of their files. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostCaptions } from '@commons/contract/shared/caption-languages.ts'
import { sql } from 'kysely'
import { blob, jpeg } from '../../../../test/files/pictures.ts'
import { mp4 } from '../../../../test/files/videos.ts'
import { makeChannel, putVideo } from '../../../../test/scenes/videos-scene.ts'
import { browserCookie, makeWorld, type Person, world } from '../../../../test/world.ts'
import { captionsFile, mediaName } from '../../../platform/media/store/store.ts'
import { partCaptions } from './captions.jobs.ts'

const vtt = (said: string) => blob(Buffer.from(`WEBVTT\n\n00:00.000 --> 00:01.000\n${said}\n`), 'text/vtt')
const srt = (said: string) =>
  blob(Buffer.from(`1\n00:00:00,000 --> 00:00:01,000\n<i>${said}</i>\n`), 'application/x-subrip')

test('a video has captions in several languages, which are replaced and deleted one by one', async () => {
  const here = await makeWorld()
  const { as, person, platform } = here
  const { db } = platform.database
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const channel = await makeChannel(here, ada)
  const video_id = await putVideo(here, channel)
  const set = async (language: string, captions: Blob) =>
    (await as(ada).call('set_video_captions', { video_id, language }, { captions })).recdata.captions
  const read = async (url = '') => (await fetch(here.url + url)).text()
  const used = async () => (await platform.mediaRoad.getRoom(ada.id)).used
  const before = await used()

  await set('cs', vtt('Mouka'))
  const all = await set('PT-br', srt('Farinha'))
  assert.deepEqual(
    all.map(({ language, may_not_fit }) => [language, may_not_fit]),
    [
      ['cs', 0],
      ['pt-BR', 0],
    ],
  )
  const seen = (await as(bob).call('get_video', { video_id })).response.captions
  assert.match(await read(seen[1]?.url), /^WEBVTT\n\n00:00:00\.000 --> 00:00:01\.000\nFarinha\n$/)
  const taken = await used()
  assert.ok(taken > before, 'they take room')

  const replaced = await set('cs', vtt('Hladká mouka'))
  assert.equal(replaced.length, 2)
  assert.match(await read(replaced[0]?.url), /Hladká mouka/)
  assert.equal((await fetch(here.url + (seen[0]?.url ?? ''))).status, 404, 'the file that was replaced')
  await as(ada).isRefused('delete_video_captions', { video_id, language: 'de' }, 'captions_not_found')
  for (const language of ['cs', 'pt-BR']) await as(ada).call('delete_video_captions', { video_id, language })
  assert.deepEqual((await as(bob).call('get_video', { video_id })).response.captions, [])
  assert.equal(await used(), before)

  await set('cs', vtt('Mouka'))
  await sql`delete from videos where id = ${video_id}`.execute(db)
  assert.equal(await used(), before - 1000, 'they go with their video')
})

test('what is no captions, no language, or one too many is refused, and leaves no file', async () => {
  const here = await world()
  const { as, person, platform } = here
  const [ada, bob, ed] = [await person('Ada'), await person('Bob'), await person('Ed')]
  const channel = await makeChannel(here, ada)
  const video_id = await putVideo(here, channel)
  const captions = vtt('Mouka')
  const asked = { video_id, language: 'cs' }
  await as(ada).isRefused('set_video_captions', asked, 'captions_missing')
  const refusedWith = async (who: Person, input: object, file: Blob) =>
    (await as(who).send('set_video_captions', { ...asked, ...input }, { captions: file })).body['error']
  assert.equal(await refusedWith(ada, {}, blob(Buffer.from('words'), 'text/vtt')), 'captions_invalid')
  assert.equal(await refusedWith(ada, {}, await jpeg()), 'file_kind_unsupported')
  assert.equal(await refusedWith(ada, { language: 'c' }, captions), 'invalid_fields')
  assert.equal(await refusedWith(bob, {}, captions), 'video_not_found')
  await as(bob).isRefused('delete_video_captions', asked, 'video_not_found')

  await as(ada).call('add_collaborator', { channel_id: channel.id, member_user_id: ed.id, role: 'editor' })
  await as(ed).call('accept_collaboration', { channel_id: channel.id })
  assert.equal(await refusedWith(ed, {}, captions), undefined)
  await as(ed).call('delete_video_captions', asked)

  const { db } = platform.database
  const stored = async () => {
    let files = 0
    for await (const { name } of platform.mediaStore.list()) if (name.endsWith(captionsFile)) files++
    return files
  }
  await platform.mediaRoad.removeFiles()
  const before = await stored()
  await sql`
    insert into video_captions (video_id, language)
    select ${video_id}, 'x-' || lpad(nth::text, 3, '0') from generate_series(1, ${mostCaptions}::int) nth`.execute(
    db,
  )
  assert.equal(await refusedWith(ada, {}, captions), 'too_many_captions')
  await sql`update media set kind = 'image' where id = (select media_id from videos where id = ${video_id})`.execute(
    db,
  )
  assert.equal(await refusedWith(ada, {}, captions), 'captions_without_video')
  assert.equal(await stored(), before)
})

test('captions of a private video are nobody else’s, and of a locked one nobody’s who did not pay', async () => {
  const here = await makeWorld()
  const { as, person } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const video_id = await putVideo(here, await makeChannel(here, ada), { visibility: 'private' })
  const { recdata } = await as(ada).call(
    'set_video_captions',
    { video_id, language: 'en' },
    { captions: vtt('Hm') },
  )
  const url = recdata.captions[0]?.url ?? assert.fail()
  const bare = here.url + (url.split('?')[0] ?? '')
  assert.notEqual(url, bare, 'it is signed')
  assert.equal((await fetch(here.url + url)).status, 200)
  await here.platform.database.db.updateTable('members').set({ several_devices: true }).execute()
  const [adas, bobs] = [await browserCookie(here.url, ada.email), await browserCookie(here.url, bob.email)]
  const statusFor = async (cookie?: string) =>
    (await fetch(bare, cookie === undefined ? {} : { headers: { cookie } })).status
  assert.deepEqual([await statusFor(adas), await statusFor(bobs), await statusFor()], [200, 404, 404])
  await here.platform.database.db.updateTable('videos').set({ visibility: 'members' }).execute()
  assert.deepEqual((await as(bob).call('get_video', { video_id })).response.captions, [])
  assert.deepEqual([await statusFor(adas), await statusFor(bobs)], [200, 404])
})

test('captions that come with a video get its language; those of earlier versions are parted from its file', async () => {
  const here = await makeWorld()
  const { as, person, platform } = here
  const ada = await person('Ada')
  const words = { title: 'Bread', description: 'How to', captions_language: 'en-us' }
  const file = await mp4({ seconds: 1, width: 96, height: 64 })
  const { recdata } = await as(ada).call('add_video', words, { file, captions: vtt('Flour') })
  const { video_id } = recdata
  await here.processMedia()
  const captionsOf = async () => (await as(ada).call('get_video', { video_id })).response.captions
  assert.deepEqual(
    (await captionsOf()).map(({ language }) => language),
    ['en-US'],
  )

  // As before there were languages.
  const { db, pool } = platform.database
  const { rows } = await sql<{ key: string; bytes: number }>`
    update media set captions = true, bytes = bytes + 100
    where id = (select media_id from videos where id = ${video_id}) returning key, bytes`.execute(db)
  const [{ key, bytes } = assert.fail()] = rows
  await pool.query('delete from video_captions')
  const name = mediaName(key, captionsFile)
  await platform.incoming.write('old', Buffer.from('WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nOld\n'))
  await platform.mediaStore.take(name, platform.incoming.locate('old'))
  const job = partCaptions(platform)
  await Promise.all([job.work({}), job.work({})])
  const [parted] = await captionsOf()
  assert.equal(parted?.language, 'und')
  assert.match(await (await fetch(here.url + parted.url)).text(), /Old/)
  const { response } = await as(ada).call('get_video', { video_id })
  assert.equal(response.video?.captions, null)
  const { rows: after } = await sql<{ bytes: number }>`select bytes from media where key = ${key}`.execute(db)
  assert.ok((after[0]?.bytes ?? bytes) < bytes)
})
