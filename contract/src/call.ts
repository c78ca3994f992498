import { z } from 'zod'
import type { MessageId } from './messages/en.ts'
import type { RefusalName } from './refusals.ts'

/**
 * Who may call: anybody; a member with a full session; or, for the second step of a login, also the
 * holder of a right password whose second factor is still missing.
 */
export type Auth = 'visitor' | 'member' | 'second_factor'

/** A read opens no transaction and may be repeated; a write runs in one and is counted more strictly. */
export type Effect = 'read' | 'write'

/** Calls of one class share a rate limit; `server/src/platform/call/limits.ts` holds the figures. */
export type LimitClass = 'read' | 'poll' | 'write' | 'upload' | 'identity'

/** Kinds of file that a part may hold, told apart by their content. */
export type FileKind = 'image' | 'video' | 'captions'

type Shape = z.core.$ZodLooseShape

export interface CallDefinition<
  Name extends string,
  A extends Auth,
  E extends Effect,
  Input extends Shape,
  Output extends Shape,
  Refusal extends RefusalName,
  Files extends string,
> {
  /** The last part of the URL, verbatim from the documents. */
  readonly name: Name
  readonly doc: string
  readonly method?: 'POST' | 'GET'
  readonly auth: A
  readonly effect: E
  readonly limit?: LimitClass
  /**
   * What a read shows and a write changes, e.g. `post:{post_id}` or `post:{recdata.post_id}`: the
   * braces hold a path into the input, or else into the answer, or `me`. A write's topics make reads
   * with the same topic stale, in this tab at once and in others by the socket's hints.
   */
  readonly topics: readonly string[]
  readonly input: z.ZodObject<Input>
  /** File parts of a multipart body; the documented field name to what it takes. */
  readonly files?: Readonly<Record<Files, readonly FileKind[]>>
  readonly output: z.ZodObject<Output>
  /** Every refusal of the call's own; those that any call may answer are not repeated. */
  readonly refusals: readonly Refusal[]
  /** The text of a success; a handler may say another one of the contract's. */
  readonly message?: MessageId
  /** A refusal carries its message as `error_label`, too, where the documents read it from there. */
  readonly errorLabel?: true
  /** The answer holds a secret: it is not kept for a repetition, so that no idempotency key is taken. */
  readonly answersSecret?: true
  /** How many of a read's latest answers a browser keeps, to be shown again where there is no network. */
  readonly offline?: number
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
  readonly auth: A
  readonly effect: E
  readonly limit: LimitClass
  readonly topics: readonly string[]
  readonly input: Input
  readonly files: Readonly<Record<Files, readonly FileKind[]>>
  readonly output: Output
  readonly refusals: readonly Refusal[]
  readonly message: MessageId
  readonly errorLabel: boolean
  readonly answersSecret: boolean
  /** Whether it is a write that happens once under one `idempotency_key`. */
  readonly takesKey: boolean
  readonly offline?: number
}

/** The parsed input, as a handler receives it. */
export type InputOf<C extends Call> = z.output<C['input']>
/** What a client may send: the lenient side of the input. */
export type RequestOf<C extends Call> = z.input<C['input']>
/** What a handler answers, and what a client reads beside `code` and `message`. */
export type OutputOf<C extends Call> = z.output<C['output']>
export type RefusalOf<C extends Call> = C['refusals'][number]
export type FilesOf<C extends Call> = keyof C['files'] & string

const IdempotencyKey = z
  .string('idempotency_key_invalid')
  .min(8, 'idempotency_key_invalid')
  .max(100, 'idempotency_key_invalid')
  .optional()
  .describe('8 to 100 characters; what is sent twice under one key happens once.')

/** Makes a call of the contract. Leaving out auth, effect, topics or refusals does not compile. */
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
  // A key belongs to a member, and an answer that holds a secret is not kept: there it would promise too much.
  const takesKey = effect === 'write' && auth !== 'visitor' && !answersSecret
  return {
    method: 'POST' as const,
    limit: effect satisfies LimitClass,
    files: {} as Readonly<Record<Files, readonly FileKind[]>>,
    message: 'done.success' as const,
    errorLabel: false as boolean,
    answersSecret: false as boolean,
    ...definition,
    takesKey,
    input: definition.input.extend(
      takesKey ? { idempotency_key: IdempotencyKey } : {},
    ) as unknown as z.ZodObject<
      E extends 'write' ? Input & { idempotency_key: typeof IdempotencyKey } : Input
    >,
  }
}
