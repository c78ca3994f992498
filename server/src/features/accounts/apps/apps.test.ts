import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { afterEach, before, test } from 'node:test'
import { isForMembersOnly, minute } from '../../../../test/scenes/accounts-scene.ts'
import { give, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { eraseMember } from '../leaving/leaving.jobs.ts'
import { password, type Person, type World, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'

let here: World
let maker: Person
let ada: Person
let client_id: string

const redirect_uri = 'org.example.app:/done'
const asApp = { name: 'Bread timer', website: 'https://bread.example', redirect_uris: [redirect_uri] }

before(async () => {
  here = await world()
  maker = await here.person('Maker')
  ada = await here.person('Ada')
  client_id = (await here.as(maker).call('add_app', asApp)).recdata.app_id
})
afterEach(() => shiftClock(0))

/** What the app keeps to itself, and what it asks with. */
function proof() {
  const code_verifier = randomBytes(32).toString('base64url')
  return { code_verifier, code_challenge: createHash('sha256').update(code_verifier).digest('base64url') }
}

const asking = (code_challenge: string, scope = 'read write') => ({
  client_id,
  redirect_uri,
  response_type: 'code' as const,
  scope,
  state: 'the app’s own',
  code_challenge,
  code_challenge_method: 'S256' as const,
})

/** Agrees as a member; returns the code that the app is sent. */
async function agree(person: Person, code_challenge: string, more: object = {}): Promise<string> {
  const input = { ...asking(code_challenge), days: 30, password, ...more }
  const { redirect_to } = await here.as(person).call('allow_app', input)
  return new URL(redirect_to).searchParams.get('code') ?? assert.fail(redirect_to)
}

interface Granted {
  readonly access_token?: string
  readonly token_type?: string
  readonly expires_in?: number
  readonly scope?: string
  readonly error?: string
}

async function form(
  path: string,
  fields: Record<string, string>,
): Promise<{ status: number; body: Granted }> {
  const answer = await fetch(`${here.url}${path}`, { method: 'POST', body: new URLSearchParams(fields) })
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  return { status: answer.status, body: (await answer.json()) as Granted }
}

const exchange = (code: string, code_verifier: string, more: Record<string, string> = {}) =>
  form('/oauth/token', {
    grant_type: 'authorization_code',
    client_id,
    code,
    code_verifier,
    redirect_uri,
    ...more,
  })

async function granted(person: Person): Promise<Person & { readonly token: string }> {
  const { code_verifier, code_challenge } = proof()
  const { body } = await exchange(await agree(person, code_challenge), code_verifier)
  return { ...person, token: body.access_token ?? assert.fail(JSON.stringify(body)) }
}

test('apps are for members only', async () => {
  const { code_challenge } = proof()
  await isForMembersOnly(here, 'app_list', {})
  await isForMembersOnly(here, 'add_app', asApp)
  await isForMembersOnly(here, 'edit_app', { ...asApp, app_id: client_id })
  await isForMembersOnly(here, 'delete_app', { app_id: client_id })
  await isForMembersOnly(here, 'app_request', asking(code_challenge))
  await isForMembersOnly(here, 'allow_app', { ...asking(code_challenge), days: 1 })
})

test('an app asks, its member agrees, and it gets a token as members make them', async () => {
  const { code_verifier, code_challenge } = proof()
  const { recdata } = await here.as(ada).call('app_request', asking(code_challenge))
  assert.deepEqual(
    [recdata.name, recdata.made_by.username, recdata.scopes, recdata.returns_to],
    ['Bread timer', maker.username, ['read', 'write'], 'org.example.app'],
  )
  const declined = new URL(recdata.decline_to).searchParams
  assert.deepEqual([declined.get('error'), declined.get('state')], ['access_denied', 'the app’s own'])
  const { redirect_to } = await here
    .as(ada)
    .call('allow_app', { ...asking(code_challenge), days: 30, password })
  const sent = new URL(redirect_to)
  assert.equal(sent.protocol, 'org.example.app:')
  assert.deepEqual(
    [sent.searchParams.get('state'), sent.searchParams.get('iss')],
    ['the app’s own', here.platform.site.origin],
  )
  const { status, body } = await exchange(sent.searchParams.get('code') ?? '', code_verifier)
  assert.equal(status, 200)
  assert.deepEqual([body.token_type, body.scope], ['Bearer', 'read write'])
  assert(Math.abs((body.expires_in ?? 0) - 30 * 86_400) < 60)
  const app = here.as({ ...ada, token: body.access_token ?? '' })
  await app.call('add_post', { message: 'The bread is done' })
  await app.isRefused('chat_list', {}, 'scope_needed')
  const [token] = (await here.as(ada).call('token_list', {})).recdata
  assert.deepEqual([token?.name, token?.app?.website], ['Bread timer', 'https://bread.example'])
  assert(
    (await here.mailsTo(ada.email)).some(({ subject }) => subject === 'An app was let into your account'),
  )
  assert.equal((await here.as(maker).call('app_list', {})).recdata[0]?.members, 1)
})

test('a code is good once, for a minute, and with what its app kept to itself', async () => {
  const { code_verifier, code_challenge } = proof()
  const refused = async (code: string, verifier: string, more?: Record<string, string>) => {
    const { status, body } = await exchange(code, verifier, more)
    assert.equal(status, 400, JSON.stringify(body))
    return body.error
  }
  const code = await agree(ada, code_challenge)
  assert.equal(await refused(code, proof().code_verifier), 'invalid_grant')
  assert.equal(await refused(code, code_verifier), 'invalid_grant')
  const late = await agree(ada, code_challenge)
  shiftClock(minute + 1)
  assert.equal(await refused(late, code_verifier), 'invalid_grant')
  shiftClock(0)
  const other = await agree(ada, code_challenge)
  assert.equal(
    await refused(other, code_verifier, { redirect_uri: 'org.example.app:/other' }),
    'invalid_request',
  )
  assert.equal(await refused('no code', code_verifier), 'invalid_grant')
  assert.equal(await refused(code, code_verifier, { client_id: 'nobody' }), 'invalid_client')
  assert.equal(await refused(code, code_verifier, { grant_type: 'refresh_token' }), 'unauthorized_client')
  const { status } = await form('/oauth/token', {})
  assert.equal(status, 400)
})

test('of two exchanges of a code at once at most one is done, and a later one ends its token', async () => {
  const { code_verifier, code_challenge } = proof()
  const code = await agree(ada, code_challenge)
  const both = await Promise.all([exchange(code, code_verifier), exchange(code, code_verifier)])
  const tokens = both.flatMap(({ body }) => body.access_token ?? [])
  // The second may come before the first has its token, and then takes the code away.
  assert(tokens.length <= 1)
  const again = await agree(ada, code_challenge)
  const { body } = await exchange(again, code_verifier)
  const app = here.as({ ...ada, token: body.access_token ?? '' })
  await app.call('timeline', {})
  assert.equal((await exchange(again, code_verifier)).body.error, 'invalid_grant')
  await app.isRefused('timeline', {}, 'token_refused')
})

test('what an app asks for wrongly is said, and nobody is sent anywhere', async () => {
  const { code_challenge } = proof()
  const asked = asking(code_challenge)
  const app = here.as(ada)
  const none = '0198f0a0-0000-4000-8000-000000000000'
  await app.isRefused('app_request', { ...asked, client_id: none }, 'app_not_found')
  await app.isRefused(
    'app_request',
    { ...asked, redirect_uri: 'https://evil.example' },
    'redirect_uri_unknown',
  )
  await app.isRefused(
    'allow_app',
    { ...asked, redirect_uri: 'https://evil.example', days: 1, password },
    'redirect_uri_unknown',
  )
  const wrong = async (input: object) =>
    Object.keys((await app.send('app_request', { ...asked, ...input })).body['fields'] as object)
  assert.deepEqual(await wrong({ scope: 'admin' }), ['scope'])
  assert.deepEqual(await wrong({ code_challenge: undefined }), ['code_challenge'])
  assert.deepEqual(await wrong({ code_challenge_method: 'plain' }), ['code_challenge_method'])
  assert.deepEqual(await wrong({ response_type: 'token' }), ['response_type'])
  const { body } = await app.send('allow_app', { ...asked, scope: 'money', days: 1, password })
  assert.deepEqual(Object.keys(body['fields'] as object), ['daily_limit'])
  await app.isRefused('allow_app', { ...asked, days: 1, password: 'a guess at it' }, 'wrong_password')
})

test('an app on this machine may listen at any port', async () => {
  const registered = { ...asApp, redirect_uris: ['http://127.0.0.1/done'] }
  const { recdata } = await here.as(maker).call('add_app', registered)
  const asked = { ...asking(proof().code_challenge), client_id: recdata.app_id }
  await here.as(ada).call('app_request', { ...asked, redirect_uri: 'http://127.0.0.1:49152/done' })
  await here
    .as(ada)
    .isRefused(
      'app_request',
      { ...asked, redirect_uri: 'http://127.0.0.1:49152/other' },
      'redirect_uri_unknown',
    )
  for (const uri of [
    'javascript:alert(1)',
    'http://bread.example',
    'https://a.example/#part',
    'data:,',
    'app:/x',
  ]) {
    const { body } = await here.as(maker).send('add_app', { ...asApp, redirect_uris: [uri] })
    assert.equal(body['error'], 'invalid_fields', uri)
  }
})

test('apps are their makers’ alone, and removing one ends its tokens', async () => {
  await here.as(ada).isRefused('edit_app', { ...asApp, app_id: client_id }, 'app_not_found')
  await here.as(ada).isRefused('delete_app', { app_id: client_id }, 'app_not_found')
  const { recdata } = await here
    .as(maker)
    .call('edit_app', { ...asApp, app_id: client_id, name: 'Oven timer' })
  assert.equal(recdata.name, 'Oven timer')
  const own = client_id
  client_id = (await here.as(maker).call('add_app', asApp)).recdata.app_id
  const app = here.as(await granted(ada))
  await here.as(maker).call('delete_app', { app_id: client_id })
  await app.isRefused('timeline', {}, 'token_refused')
  client_id = own
})

test('an app has no name that passes for the network’s', async () => {
  for (const name of ['Commons', 'C0mmons', ' commons ']) {
    const { body } = await here.as(maker).isRefused('add_app', { ...asApp, name }, 'name_looks_alike')
    assert.deepEqual(Object.keys(body['fields'] as object), ['name'])
    await here.as(maker).isRefused('edit_app', { ...asApp, app_id: client_id, name }, 'name_looks_alike')
  }
})

test('an app ends its own token', async () => {
  const app = await granted(ada)
  assert.equal((await form('/oauth/revoke', { token: app.token })).status, 200)
  await here.as(app).isRefused('timeline', {}, 'token_refused')
  assert.equal((await form('/oauth/revoke', { token: app.token })).status, 200)
})

test('a code is worth nothing once its member has lost the account, nor an app without its maker', async () => {
  const { code_verifier, code_challenge } = proof()
  const eve = await here.person('Eve')
  const code = await agree(eve, code_challenge)
  await here.as(eve).call('deactivate_account', { password, consent: 1 })
  assert.equal((await exchange(code, code_verifier)).body.error, 'invalid_grant')
  const own = client_id
  const other = await here.person('Other')
  client_id = (await here.as(other).call('add_app', asApp)).recdata.app_id
  const app = here.as(await granted(ada))
  await here.as(other).call('delete_account', { password, consent: 1 })
  await here.as(ada).isRefused('app_request', asking(code_challenge), 'app_not_found')
  await app.isRefused('timeline', {}, 'token_refused')
  const tokens = async () =>
    (await here.as(ada).call('token_list', {})).recdata.filter((each) => each.app?.app_id === client_id)
  assert.equal((await tokens()).length, 1)
  await here.platform.database.pool.query('update away_members set delete_at = now() where member_id = $1', [
    other.id,
  ])
  await eraseMember(here.platform, other.id)
  assert.equal((await tokens()).length, 0)
  client_id = own
})

test('apps of who is suspended are let in by nobody, and those that were are refused', async () => {
  const own = client_id
  const other = await here.person('Suspended')
  client_id = (await here.as(other).call('add_app', asApp)).recdata.app_id
  const app = await granted(ada)
  await here.platform.database.pool.query(
    `insert into away_members (member_id, has_left, is_suspended) values ($1, false, true)`,
    [other.id],
  )
  here.platform.sessions.forgetAll()
  await here.as(app).isRefused('timeline', {}, 'token_refused')
  await here.as(ada).isRefused('app_request', asking(proof().code_challenge), 'app_not_found')
  client_id = own
})

test('money is agreed to with a limit', async () => {
  await openMoney(here)
  await give(here, ada, { FCELL: '10' })
  await give(here, maker, { FCELL: '1' })
  const { code_verifier, code_challenge } = proof()
  const code = await agree(ada, code_challenge, { scope: 'money', daily_limit: '2' })
  const { body } = await exchange(code, code_verifier)
  const app = here.as({ ...ada, token: body.access_token ?? '' })
  const to = { currency: 'FCELL', to_wallet: `@${maker.username}` } as const
  await app.call('coin_transfer', { ...to, amount: '2' })
  await app.isRefused('coin_transfer', { ...to, amount: '1' }, 'over_token_limit')
})

test('where everything is, is said as clients look for it', async () => {
  const said = (await (await fetch(`${here.url}/.well-known/oauth-authorization-server`)).json()) as Record<
    string,
    unknown
  >
  assert.equal(said['token_endpoint'], `${here.platform.site.origin}/oauth/token`)
  assert.deepEqual(said['code_challenge_methods_supported'], ['S256'])
  const link = await fetch(`${here.url}/oauth/authorize?client_id=a&state=b%20c`, { redirect: 'manual' })
  assert.deepEqual([link.status, link.headers.get('location')], [302, '/#/authorize?client_id=a&state=b%20c'])
})
