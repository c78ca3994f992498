/** What must hold for every answer, whatever the request. */
import assert from 'node:assert/strict'
import { allCalls } from '@commons/contract/all.ts'
import { isForStaff, needsSession } from '@commons/contract/call.ts'
import { generalRefusals } from '@commons/contract/refusals.ts'
import { z } from 'zod'
import { type RawAnswer, requireEnvelope } from '../fakes/raw-request.ts'
import { type CallPlan, type MemberName, members, type Plan, type RawPlan } from './plans.ts'
import { privateWords } from './scene-money.ts'
import type { Scene } from './scene.ts'

const calls = new Map(allCalls.map(({ key, call }) => [key as string, call]))
const isMember = (actor: string): actor is MemberName => (members as readonly string[]).includes(actor)

/** Refusals that no request here may cause: they are faults of the server. */
const faults = new Set(['internal', 'overloaded', 'shutting_down', 'rate_limited'])

/** Members whose private posts each may read, besides their own. */
const friends: Record<MemberName, readonly MemberName[]> = {
  ada: ['ada', 'bob'],
  bob: ['ada', 'bob'],
  cyd: ['cyd'],
  eve: ['eve'],
}

/** Asserts that an answer is valid; returns true if it was a success. */
export function judge(plan: Plan, answer: RawAnswer, { secrets }: Scene): boolean {
  const asked = plan.what === 'call' ? plan.call : plan.path
  assert(answer.status < 500, `${asked}: ${answer.status} ${answer.text.slice(0, 500)}`)
  assert.doesNotMatch(answer.text, /node_modules|\n\s+at |\.ts:\d|"stack"/)
  const actor = plan.what === 'call' && isMember(plan.actor) ? plan.actor : undefined
  for (const { owner, secret } of secrets())
    assert(owner === actor || !answer.text.includes(secret), `holds ${owner}'s key`)
  for (const owner of members) {
    const allowed = actor !== undefined && friends[actor].includes(owner)
    assert(allowed || !answer.text.includes(`${privateWords} ${owner}`), `holds ${owner}'s private words`)
  }
  return plan.what === 'raw' ? judgeRaw(plan, answer) : judgeCall(plan, answer)
}

function judgeRaw({ method, path }: RawPlan, answer: RawAnswer): boolean {
  if (method === 'HEAD') assert.equal(answer.text, '')
  else if (answer.status >= 400 && path.startsWith('/api/')) requireEnvelope(answer)
  return false
}

function judgeCall({ actor, call: name, kind }: CallPlan, answer: RawAnswer): boolean {
  const call = calls.get(name) ?? assert.fail(`${name} is no call`)
  const body = requireEnvelope(answer)
  if (body.code) {
    assert(!needsSession(call) || isMember(actor), `${actor} may not call ${name}`)
    assert(!isForStaff(call.auth) || actor === 'ada', `${actor} has no role for ${name}`)
    const shape = call.output.extend({
      code: z.literal(true),
      message: z.string(),
      unknown_fields: z.array(z.string()).optional(),
    })
    // Parsing drops fields that the contract doesn't name, so any surplus is a difference.
    assert.deepEqual(shape.parse(body), body)
    return true
  }
  const { error = '', fields } = body
  assert(!faults.has(error), error)
  const declared =
    (call.refusals as readonly string[]).includes(error) || Object.hasOwn(generalRefusals, error)
  assert(declared, `${name} does not declare ${error}`)
  if (error === 'invalid_fields') {
    assert(fields && Object.keys(fields).length > 0)
    for (const field of Object.keys(fields))
      assert(Object.hasOwn(call.input.shape, field), `${field} is no field of ${name}`)
  }
  if (answer.status === 401) assert(!isMember(actor) || kind === 'mutated', `${actor} has a session`)
  if (call.auth === 'member' && !isMember(actor) && kind === 'valid') {
    // Odd credentials may not be readable text, and are then refused even earlier.
    const early = [401, 400, 413].includes(answer.status)
    // A code sent in place of a session isn't one that was mailed.
    assert(early || (call.takesMailedCode && error === 'link_expired'), `${actor} came as far as ${error}`)
  }
  return false
}
