/** Downloads, feeds and podcasts of a video that streams: who gets them, and that players can read them. */
import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { before, describe, test } from 'node:test'
import type { Channel } from '@commons/contract/videos/channels.ts'
import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { sql } from 'kysely'
import { Demuxer } from 'node-av/api'
import { jpeg } from '../../../../test/files/pictures.ts'
import { mp4 } from '../../../../test/files/videos.ts'
import { makeChannel } from '../../../../test/scenes/videos-scene.ts'
import { apartOf, beepsOf, flashAndBeep, flashesOf } from '../../../../test/streamed.ts'
import { browserCookie, makeWorld, type Person, type World } from '../../../../test/world.ts'

const people = ['author', 'member', 'blocked'] as const

let here: World
let site: string
let channel: Channel
let video: SiteVideo
const who = {} as Record<(typeof people)[number], Person>
const cookies = new Map<string, string>()
before(async () => {
  here = await makeWorld({
    env: { OPEN_VIDEOS: 'on', STREAM_HEIGHTS: '90,180', STREAM_CHUNK_SECONDS: '4' },
  })
  site = here.platform.site.origin
  for (const name of people) who[name] = await here.person(name)
  await here.platform.database.db.updateTable('members').set({ several_devices: true }).execute()
  channel = await makeChannel(here, who.author, 'Ada & <friends>')
  const file = await mp4(flashAndBeep(7, { width: 320, height: 180, fps: 15 }))
  const written = { title: 'Flash "and" beep', description: 'One\u0007 <b>two</b>', channel_id: channel.id }
  const { recdata } = await here
    .as(who.author)
    .call('add_video', { ...written, allows_download: 1 }, { file, thumbnail: await jpeg(320, 180) })
  await here.processMedia()
  video = (await here.as(who.author).call('get_video', { video_id: recdata.video_id })).response
  await here.block(who.author, who.blocked)
  for (const name of people) cookies.set(name, await browserCookie(here.url, who[name].email))
})

const set = (values: string) =>
  sql.raw(`update videos set ${values} where id = ${video.video_id}`).execute(here.platform.database.db)
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(here.url + path, { method, headers, redirect: 'manual' })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

/** Returns what a file has, as libav reads it. */
async function tracksOf(bytes: Buffer, name: string) {
  const path = here.platform.incoming.locate(name)
  await writeFile(path, bytes)
  await using source = await Demuxer.open(path)
  return { path, seconds: source.duration, kinds: source.streams.map(({ codecpar }) => codecpar.codecType) }
}

