import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { isForMembersOnly, logIn, mailOf, minute } from '../../../../test/scenes/accounts-scene.ts'
import { say } from '../../../../test/scenes/pair-scene.ts'
import { jpeg } from '../../../../test/files/pictures.ts'
import { unzip } from '../../../../test/files/unzip.ts'
import { publishReel, putReel } from '../../../../test/scenes/reels-scene.ts'
import { browserCookie, makeWorld, type Person, type World } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { endExports, makeExport, makeExports } from './export.jobs.ts'

/** A world whose queue takes exports. */
async function exporting(): Promise<World> {
  const here = await makeWorld()
  await here.platform.jobs.prepare([makeExports(here.platform)])
  return here
}

/** Makes all waiting exports, as the job does. */
async function makeAll({ platform }: World): Promise<void> {
  const waiting = await platform.database.db
    .selectFrom('exports')
    .select('id')
    .where('state', '=', 'making')
    .execute()
  for (const { id } of waiting) await makeExport(platform, id)
}

const shown = async ({ as }: World, person: Person) => (await as(person).call('show_export', {})).data

const download = ({ url }: World, address: string, cookie?: string) =>
  fetch(new URL(address, url), cookie ? { headers: { cookie } } : {})

test('everything of a member is in it, and nothing of others', async () => {
  const here = await exporting()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.befriend(ada, bob)
  const post = await here.post(
    ada,
    { message: 'a <b>bold</b> word', alt_2: 'The <second>' },
    { file: await jpeg(), file_2: await jpeg(40, 30) },
  )
  await here.as(ada).call('edit_post', {
    post_id: post.post_id,
    message: 'a <i>bold</i> word',
    old_file_path: 'kept',
  } as never)
  const his = (await here.as(bob).call('add_post', { message: 'Bobs secret', post_type: 'private' })).recdata
  await here.as(ada).call('post_comment', { post_id: his.post_id, comment: 'said Ada' })
  await here.as(bob).call('post_comment', { post_id: his.post_id, comment: 'said Bob' })
  await here.as(ada).call('post_like', { post_id: his.post_id })
  await here.as(ada).call('add_mute', { mute_type: 'word', word: 'weather' })
  const { reel_id } = await publishReel(here, ada, { message: 'my reel' })
  const of = await putReel(here, bob, { message: 'Bobs secret', post_type: 'private' })
  const { comment_id } = (await here.as(bob).call('reel_comment', { reel_id, comment: 'said Bob' })).recdata
  await here.as(ada).call('reel_comment_like', { reel_comment_id: comment_id })
  await here.as(ada).call('reel_comment', { reel_id: of, comment: 'of a reel' })
  await here.as(ada).call('reel_like', { reel_id: of })
  await here.as(ada).call('reel_save', { reel_id: of })

  const said = await say(here, ada, bob, 'my words')
  await say(here, bob, ada, 'his words')
  const { message_id } = await say(here, bob, ada, 'his regret')
  await here.as(bob).call('chat_message_delete', { message_id })

  assert.deepEqual(await shown(here, ada), { state: 'none' })
  assert.equal((await here.as(ada).call('request_export', {})).data.state, 'making')
  await here.as(ada).isRefused('request_export', {}, 'export_made')
  await makeAll(here)
  const { url = '', bytes, state } = await shown(here, ada)
  assert.equal(state, 'ready')
  await mailOf(here, ada.email, 'Your data is ready to download')

  const answer = await download(here, url, await browserCookie(here.url, ada.email))
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('content-type'), 'application/zip')
  const zip = Buffer.from(await answer.arrayBuffer())
  assert.equal(zip.length, bytes)
  const entries = await unzip(zip)
  const json = (name: string) =>
    JSON.parse(entries.get(`data/${name}.json`)?.toString() ?? '') as Array<Record<string, unknown>>
  assert.deepEqual(
    json('account').map(({ full_name, email }) => [full_name, email]),
    [['Ada', ada.email]],
  )
  const [taken] = json('posts')
  assert.equal(taken?.['message'], 'a <i>bold</i> word')
  assert.match(JSON.stringify(taken?.['earlier_versions']), /a <b>bold<\/b> word/)
  assert(entries.has(String(taken?.['file'])), String(taken?.['file']))
  const [second, ...more] = (taken?.['more_files'] ?? []) as Array<Record<string, string>>
  assert.deepEqual([second?.['file_description'], more], ['The <second>', []])
  assert(entries.has(second?.['file'] ?? ''), second?.['file'])
  assert.deepEqual(
    json('comments').map(({ message, post_id, reel_id: reel }) => [message, post_id, reel]),
    [
      ['said Ada', his.post_id, null],
      ['of a reel', null, of],
    ],
  )
  assert.deepEqual(
    json('reactions').map(({ post_id, reel_id: reel }) => [post_id, reel]),
    [
      [his.post_id, null],
      [null, of],
    ],
  )
  const [reel] = json('reels')
  assert.deepEqual([reel?.['reel_id'], reel?.['message']], [reel_id, 'my reel'])
  assert(entries.has(String(reel?.['file'])), String(reel?.['file']))
  assert.deepEqual(
    [json('saved')[0]?.['reel_id'], json('comment-reactions')[0]?.['comment_id']],
    [of, comment_id],
  )
  assert.deepEqual(
    json('follows').map(({ username, relation }) => [username, relation]),
    [[bob.username, 'friend']],
  )
  assert.equal(json('muted')[0]?.['word'], 'weather')
  const [chat = {}] = json('chats')
  assert.deepEqual([chat['chat_id'], chat['with_name']], [said.chat_id, 'Bob'])
  assert.deepEqual(
    (chat['messages'] as Array<Record<string, unknown>>).map(({ by_me, message }) => [by_me, message]),
    [
      [true, 'my words'],
      [false, 'his words'],
    ],
  )
  const page = entries.get('index.html')?.toString() ?? ''
  assert.match(page, /a &lt;i&gt;bold/)
  assert.match(page, /<img src="media\//)
  assert(page.includes(`<img src="${second?.['file']}"`) && page.includes('The &lt;second&gt;'))
  // Besides media: one file for each part that features declare, and the page.
  const parts = here.platform.leaving.flatMap(({ tables }) =>
    Object.values(tables).flatMap((table) => ('file' in table ? [`data/${table.file}.json`] : [])),
  )
  assert.deepEqual(
    [...entries.keys()].filter((name) => !name.startsWith('media/')).toSorted(),
    ['index.html', ...parts].toSorted(),
  )
  const all = Buffer.concat([...entries.values()]).toString('latin1')
  for (const secret of ['Bobs secret', 'said Bob', bob.email, 'argon2', ada.apiKey.split('.')[1] ?? '-'])
    assert(!all.includes(secret), secret)
})

