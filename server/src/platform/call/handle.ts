/** How a handler is written: a call of the contract and the function that answers it. */
import type { Auth, Call, FilesOf, InputOf, OutputOf, RefusalOf } from '@commons/contract/call.ts'
import type { MessageId } from '@commons/contract/messages/en.ts'
import type { Db, Tx } from '../db/prepared.ts'
import type { EventName, Events } from '../events.ts'
import type { Language } from '../language.ts'
import type { Upload } from '../media/incoming.ts'
import type { Platform } from '../platform.ts'
import type { EndedSession, Recheck } from '../realtime/bus.ts'
import type { Client, Member } from '../session/sessions.ts'
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

interface Common<C extends Call> {
  /** Who asks; a visitor's call has none. */
  readonly member: C['auth'] extends Exclude<Auth, 'visitor'> ? Member : undefined
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

interface Writing {
  readonly tx: Tx
  emit<Name extends EventName>(name: Name, event: Events[Name]): void
  /**
   * Ends sessions with the transaction: every process learns of it by its commit, and this one
   * before the answer leaves, so that the next call of an ended session is refused.
   */
  tellEnded(sessions: readonly EndedSession[]): Promise<void>
  /** The same for sessions whose member's language or role changed. */
  tellChanged(sessionIds: readonly string[]): Promise<void>
  /**
   * Does this once the transaction has committed and before the answer leaves. What needs a connection
   * of its own belongs here: inside, it would wait for one that callers behind this one's locks hold.
   */
  afterCommit(work: () => Promise<void>): void
  /**
   * Has every process look again at what its pages listen to, with the transaction: all that these
   * `members` listen to, and these `topics` of everybody. Needed wherever a write changes who may see what:
   * a socket was asked once, when it subscribed. Who may hear a topic no longer gets a last hint of it.
   */
  recheck(what: Recheck): Promise<void>
  /** Limits the hints of this call's topics to these members: what it changed is not everybody's. */
  hintOnly(members: readonly number[]): void
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
 * True where `run` sends one statement, and a prepared one: it then commits by itself, unless an idempotency
 * key has to be written with it. Such a `run` refuses by what its statement answers for having written nothing.
 */
export type IsOneStatement<Prepared> = (prepared: Prepared) => boolean

export interface Handler<C extends Call = Call, Prepared = unknown> {
  readonly call: C
  readonly before: Before<C, Prepared> | undefined
  readonly isOneStatement: IsOneStatement<Prepared> | undefined
  readonly run: Run<C, Prepared>
  /** Clears up what `before` made when the transaction did not commit. */
  readonly undo: ((prepared: Prepared, platform: Platform) => Promise<void>) | undefined
}

interface Steps<C extends Call, Prepared> {
  before: Before<C, Prepared>
  isOneStatement?: IsOneStatement<Prepared>
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
  const { before, isOneStatement, run, undo } = typeof steps === 'function' ? { run: steps } : steps
  return { call, before, isOneStatement, run, undo }
}
