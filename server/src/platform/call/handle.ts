/** How a handler is written: a call of the contract and the function that answers it. */
import type { Call, FilesOf, InputOf, OutputOf, RefusalOf, StaffRole } from '@commons/contract/call.ts'
import type { MessageId } from '@commons/contract/messages/en.ts'
import type { Db } from '../db/prepared.ts'
import type { EventName } from '../events.ts'
import type { Language } from '../language.ts'
import type { Upload } from '../media/incoming.ts'
import type { Platform } from '../platform.ts'
import type { Invitation } from '../session/invitation.ts'
import type { StaffAct } from '../staff-log/staff-log.queries.ts'
import type { Client, Member } from '../session/sessions.ts'
import type { Viewer } from '../viewer.ts'
import type { WriteContext } from '../write.ts'
import type { KeyParameters } from './idempotency.ts'
import type { PageOf } from './page.ts'
import type { RefusalDetails } from './refusal.ts'

/** Changes to the caller's session and cookies, sent with the answer. */
export interface SessionChange {
  open(session: { sessionId: string; secret: string; binding: string | undefined }): { apiKey: string }
  /** Sets the documents' cookie `name`, which the page reads. */
  remember(userData: object): void
  /** Changes fields of this member's cookie `name`, if the request carried it. */
  revise(changes: object): void
  end(): void
  /** Returns the referral link that this browser remembers. */
  invitation(): Invitation | undefined
  /** Makes the browser remember a referral link for 24 hours. */
  keepInvitation(invitation: Invitation): void
}

type IfMember<C extends Call, Thing> = C['auth'] extends 'visitor'
  ? undefined
  : C['auth'] extends 'anyone'
    ? Thing | undefined
    : Thing

interface Common<C extends Call> {
  /** The caller; undefined in a visitor's call, and in one of `anyone` without a session. */
  readonly member: IfMember<C, Member>
  readonly viewer: IfMember<C, Viewer>
  /** The part of the list that is asked for; undefined if the call doesn't list. */
  readonly page: PageOf<C>
  readonly language: Language
  readonly client: Client
  readonly session: SessionChange
  readonly platform: Platform
  /** Answers with a refusal; in a write everything done so far is rolled back. */
  refuse(refusal: RefusalOf<C>, details?: RefusalDetails): never
  /** Makes a success say this text instead of the call's usual one. */
  say(message: MessageId): void
  /** Refuses wrong fields, by field name and message id without its `field.`. */
  refuseFields(fields: Record<string, string>): never
}

interface Reading {
  readonly db: Db
}

interface Writing extends WriteContext {
  /** Limits the hints of this call's topics to these members; undefined if the change concerns everybody. */
  hintOnly(members: readonly number[] | undefined): void
  /** Says that what was written is kept for later: limits and rules count it once it is published. */
  publishesLater(): void
  /** Returns the idempotency key for `claiming`; nulls if the request has none or it is already claimed. */
  key(): KeyParameters
}

interface Acting {
  /** Notes what goes into the log of acts, at the end of the transaction. Each write of staff has to call it once. */
  logAct(act: StaffAct): void
}

export type Context<C extends Call> = Common<C> &
  (C['effect'] extends 'write' ? Writing & (C['auth'] extends StaffRole ? Acting : unknown) : Reading)

/**
 * Runs before a write's transaction is opened: slow work that must not hold a connection. It prepares and
 * decides, and commits nothing that the write is for: a copy of the request may be ahead of this one, and its
 * answer holds for both.
 */
export type Before<C extends Call, Prepared> = (
  input: InputOf<C>,
  context: Common<C> & Reading & { readonly files: Partial<Record<FilesOf<C>, Upload>> },
) => Promise<Prepared>

export type Run<C extends Call, Prepared> = (
  input: InputOf<C>,
  context: Context<C> & { readonly before: Prepared },
) => Promise<OutputOf<C>>

/**
 * True if `run` sends a single prepared statement. It then commits by itself, unless a durable reader of an
 * event has to be written with it, or an idempotency key that it doesn't claim itself. Such a `run` can't
 * roll back: it refuses only when its statement reports that nothing was written.
 */
export type IsOneStatement<Prepared> = (prepared: Prepared) => boolean

/** What a repeated call is answered with. */
export type Answering<C extends Call> = Common<C> & Reading

/**
 * How a repetition under the same idempotency key is answered: with what the first request made, as the
 * caller may see it now. A `run` that is one statement claims `context.key()` in it.
 */
export interface Again<C extends Call> {
  /** Returns the id of what was made. */
  made(answer: OutputOf<C>): number
  answer(made: number, context: Answering<C>): Promise<OutputOf<C>>
  /**
   * Returns what a request under this key made, where that is remembered for longer than the key itself: the
   * ledger never forgets one. Asked before a refusal is stored or given again, since no refusal is true then.
   */
  find?(input: InputOf<C>, key: string, context: Answering<C>): Promise<number | undefined>
}

/** Returns the member a code was mailed to; undefined if the code is unknown or expired. */
type Admits = (code: string, platform: Platform) => Promise<Member | undefined>

export interface Handler<C extends Call = Call, Prepared = unknown> {
  readonly call: C
  /** For calls that take a mailed code in place of a session. */
  readonly admits: Admits | undefined
  readonly before: Before<C, Prepared> | undefined
  readonly isOneStatement: IsOneStatement<Prepared> | undefined
  readonly again: Again<C> | undefined
  /** Events emitted by a `run` that may be one statement. */
  readonly emits: readonly EventName[]
  readonly run: Run<C, Prepared>
  /** Cleans up what `before` made if the transaction didn't commit. */
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

/** Joins a call with its handler: a function, or steps if slow work comes before the transaction. */
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