test('only its member’s open session downloads it, for seven days', async () => {
  const here = await exporting()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.as(ada).call('request_export', {})
  await makeAll(here)
  const [url = ''] = (await shown(here, ada)).url?.split('?') ?? []
  const cookie = await browserCookie(here.url, ada.email)
  assert.equal((await download(here, url, cookie)).status, 200)
  assert.equal((await download(here, url)).status, 404)
  assert.equal((await download(here, url, await browserCookie(here.url, bob.email))).status, 404)
  assert.equal((await download(here, url.replace(/.{4}\.zip/, 'AAAA.zip'), cookie)).status, 404)
  const later = await logIn(here, ada)
  assert.equal((await download(here, url, cookie)).status, 404)

  const signed = (await shown(here, later)).url ?? ''
  assert.equal((await download(here, signed)).status, 200)
  for (const [what, wrong] of [
    ['another session', signed.replace(/session=[^&]*/, `session=${ada.apiKey.split('.')[0]}`)],
    ['another member', signed.replace(/viewer=\d+/, `viewer=${bob.id}`)],
    ['a later end', signed.replace(/until=\d+/, 'until=9999999999')],
    ['no signature', signed.replace(/&signature=.*/, '')],
    ['another export', signed.replace(/.{4}\.zip/, 'AAAA.zip')],
    ['a session that is none', signed.replace(/session=[^&]*/, 'session=x')],
  ] as const)
    assert.equal((await download(here, wrong)).status, 404, what)
  shiftClock(121 * minute)
  assert.equal((await download(here, signed)).status, 404, 'two hours are over')
  shiftClock(0)
  assert.equal((await download(here, signed)).status, 200)
  const last = await logIn(here, ada)
  assert.equal((await download(here, signed)).status, 404, 'its session is over')

  const { db } = here.platform.database
  await sql`update exports set ends_at = now() - interval '1 second' where member_id = ${ada.id}`.execute(db)
  assert.deepEqual(await shown(here, last), { state: 'none' })
  await endExports(here.platform).work({})
  const { rows } =
    await sql`select from removed_media where key = ${/exports\/(.*)\.zip/.exec(url)?.[1]}`.execute(db)
  assert.equal(rows.length, 1)
})

test('its member is told, until another takes its place', async () => {
  const here = await exporting()
  const ada = await here.person('Ada')
  const told = async () => {
    await gatherNews(here.platform)
    const { recdata } = await here.as(ada).call('notification_list', {})
    return recdata.map(({ title, link, category }) => [title, link, category])
  }
  await here.as(ada).call('request_export', {})
  assert.deepEqual(await told(), [])
  await makeAll(here)
  const news = [['Your data is ready to download', '/setting/leaving', 'own']]
  assert.deepEqual(await told(), news)
  await here.as(ada).call('notification_read', { notification_id: 0 })
  await here.as(ada).call('request_export', {})
  assert.deepEqual(await told(), [])
  await makeAll(here)
  assert.deepEqual(await told(), news)
})

test('one that cannot be made says so, and another may be asked for', async () => {
  const here = await exporting()
  const ada = await here.person('Ada')
  await here.as(ada).call('request_export', {})
  const broken = { tables: { x: { file: 'x', rows: () => sql<object>`select 1 / 0 as x` } } }
  const { id } = await here.platform.database.db.selectFrom('exports').select('id').executeTakeFirstOrThrow()
  await assert.rejects(makeExport({ ...here.platform, leaving: [broken] }, id), /division by zero/)
  assert.equal((await shown(here, ada)).state, 'failed')
  await here.as(ada).call('request_export', {})
  await makeAll(here)
  assert.equal((await shown(here, ada)).state, 'ready')
  await isForMembersOnly(here, 'request_export', {})
  await isForMembersOnly(here, 'show_export', {})
})
