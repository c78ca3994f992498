/** Runs a call whose body is read and caller known: parses the input, runs the handler, makes the answer. */
import { type Call, isForStaff } from '@commons/contract/call.ts'
import type { MessageId } from '@commons/contract/messages/en.ts'
import type { FastifyReply } from 'fastify'
import { isUnheard } from '../db/transient-errors.ts'
import type { Db, Tx } from '../db/prepared.ts'
import { type Language, text } from '../language.ts'
import type { Platform } from '../platform.ts'
import { sessionChange } from '../session/cookies.ts'
import type { Client, Member } from '../session/sessions.ts'
import { nameToken } from '../session/token.ts'
import { write, type WriteContext } from '../write.ts'
import { saidByDatabase } from './database-refusals.ts'
import type { Handler } from './handle.ts'
import {
  claim,
  findFirst,
  type First,
  type IdempotentRequest,
  isLasting,
  isRefused,
  keyParameters,
  refuseAgain,
  remember,
  rememberRefusal,
  requestHash,
} from './idempotency.ts'
import { requireUnblocked } from '../media/blocked-files.ts'
import { countTexts, type Judged } from '../published/word-rules.ts'
import { requireUnspent } from '../media/incoming.ts'
import { inexactOf } from './inexact.ts'
import { mayTryAgain } from './retry-conflicts.ts'
import type { Form } from './multipart.ts'
import { pageOf } from './page.ts'
import { countOfNewcomer, limitOfNewcomer, refuseLinksOfNewcomer } from './newcomers.ts'
import { Refusal } from './refusal.ts'
import { fillTopics } from './topics.ts'
import { addAct, type StaffAct } from '../staff-log/staff-log.queries.ts'
import { seenAs } from './view-as.ts'

type AnyContext = Parameters<Handler['run']>[1]
type Input = Record<string, unknown>

export interface Asker extends Client {
  language: Language
}

interface Asked {
  readonly caller: Asker
  readonly member: Member | undefined
  readonly reply: FastifyReply
  readonly platform: Platform
}

/** Returns the handler's output with `code` and `message`. */
export const runCall = (handler: Handler, form: Form, asked: Asked): Promise<object> =>
  answer(handler, form, asked).catch((cause: unknown) => {
    const error = saidByDatabase(cause)
    throw error instanceof Refusal ? error.of(handler.call) : error
  })

async function answer(handler: Handler, form: Form, asked: Asked): Promise<object> {
  const { call } = handler
  const { member, input } = seenAs(asked.member, parse(call, form.fields))
  const success: Answer = { message: call.message, language: asked.caller.language }
  const common = {
    ...commonContext(call, input, { ...asked, member }),
    say: (id: MessageId) => void (success.message = id),
  }
  const { database, replicas } = asked.platform
  const readingFrom = (db: Db) => ({ ...common, db, files: form.files })
  if (call.effect === 'write') {
    const reading = readingFrom(database.db)
    return runWrite(handler, { input, form, common, reading, answer: success, ...asked })
  }
  const read = async (db: Db) => {
    // On a replica that went down, an earlier attempt may have set another.
    success.message = call.message
    const reading = readingFrom(db)
    const before = handler.before && (await handler.before(input, reading as never))
    return said(success, await handler.run(input, { ...reading, before } as AnyContext))
  }
  return call.replica ? replicas.read(read) : read(database.db)
}

/** A success's message, unless the handler sets another. */
interface Answer {
  message: MessageId
  readonly language: Language
}

function said({ message, language }: Answer, output: object): object {
  return { code: true, message: text(language, message), ...output }
}

function commonContext(call: Call, input: Input, { caller, member, reply, platform }: Asked) {
  const { config, sessions, media, invitations, settings } = platform
  return {
    member,
    viewer: member && { member, language: caller.language, media, isAbsent: settings.isAbsent },
    page: pageOf(call, input),
    language: caller.language,
    client: caller,
    platform,
    session: sessionChange(reply, {
      member: member?.id,
      secure: config.PUBLIC_URL?.startsWith('https:') ?? false,
      maxAgeSeconds: sessions.maxAgeSeconds,
      invitations,
    }),
    refuse: (...refusal: ConstructorParameters<typeof Refusal>) => {
      throw new Refusal(...refusal)
    },
    refuseFields: (fields: Record<string, string>) => {
      throw new Refusal('invalid_fields', { fields })
    },
  }
}

