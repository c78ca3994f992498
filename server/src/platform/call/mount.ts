/**
 * The road of every call: the body is read, the caller recognised and counted, the input parsed, the
 * handler run (a write in one transaction), the answer cut to the contract and sent; after a commit
 * events and hints go out. Nothing else of the server knows HTTP and calls at once.
 */
import type { Call } from '@commons/contract/call.ts'
import type { MessageId } from '@commons/contract/messages/en.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Language, languageOf, text } from '../language.ts'
import { oneStatement, type Tx } from '../db/prepared.ts'
import type { Platform } from '../platform.ts'
import type { EndedSession, Recheck } from '../realtime/bus.ts'
import { bindingCookie, sessionChange } from '../session/cookies.ts'
import { networkOf } from '../session/address.ts'
import type { Client, Member } from '../session/sessions.ts'
import { requireObject } from './body.ts'
import type { Handler } from './handle.ts'
import type { EventName, Events } from '../events.ts'
import { claim, findAnswer, type IdempotentRequest, remember, requestHash } from './idempotency.ts'
import type { Load } from './load.ts'
import { mayTryAgain } from './meanwhile.ts'
import { discard, type Form, readForm } from './multipart.ts'
import { Refusal } from './refusal.ts'
import { serializerSchema } from './serializer.ts'
import { fillTopics } from './topics.ts'

export interface MountOptions {
  platform: Platform
  load: Load
  /** In tests an answer that is off the contract is an error. */
  strict: boolean
}

type AnyContext = Parameters<Handler['run']>[1]

/** Mounts a call at its URL. */
export function mount(app: FastifyInstance, handler: Handler, options: MountOptions): void {
  const { call } = handler
  const { platform, load } = options
  const answerShape = call.output.extend({ code: z.literal(true), message: z.string() })

  app.route({
    method: call.method,
    url: `/api/users/${call.name}`,
    schema: { response: { 200: serializerSchema(answerShape) } },
    // The generated serializer leaves out what the contract does not name.
    handler: async (request, reply) => {
      const caller = callerOf(request)
      request.language = caller.language
      request.errorLabel = call.errorLabel
      const form = await readBody(request, call, platform, caller)
      try {
        const answer = await load(call.limit, async () => {
          const member = await admit(form.fields, call, platform, caller)
          return run(handler, form, { caller, member, reply, options })
        })
        if (options.strict) answerShape.strict().parse(answer)
        return answer
      } finally {
        await discard(platform.incoming, form)
      }
    },
  })
}

interface Caller extends Client {
  language: Language
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
  call: Call,
  platform: Platform,
  caller: Caller,
): Promise<Form> {
  if (call.method === 'GET') return { fields: requireObject(request.query), files: {} }
  if (!request.isMultipart()) return { fields: requireObject(request.body), files: {} }
  if (Object.keys(call.files).length === 0) throw new Refusal('unsupported_media_type')
  const { incoming, kindLimits, room } = platform
  return readForm(request, call.files, {
    incoming,
    limits: kindLimits,
    room,
    admit: async (fields, announced) => {
      const member = await admit(fields, call, platform, caller)
      // What is wrong with the file is said in the member's own language, too.
      request.language = caller.language
      return member ? platform.mediaRoad.enter(member.id, announced) : () => undefined
    },
  })
}

/** Recognises the caller and counts the call against their budget. */
async function admit(
  fields: Form['fields'],
  call: Call,
  platform: Platform,
  caller: Caller,
): Promise<Member | undefined> {
  const { limits, sessions } = platform
  if (call.auth === 'visitor') {
    await limits.count(call.limit, caller.network)
    return undefined
  }
  if (caller.member) return caller.member
  caller.member = await sessions
    .authenticate(fields['api_key'], fields['user_id'], {
      binding: caller.cookie,
      secondFactorMayWait: call.auth === 'second_factor',
    })
    .catch(async (error: unknown) => {
      // Trying keys is guessing, too.
      if (error instanceof Refusal) await limits.count('read', caller.network)
      throw error
    })
  caller.language = caller.member.language
  await limits.count(call.limit, `member ${caller.member.id}`)
  return caller.member
}

interface Running {
  caller: Caller
  member: Member | undefined
  reply: FastifyReply
  options: MountOptions
}

