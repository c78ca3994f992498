import assert from 'node:assert/strict'
import { afterEach, before, test } from 'node:test'
import { sql } from 'kysely'
import { staffMember } from '../../../../test/staff.ts'
import { until } from '../../../../test/until.ts'
import { makeWorld, password, type Person, type World } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'

let here: World
let there: World
let admin: Person
before(async () => {
  here = await makeWorld()
  there = await makeWorld({ database: here.database })
  admin = await staffMember(here, 'Root', 'admin')
})
afterEach(() => shiftClock(0))

const day = 86_400_000
type Kind = 'terms' | 'privacy' | 'imprint'
const page = async (kind: Kind, more: object = {}, world = here) =>
  (await world.as().call('legal_page', { kind, ...more })).recdata
let nth = 0
/** Publishes a version that asks everybody, unless told otherwise. */
async function publish(kind: Kind, more: object = {}, world = here) {
  const input = {
    kind,
    based_on: (await page(kind)).version,
    text_en: `Version ${++nth}`,
    text_cs: `Verze ${nth}`,
    changes_en: `New ${nth}`,
    changes_cs: `Nové ${nth}`,
    asks_again: 1,
    ...more,
  }
  return world.as(admin).send('add_legal_version', input)
}
const versionIn = ({ body }: { body: Record<string, unknown> }) =>
  (body['recdata'] as { version: number }).version
const consentOf = (who: Person, world = here) => world.as(who).call('show_consent', {})
const accept = (who: Person, version: number, world = here) => world.as(who).send('accept_rules', { version })
const errorIn = async (who: Person, call = 'get_reports', world = here) =>
  (await world.as(who).send(call, {})).body['error']

