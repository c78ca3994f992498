/** How a handler is written: a call of the contract and the function that answers it. */
import type { Auth, Call, FilesOf, InputOf, OutputOf, RefusalOf } from '@commons/contract/call.ts'
import type { MessageId } from '@commons/contract/messages/en.ts'
import type { Db } from '../db/prepared.ts'
import type { EventName } from '../events.ts'
import type { Language } from '../language.ts'
import type { Upload } from '../media/incoming.ts'
import type { Platform } from '../platform.ts'
import type { Client, Member } from '../session/sessions.ts'
import type { Viewer } from '../viewer.ts'
import type { WriteContext } from '../write.ts'
import type { KeyParameters } from './idempotency.ts'
import type { PageOf } from './page.ts'
import type { RefusalDetails } from './refusal.ts'

/** A session that the answer opens or ends: the mount turns it into cookies. */
export interface SessionChange {
  open(session: { sessionId: string; secret: string; binding: string | undefined }): { apiKey: string }
  /** The documents' cookie `name`, which the page reads. */
  remember(userData: object): void
  /** Changes what the cookie `name` of this member says, where the request carried one. */
  revise(changes: object): void
  end(): void
}

type IfMember<C extends Call, Thing> = C['auth'] extends Exclude<Auth, 'visitor'> ? Thing : undefined

interface Common<C extends Call> {
  /** Who asks; a visitor's call has none. */
  readonly member: IfMember<C, Member>
  readonly viewer: IfMember<C, Viewer>
  /** Of a list: which part of it is asked for. */
  readonly page: PageOf<C>
  readonly language: Language
  readonly client: Client
  readonly session: SessionChange
  readonly platform: Platform
  /** Answers a named refusal; in a write everything done so far is rolled back. */
  refuse(refusal: RefusalOf<C>, details?: RefusalDetails): never
  /** Says this text of the contract with a success instead of the call's usual one. */
  say(message: MessageId): void
  /** Answers wrong fields, by field name and message id without its `field.`. */
  refuseFields(fields: Record<string, string>): never
}

interface Reading {
  readonly db: Db
}

interface Writing extends WriteContext {
  /** Limits the hints of this call's topics to these members; undefined where what it changed is everybody's. */
  hintOnly(members: readonly number[] | undefined): void
  /** The idempotency key, for `claiming` in a statement; nulls where the call has none, or it is claimed already. */
  key(): KeyParameters
}

export type Context<C extends Call> = Common<C> & (C['effect'] extends 'write' ? Writing : Reading)

/** What runs before a write's transaction is opened: slow work that must not hold a connection. */
export type Before<C extends Call, Prepared> = (
  input: InputOf<C>,
  context: Common<C> & Reading & { readonly files: Partial<Record<FilesOf<C>, Upload>> },
) => Promise<Prepared>

export type Run<C extends Call, Prepared> = (
  input: InputOf<C>,
  context: Context<C> & { readonly before: Prepared },
) => Promise<OutputOf<C>>

/**
 * True where `run` sends one statement, and a prepared one: it then commits by itself, unless an event's durable
 * reader has to be written with it, or an idempotency key that it does not claim itself. Such a `run` refuses by
 * what its statement answers for having written nothing.
 */
export type IsOneStatement<Prepared> = (prepared: Prepared) => boolean

/**
 * How a repetition under the same idempotency key is answered: by what the first has made, as the caller may see
 * it by now. A `run` that is one statement claims `context.key()` in it.
 */
interface Again<C extends Call> {
  /** The id of what was made. */
  made(answer: OutputOf<C>): number
  answer(made: number, context: Common<C> & Reading): Promise<OutputOf<C>>
}

/** Whose mail a code without a session is from; undefined where it is from none, or no longer good. */
type Admits = (code: string, platform: Platform) => Promise<Member | undefined>

export interface Handler<C extends Call = Call, Prepared = unknown> {
  readonly call: C
  /** Of a call that takes a mailed code in place of a session. */
  readonly admits: Admits | undefined
  readonly before: Before<C, Prepared> | undefined
  readonly isOneStatement: IsOneStatement<Prepared> | undefined
  readonly again: Again<C> | undefined
  /** The events of a `run` that may be one statement. */
  readonly emits: readonly EventName[]
  readonly run: Run<C, Prepared>
  /** Clears up what `before` made when the transaction did not commit. */
  readonly undo: ((prepared: Prepared, platform: Platform) => Promise<void>) | undefined
}

interface Steps<C extends Call, Prepared> {
  admits?: Admits
  before: Before<C, Prepared>
  isOneStatement?: IsOneStatement<Prepared>
  again?: NoInfer<Again<C>>
  emits?: readonly EventName[]
  run: Run<C, Prepared>
  undo?: (prepared: Prepared, platform: Platform) => Promise<void>
}

/** Joins a call with its handler: a function, or its steps where slow work comes before the transaction. */
export function handle<C extends Call>(call: C, run: Run<C, undefined>): Handler<C, undefined>
export function handle<C extends Call>(
  call: C,
  steps: Omit<Steps<C, undefined>, 'before' | 'undo'> & { before?: never },
): Handler<C, undefined>
export function handle<C extends Call, Prepared>(call: C, steps: Steps<C, Prepared>): Handler<C, Prepared>
export function handle<C extends Call, Prepared>(
  call: C,
  steps: Run<C, Prepared> | (Partial<Steps<C, Prepared>> & Pick<Steps<C, Prepared>, 'run'>),
): Handler<C, Prepared> {
  const {
    admits,
    before,
    isOneStatement,
    again,
    emits = [],
    run,
    undo,
  } = typeof steps === 'function' ? { run: steps } : steps
  return { call, admits, before, isOneStatement, again, emits, run, undo }
}
