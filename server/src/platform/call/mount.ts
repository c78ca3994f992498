/**
 * The steps of every call: read the body, recognise and count the caller, run the call (`run.ts`), reduce the
 * answer to the contract and send it. This is the only place that knows both HTTP and calls.
 */
import { type Call, isForStaff, partsInPieces, pathOf } from '@commons/contract/call.ts'
import { scopeFor } from '@commons/contract/token-scopes.ts'
import { uploadFieldOf } from '@commons/contract/upload-field.ts'
import type { NetworkFeature } from '@commons/contract/shared/network-feature.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { absentAs } from '../http/absent.ts'
import { languageOf } from '../language.ts'
import { saidOfAttachment } from '../media/attachments/said.ts'
import type { Platform } from '../platform.ts'
import { networkOf } from '../session/address.ts'
import { bindingOf } from '../session/cookies.ts'
import { bearerOf, refuseBeyondScope } from '../session/token.ts'
import { mayCall, type Member } from '../session/sessions.ts'
import { refuseHeld } from '../session/suspension.ts'
import { requireObject } from './body.ts'
import { deprecationNoter } from './deprecated.ts'
import type { Handler } from './handle.ts'
import type { CallBudget } from './limits.ts'
import type { Load } from './load.ts'
import { refuseWhoLeft } from './retry-conflicts.ts'
import { discard, type Form, readForm } from './multipart.ts'
import { Refusal } from './refusal.ts'
import { type Asker, runCall } from './run.ts'
import { serializerOf, strictShapeOf } from './serializer.ts'

export interface MountOptions {
  platform: Platform
  load: Load
  /** Fails on answers that don't match the contract; for tests. */
  strict: boolean
  /** What it is a part of; without one of these it answers as if it didn't exist. */
  partOf?: readonly NetworkFeature[]
}

/** Fields that a client may send with every call, which some don't need. */
const ofEveryCall = ['user_id', 'api_key', 'code', 'idempotency_key']
/** The most fields that an answer names as unknown. */
const mostTold = 20

export function mount(app: FastifyInstance, handler: Handler, options: MountOptions): void {
  const { call } = handler
  const { platform, load } = options
  const known = new Set([...Object.keys(call.input.shape), ...Object.keys(call.files), ...ofEveryCall])
  const takesFiles = Object.keys(call.files).length > 0
  const noteDeprecated = deprecationNoter(call)

  app.route({
    method: call.method,
    url: pathOf(call),
    ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
    ...absentAs(options.partOf ?? [], platform.settings),
    // The serializer drops what the contract doesn't name.
    schema: { response: { 200: {} } },
    serializerCompiler: () => (answer) => serializerOf(call)(answer),
    handler: async (request, reply) => {
      const caller = callerOf(request)
      request.language = caller.language
      request.errorLabel = call.errorLabel
      const form = isForm(request, call)
        ? await readMultipart(request, handler, platform, caller)
        : plainForm(request, call)
      noteDeprecated(reply, form.fields)
      const unknown = Object.keys(form.fields).filter((field) => !known.has(field))
      try {
        const taken = takesFiles ? await takeUploads(form, handler, platform, caller) : []
        const made = await load(call.limit, async () => {
          const member = await admit(form.fields, handler, platform, caller)
          request.language = caller.language
          return runCall(handler, form, { caller, member, reply, platform })
        })
        if (taken.length > 0) await spend(taken, platform)
        const own = call.echoesKey ? withOwnKey(made, form.fields['api_key']) : made
        const answer = unknown.length > 0 ? { ...own, unknown_fields: unknown.slice(0, mostTold) } : own
        if (options.strict) strictShapeOf(call).parse(answer)
        return answer
      } catch (error) {
        request.language = caller.language
        await refuseWhoLeft(error, caller.member, platform)
        throw error
      } finally {
        sayBudget(reply, call, caller, platform)
        if (takesFiles) await discard(platform.incoming, form)
      }
    },
  })
}

interface Caller extends Asker {
  cookie: string | undefined
  /** What was sent in place of `user_id` and `api_key`. */
  token: string | undefined
  /** Set once, so that a form's file and the call itself count as one call. */
  member?: Member
  /** As whom the call is counted, once it is. */
  countedAs?: string
  /** What was left of their budget then; missing where nothing was. */
  budget?: CallBudget
}

/** Says in the answer how many calls of its class are left to the caller. */
function sayBudget(reply: FastifyReply, call: Call, caller: Caller, { limits }: Platform): void {
  const { countedAs } = caller
  if (countedAs === undefined) return
  const { limit, left, wholeIn } = caller.budget ?? limits.budgetOf(call.limit, countedAs)
  void reply
    .header('x-ratelimit-limit', limit)
    .header('x-ratelimit-remaining', left)
    .header('x-ratelimit-reset', wholeIn)
}

function callerOf(request: FastifyRequest): Caller {
  const { headers } = request
  // The caller has left: nobody would hear the answer, and there is no address to count the call against.
  if (request.raw.socket.destroyed) throw new Refusal('bad_request')
  return {
    address: request.ip,
    userAgent: headers['user-agent'],
    browser: headers.origin !== undefined || headers['sec-fetch-site'] !== undefined,
    language: languageOf(headers['accept-language']),
    cookie: bindingOf(request.cookies),
    token: bearerOf(request),
  }
}

const isForm = (request: FastifyRequest, { method }: Call) => method !== 'GET' && request.isMultipart()

/** Returns the fields of a call without files. */
const plainForm = ({ query, body }: FastifyRequest, { method }: Call): Form => ({
  fields: requireObject(method === 'GET' ? query : body),
  files: {},
})

