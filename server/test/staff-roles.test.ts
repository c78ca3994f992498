/** Calls for staff: who may make them, and from when on, in each of two processes that cache sessions. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { defineCall, type StaffRole, staffRoles } from '@commons/contract/call.ts'
import { sql } from 'kysely'
import { TOTP } from 'otpauth'
import { z } from 'zod'
import { runStaffCommand } from '../src/features/staff/staff.operator.ts'
import { type Handler, handle } from '../src/platform/call/handle.ts'
import { seenAs } from '../src/platform/call/view-as.ts'
import { formatKey } from '../src/platform/session/api-key.ts'
import { addSecondFactor } from './staff.ts'
import { makeWorld, password, type Person, type World } from './world.ts'

const client = { address: '127.0.0.1', userAgent: 'test', browser: false }

const answered = z.object({ told: z.string() })

/** Returns a call that only this role may make. */
const callFor = (role: StaffRole) =>
  handle(
    defineCall({
      name: `test_for_${role}`,
      doc: '',
      auth: role,
      effect: 'read',
      topics: [],
      input: z.object({ asked: z.string('required').min(1, 'required') }),
      output: answered,
      refusals: [],
    }),
    async ({ asked }, { member }) => ({ told: `${asked} ${member.id}` }),
  ) as unknown as Handler

const changing = handle(
  defineCall({
    name: 'test_change',
    doc: '',
    auth: 'moderator',
    effect: 'write',
    topics: [],
    input: z.object({}),
    files: { file: ['image'] },
    output: answered,
    refusals: [],
  }),
  async (_, { member, logAct }) => {
    const object = { kind: 'member', id: member.id } as const
    logAct({ object, reason: 'for the test', before: { told: 'nothing' } })
    return { told: String(member.id) }
  },
) as unknown as Handler

const silent = handle(
  defineCall({
    name: 'test_silent',
    doc: '',
    auth: 'moderator',
    effect: 'write',
    topics: [],
    input: z.object({}),
    output: answered,
    refusals: [],
  }),
  async () => ({ told: 'done' }),
) as unknown as Handler

const handlers = [...staffRoles.map(callFor), changing, silent]

let one: World
let other: World
before(async () => {
  one = await makeWorld({ handlers })
  other = await makeWorld({ handlers, database: one.database })
})

/** A member whose session has shown a second factor. */
async function member(name: string): Promise<Person> {
  const person = await one.person(name)
  await addSecondFactor(one.platform.database.db, person.id)
  return person
}

