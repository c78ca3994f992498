/** Calls for staff: who may make them, and from when on, in each of two processes that cache sessions. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { defineCall, type StaffRole, staffRoles } from '@commons/contract/call.ts'
import { z } from 'zod'
import { runStaffCommand } from '../src/features/accounts/staff/staff.operator.ts'
import { type Handler, handle } from '../src/platform/call/handle.ts'
import { seenAs } from '../src/platform/call/view-as.ts'
import { makeWorld, type Person, type World } from './world.ts'

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
  async (_, { member }) => ({ told: String(member.id) }),
) as unknown as Handler

const handlers = [...staffRoles.map(callFor), changing]

let one: World
let other: World
let first: Person
before(async () => {
  one = await makeWorld({ handlers })
  other = await makeWorld({ handlers, database: one.database })
  first = await one.person('First')
})

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
    else assert.deepEqual([status, body['code'], body['error']], [403, false, 'role_needed'])
  }
  return may
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
  assert.deepEqual(await allowed(one, first), staffRoles, 'the first member is the admin')
})

test('a role opens its calls in every process at once, an admin’s opens all, and so does its end close them', async () => {
  const bob = await one.person('Bob')
  // Both processes have the session in their cache.
  for (const here of [one, other]) assert.deepEqual(await allowed(here, bob), [])
  for (const role of ['moderator', 'support'] as const)
    assert.match((await staff('grant', bob.username, role)) ?? '', /now/)
  for (const here of [one, other]) await soonAllowed(here, bob, ['moderator', 'support'])
  const { body } = await send(other, 'test_for_support', bob, { asked: 'hi' })
  assert.equal(body['told'], `hi ${bob.id}`)
  assert.equal((await send(one, 'test_for_support', bob, {})).body['error'], 'invalid_fields')
  assert.equal((await send(one, 'test_change', bob, {})).status, 200)

  await staff('grant', `@${bob.username}`, 'admin')
  for (const here of [one, other]) await soonAllowed(here, bob, staffRoles)
  for (const role of ['admin', 'moderator'] as const)
    assert.match((await staff('revoke', bob.username, role)) ?? '', /no longer/)
  for (const here of [one, other]) await soonAllowed(here, bob, ['support'])
})

test('the command names staff, and says what it can’t do', async () => {
  const cyd = await one.person('Cyd')
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
    roles: ['admin' as const],
    sessionId: '',
    browser: false,
    secondFactorWaits: false,
  }
  assert.deepEqual(seenAs(member, { view_as: 'friend' }).member?.roles, [])
  assert.deepEqual(seenAs(member, {}).member?.roles, ['admin'])
})