describe('a download', () => {
  const download = (name?: (typeof people)[number], headers: Record<string, string> = {}) =>
    get(`/downloads/videos/${video.video_id}`, {
      ...headers,
      ...(name ? { cookie: cookies.get(name) ?? '' } : {}),
    })

  test('is one file with picture and sound, which are together', async () => {
    const answer = await download('member')
    assert.equal(answer.status, 200)
    assert.equal(
      answer.headers.get('content-disposition'),
      `attachment; filename="Flash and beep.mp4"; filename*=UTF-8''Flash%20and%20beep.mp4`,
    )
    const bytes = await bytesOf(answer)
    assert.equal(String(bytes.length), answer.headers.get('content-length'))
    const { path, seconds, kinds } = await tracksOf(bytes, 'downloaded.mp4')
    assert.equal(kinds.length, 2)
    assert(Math.abs(seconds - 7) < 0.2, String(seconds))
    assert(apartOf(await flashesOf(path), await beepsOf(path)) < 0.08)
  })

  test('can be had in any parts', async () => {
    const whole = await bytesOf(await download('member'))
    const etag = (await download('member')).headers.get('etag') ?? ''
    for (let start = 0; start < whole.length; start += 10_007) {
      const end = Math.min(start + 10_006, whole.length - 1)
      const part = await download('member', { range: `bytes=${start}-${end}`, 'if-range': etag })
      assert.equal(part.status, 206)
      assert(whole.subarray(start, end + 1).equals(await bytesOf(part)), `${start}`)
    }
    assert.equal((await download('member', { 'if-none-match': etag })).status, 304)
  })

  test('is for members whom its author lets, and for clients without a cookie by a signed address', async () => {
    assert.equal((await download()).status, 404)
    assert.equal((await download('author')).status, 200)
    assert.equal((await download('blocked')).status, 404)
    const { download: signed } = (await here.as(who.member).call('get_video', { video_id: video.video_id }))
      .response
    assert.equal((await get(signed ?? '')).status, 200)
    assert.equal((await get((signed ?? '').replace(/viewer=\d+/, 'viewer=1'))).status, 404)
    await here.as(who.author).call('update_video', { video_id: video.video_id, allows_download: 0 })
    assert.equal((await get(signed ?? '')).status, 404)
    assert.equal((await download('member')).status, 404)
    assert.equal((await download('author')).status, 200)
    const seen = (await here.as(who.member).call('get_video', { video_id: video.video_id })).response
    assert.deepEqual([seen.allows_download, seen.download], [0, null])
    await here.as(who.author).call('update_video', { video_id: video.video_id, allows_download: '1' })
    assert.equal((await download('member')).status, 200)
  })

  const states = [
    ['unlisted', `visibility = 'unlisted'`, true],
    ['for paying members', `visibility = 'members'`, false],
    ['private', `visibility = 'private'`, false],
    ['scheduled', `visibility = 'scheduled', publish_at = now() + interval '1 hour'`, false],
    ['deleted', `visibility = 'public', publish_at = null, deleted_at = now()`, false],
    ['made for kids', `deleted_at = null, made_for_kids = true`, true],
    ['public', `made_for_kids = false`, true],
  ] as const
  for (const [name, values, isThere] of states)
    test(`of a video that is ${name}`, async () => {
      await set(values)
      assert.equal((await download('member')).status, isThere ? 200 : 404)
      assert.equal((await download('author')).status, name === 'deleted' ? 404 : 200)
    })

  test('refuses what is no video', async () => {
    for (const path of ['0', 'x', '12', `${video.video_id}x`])
      assert.equal(
        (await get(`/downloads/videos/${path}`, { cookie: cookies.get('member') ?? '' })).status,
        404,
      )
  })
})

test('downloads have a limit of their own for each member', async () => {
  const strict = await makeWorld({ env: { RATE_LIMIT_FACTOR: '1' } })
  const { email } = await strict.person('Ada')
  const cookie = await browserCookie(strict.url, email)
  const statuses: number[] = []
  for (let nth = 0; nth < 41; nth++)
    statuses.push((await fetch(`${strict.url}/downloads/videos/12`, { headers: { cookie } })).status)
  assert.deepEqual([statuses[0], statuses[39], statuses[40]], [404, 404, 429])
})