async function run(
  handler: Handler,
  form: Form,
  { caller, member, reply, options }: Running,
): Promise<object> {
  const { call } = handler
  const { platform } = options
  reply.request.language = caller.language
  const input = parse(call, form.fields)
  const { config, sessions, database } = platform
  let message: MessageId = call.message

  const common = {
    member,
    language: caller.language,
    client: caller,
    platform,
    session: sessionChange(reply, {
      member: member?.id,
      secure: config.PUBLIC_URL?.startsWith('https:') ?? false,
      maxAgeSeconds: sessions.maxAgeSeconds,
    }),
    refuse: (
      refusal: ConstructorParameters<typeof Refusal>[0],
      details?: ConstructorParameters<typeof Refusal>[1],
    ) => {
      throw new Refusal(refusal, details)
    },
    say: (id: MessageId) => void (message = id),
    refuseFields: (fields: Record<string, string>) => {
      throw new Refusal('invalid_fields', { fields })
    },
  }
  const answerOf = (output: object) => ({
    code: true,
    message: text(caller.language, message),
    ...output,
  })

  const reading = { ...common, db: database.db, files: form.files }
  if (call.effect === 'read') {
    const before = await handler.before?.(input, reading as never)
    return answerOf(await handler.run(input, { ...reading, before } as AnyContext))
  }

  const key = 'idempotency_key' in input ? input['idempotency_key'] : undefined
  const once: IdempotentRequest | undefined =
    typeof key === 'string' && member
      ? { member: member.id, call: call.name, key, hash: requestHash(input, form.files) }
      : undefined
  // Before slow work is done again; where there is none, claiming the key tells as well.
  const first = once && handler.before && (await findAnswer(database.db, once))
  if (first) return first

  const prepared = await handler.before?.(input, reading as never)
  const events: Array<[EventName, Events[EventName]]> = []
  const stale: string[] = []
  const rechecks: Recheck[] = []
  const later: Array<() => Promise<void>> = []
  let receivers: readonly number[] | undefined
  let answer: object
  let repeated = false
  let onlyCommitIsLeft = false
  let committed: object | undefined
  const saidBefore = message
  const transact = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    !once && handler.isOneStatement?.(prepared)
      ? work(oneStatement(database.db))
      : database.db.transaction().execute(work)
  const attempt = async () => {
    // What an attempt before it wanted to happen was taken back with it.
    for (const list of [events, stale, rechecks, later]) list.length = 0
    receivers = undefined
    onlyCommitIsLeft = false
    message = saidBefore
    return transact(async (tx) => {
      const already = once && (await claim(tx, once))
      if (already) {
        repeated = true
        return already
      }
      const writing = {
        ...common,
        tx,
        before: prepared,
        emit: (name: EventName, event: Events[EventName]) => void events.push([name, event]),
        tellEnded: async (sessions: readonly EndedSession[]) => {
          await platform.bus.tellEnded(tx, sessions)
          stale.push(...sessions.map(({ id }) => id))
        },
        tellChanged: async (sessionIds: readonly string[]) => {
          await platform.bus.tellChanged(tx, sessionIds)
          stale.push(...sessionIds)
        },
        recheck: async (what: Recheck) => {
          await platform.bus.tellRecheck(tx, what)
          rechecks.push(what)
        },
        afterCommit: (work: () => Promise<void>) => void later.push(work),
        hintOnly: (members: readonly number[]) => void (receivers = members),
      }
      const output = answerOf(await handler.run(input, writing as unknown as AnyContext))
      if (once) await remember(tx, once, output)
      onlyCommitIsLeft = true
      committed = tx
      return output
    })
  }
  try {
    answer = await attempt().catch(async (error: unknown) => {
      if (await mayTryAgain(error, member, sessions)) return attempt()
      throw error
    })
  } catch (error) {
    // A commit that was not heard of may be done: then a row names what undoing would take away.
    if (!onlyCommitIsLeft) await handler.undo?.(prepared, platform)
    throw error
  }
  if (repeated) {
    await handler.undo?.(prepared, platform)
    return answer
  }

  if (committed) platform.jobs.wake(committed)
  for (const id of stale) sessions.forget(id)
  for (const what of rechecks) platform.bus.recheck(what)
  for (const work of later) {
    // The write is done, and must not be answered as if it were not.
    await work().catch((error: unknown) => platform.log.warn({ err: error }, 'Work after a commit failed'))
  }
  for (const [name, event] of events) platform.events.publish(name, event)
  const topics = fillTopics(call.topics, { me: member?.id, input, answer })
  platform.bus.hint(topics.map((topic) => (receivers ? { topic, to: receivers } : { topic })))
  return answer
}

function parse(call: Call, fields: Form['fields']): Record<string, unknown> {
  const result = call.input.safeParse(fields)
  if (result.success) return result.data
  const wrong: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '')
    // The first thing that is wrong with a field is what to mend first.
    wrong[field] ??= issue.message
  }
  throw new Refusal('invalid_fields', { fields: wrong })
}