interface Writing extends Asked {
  readonly input: Input
  readonly form: Form
  readonly common: object
  readonly reading: object
  readonly answer: Answer
}

/** Runs a write atomically and once; a repeated idempotency key gets the first answer. */
async function runWrite(
  handler: Handler,
  { input, form, common, reading, answer, member, platform }: Writing,
): Promise<object> {
  const { call, again } = handler
  const { database, sessions, events } = platform
  const once = idempotent(call, input, form, member)
  const answerAgain = async (made: number, db: Db) =>
    said(answer, (await again?.answer(made, { ...common, db } as never)) ?? {})
  /** Answers what the ledger, or another lasting record, has under the key; undefined where there is none. */
  const answerMade = async (db: Db): Promise<object | undefined> => {
    const made = once && (await again?.find?.(input as never, once.key, { ...common, db } as never))
    return made === undefined ? undefined : answerAgain(made, db)
  }
  const repeat = async ({ object_id, answer: first }: First, db: Db) => {
    if (again && object_id !== null) return answerAgain(object_id, db)
    const made = isRefused(first) ? await answerMade(db) : undefined
    if (made) return made
    refuseAgain(first)
    return first ?? {}
  }
  // Look before storing a file or asking for money again; for other calls, claiming the key tells as well.
  const hasFiles = Object.keys(form.files).length > 0
  const looksFirst = hasFiles || call.remembersRefusals
  const first = once && looksFirst && (await findFirst(database.db, once))
  if (first) return repeat(first, database.db)
  if (hasFiles) {
    requireUnspent(form.files)
    await requireUnblocked(database.db, form.files)
  }
  // A copy of a request that was answered before a rule came is answered as the first one.
  const judged = call.publishes
    ? await judge(call, input, member, platform).catch(async (error: unknown) => {
        const earlier = once && (await findFirst(database.db, once))
        if (!earlier) throw error
        return earlier
      })
    : unjudged
  if (!('rules' in judged)) return repeat(judged, database.db)

  /** Stores a refusal, and throws it, unless the same request was answered otherwise: then it answers that. */
  const refuse = async (error: unknown): Promise<object> => {
    if (!once || !call.remembersRefusals || !(error instanceof Refusal) || !isLasting(error)) throw error
    const made = await answerMade(database.db)
    if (made) return made
    if (await rememberRefusal(database.db, once, error)) throw error
    const first = await findFirst(database.db, once)
    if (!first) throw error
    return repeat(first, database.db)
  }
  let prepared: unknown
  try {
    if (handler.before) prepared = await handler.before(input, reading as never)
  } catch (error) {
    return refuse(error)
  }
  const messageBefore = answer.message
  let isRepeated = false
  const isLimited = member !== undefined && limitOfNewcomer(member, call.whenNew, platform) !== undefined
  let onlyCommitIsLeft = false
  const isOneStatement =
    (!once || again !== undefined) &&
    handler.isOneStatement?.(prepared) === true &&
    judged.rules.length === 0 &&
    judged.counted.length === 0 &&
    !isLimited &&
    // What a token spends is counted in its transaction.
    !member?.token &&
    handler.emits.every((name) => events.durable(name).length === 0)
  // If the key is taken, that statement fails; the retry finds the first answer in a transaction.
  let claimsItself = isOneStatement
  const undo = async () => handler.undo?.(prepared, platform)
  const work = async (context: WriteContext) => {
    // An earlier attempt was rolled back; reset the message it may have set.
    answer.message = messageBefore
    onlyCommitIsLeft = false
    if (member?.token) await nameToken(context.tx, member)
    const claimed = claimsItself ? undefined : once
    const claiming = claimsItself ? once : undefined
    claimsItself = false
    const already = claimed && (await claim(context.tx, claimed))
    isRepeated = already !== undefined
    if (already) return repeat(already, context.tx)
    let isPublished = true
    const publishesLater = () => void (isPublished = false)
    let receivers: readonly number[] | undefined
    const hintOnly = (members: readonly number[] | undefined) => void (receivers = members)
    let isTaken = claiming === undefined
    const key = () => {
      isTaken = true
      return keyParameters(claiming)
    }
    let act: StaffAct | undefined
    const logAct = (noted: StaffAct) => void (act = noted)
    const writing = { ...common, ...context, before: prepared, hintOnly, publishesLater, key, logAct }
    const output = await handler.run(input, writing as unknown as AnyContext)
    if (isLimited && isPublished) await countOfNewcomer(context.tx, member, call.whenNew, platform)
    if (isForStaff(call.auth)) await keepAct(call, { member, act, tx: context.tx })
    if (!isTaken) throw new Error(`${call.name} is one statement and does not claim its key`)
    const whole = said(answer, output)
    if (isPublished && call.publishes)
      await notePublished(call, judged, { me: member?.id, input, answer: whole }, context)
    if (claimed) {
      await remember(
        context.tx,
        claimed,
        again ? { answer: null, object_id: again.made(output) } : { answer: whole, object_id: null },
      )
    }
    for (const topic of fillTopics(call.topics, { me: member?.id, input, answer: whole }))
      context.hint(topic, receivers)
    return whole
  }
  try {
    const output = await write(platform, work, {
      isOneStatement,
      mayTryAgain: (error) => mayTryAgain(error, member, sessions),
      beforeCommit: () => (onlyCommitIsLeft = true),
    })
    if (isRepeated) await undo()
    return output
  } catch (error) {
    // A commit whose reply was lost may have happened: rows then name what undoing would remove.
    if (!onlyCommitIsLeft && !(isOneStatement && isUnheard(error))) await undo()
    return refuse(error)
  }
}