test('each page has the text that came with it until an admin writes another; versions stay readable', async () => {
  const builtIn = await page('terms')
  assert.deepEqual([builtIn.version, builtIn.published_at, builtIn.is_current], [0, null, 1])
  assert.match(builtIn.text, /^## /)
  assert.equal((await page('imprint')).text, '')
  const first = versionIn(await publish('terms', { asks_again: 0 }))
  const second = versionIn(await publish('terms', { asks_again: 0 }))
  const now = await page('terms')
  assert.deepEqual([now.version, now.text, now.is_current], [second, 'Version 2', 1])
  const { text, is_current } = await page('terms', { version: String(first) })
  assert.deepEqual([text, is_current], ['Version 1', 0])
  assert.equal((await page('terms', { version: 0 })).text, builtIn.text)
  const { recdata, next } = await here.as().call('legal_version_list', { kind: 'terms', limit: 1 })
  assert.deepEqual([recdata[0]?.changes, typeof next], ['New 2', 'string'])
  await here.as().isRefused('legal_page', { kind: 'privacy', version: first }, 'legal_version_not_found')
  const pages = (await here.as(admin).call('admin_legal_list', {})).recdata
  assert.deepEqual(
    pages.map(({ kind, version, text_cs }) => [kind, version, text_cs.slice(0, 8)]),
    [
      ['terms', second, 'Verze 2'],
      ['privacy', 0, '## Co se'],
      ['imprint', 0, ''],
    ],
  )
  const { recdata: log } = await here.as(admin).call('audit_log', { act: 'add_legal_version', limit: 1 })
  assert.deepEqual([log[0]?.object_kind, log[0]?.object_id, log[0]?.reason], ['legal', 'terms', 'New 2'])
})

test('what is no page is refused, and of two admins who publish at once one is', async () => {
  const refused = async (more: object) => (await publish('terms', more)).body['error']
  const now = await page('terms')
  assert.equal(await refused({ changes_cs: '' }), 'legal_changes_missing')
  assert.equal(await refused({ text_en: now.text, text_cs: `Verze 2` }), 'legal_unchanged')
  assert.equal(await refused({ text_en: ' ' }), 'invalid_fields')
  assert.equal(await refused({ days: 366 }), 'invalid_fields')
  const based_on = (await page('imprint')).version
  const both = await Promise.all([
    publish('imprint', { based_on }, here),
    publish('imprint', { based_on, text_en: 'We' }, there),
  ])
  assert.deepEqual(both.map(({ body }) => body['error'] ?? 'done').toSorted(), [
    'done',
    'legal_version_outdated',
  ])
  const ada = await here.person('Ada')
  assert.equal((await consentOf(ada)).due_at, null, 'nobody agrees to an imprint')
})

test('members are asked again: until the date they can put it off, and then little is left', async () => {
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  assert.equal(await errorIn(ada, 'get_reports', there), undefined)
  const version = versionIn(await publish('terms', { days: 7 }))
  await until(async () => (await consentOf(ada, there)).due_at !== null)
  const { recdata, ...asked } = await consentOf(ada, there)
  assert.equal(asked.version, version)
  assert.deepEqual([recdata[0]?.kind, recdata[0]?.changes], ['terms', `New ${nth}`])
  assert.equal(await errorIn(ada), undefined, 'it can be put off')
  assert.ok((await here.as(ada).call('show_language', {})).consent)

  shiftClock(7 * day + 1000)
  assert.equal(await errorIn(ada), 'consent_needed')
  assert.equal(await errorIn(ada, 'get_reports', there), 'consent_needed')
  for (const call of ['show_language', 'show_export', 'show_email', 'decision_list'])
    assert.equal(await errorIn(ada, call), undefined, call)
  await here.as(bob).call('request_export', {})
  assert.equal((await here.as(bob).send('delete_account', { password, consent: 1 })).status, 200, 'or leave')

  // A newer version than the one that they read.
  const newer = versionIn(await publish('privacy'))
  assert.equal((await accept(ada, version)).body['error'], 'rules_changed')
  assert.equal((await accept(ada, newer + 1)).body['error'], 'rules_changed')
  assert.equal((await accept(ada, newer)).status, 200)
  assert.equal(await errorIn(ada), undefined)
  await until(async () => (await errorIn(ada, 'get_reports', there)) === undefined)
  assert.equal((await here.as(ada).call('show_language', {})).consent, undefined)
  assert.deepEqual((await consentOf(ada)).recdata, [])
  assert.equal((await consentOf(admin)).due_at, null, 'who wrote it agrees')
})

test('one version that doesn’t ask leaves everybody in peace', async () => {
  const eve = await here.person('Eve')
  await accept(eve, (await consentOf(eve)).version)
  await publish('terms', { asks_again: 0 })
  assert.equal((await consentOf(eve)).due_at, null)
})

test('who registers agrees to the version that they have read, and is asked if there is a newer one', async () => {
  const { db } = here.platform.database
  const { data } = await here.as().call('show_registration', {})
  const form = (email: string, more: object = {}) => ({
    full_name: 'Nora New',
    email,
    password,
    confirm_password: password,
    ...more,
  })
  const agreed = async (email: string) =>
    (
      await sql<{ version: number }>`
        select version from consents join members on id = member_id where email = ${email}`.execute(db)
    ).rows.map(({ version }) => version)
  await here.as().call('register', form('now@new.example', { agreed_version: data.version }))
  await here.as().call('register', form('none@new.example'))
  await here.as().call('register', form('future@new.example', { agreed_version: data.version + 9 }))
  for (const name of ['now', 'none', 'future'])
    assert.deepEqual(await agreed(`${name}@new.example`), [data.version], name)
  const newer = versionIn(await publish('terms', { days: 3 }))
  await here.as().call('register', form('late@new.example', { agreed_version: String(data.version) }))
  assert.deepEqual(await agreed('late@new.example'), [data.version])
  const late = await here.as().call('login', { email: 'late@new.example', password })
  const person = { ...admin, id: late.user_data.id, apiKey: late.user_data.api_key }
  assert.equal((await consentOf(person)).version, newer)
  assert.ok((await consentOf(person)).due_at)
})
