/** Accounts elsewhere: proven by logging in there, once, in one session, for one member at a time. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LinkProvider } from '@commons/contract/shared/trust.ts'
import { sql } from 'kysely'
import { atEndOfFile } from '../../../../test/end-of-file.ts'
import { openLinkProviders } from '../../../../test/fakes/link-providers.ts'
import { anotherDevice } from '../../../../test/scenes/accounts-scene.ts'
import { makeWorld, type Person, world, type World } from '../../../../test/world.ts'
import { removeExpiredRequests } from './links.queries.ts'

const fakes = await openLinkProviders()
atEndOfFile(fakes.close)
let here: World

async function offered(): Promise<World> {
  here ??= await makeWorld({ env: fakes.env })
  return here
}

/** Begins a link and agrees to it there; returns what the page of the return posts. */
async function agreed(member: Person, provider: LinkProvider, account: string) {
  const { data } = await here.as(member).call('start_account_link', { provider })
  return { provider, ...fakes.agree(data.url, account) }
}

const scoreOf = async (there: World, member: Person) => {
  const { data } = await there.as(member).call('get_trust_score', {})
  return [data.score, data.most, data.proofs.map(({ kind, is_proven }) => `${kind} ${is_proven}`).join()]
}

test('without an application there, an account is neither offered nor counted', async () => {
  const there = await world()
  const ada = await there.person('Ada')
  assert.deepEqual(await scoreOf(there, ada), [0, 15, 'email 0,phone 0'])
  const { body } = await there
    .as(ada)
    .isRefused('start_account_link', { provider: 'linkedin' }, 'account_link_unavailable')
  assert.equal(body['message'], "LinkedIn accounts can't be linked here.")
  const returned = { provider: 'facebook', state: 'some', code: 'some' } as const
  await there.as(ada).isRefused('finish_account_link', returned, 'account_link_unavailable')
})

test('both providers say whose account it is; only a hash and the day are kept', async () => {
  await offered()
  const ada = await here.person('Ada')
  assert.deepEqual(await scoreOf(here, ada), [0, 40, 'email 0,phone 0,facebook 0,linkedin 0'])
  fakes.asked.length = 0
  const first = await here.as(ada).call('finish_account_link', await agreed(ada, 'facebook', 'fb-of-ada'))
  assert.deepEqual([first.data.score, first.data.strength, first.message], [20, 'good', 'Account linked'])
  assert.deepEqual(fakes.asked, ['POST /graph/oauth/access_token', 'GET /graph/me'])
  await here.as(ada).call('finish_account_link', await agreed(ada, 'linkedin', 'li-of-ada'))
  assert.deepEqual(fakes.asked.slice(2), ['POST /linkedin/v2/accessToken'])
  assert.deepEqual(await scoreOf(here, ada), [25, 40, 'email 0,phone 0,facebook 1,linkedin 1'])
  const { rows } = await sql<{ row: string }>`
    select ml::text as row from member_links ml where ml.member_id = ${ada.id} order by ml.provider`.execute(
    here.platform.database.db,
  )
  assert.equal(rows.length, 2)
  for (const { row } of rows)
    assert.match(row, /^\(\d+,(facebook|linkedin),"\\\\x[0-9a-f]{64}",\d{4}-\d\d-\d\d\)$/)
})

test('the address that a member is sent to says what comes back, and nothing more', async () => {
  await offered()
  const ada = await here.person('Ada')
  const start = async (provider: LinkProvider) =>
    new URL((await here.as(ada).call('start_account_link', { provider })).data.url)
  const facebook = await start('facebook')
  const { state, code_challenge, ...asks } = Object.fromEntries(facebook.searchParams)
  assert(state && state.length >= 32 && code_challenge)
  assert.deepEqual(asks, {
    client_id: 'commons-test',
    redirect_uri: `${here.platform.site.origin}/link/facebook`,
    response_type: 'code',
    scope: 'public_profile',
    code_challenge_method: 'S256',
  })
  const linkedin = await start('linkedin')
  assert.deepEqual([...linkedin.searchParams.keys()].toSorted(), [
    'client_id',
    'redirect_uri',
    'response_type',
    'scope',
    'state',
  ])
})

test('what comes back works once, also for many at the same time', async () => {
  await offered()
  const ada = await here.person('Ada')
  const returned = await agreed(ada, 'linkedin', 'li-once')
  fakes.asked.length = 0
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => here.as(ada).send('finish_account_link', returned)),
  )
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 422, 422, 422, 422])
  assert.equal(fakes.asked.length, 1)
  await here.as(ada).isRefused('finish_account_link', returned, 'account_link_expired')
})

test('a lost answer is asked for again under its key', async () => {
  await offered()
  const ada = await here.person('Ada')
  const idempotency_key = crypto.randomUUID()
  const returned = { ...(await agreed(ada, 'facebook', 'fb-again')), idempotency_key }
  const first = await here.as(ada).call('finish_account_link', returned)
  assert.deepEqual(await here.as(ada).call('finish_account_link', returned), first)
})

test('it is for the session that began it, its provider and its latest request, for ten minutes', async () => {
  await offered()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { db } = here.platform.database
  const refused = (member: Person, returned: Awaited<ReturnType<typeof agreed>>) =>
    here.as(member).isRefused('finish_account_link', returned, 'account_link_expired')
  const mine = await agreed(ada, 'linkedin', 'li-bound')
  await refused(bob, mine)
  await refused(await anotherDevice(here, ada), mine)
  await refused(ada, { ...mine, provider: 'facebook' })
  await refused(ada, { ...mine, state: `${mine.state}x` })
  const later = await agreed(ada, 'linkedin', 'li-bound')
  await refused(ada, mine)
  await sql`update link_requests set asked_at = now() - interval '11 minutes' where member_id = ${ada.id}`.execute(
    db,
  )
  await refused(ada, later)
  await sql`update link_requests set asked_at = now() - interval '2 hours' where member_id = ${ada.id}`.execute(
    db,
  )
  await removeExpiredRequests(db)
  const { rows } = await sql<object>`select from link_requests where member_id = ${ada.id}`.execute(db)
  assert.equal(rows.length, 0)
})

