import { z } from 'zod'
import type { MessageId } from './messages/en.ts'
import type { RefusalName } from './refusals.ts'
import type { NetworkFeature } from './shared/network-feature.ts'
import { uploadFieldOf } from './upload-field.ts'

/** What members may do for Commons, one role each. An admin may do what every other role may. */
export const staffRoles = ['moderator', 'finance', 'support', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * Who may call: anyone, answered as nobody's member (`visitor`), or as the member whose session comes along, if
 * one does (`anyone`); a member with a full session (`member`), also a member who has given the
 * right password but not yet the second factor (`second_factor`), or only a member with a role of staff.
 * Others with a session are refused with `role_needed`, whatever they send; staff who haven't shown a second factor in
 * theirs with `staff_second_factor_needed`.
 */
export type Auth = 'visitor' | 'anyone' | 'member' | 'second_factor' | StaffRole

/** True of calls that only members with a role of staff may make. */
export const isForStaff = (auth: Auth): auth is StaffRole => staffRoles.some((role) => role === auth)

/** True of calls that nobody may make without a session. */
export const needsSession = ({ auth }: { readonly auth: Auth }): boolean =>
  auth !== 'visitor' && auth !== 'anyone'

/** A read opens no transaction and is safe to repeat. A write runs in one and has a tighter rate limit. */
export type Effect = 'read' | 'write'

/** Calls of one class share a rate limit; `server/src/platform/call/limits.ts` holds the figures. */
export type LimitClass = 'read' | 'poll' | 'write' | 'upload' | 'identity'

/** The kinds of file a part may hold, recognised by their content. A part for documents keeps what it gets as sent. */
export type FileKind = 'image' | 'video' | 'audio' | 'captions' | 'document' | 'archive'

/**
 * The kinds of topics that pages subscribe to. Each page of the contract adds its own by declaration merging;
 * its feature on the server decides who may subscribe.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- pages fill it
export interface TopicKinds {}
export type TopicKind = keyof TopicKinds
/** A kind that everybody shares, such as `feed`, or a kind with an id: `post:5`. */
export type Topic = TopicKind | `${TopicKind}:${number | string}`
type TopicTemplate = TopicKind | `${TopicKind}:{${string}}`

type Shape = z.core.$ZodLooseShape

/** Texts that others than the caller's contacts read. Rules about words hold for them. */
export interface Published {
  /** The fields of the input that have them, or a part of those in a list: `answers.answer`. */
  readonly texts: readonly string[]
  /**
   * What moderators look at where a rule reports them: a kind of report and, in braces as in topics, its id. Missing
   * where nothing is there yet.
   */
  readonly as?: `${string}:{${string}}`
}

/** What new accounts do only so often in a day (decision 107). Conversations are counted where they begin. */
export const newcomerActs = ['posts', 'comments', 'conversations', 'follows'] as const
export type NewcomerAct = (typeof newcomerActs)[number]

/**
 * What programs shouldn't use any more. It works until its end, or for good where the documents name it. Answers to
 * whoever uses it say so in their headers, and the reference beside it. A field is marked with `deprecate`.
 */
export interface Deprecation {
  /** The day since which it is so, as `2026-11-29`. */
  readonly since: string
  /** The day from which it may be gone, half a year later at least. */
  readonly until?: string
  /** What to use in its place, as a sentence. */
  readonly use: string
}

/** Returns the same field, marked as one that programs shouldn't use any more. */
export function deprecate<Field extends z.ZodType>(field: Field, { since, until, use }: Deprecation): Field {
  return field.meta({
    description: field.description ?? use,
    deprecated: true,
    'x-since': since,
    ...(until !== undefined && { 'x-until': until }),
    'x-use': use,
  })
}

/** Returns what a field is marked with. */
export function deprecationOf(field: z.core.$ZodType): Deprecation | undefined {
  const { deprecated, 'x-since': since, 'x-until': until, 'x-use': use } = z.globalRegistry.get(field) ?? {}
  if (deprecated !== true || typeof since !== 'string' || typeof use !== 'string') return undefined
  return { since, use, ...(typeof until === 'string' && { until }) }
}

export interface CallDefinition<
  Name extends string,
  A extends Auth,
  E extends Effect,
  Input extends Shape,
  Output extends Shape,
  Refusal extends RefusalName,
  Files extends string,
> {
  /** The last part of the URL, exactly as documented, except for the call at the root. */
  readonly name: Name
  readonly doc: string
  readonly method?: 'POST' | 'GET'
  /** The call has no documented name: its path is the root of all calls. */
  readonly isRoot?: true
  readonly auth: A
  /** Roles of staff that may make it besides that of `auth`. */
  readonly alsoFor?: readonly StaffRole[]
  readonly effect: E
  readonly limit?: LimitClass
  /**
   * The topics that a read shows or a write changes, e.g. `post:{post_id}` or `post:{recdata.post_id}`. The
   * braces hold `me`, or a path into the input or the answer. A write makes reads with the same topic stale:
   * at once in this tab, by a hint over the socket in others.
   */
  readonly topics: readonly TopicTemplate[]
  readonly input: z.ZodObject<Input>
  /** The file parts of a multipart body: field name to accepted kinds. */
  readonly files?: Readonly<Record<Files, readonly FileKind[]>>
  readonly output: z.ZodObject<Output>
  /** This call's own refusals, without those that any call may answer. */
  readonly refusals: readonly Refusal[]
  /** The success message. A handler may choose another. */
  readonly message?: MessageId
  /** Refusals repeat their message as `error_label`, where documented. */
  readonly errorLabel?: true
  /** Callers without a session may send a `code` from an email instead. */
  readonly takesMailedCode?: true
  /** The answer holds a secret, so it is never stored for a repeat and the call takes no idempotency key. */
  readonly answersSecret?: true
  /** The `api_key` of `user_data` is the one that the caller sent: filled in at last, and never stored. */
  readonly echoesKey?: true
  /**
   * Moves money: a request that was refused under a key is refused the same way when repeated, whatever has
   * changed since.
   */
  readonly remembersRefusals?: true
  /**
   * Members who are suspended may make it, too, and those who haven't agreed to new terms in time; others are refused
   * them with `account_suspended` and `consent_needed`.
   */
  readonly whileSuspended?: true
  /**
   * A read that may be answered by a read replica, which then has everything that was committed when the call arrived
   * (decision 164). For what many read or what is heavy to read; never for money, sessions, security and what staff
   * decide by, and not for what is a row or two: asking the primary how far a replica has to be costs as much.
   */
  readonly replica?: E extends 'read' ? true : never
  /** How many of a read's latest answers a browser keeps, to show them offline. */
  readonly offline?: number
  /** The most bytes of a body without its files, where others' isn't enough. */
  readonly bodyLimit?: number
  /** Features of the network that it is absent without, beside those of its page. */
  readonly partOf?: readonly NetworkFeature[]
  /** Programs shouldn't make it any more. */
  readonly deprecated?: Deprecation
  /** What it counts as for members whose accounts are new. The settings of the network say how often they may in a day. */
  readonly whenNew?: NewcomerAct
  /** Of a write: the texts that it publishes. */
  readonly publishes?: Published & {
    readonly texts: ReadonlyArray<(keyof Input & string) | `${keyof Input & string}.${string}`>
  }
}

export interface Call<
  Name extends string = string,
  A extends Auth = Auth,
  E extends Effect = Effect,
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodObject = z.ZodObject,
  Refusal extends RefusalName = RefusalName,
  Files extends string = string,
> {
  readonly name: Name
  readonly doc: string
  readonly method: 'POST' | 'GET'
  readonly isRoot: boolean
  readonly auth: A
  readonly alsoFor: readonly StaffRole[]
  readonly effect: E
  readonly limit: LimitClass
  readonly topics: readonly TopicTemplate[]
  readonly input: Input
  readonly files: Readonly<Record<Files, readonly FileKind[]>>
  readonly output: Output
  readonly refusals: readonly Refusal[]
  readonly message: MessageId
  readonly errorLabel: boolean
  readonly takesMailedCode: boolean
  readonly answersSecret: boolean
  readonly echoesKey: boolean
  readonly remembersRefusals: boolean
  readonly whileSuspended: boolean
  /** Whether it is a write that happens once per `idempotency_key`. */
  readonly takesKey: boolean
  readonly partOf: readonly NetworkFeature[]
  readonly publishes?: Published
  readonly whenNew?: NewcomerAct
  readonly replica: boolean
  readonly offline?: number
  readonly bodyLimit?: number
  readonly deprecated?: Deprecation
}

/** The parsed input that a handler receives. */
export type InputOf<C extends Call> = z.output<C['input']>
/** What a client may send, before parsing. */
export type RequestOf<C extends Call> = z.input<C['input']> & UploadFieldsOf<C>
/** The output of a handler; a client gets `code` and `message` with it. */
export type OutputOf<C extends Call> = z.output<C['output']>
export type RefusalOf<C extends Call> = C['refusals'][number]
export type FilesOf<C extends Call> = keyof C['files'] & string
/** The ids of finished uploads, in place of file parts. A handler never sees them. */
type UploadFieldsOf<C extends Call> = {
  readonly [Part in FilesOf<C> as Part extends 'file' ? 'upload_id' : `${Part}_upload_id`]?:
    | string
    | undefined
}

export const IdempotencyKey = z
  .string('idempotency_key_invalid')
  .min(8, 'idempotency_key_invalid')
  .max(100, 'idempotency_key_invalid')
  .optional()
  .describe('8 to 100 characters. A write that is sent twice with the same key happens once.')

export const UploadId = z
  .string('upload_id_invalid')
  .max(100, 'upload_id_invalid')
  .optional()
  .describe('The id of a finished upload, in place of the file itself.')

/** Returns the file parts that may be large, and so may be sent ahead in pieces. */
export const partsInPieces = ({ files }: Pick<Call, 'files'>): string[] =>
  Object.keys(files).filter((part) => files[part]?.some((kind) => kind !== 'captions'))

/** Defines a call. Leaving out `auth`, `effect`, `topics` or `refusals` does not compile. */
export function defineCall<
  const Name extends string,
  const A extends Auth,
  const E extends Effect,
  Input extends Shape,
  Output extends Shape,
  const Refusal extends RefusalName = never,
  const Files extends string = never,
>(definition: CallDefinition<Name, A, E, Input, Output, Refusal, Files>) {
  const { effect, auth, answersSecret } = definition
  // Visitors have no keys, and an answer with a secret is never stored, so neither can be repeated.
  const takesKey = effect === 'write' && needsSession({ auth }) && !answersSecret
  const parts = !needsSession({ auth }) ? [] : partsInPieces({ files: definition.files ?? {} })
  return {
    method: 'POST' as const,
    isRoot: false as boolean,
    alsoFor: [] as readonly StaffRole[],
    limit: effect satisfies LimitClass,
    files: {} as Readonly<Record<Files, readonly FileKind[]>>,
    message: 'done.success' as const,
    errorLabel: false as boolean,
    takesMailedCode: false as boolean,
    answersSecret: false as boolean,
    echoesKey: false as boolean,
    remembersRefusals: false as boolean,
    whileSuspended: false as boolean,
    partOf: [] as readonly NetworkFeature[],
    replica: false as boolean,
    ...definition,
    takesKey,
    input: definition.input.extend({
      ...(takesKey ? { idempotency_key: IdempotencyKey } : {}),
      // The server replaces them by the files before it reads the rest.
      ...Object.fromEntries(parts.map((part) => [uploadFieldOf(part), UploadId])),
    }) as unknown as z.ZodObject<
      E extends 'write' ? Input & { idempotency_key: typeof IdempotencyKey } : Input
    >,
  }
}

/** The most bytes of a body without files, of calls that don't say their own: the longest post, of the longest emoji, fits. */
export const bodyLimit = 256 * 1024

export const pathOf = ({ name, isRoot }: Pick<Call, 'name' | 'isRoot'>): string =>
  isRoot ? '/api/users' : `/api/users/${name}`
