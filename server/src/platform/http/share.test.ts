/** Shared links lead into the app and reveal nothing but the site's name. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { before, describe, test } from 'node:test'
import { makeWorld, type Person, type World } from '../../../test/world.ts'

const site = 'https://commons.example'
const html = { accept: 'text/html', 'accept-language': 'en' }

let the: World
let ada: Person
before(async () => {
  the = await makeWorld({ env: { PUBLIC_URL: site } })
  ada = await the.person('Ada Secretname')
})

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${the.url}${path}`, { headers: html, redirect: 'manual', ...init })

async function pageOf(path: string): Promise<string> {
  const answer = await get(path)
  assert.equal(answer.status, 200, path)
  assert.equal(answer.headers.get('content-type'), 'text/html; charset=utf-8')
  return answer.text()
}

test('it leads into the app, by itself and by a link', async () => {
  const page = await pageOf('/s/post/5')
  assert(page.includes('<meta http-equiv="refresh" content="0;url=/#/s/post/5">'))
  assert(page.includes('<a href="/#/s/post/5">Open in Commons</a>'))
  assert((await pageOf('/s/member/7')).includes('url=/#/s/member/7"'))
  assert((await pageOf('/s/tag/g%C3%A4rten')).includes('url=/#/s/tag/g%C3%A4rten"'))
})

test('its Open Graph tags are the site’s, at the configured address', async () => {
  const page = await pageOf('/s/post/5')
  const tags = Object.fromEntries(
    [...page.matchAll(/<meta property="(og:[\w:]+)" content="([^"]*)">/g)].map(([, name, is]) => [name, is]),
  )
  assert.deepEqual(tags, {
    'og:type': 'website',
    'og:site_name': 'Commons',
    'og:title': 'Commons',
    'og:description': 'We are many they are few – collective power.',
    'og:url': `${site}/s/post/5`,
    'og:image': `${site}/icons/icon-512.png`,
    'og:image:type': 'image/png',
    'og:image:width': '512',
    'og:image:height': '512',
    'og:image:alt': 'Commons',
  })
  const icon = new URL('../../../../web/public/icons/icon-512.png', import.meta.url)
  assert(existsSync(icon), 'the web client has the icon')
})

test('it names no content, and is the same whether there is any', async () => {
  const { recdata } = await the.as(ada).call('add_post', { message: 'marker-91c of a post', hashtag: 'here' })
  const post = await pageOf(`/s/post/${recdata.post_id}`)
  assert(!/marker-91c|Ada|Secretname/.test(post))
  const none = 987_654
  assert.equal(await pageOf(`/s/post/${none}`), post.replaceAll(`/post/${recdata.post_id}`, `/post/${none}`))
  const member = await pageOf(`/s/member/${ada.id}`)
  assert(!/Ada|Secretname/.test(member))
  assert.equal(await pageOf('/s/tag/gone'), (await pageOf('/s/tag/here')).replaceAll('/here', '/gone'))
})

test('it is said in Czech to who asks in Czech', async () => {
  const answer = await get('/s/post/5', { headers: { ...html, 'accept-language': 'cs-CZ,cs;q=0.9' } })
  const page = await answer.text()
  assert(page.includes('<html lang="cs">'))
  assert(page.includes('Otevřít v Commons'))
  assert(answer.headers.get('vary')?.includes('accept-language'))
})

test('it runs, loads and frames nothing, and may be kept', async () => {
  const { headers } = await get('/s/post/5')
  assert.equal(
    headers.get('content-security-policy'),
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  assert.equal(headers.get('cache-control'), 'public, max-age=3600')
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  assert.equal(headers.get('set-cookie'), null)
  assert(!/<script|<style|style=|\son\w+=/i.test(await pageOf('/s/post/5')))
})

test('HEAD answers the same without a body', async () => {
  const answer = await get('/s/post/5', { method: 'HEAD' })
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('content-type'), 'text/html; charset=utf-8')
  assert.equal(await answer.text(), '')
})

describe('what is put into an address comes out as percent-encoded text alone', () => {
  for (const attempt of [
    '"><script>alert(1)</script>',
    "'><img src=x onerror=alert(1)>",
    '5;url=https://evil.example',
    'javascript:alert(1)',
    '//evil.example/',
    '../../#/logout',
    'a&quot;b',
    '" http-equiv="x',
    '‮x',
  ]) {
    test(attempt, async () => {
      const encoded = encodeURIComponent(attempt).replaceAll("'", '%27')
      const page = await pageOf(`/s/tag/${encodeURIComponent(attempt)}`)
      const plain = await pageOf('/s/tag/plain')
      assert.equal(page.replaceAll(encoded, 'plain'), plain)
      // It is no valid id.
      assert.equal((await get(`/s/post/${encodeURIComponent(attempt)}`)).status, 302)
    })
  }
})

describe('what is no address of a thing is not found, as anywhere', () => {
  for (const path of [
    '/s/post/0',
    '/s/post/-5',
    '/s/post/5x',
    '/s/post/9999999999999999',
    '/s/post/',
    '/s/group/5',
    '/s/constructor/5',
    '/s/tag/%20',
    '/s/tag/a%00b',
    '/s/tag/a%0d%0ab',
    `/s/tag/${'x'.repeat(51)}`,
    `/s/tag/x${'\u0301'.repeat(900)}`,
  ]) {
    test(path.slice(0, 30), async () => {
      const plain = await get(path, { headers: { accept: '*/*' } })
      assert.equal(plain.status, 404)
      // Browsers are redirected to the client, which has a not-found page.
      assert.equal((await get(path)).status, 302)
    })
  }
})