test('an account proves one member, also when two come with it at once', async () => {
  await offered()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const both = [await agreed(ada, 'facebook', 'fb-of-two'), await agreed(bob, 'facebook', 'fb-of-two')]
  const answers = await Promise.all(
    [ada, bob].map((member, i) => here.as(member).send('finish_account_link', both[i] ?? {})),
  )
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
  const [first, second] = answers[0]?.status === 200 ? [ada, bob] : [bob, ada]
  const { body } = await here
    .as(second)
    .isRefused('finish_account_link', await agreed(second, 'facebook', 'fb-of-two'), 'account_link_taken')
  assert.match(String(body['message']), /^This Facebook account is already linked to another member/)
  // The first can take another in its place, which frees this one.
  await here.as(first).call('finish_account_link', await agreed(first, 'facebook', 'fb-instead'))
  await here.as(second).call('finish_account_link', await agreed(second, 'facebook', 'fb-of-two'))
})

test('a link is removed, and its account is free again', async () => {
  await offered()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.as(ada).call('finish_account_link', await agreed(ada, 'linkedin', 'li-freed'))
  const open = await agreed(ada, 'linkedin', 'li-freed')
  const { data } = await here.as(ada).call('delete_account_link', { provider: 'linkedin' })
  assert.equal(data.score, 0)
  await here.as(ada).isRefused('finish_account_link', open, 'account_link_expired')
  await here.as(ada).call('delete_account_link', { provider: 'linkedin' })
  await here.as(bob).call('finish_account_link', await agreed(bob, 'linkedin', 'li-freed'))
})

test('a link stays in sight, and can be removed, where it is no longer offered', async () => {
  await offered()
  const ada = await here.person('Ada')
  await here.as(ada).call('finish_account_link', await agreed(ada, 'linkedin', 'li-kept'))
  const later = await makeWorld({ database: here.database })
  assert.deepEqual(await scoreOf(later, ada), [5, 20, 'email 0,phone 0,linkedin 1'])
  await later.as(ada).call('delete_account_link', { provider: 'linkedin' })
  assert.deepEqual(await scoreOf(later, ada), [0, 15, 'email 0,phone 0'])
})

test('a code that the provider refuses, and one that does not answer, are told apart', async () => {
  await offered()
  const ada = await here.person('Ada')
  for (const provider of ['facebook', 'linkedin'] as const) {
    const wrong = { ...(await agreed(ada, provider, 'li-wrong')), code: 'another' }
    await here.as(ada).isRefused('finish_account_link', wrong, 'account_link_expired')
    for (const status of [500, 0]) {
      const right = await agreed(ada, provider, 'li-away')
      fakes.fail(status)
      await here.as(ada).isRefused('finish_account_link', right, 'account_link_unreachable')
      fakes.fail(undefined)
    }
  }
  assert.deepEqual(await scoreOf(here, ada), [0, 40, 'email 0,phone 0,facebook 0,linkedin 0'])
})

test('nobody else learns of a link', async () => {
  await offered()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.as(ada).call('finish_account_link', await agreed(ada, 'linkedin', 'li-unseen'))
  for (const name of ['get_freelancer_profile', 'member_detail', 'get_all_contact_info']) {
    const { body } = await here.as(bob).send(name, { view_user_id: ada.id, user: ada.id })
    assert(!/linkedin/i.test(JSON.stringify(body)), name)
  }
})

test('inputs without what came back, or with another provider, and visitors', async () => {
  await offered()
  const ada = here.as(await here.person('Ada'))
  for (const provider of ['', 'myspace', null] as never[]) {
    await ada.isRefused('start_account_link', { provider }, 'invalid_fields')
    await ada.isRefused('delete_account_link', { provider }, 'invalid_fields')
  }
  const provider = 'linkedin' as const
  for (const part of [
    { state: 'some' },
    { code: 'some' },
    { state: '', code: '' },
    { state: 'a', code: 'b'.repeat(5000) },
  ])
    await ada.isRefused('finish_account_link', { provider, ...part } as never, 'invalid_fields')
  await here.as().isRefused('start_account_link', { provider }, 'session_unknown')
  await here.as().isRefused('finish_account_link', { provider, state: 'a', code: 'b' }, 'session_unknown')
  await here.as().isRefused('delete_account_link', { provider }, 'session_unknown')
})

test('the address of the return leads to its screen, with what the provider sent', async () => {
  await offered()
  const locationOf = async (path: string) => {
    const headers = { accept: 'text/html' }
    const response = await fetch(`${here.url}${path}`, { redirect: 'manual', headers })
    return [response.status, response.headers.get('location'), response.headers.get('cache-control')]
  }
  assert.deepEqual(await locationOf('/link/linkedin?code=a%26b&state=c%23&more=1&code=2'), [
    302,
    '/#/link/linkedin?state=c%23',
    'no-store',
  ])
  assert.deepEqual(await locationOf('/link/facebook?code=a%26b&state=c'), [
    302,
    '/#/link/facebook?state=c&code=a%26b',
    'no-store',
  ])
  assert.deepEqual((await locationOf('/link/linkedin?error=user_cancelled_login')).slice(0, 2), [
    302,
    '/#/link/linkedin?error=user_cancelled_login',
  ])
  assert.equal((await locationOf('/link/elsewhere?code=a'))[1], '/#/link/elsewhere')
})