const unjudged: Judged = { rules: [], counted: [] }

/** Refuses texts that a rule refuses. */
async function judge(
  { publishes }: Call,
  input: Input,
  member: Member | undefined,
  platform: Platform,
): Promise<Judged> {
  if (!publishes) return unjudged
  if (member) refuseLinksOfNewcomer(publishes, input, member, platform)
  return platform.wordRules.check(publishes, input)
}

/** Counts, with the write, what it published, and tells that this breaks rules. */
async function notePublished(
  { publishes }: Call,
  { rules: found, counted }: Judged,
  values: { readonly me: number | undefined; readonly input: Input; readonly answer: object },
  { tx, emit }: Pick<WriteContext, 'tx' | 'emit'>,
): Promise<void> {
  const { me } = values
  if ((found.length === 0 && counted.length === 0) || me === undefined || !publishes?.as) return
  const [object = ''] = fillTopics([publishes.as], values)
  const [kind = '', id] = object.split(':')
  if (id === undefined) return
  const floods = counted.length > 0 ? await countTexts(tx, counted, { member: me, about: object }) : []
  const rules = [...found, ...floods]
  if (rules.length > 0) emit('words.found', { kind, id: Number(id), author: me, rules })
}

/** Adds what staff did to the log of acts: nothing they do is missing there. */
async function keepAct(
  { name }: Call,
  { member, act, tx }: { member: Member | undefined; act: StaffAct | undefined; tx: Tx },
): Promise<void> {
  if (!member?.role || !act) throw new Error(`${name} doesn't say what goes into the log of acts`)
  await addAct(tx, { member: member.id, role: member.role, act: name }, act)
}

function idempotent(
  call: Call,
  input: Input,
  { files }: Form,
  member: Member | undefined,
): IdempotentRequest | undefined {
  const key = input['idempotency_key']
  if (typeof key !== 'string' || !member) return undefined
  return { member: member.id, call: call.name, key, hash: requestHash(input, files) }
}

function parse(call: Call, fields: Form['fields']): Input {
  const result = call.input.safeParse(fields)
  const marked = inexactOf(fields)
  const lost = marked && call.input.safeParse(marked).error?.issues.filter(isOfInexact)
  if (result.success && !lost?.length) return result.data
  const wrong: Record<string, string> = {}
  for (const issue of [...(lost ?? []), ...(result.error?.issues ?? [])]) {
    const field = String(issue.path[0] ?? '')
    // Show only the first problem of each field.
    wrong[field] ??= issue.message
  }
  throw new Refusal('invalid_fields', { fields: wrong })
}

const isOfInexact = ({ message }: { message: string }) => message === 'amount_inexact'