describe('feeds of a channel', () => {
  const feed = (headers: Record<string, string> = {}) => get(`/feeds/channels/${channel.id}.xml`, headers)
  const podcast = (headers: Record<string, string> = {}) =>
    get(`/feeds/channels/${channel.id}/podcast.xml`, headers)
  const episode = () => get(`/feeds/episodes/${video.video_id}.m4a`)

  test('list its videos for readers', async () => {
    const answer = await feed()
    assert.equal(answer.headers.get('content-type'), 'application/rss+xml; charset=utf-8')
    assert.equal(answer.headers.get('access-control-allow-origin'), '*')
    const text = await answer.text()
    assert(text.startsWith('<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" xmlns:atom='))
    assert(text.includes('<title>Ada &amp; &lt;friends&gt;</title>'))
    assert(text.includes('<title>Flash &quot;and&quot; beep</title>'))
    assert(text.includes('<description>One &lt;b&gt;two&lt;/b&gt;</description>'))
    assert(text.includes(`<guid isPermaLink="true">${site}/vtube/${video.video_id}</guid>`))
    assert(text.includes(`<media:player url="${site}/embed/${video.video_id}" width="320" height="180"/>`))
    assert.match(text, new RegExp(`<media:thumbnail url="${site}/media/[\\w-]+/320\\.webp"`))
    assert(!text.includes('@') && !text.includes(who.author.username))
  })

  test('have episodes to listen to, with their exact length', async () => {
    const text = await (await podcast()).text()
    const [, url = '', length = ''] =
      /<enclosure url="([^"]+)" type="audio\/x-m4a" length="(\d+)"\/>/.exec(text) ?? []
    assert(text.includes('<itunes:duration>7</itunes:duration>'))
    assert(text.includes('<itunes:author>Ada &amp; &lt;friends&gt;</itunes:author>'))
    assert(!text.includes('<itunes:email>') && !text.includes('@'))
    assert.equal(url, `${site}/feeds/episodes/${video.video_id}.m4a`)
    const answer = await episode()
    const bytes = await bytesOf(answer)
    assert.equal(String(bytes.length), length)
    const { path, seconds, kinds } = await tracksOf(bytes, 'episode.m4a')
    assert.equal(kinds.length, 1)
    assert(Math.abs(seconds - 7) < 0.2, String(seconds))
    assert.equal((await beepsOf(path)).length, 3)
    const part = await get(`/feeds/episodes/${video.video_id}.m4a`, { range: 'bytes=-500' })
    assert.equal(part.status, 206)
    assert(bytes.subarray(-500).equals(await bytesOf(part)))
  })

  test('are not sent again as long as they stay the same', async () => {
    for (const read of [feed, podcast]) {
      const { headers } = await read()
      const [etag, changed] = [headers.get('etag') ?? '', headers.get('last-modified') ?? '']
      assert.equal((await read({ 'if-none-match': `"x", W/${etag}` })).status, 304)
      assert.equal((await read({ 'if-modified-since': changed })).status, 304)
      assert.equal((await read({ 'if-none-match': '"x"', 'if-modified-since': changed })).status, 200)
      assert.equal((await read({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status, 200)
      assert.equal((await read({ 'if-modified-since': 'never' })).status, 200)
    }
    const { headers } = await feed()
    await set(`title = 'Another', edited_at = now() + interval '2 seconds'`)
    const changed = { 'if-modified-since': headers.get('last-modified') ?? '' }
    assert.equal((await feed(changed)).status, 200)
    assert.equal((await feed({ 'if-none-match': headers.get('etag') ?? '' })).status, 200)
  })

  const states = [
    ['unlisted', `visibility = 'unlisted'`, false],
    ['for paying members', `visibility = 'members'`, false],
    ['private', `visibility = 'private'`, false],
    ['scheduled', `visibility = 'scheduled', publish_at = now() + interval '1 hour'`, false],
    ['deleted', `visibility = 'public', publish_at = null, deleted_at = now()`, false],
    ['made for kids', `deleted_at = null, made_for_kids = true`, false],
    ['not safe for work', `made_for_kids = false, nsfw = '{Nudity}'`, false],
    ['public', `nsfw = '{}'`, true],
  ] as const
  for (const [name, values, isThere] of states)
    test(`with a video that is ${name}`, async () => {
      await set(values)
      for (const read of [feed, podcast])
        assert.equal((await (await read()).text()).includes('<item>'), isThere)
      assert.equal((await episode()).status, isThere ? 200 : 404)
    })

  test('are gone with their channel, and where its owner is away', async () => {
    assert.equal((await get('/feeds/channels/12.xml')).status, 404)
    for (const path of ['x.xml', `${channel.id}`, `${channel.id}.json`, `0/podcast.xml`])
      assert.equal((await get(`/feeds/channels/${path}`)).status, 404, path)
    await here.as(who.author).call('delete_channel', { channel_id: channel.id })
    for (const read of [feed, podcast, episode]) assert.equal((await read()).status, 404)
    await here.as(who.author).call('restore_channel', { channel_id: channel.id })
    assert.equal((await feed()).status, 200)
    await sql`insert into away_members (member_id) values (${who.author.id})`.execute(
      here.platform.database.db,
    )
    for (const read of [feed, podcast, episode]) assert.equal((await read()).status, 404)
  })
})
