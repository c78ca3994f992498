/** Videos on other sites: players in frames, previews of links, oEmbed, and what visitors count as viewers. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Channel } from '@commons/contract/videos/channels.ts'
import { sql } from 'kysely'
import { makeChannel, putVideo } from '../../../../test/scenes/videos-scene.ts'
import { makeWorld, password, type Person, type World } from '../../../../test/world.ts'

const site = 'https://commons.example'

let here: World
let ada: Person
let channel: Channel
before(async () => {
  here = await makeWorld({
    env: {
      PUBLIC_URL: site,
      OPEN_VIDEOS: 'on',
      EMBED_ORIGINS: 'https://blog.example, https://*.example.org',
    },
  })
  ada = await here.person('Ada')
  channel = await makeChannel(here, ada, 'Ada & <friends>')
})

const get = (path: string, init: RequestInit = {}, { url } = here) =>
  fetch(`${url}${path}`, { redirect: 'manual', ...init, headers: { accept: 'text/html', ...init.headers } })

const oEmbedOf = async (address: string, more = '') => {
  const answer = await get(`/oembed?url=${encodeURIComponent(address)}${more}`)
  return { answer, fields: (answer.ok ? await answer.json() : {}) as Record<string, unknown> }
}

/** Returns the video that a page for frames carries. */
async function carriedBy(path: string): Promise<Record<string, unknown> | null> {
  const page = await (await get(path)).text()
  const [, json = ''] = /<script type="application\/json" id="video">(.*?)<\/script>/s.exec(page) ?? []
  return JSON.parse(json) as Record<string, unknown> | null
}

const tricky = 'Tea </script> & "cake" <b>'

