/**
 * The road of every call: the body is read, the caller recognised and counted, the call run (`run.ts`), the
 * answer cut to the contract and sent. Nothing else of the server knows HTTP and calls at once.
 */
import { type Call, pathOf } from '@commons/contract/call.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from '../language.ts'
import type { Platform } from '../platform.ts'
import { networkOf } from '../session/address.ts'
import { bindingCookie } from '../session/cookies.ts'
import type { Member } from '../session/sessions.ts'
import { requireObject } from './body.ts'
import type { Handler } from './handle.ts'
import type { Load } from './load.ts'
import { refuseWhoLeft } from './meanwhile.ts'
import { discard, type Form, readForm } from './multipart.ts'
import { Refusal } from './refusal.ts'
import { type Asker, runCall } from './run.ts'
import { serializerOf, strictShapeOf } from './serializer.ts'

export interface MountOptions {
  platform: Platform
  load: Load
  /** In tests an answer that is off the contract is an error. */
  strict: boolean
}

/** Mounts a call at its URL. */
export function mount(app: FastifyInstance, handler: Handler, options: MountOptions): void {
  const { call } = handler
  const { platform, load } = options

  app.route({
    method: call.method,
    url: pathOf(call),
    // The serializer leaves out what the contract does not name.
    schema: { response: { 200: {} } },
    serializerCompiler: () => (answer) => serializerOf(call)(answer),
    handler: async (request, reply) => {
      const caller = callerOf(request)
      request.language = caller.language
      request.errorLabel = call.errorLabel
      const form = await readBody(request, handler, platform, caller)
      try {
        const answer = await load(call.limit, async () => {
          const member = await admit(form.fields, handler, platform, caller)
          request.language = caller.language
          return runCall(handler, form, { caller, member, reply, platform })
        })
        if (options.strict) strictShapeOf(call).parse(answer)
        return answer
      } catch (error) {
        await refuseWhoLeft(error, caller.member, platform)
        throw error
      } finally {
        await discard(platform.incoming, form)
      }
    },
  })
}

interface Caller extends Asker {
  network: string
  cookie: string | undefined
  /** Set once, so that a form's file and the call itself do not count twice. */
  member?: Member
}

function callerOf(request: FastifyRequest): Caller {
  const { headers } = request
  return {
    address: request.ip,
    network: networkOf(request.ip),
    userAgent: headers['user-agent'],
    browser: headers.origin !== undefined || headers['sec-fetch-site'] !== undefined,
    language: languageOf(headers['accept-language']),
    cookie: request.cookies[bindingCookie],
  }
}

async function readBody(
  request: FastifyRequest,
  handler: Handler,
  platform: Platform,
  caller: Caller,
): Promise<Form> {
  const { call } = handler
  if (call.method === 'GET') return { fields: requireObject(request.query), files: {} }
  if (!request.isMultipart()) return { fields: requireObject(request.body), files: {} }
  if (Object.keys(call.files).length === 0) throw new Refusal('unsupported_media_type')
  const { incoming, kindLimits, room } = platform
  return readForm(request, call.files, {
    incoming,
    limits: kindLimits,
    room,
    says: (fields) => ('user_id' in fields && 'api_key' in fields) || isByCode(handler, fields),
    admit: async (fields, announced) => {
      const member = await admit(fields, handler, platform, caller)
      // What is wrong with the file is said in the member's own language, too.
      request.language = caller.language
      return member ? platform.mediaRoad.enter(member.id, announced) : () => undefined
    },
  })
}

/** Recognises the caller and counts the call against their budget. */
async function admit(
  fields: Form['fields'],
  handler: Handler,
  platform: Platform,
  caller: Caller,
): Promise<Member | undefined> {
  const { call } = handler
  const { limits } = platform
  if (call.auth === 'visitor') {
    // A captcha is looked at by the call, which counts one that is wrong.
    if (!isPaidFor(call, fields)) await limits.count(call.limit, visitorOf(call, caller))
    return undefined
  }
  if (caller.member) return caller.member
  caller.member = await recognise(fields, handler, platform, caller).catch(async (error: unknown) => {
    // Trying keys is guessing, too.
    if (error instanceof Refusal) await limits.count('read', caller.network)
    throw error
  })
  caller.language = caller.member.language
  await limits.count(call.limit, `member ${caller.member.id}`)
  return caller.member
}

/** The member of the session, or of the mailed code where there is no session. */
async function recognise(
  fields: Form['fields'],
  handler: Handler,
  platform: Platform,
  caller: Caller,
): Promise<Member> {
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

/** A code beside a key is not looked at: whoever has a session acts in it. */
const isByCode = ({ call }: Handler, { api_key, code }: Form['fields']) =>
  call.takesMailedCode && api_key === undefined && typeof code === 'string' && code !== ''

const takesCaptcha = ({ input }: Call) => 'captchaToken' in input.shape
const isPaidFor = (call: Call, { captchaToken }: Form['fields']) =>
  takesCaptcha(call) && typeof captchaToken === 'string'

/** Calls that no captcha buys past a network's budget have one each: no flood of one shuts out the others. */
const visitorOf = (call: Call, { network }: Caller) =>
  takesCaptcha(call) ? network : `${network} for ${call.name}`
