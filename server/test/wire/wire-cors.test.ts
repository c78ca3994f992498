/** Pages of other origins make calls with a token, where the network lets them, and with nothing else. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { WebSocket } from 'ws'
import { jpeg } from '../files/pictures.ts'
import { withToken } from '../scenes/tokens-scene.ts'
import { browserCookie, makeWorld, type Person, type World } from '../world.ts'

const app = 'capacitor://localhost'
const evil = 'https://evil.example'
let here: World
let ada: Person
let token: string

before(async () => {
  here = await makeWorld({ env: { CORS_ORIGINS: `https://app.example, ${app}` } })
  ada = await here.person('Ada')
  token = (await withToken(here, ada, ['read', 'write'])).token
})

const ask = (path: string, init: RequestInit) => fetch(`${here.url}${path}`, init)
const post = (name: string, headers: Record<string, string>, body: object = {}) =>
  ask(`/api/users/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', ...headers },
    body: JSON.stringify(body),
  })
const errorOf = async (response: Response) => ((await response.json()) as { error?: string }).error

test('a listed origin asks first, is told what it may send, and calls with a token', async () => {
  const asked = await ask('/api/users/timeline', {
    method: 'OPTIONS',
    headers: {
      origin: app,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  })
  assert.equal(asked.status, 204)
  assert.equal(asked.headers.get('access-control-allow-origin'), app)
  assert.equal(asked.headers.get('access-control-allow-credentials'), null)
  assert.match(asked.headers.get('access-control-allow-headers') ?? '', /authorization/)
  const answer = await post('timeline', { origin: app, authorization: `Bearer ${token}` })
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('access-control-allow-origin'), app)
  assert.match(answer.headers.get('access-control-expose-headers') ?? '', /retry-after/)
})

test('a refusal is readable there, too, and says in its head what is wrong with the token', async () => {
  const answer = await post('chat_list', { origin: app, authorization: `Bearer ${token}` })
  assert.equal(answer.headers.get('access-control-allow-origin'), app)
  assert.equal(answer.headers.get('www-authenticate'), 'Bearer error="insufficient_scope"')
  assert.equal(await errorOf(answer), 'scope_needed')
  const wrong = await post('timeline', { origin: app, authorization: 'Bearer cmn_x' })
  assert.equal(wrong.headers.get('www-authenticate'), 'Bearer error="invalid_token"')
})

test('without a token, or from elsewhere, it is another site as ever', async () => {
  const bob = await here.person('Bob')
  const cookie = await browserCookie(here.url, bob.email)
  const session = { user_id: bob.id, api_key: bob.apiKey }
  assert.equal(await errorOf(await post('timeline', { origin: app, cookie }, session)), 'cross_site')
  assert.equal(await errorOf(await post('login', { origin: app }, { email: ada.email })), 'cross_site')
  const foreign = await post('timeline', { origin: evil, authorization: `Bearer ${token}` })
  assert.equal(foreign.headers.get('access-control-allow-origin'), null)
  assert.equal(await errorOf(foreign), 'cross_site')
  const asked = await ask('/api/users/timeline', {
    method: 'OPTIONS',
    headers: { origin: evil, 'access-control-request-method': 'POST' },
  })
  assert.equal(asked.headers.get('access-control-allow-origin'), null)
  assert.notEqual(asked.status, 204)
})

test('pictures are shown there by their addresses, and a socket opens with a ticket', async () => {
  const picture = await here.post(ada, { message: 'Bread' }, { file: await jpeg(160, 90) })
  const address = /"(\/media\/[^"]+\.webp[^"]*)"/.exec(JSON.stringify(picture))?.[1] ?? assert.fail()
  const shown = await ask(address, {})
  assert.equal(shown.status, 200)
  assert.equal(shown.headers.get('cross-origin-resource-policy'), 'cross-origin')
  const opened = async (origin: string) => {
    const socket = new WebSocket(`${here.url.replace('http', 'ws')}/api/socket`, { headers: { origin } })
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.on('open', () => resolve(true)).on('error', () => resolve(false))
    })
    socket.close()
    return isOpen
  }
  assert.deepEqual([await opened(app), await opened(evil)], [true, false])
})