async function send({ url }: World, name: string, person: Person | undefined, fields: object, file?: Blob) {
  const all = { ...(person ? { user_id: person.id, api_key: person.apiKey } : {}), ...fields }
  const form = new FormData()
  for (const [key, value] of Object.entries(all)) form.append(key, String(value))
  if (file) form.append('file', file, 'file')
  const headers = { 'content-type': 'application/json' }
  const sent = file ? { body: form } : { body: JSON.stringify(all), headers }
  const response = await fetch(`${url}/api/users/${name}`, { method: 'POST', ...sent })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const staff = (...words: string[]) => runStaffCommand(one.platform.database.db, words)

/** Returns which of the calls a member may make. */
async function allowed(here: World, person: Person): Promise<StaffRole[]> {
  const may: StaffRole[] = []
  for (const role of staffRoles) {
    const { status, body } = await send(here, `test_for_${role}`, person, { asked: 'hi' })
    if (status === 200) may.push(role)
    // A second factor that was just added is heard of a moment later.
    else if (body['error'] !== 'staff_second_factor_needed')
      assert.deepEqual([status, body['code'], body['error']], [403, false, 'role_needed'])
  }
  return may
}

async function soon(holds: () => Promise<boolean>): Promise<void> {
  const since = performance.now()
  while (!(await holds())) {
    assert.ok(performance.now() - since < 10_000)
    await sleep(20)
  }
}

/** A process that isn't told uses its cached session for half a minute. */
async function soonAllowed(here: World, person: Person, expected: readonly StaffRole[]): Promise<void> {
  const since = performance.now()
  for (;;) {
    const may = await allowed(here, person)
    if (may.join() === expected.join()) return
    assert.ok(performance.now() - since < 10_000, `may still ${may.join()}`)
    await sleep(20)
  }
}

test('a call for a role refuses everybody else, whatever they send', async () => {
  const ada = await one.person('Ada')
  const { status, body } = await send(one, 'test_for_moderator', undefined, { asked: 'hi' })
  assert.deepEqual([status, body['error']], [401, 'session_unknown'])
  for (const input of [{ asked: 'hi' }, { asked: '' }, {}]) {
    const refused = await send(one, 'test_for_moderator', ada, input)
    assert.equal(refused.status, 403)
    assert.deepEqual(refused.body, {
      code: false,
      error: 'role_needed',
      message: 'Only staff of Commons can do that.',
    })
  }
  const file = new Blob(['no picture'])
  assert.equal((await send(one, 'test_change', ada, {}, file)).body['error'], 'role_needed')
  assert.deepEqual(await allowed(one, ada), [])
})

test('a role opens its calls in every process at once, an admin’s opens all, and so does its end close them', async () => {
  const bob = await member('Bob')
  // Both processes have the session in their cache.
  for (const here of [one, other]) assert.deepEqual(await allowed(here, bob), [])
  assert.match((await staff('grant', bob.username, 'moderator')) ?? '', /now/)
  for (const here of [one, other]) await soonAllowed(here, bob, ['moderator'])
  const { body } = await send(other, 'test_for_moderator', bob, { asked: 'hi' })
  assert.equal(body['told'], `hi ${bob.id}`)
  assert.equal((await send(one, 'test_for_moderator', bob, {})).body['error'], 'invalid_fields')
  assert.equal((await send(one, 'test_change', bob, {})).status, 200)
  assert.match((await staff('grant', bob.username, 'support')) ?? '', /now/)
  for (const here of [one, other]) await soonAllowed(here, bob, ['support'])

  await staff('grant', `@${bob.username}`, 'admin')
  for (const here of [one, other]) await soonAllowed(here, bob, staffRoles)
  assert.match((await staff('revoke', bob.username, 'admin')) ?? '', /no longer/)
  for (const here of [one, other]) await soonAllowed(here, bob, [])
})

test('staff need a second factor in their account that was shown in their session', async () => {
  const { db } = one.platform.database
  const dan = await one.person('Dan')
  await staff('grant', dan.username, 'moderator')
  const asked = async () => (await send(one, 'test_for_moderator', dan, { asked: 'hi' })).body['error']
  await soon(async () => (await asked()) === 'staff_second_factor_needed')
  assert.equal((await send(one, 'test_for_finance', dan, { asked: 'hi' })).body['error'], 'role_needed')
  await addSecondFactor(db, dan.id)
  await soonAllowed(one, dan, ['moderator'])

  // Another session that began with the password alone.
  const opened = await one.platform.sessions.open(db, dan.id, client, '127.0.0.0/24')
  const elsewhere = { ...dan, apiKey: formatKey(opened) }
  const { body } = await send(one, 'test_for_moderator', elsewhere, { asked: 'hi' })
  assert.equal(body['error'], 'staff_second_factor_needed')

  const { recdata } = await one.as(dan).call('passkey_list', {})
  await one.as(dan).call('delete_passkey', { passkey_id: recdata[0]?.passkey_id ?? '' })
  assert.equal(await asked(), 'staff_second_factor_needed')
})

test('who switches two-factor on has shown it', async () => {
  const eve = await one.person('Eve')
  await staff('grant', eve.username, 'moderator')
  const { user_data } = await one.as(eve).call('check_two_factor_auth', {})
  const code = new TOTP({ secret: user_data.google_auth_code }).generate()
  await one.as(eve).call('two_factor_auth', { code, is_enable_google_auth_code: 1 })
  await soonAllowed(one, eve, ['moderator'])
  const { user_data: begun } = await one.as().call('login', { email: eve.email, password })
  const pending = { ...eve, apiKey: begun.api_key }
  const next = new TOTP({ secret: user_data.google_auth_code }).generate({ timestamp: Date.now() + 30_000 })
  const { user_data: done } = await one.as(pending).call('two_factor_auth', { code: next })
  assert(done)
  await soonAllowed(one, { ...eve, apiKey: done.api_key }, ['moderator'])
})

test('who has the password of staff alone can’t put another second factor in place of theirs', async () => {
  const { db } = one.platform.database
  const gus = await member('Gus')
  await staff('grant', gus.username, 'moderator')
  await soonAllowed(one, gus, ['moderator'])
  const opened = await one.platform.sessions.open(db, gus.id, client, '127.0.0.0/24')
  const thief = one.as({ ...gus, apiKey: formatKey(opened) })
  const { user_data } = await thief.call('check_two_factor_auth', {})
  const code = new TOTP({ secret: user_data.google_auth_code }).generate()
  const on = { code, is_enable_google_auth_code: 1 } as const
  await thief.isRefused('two_factor_auth', on, 'staff_second_factor_needed')
  const { recdata } = await thief.call('passkey_list', {})
  const passkey_id = recdata[0]?.passkey_id ?? ''
  await thief.isRefused('delete_passkey', { passkey_id }, 'staff_second_factor_needed')
  const credential = { id: 'AAAA', type: 'public-key' }
  await thief.isRefused('add_passkey', { name: 'Mine', credential }, 'staff_second_factor_needed')
  await one.as(gus).call('two_factor_auth', on)
})

test('a write of staff is in the log of acts, or it is not done', async () => {
  const fay = await member('Fay')
  await staff('grant', fay.username, 'moderator')
  await soonAllowed(one, fay, ['moderator'])
  const { status } = await send(one, 'test_change', fay, {})
  assert.equal(status, 200)
  const { rows } = await sql`select actor_role, act, object_kind, object_id, reason, before
    from staff_log.acts where actor_id = ${fay.id}`.execute(one.platform.database.db)
  assert.deepEqual(rows, [
    {
      actor_role: 'moderator',
      act: 'test_change',
      object_kind: 'member',
      object_id: String(fay.id),
      reason: 'for the test',
      before: { told: 'nothing' },
    },
  ])
  assert.equal((await send(one, 'test_silent', fay, {})).status, 500)
})

test('the command names staff, and says what it can’t do', async () => {
  const cyd = await member('Cyd')
  const known = await staff('list')
  await staff('grant', cyd.username, 'finance')
  assert.match((await staff('grant', cyd.username, 'finance')) ?? '', /has the role finance\.$/)
  assert.ok((await staff('list'))?.includes(`@${cyd.username} Cyd: finance`))
  await staff('revoke', cyd.username, 'finance')
  assert.match((await staff('revoke', cyd.username, 'finance')) ?? '', /doesn't have/)
  assert.equal(await staff('list'), known)
  assert.match((await staff('grant', 'nobody_at_all', 'finance')) ?? '', /no @nobody_at_all/)
  for (const words of [[], ['grant'], ['grant', cyd.username, 'king'], ['list', 'all']])
    assert.equal(await staff(...words), undefined)
})

test('a page seen as others see it is not seen with a role', () => {
  const member = {
    id: 7,
    language: 'en' as const,
    joinedAt: new Date(),
    role: 'admin' as const,
    sessionId: '',
    browser: false,
    secondFactorWaits: false,
    secondFactorPassed: true,
  }
  assert.equal(seenAs(member, { view_as: 'friend' }).member?.role, undefined)
  assert.equal(seenAs(member, {}).member?.role, 'admin')
})