describe('a video that visitors may watch', () => {
  let id: number
  before(async () => {
    id = await putVideo(here, channel, { title: tricky, description: 'How to\n\nbrew it', seconds: 83.4 })
  })

  test('its page leads into the app, and has what previews show', async () => {
    const answer = await get(`/vtube/${id}?t=12`)
    const page = await answer.text()
    assert.equal(answer.status, 200)
    assert(page.includes(`content="0;url=/#/vtube/${id}?t=12"`))
    assert(page.includes('<title>Tea &lt;/script&gt; &amp; &quot;cake&quot; &lt;b&gt; – Commons</title>'))
    const tags = Object.fromEntries(
      [...page.matchAll(/<meta property="([\w:]+)" content="([^"]*)">/g)].map(([, name, is]) => [name, is]),
    )
    assert.deepEqual(
      [tags['og:type'], tags['og:url'], tags['og:description'], tags['video:duration']],
      ['video.other', `${site}/vtube/${id}`, 'How to brew it', '83'],
    )
    assert.equal(tags['og:video:secure_url'], `${site}/embed/${id}`)
    assert.deepEqual([tags['og:video:width'], tags['og:video:height']], ['1280', '720'])
    assert.match(String(tags['og:image']), /^https:\/\/commons\.example\/media\/[\w-]+\/720\.webp$/)
    const oembed = `${site}/oembed?url=${encodeURIComponent(`${site}/vtube/${id}`)}&amp;format=json`
    assert(page.includes(`<link rel="alternate" type="application/json+oembed" href="${oembed}"`))
    assert(!page.includes('noindex') && !/<script|<style| on\w+=/.test(page))
    assert.match(
      String(answer.headers.get('content-security-policy')),
      /^default-src 'none'.*frame-ancestors 'none'$/,
    )
  })

  test('its player may be framed where the operator says, and can call nothing', async () => {
    const answer = await get(`/embed/${id}?t=5`, {
      headers: { cookie: 'commons_session=x; name=x' },
    })
    assert.equal(answer.status, 200)
    const { headers } = answer
    const policy = String(headers.get('content-security-policy'))
    assert.match(policy, /frame-ancestors https:\/\/blog\.example https:\/\/\*\.example\.org;/)
    assert.match(policy, new RegExp(`connect-src ${site}/assets/ ${site}/embed/ ${site}/media/;`))
    assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self';/)
    assert.equal(headers.get('x-frame-options'), null)
    assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin')
    assert.equal(headers.get('set-cookie'), null)
    const page = await answer.text()
    assert(page.includes('<title>Tea &lt;/script&gt;'))
    assert(!page.includes('Tea </script>'))
    const { video, ...words } = (await carriedBy(`/embed/${id}`)) ?? {}
    assert.deepEqual(words, {
      video_id: id,
      title: tricky,
      description: 'How to\n\nbrew it',
      channel_name: 'Ada & <friends>',
      captions: [],
      thumbnail: null,
    })
    assert.equal((video as { seconds: number }).seconds, 83.4)
    // Every other page stays as it was.
    const other = await get('/vtube/1')
    assert.equal(other.headers.get('x-frame-options'), 'DENY')
  })

  test('oEmbed answers with its own ratio, from every form of its address', async () => {
    for (const address of [`/vtube/${id}`, `/#/vtube/${id}`, `/embed/${id}`, `/vtube/${id}/`]) {
      const { answer, fields } = await oEmbedOf(site + address)
      assert.equal(answer.status, 200, address)
      assert.equal(answer.headers.get('access-control-allow-origin'), '*')
      assert.deepEqual([fields['type'], fields['version'], fields['title']], ['video', '1.0', tricky])
      assert.deepEqual([fields['width'], fields['height']], [1280, 720])
      assert.equal(fields['author_name'], 'Ada & <friends>')
      assert.match(
        String(fields['html']),
        new RegExp(`^<iframe src="${site}/embed/${id}" width="1280" height="720"`),
      )
      assert(!String(fields['html']).includes('</script>'))
    }
    const { fields } = await oEmbedOf(`${site}/#/vtube/${id}?t=9`, '&maxwidth=400&maxheight=1000')
    assert.deepEqual([fields['width'], fields['height'], fields['thumbnail_width']], [400, 225, 320])
    assert.match(String(fields['html']), /embed\/\d+\?t=9"/)
    const narrow = (await oEmbedOf(`${site}/vtube/${id}`, '&maxheight=90')).fields
    assert.deepEqual([narrow['width'], narrow['height']], [160, 90])
    const xml = await get(`/oembed?format=xml&url=${encodeURIComponent(`${site}/vtube/${id}`)}`)
    assert.match(String(xml.headers.get('content-type')), /^text\/xml/)
    assert((await xml.text()).includes('<title>Tea &lt;/script&gt; &amp; &quot;cake&quot; &lt;b&gt;</title>'))
  })

  test('oEmbed knows no other address, and no other format', async () => {
    const others = [
      `https://evil.example/vtube/${id}`,
      `${site}.evil.example/vtube/${id}`,
      `${site}/#//evil.example/vtube/${id}`,
      `${site}/vtube/${id}/edit`,
      `${site}/vtube/0`,
      `${site}/mychannel/${channel.id}`,
      `/vtube/${id}`,
      'javascript:alert(1)',
      '',
    ]
    for (const address of others) assert.equal((await oEmbedOf(address)).answer.status, 404, address)
    assert.equal((await oEmbedOf(`${site}/vtube/${id}`, '&format=yaml')).answer.status, 501)
    assert.equal((await get('/oembed')).status, 404)
  })

  test('a view of a visitor counts once a day for each network', async () => {
    const views = async (of: number) =>
      (await here.as(ada).call('video_stats', { video_id: of })).data.view_count
    const view = (of: number, headers: Record<string, string> = {}) =>
      get(`/embed/${of}/views`, { method: 'POST', headers })
    const other = await putVideo(here, channel)
    const secret = await putVideo(here, channel, { visibility: 'private' })
    for (const each of [id, id, other, secret, 12]) assert.equal((await view(each)).status, 204)
    assert.equal((await view(id, { origin: 'https://blog.example' })).status, 403)
    assert.equal((await view(id, { 'sec-fetch-site': 'cross-site' })).status, 403)
    assert.deepEqual([await views(id), await views(other), await views(secret)], [1, 1, 0])

    // The channel's figures say that they came by a player on another site.
    const { recdata } = await here.as(ada).call('channel_analytics', { channel_id: channel.id, days: 7 })
    const counted = { views: 2, seconds: 0, gained: 0, lost: 0 }
    assert.deepEqual([recdata.total, recdata.sources], [counted, [{ source: 'embed', host: null, views: 2 }]])
    assert.deepEqual({ ...recdata.series.at(-1), at: '' }, { ...counted, at: '' })
    assert.deepEqual(
      recdata.top_videos.map(({ video_id, views }) => [video_id, views]),
      [
        [id, 1],
        [other, 1],
      ].toSorted(([a = 0], [b = 0]) => a - b),
    )
  })
})

const states: ReadonlyArray<readonly [name: string, set: string, isWatched: boolean]> = [
  ['public', `visibility = 'public'`, true],
  ['unlisted', `visibility = 'unlisted'`, true],
  ['for paying members', `visibility = 'members'`, false],
  ['private', `visibility = 'private'`, false],
  ['scheduled', `visibility = 'scheduled', publish_at = now() + interval '1 day'`, false],
  ['made for kids', `visibility = 'public', publish_at = null, made_for_kids = true`, false],
  ['not safe for work', `made_for_kids = false, nsfw = '{Nudity}'`, false],
  ['deleted', `nsfw = '{}', deleted_at = now()`, false],
  ['not ready', `deleted_at = null, position = null`, false],
  ['a picture', `position = 1, media_id = null`, false],
]

describe('a video is on other sites only as long as visitors may watch it', () => {
  let id: number
  before(async () => {
    id = await putVideo(here, channel, { title: 'marker-5d1' })
  })
  for (const [name, set, isWatched] of states)
    test(name, async () => {
      await sql.raw(`update videos set ${set} where id = ${id}`).execute(here.platform.database.db)
      const page = await (await get(`/vtube/${id}`)).text()
      const embed = await get(`/embed/${id}`)
      const { answer } = await oEmbedOf(`${site}/vtube/${id}`)
      assert.deepEqual([embed.status, answer.status], isWatched ? [200, 200] : [404, 404])
      for (const text of [page, await embed.text()]) assert.equal(text.includes('marker-5d1'), isWatched)
      assert.equal((await carriedBy(`/embed/${id}`)) !== null, isWatched)
      // Whether there is such a video isn't told.
      if (!isWatched) assert.equal(page.replaceAll(String(id), '7'), await (await get('/vtube/7')).text())
      if (name === 'unlisted') assert(page.includes('noindex') && embed.headers.has('x-robots-tag'))
    })

  test('of a member who is away', async () => {
    const [bob, away] = [await here.person('Bob'), await here.person('Away')]
    for (const who of [bob, away]) {
      const video = await putVideo(here, await makeChannel(here, who))
      if (who === away) await here.as(away).call('deactivate_account', { password, consent: 1 })
      assert.equal((await get(`/embed/${video}`)).status, who === bob ? 200 : 404)
    }
  })
})

test('the page of a channel names its feeds, as long as visitors may see it', async () => {
  const owner = await here.person('Owner')
  const { id } = await makeChannel(here, owner, 'Tea & cake')
  const page = await (await get(`/mychannel/${id}`)).text()
  assert(page.includes(`content="0;url=/#/mychannel/${id}"`))
  assert(page.includes('<title>Tea &amp; cake – Commons</title>'))
  for (const address of [`${site}/feeds/channels/${id}.xml`, `${site}/feeds/channels/${id}/podcast.xml`])
    assert(page.includes(`<link rel="alternate" type="application/rss+xml" href="${address}"`))
  assert(!page.includes(owner.username) && !/<script|<style/.test(page))
  await here.as(owner).call('delete_channel', { channel_id: id })
  const gone = await (await get(`/mychannel/${id}`)).text()
  assert.equal(gone.replaceAll(String(id), '7'), await (await get('/mychannel/7')).text())
  assert(!gone.includes('Tea'))
})

test('what is no id leads to the client, which says that there is no such page', async () => {
  for (const path of ['/vtube/0', '/vtube/x', '/vtube/99999999999999999', '/vtube/1%2F2'])
    assert.equal((await get(path)).status, 302, path)
  for (const path of ['/embed/0', '/embed/x']) assert.equal((await get(path)).status, 404, path)
})

test('where visitors see no videos, pages name the site alone, and there are no players', async () => {
  // What a site for real members has by default.
  const closed = await makeWorld({ env: { NODE_ENV: 'production' } })
  const author = await closed.person('Ada')
  const written = await makeChannel(closed, author)
  const id = await putVideo(closed, written, { title: 'marker-91c' })
  assert.deepEqual((await closed.as(author).call('video_site', {})).recdata, { is_open: 0 })
  assert.deepEqual((await here.as(ada).call('video_site', {})).recdata, { is_open: 1 })
  const page = await (await get(`/vtube/${id}`, {}, closed)).text()
  assert(page.includes(`url=/#/vtube/${id}"`) && page.includes('noindex'))
  assert(!page.includes('marker-91c') && !page.includes('oembed'))
  assert.equal(page.replaceAll(String(id), '7'), await (await get('/vtube/7', {}, closed)).text())
  for (const path of [`/embed/${id}`, '/oembed?url=x', `/feeds/channels/${written.id}.xml`])
    assert.equal((await get(path, { headers: { accept: '*/*' } }, closed)).status, 404, path)
})