async function readMultipart(
  request: FastifyRequest,
  handler: Handler,
  platform: Platform,
  caller: Caller,
): Promise<Form> {
  const { call } = handler
  if (Object.keys(call.files).length === 0) throw new Refusal('unsupported_media_type')
  const { incoming, kindLimits, room } = platform
  return readForm(request, call, {
    incoming,
    limits: kindLimits,
    room,
    says: (fields) =>
      caller.token !== undefined || ('user_id' in fields && 'api_key' in fields) || isByCode(handler, fields),
    admit: async (fields, announced) => {
      const member = await admit(fields, handler, platform, caller)
      // Errors in the file are answered in the member's language, too.
      request.language = caller.language
      return member ? platform.mediaRoad.enter(member.id, announced) : () => undefined
    },
  })
}

/**
 * Takes the uploads that a form names in place of its files; returns their ids. A large file is read whole, so
 * this comes before the call takes its place among those that run.
 */
async function takeUploads(
  { fields, files }: Form,
  handler: Handler,
  platform: Platform,
  caller: Caller,
): Promise<string[]> {
  const { call } = handler
  const taken: string[] = []
  for (const part of partsInPieces(call)) {
    const field = uploadFieldOf(part)
    const id = fields[field]
    if (typeof id !== 'string') continue
    const member = await admit(fields, handler, platform, caller)
    if (!member) return taken
    // What is left of the form is the same as if it had come with its files.
    delete fields[field]
    if (id === '' || files[part]) continue
    const kinds = call.files[part] ?? []
    files[part] = await platform.uploads
      .adopt(member.id, id, kinds, platform.kindLimits)
      .catch(saidOfAttachment(part, kinds))
    taken.push(id)
  }
  return taken
}

/** The call is done: its uploads are not needed any more. */
async function spend(taken: readonly string[], { uploads, log }: Platform): Promise<void> {
  await uploads
    .spend(taken)
    .catch((error: unknown) =>
      log.warn({ err: error }, 'An upload could not be removed; the sweep will do it'),
    )
}

/**
 * Recognises the caller, counts the call against their budget and refuses who lacks the role it is for;
 * returns undefined for visitors.
 */
async function admit(
  fields: Form['fields'],
  handler: Handler,
  platform: Platform,
  caller: Caller,
): Promise<Member | undefined> {
  const { call } = handler
  const { limits } = platform
  if (call.auth === 'visitor' || (call.auth === 'anyone' && isWithoutSession(fields, caller))) {
    // The call itself checks the captcha, and counts a wrong one.
    if (!isPaidFor(call, fields)) {
      caller.countedAs = visitorOf(call, caller)
      caller.budget = limits.take(call.limit, caller.countedAs)
    }
    return undefined
  }
  if (caller.member) return caller.member
  caller.member = await recognise(fields, handler, platform, caller).catch(async (error: unknown) => {
    // Trying out keys is guessing, too.
    if (error instanceof Refusal) limits.take('read', networkOf(caller.address))
    throw error
  })
  caller.language = caller.member.language
  // Tokens have a budget of their own: an app must not keep its member from revoking it.
  caller.countedAs = `${caller.member.token ? 'tokens of ' : ''}member ${caller.member.id}`
  caller.budget = limits.take(call.limit, caller.countedAs)
  if (!call.whileSuspended) refuseHeld(caller.member)
  refuseBeyondScope(caller.member, scopeFor(call))
  // Before the input or a byte of a file is read: what the call would say of them is not for others.
  if (!mayCall(call, caller.member)) throw new Refusal('role_needed')
  if (isForStaff(call.auth) && !caller.member.secondFactorPassed)
    throw new Refusal('staff_second_factor_needed')
  return caller.member
}

const isWithoutSession = ({ user_id, api_key }: Form['fields'], { token }: Caller) =>
  !user_id && !api_key && token === undefined

/** Returns the token's or session's member, or without one the member the code was mailed to. */
async function recognise(
  fields: Form['fields'],
  handler: Handler,
  platform: Platform,
  caller: Caller,
): Promise<Member> {
  if (caller.token !== undefined) return platform.sessions.authenticateToken(caller.token)
  const { code } = fields
  if (handler.admits && isByCode(handler, fields) && typeof code === 'string') {
    const member = await handler.admits(code, platform)
    if (!member) throw new Refusal('link_expired')
    return member
  }
  return platform.sessions.authenticate(fields['api_key'], fields['user_id'], {
    binding: caller.cookie,
    secondFactorMayWait: handler.call.auth === 'second_factor',
  })
}

/** Fills the caller's own key into `user_data`. */
function withOwnKey<Answer extends object>(answer: Answer, api_key: unknown): Answer {
  const userData = 'user_data' in answer ? answer.user_data : null
  // A token isn't a session's key, and is not repeated.
  return userData ? { ...answer, user_data: { ...userData, api_key: api_key ?? '' } } : answer
}

/** A code beside an API key is ignored: the session decides. */
const isByCode = ({ call }: Handler, { api_key, code }: Form['fields']) =>
  call.takesMailedCode && api_key === undefined && typeof code === 'string' && code !== ''

const takesCaptcha = ({ input }: Call) => 'captchaToken' in input.shape
const isPaidFor = (call: Call, { captchaToken }: Form['fields']) =>
  takesCaptcha(call) && typeof captchaToken === 'string'

/**
 * Returns the key of a visitor's budget. Calls that take no captcha have a budget each: as no captcha gets
 * past it, a flood of one call must not shut the network out of the others.
 */
const visitorOf = (call: Call, { address }: Caller) =>
  takesCaptcha(call) ? networkOf(address) : `${networkOf(address)} for ${call.name}`
