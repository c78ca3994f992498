/** Describes every call for the API reference, on the web and in `docs/api.md`. */
import { z } from 'zod'
import { allCalls, exportsOf, features, pages } from '../all.ts'
import {
  type Auth,
  type Call,
  type Deprecation,
  type FileKind,
  type LimitClass,
  needsSession,
  pathOf,
} from '../call.ts'
import { en } from '../messages/en.ts'
import { scopeFor } from '../token-scopes.ts'
import { generalRefusals, type RefusalName, refusals } from '../refusals.ts'
import * as postFiles from '../posts/post-files.ts'
import * as attachment from '../shared/attachment.ts'
import * as captions from '../shared/captions.ts'
import * as chatMessage from '../shared/chat-message.ts'
import * as linkCard from '../shared/link-card.ts'
import * as mention from '../shared/mention.ts'
import * as messageFile from '../shared/message-file.ts'
import * as paper from '../shared/paper.ts'
import * as picture from '../shared/picture.ts'
import * as surveyShown from '../shared/survey-shown.ts'
import * as video from '../shared/video.ts'
import * as videoCallState from '../shared/video-call-state.ts'
import * as watched from '../shared/watched.ts'

/** A part of a type's description: plain text, a JSON value, a field, or the name of a shape described elsewhere. */
export type TypeWord =
  | { readonly text: string }
  | { readonly value: string }
  | { readonly field: string }
  | { readonly shape: string }

export interface KeyReference {
  readonly name: string
  readonly type: readonly TypeWord[]
  readonly required: boolean
  /** Details that the type alone does not say; often empty. */
  readonly note: string
  /** Programs shouldn't use it any more; the note says so, too. */
  readonly isDeprecated: boolean
}

export interface RefusalReference {
  readonly name: RefusalName
  readonly status: number
  readonly text: string
}

export interface CallReference {
  readonly call: Call
  /** The target of links: the call's name, with the method if two calls share a name. */
  readonly anchor: string
  readonly path: string
  readonly who: string
  readonly inputs: readonly KeyReference[]
  readonly answer: readonly KeyReference[]
  readonly refusals: readonly RefusalReference[]
}

export interface ShapeReference {
  readonly name: string
  readonly keys: readonly KeyReference[]
}

export interface FeatureReference {
  readonly title: string
  readonly calls: readonly CallReference[]
  readonly shapes: readonly ShapeReference[]
}

interface JsonSchema {
  $ref?: string
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  description?: string
  minLength?: number
  maxLength?: number
  deprecated?: boolean
  'x-since'?: string
  'x-until'?: string
  'x-use'?: string
}

function shapesIn(page: object): Array<{ name: string; shape: z.ZodObject }> {
  return Object.entries(page).flatMap(([name, shape]) =>
    shape instanceof z.ZodObject && !name.endsWith('Input') ? [{ name, shape }] : [],
  )
}

/** Modules of shapes that several features use. */
const sharedModules = [
  picture,
  video,
  captions,
  attachment,
  postFiles,
  linkCard,
  mention,
  chatMessage,
  messageFile,
  videoCallState,
  surveyShown,
  watched,
  paper,
]

/** The named shapes of the contract, with their names. Each is described once and referred to by name. */
export const shapeNames: ReadonlyMap<unknown, string> = new Map(
  [...Object.values(pages), ...sharedModules].flatMap(shapesIn).map(({ name, shape }) => [shape, name]),
)

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const whole: unknown = schema
  // Not zod's registry of ids: the whole process shares it, and the server makes other schemas.
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const name = shapeNames.get(zodSchema)
      if (name === undefined || zodSchema === whole) return
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
      jsonSchema.$ref = name
    },
  }) as JsonSchema
}

const typeNames: Record<string, string> = {
  integer: 'whole number',
  string: 'text',
  boolean: 'true or false',
  null: 'null',
}

const text = (words: string): TypeWord => ({ text: words })

/** Joins the parts with `between`, without repeats. */
function joined(parts: ReadonlyArray<readonly TypeWord[]>, between: string): TypeWord[] {
  const different = new Map(parts.map((part) => [JSON.stringify(part), part]))
  return [...different.values()].flatMap((part, i) => (i === 0 ? part : [text(between), ...part]))
}

function typeOf(schema: JsonSchema): TypeWord[] {
  const { type } = schema
  if (schema.$ref !== undefined) return [{ shape: schema.$ref }]
  const values = 'const' in schema ? [schema.const] : schema.enum
  if (values)
    return joined(
      values.map((value) => [{ value: JSON.stringify(value) }]),
      ' or ',
    )
  if (schema.anyOf) return joined(schema.anyOf.map(typeOf), ' or ')
  if (Array.isArray(type))
    return joined(
      type.map((each) => typeOf({ ...schema, type: each })),
      ' or ',
    )
  if (type === 'array') return [text('list of '), ...typeOf(schema.items ?? {})]
  if (schema.format === 'date-time') return [text('date and time')]
  if (type === 'object') return objectType(schema)
  return [text(typeNames[type ?? ''] ?? type ?? 'anything')]
}

function objectType({ properties = {} }: JsonSchema): TypeWord[] {
  const fields = Object.entries(properties).map(([name, inner]) => [
    { field: name },
    text(' '),
    ...typeOf(inner),
  ])
  return fields.length === 0 ? [text('object')] : [text('object of '), ...joined(fields, ', ')]
}

/** Returns the allowed length in words, for fields without a description. */
function lengthOf({ minLength = 0, maxLength }: JsonSchema): string {
  if (maxLength === undefined) return ''
  const most = maxLength.toLocaleString('en')
  return minLength > 1 ? `${minLength} to ${most} characters.` : `At most ${most} characters.`
}

function keysOf(shape: z.ZodType, io: 'input' | 'output'): KeyReference[] {
  const { properties = {}, required = [] } = schemaOf(shape, io)
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    type: typeOf(inner),
    required: required.includes(name),
    note: noteOf(inner, io),
    isDeprecated: inner.deprecated === true,
  }))
}

function noteOf(schema: JsonSchema, io: 'input' | 'output'): string {
  const { description, deprecated, 'x-since': since = '', 'x-until': until, 'x-use': use = '' } = schema
  if (!deprecated) return description ?? (io === 'input' ? lengthOf(schema) : '')
  const said = sayDeprecated({ since, use, ...(until !== undefined && { until }) })
  return description === undefined || description === use ? said : `${description} ${said}`
}

/** Says in a sentence what is deprecated since when, and what to use in its place. */
export const sayDeprecated = ({ since, until, use }: Deprecation): string =>
  `Deprecated since ${since}${until === undefined ? '' : `, gone from ${until} on`}. ${use}`

function inputsOf(call: Call): KeyReference[] {
  const files = Object.entries(call.files).map(([name, kinds]) => ({
    name,
    type: [text(`file: ${kinds.join(' or ')}`)],
    required: false,
    note: 'The kind is recognised by the content.',
    isDeprecated: false,
  }))
  return [...keysOf(call.input, 'input'), ...files]
}

/** The refusals that any call may answer. */
export const sharedRefusals: readonly RefusalReference[] = refusalsOf(
  Object.keys(generalRefusals) as RefusalName[],
)

function refusalsOf(names: readonly RefusalName[]): RefusalReference[] {
  return names.map((name) => ({ name, status: refusals[name], text: plainText(en[`refusal.${name}`]) }))
}

/** Returns the `other` form of a plural message, and any other message as it is. */
function plainText(message: string): string {
  return message.replace(/^\{(\w+), plural.*other \{(.*)\}\}$/s, (_, place: string, other: string) =>
    other.replace('#', `{${place}}`),
  )
}

/** Who may call, in words. */
const callers: Readonly<Record<Auth, string>> = {
  visitor: 'anyone',
  anyone: 'anyone; a member who sends a session sees what members see',
  member: 'a member',
  second_factor: 'a member, even before the second factor',
  moderator: 'a moderator or admin of Commons',
  finance: 'a member with the role finance, or an admin of Commons',
  support: 'a member with the role support, or an admin of Commons',
  admin: 'an admin of Commons',
}

/** The rate limit classes in words. */
export const limitNames: Readonly<Record<LimitClass, string>> = {
  read: 'reading',
  poll: 'polling',
  write: 'writing',
  upload: 'uploading',
  identity: 'identity',
}

const title = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const isFirstOfItsName = (call: Call) => allCalls.find((each) => each.call.name === call.name)?.call === call

function byToken(call: Call): string {
  const needed = scopeFor(call)
  if (needed === 'never' || needed === 'open') return ''
  return needed === 'any' ? '; any token' : `; a token with \`${needed}\``
}

function callReference(call: Call): CallReference {
  return {
    call,
    anchor: isFirstOfItsName(call) ? call.name : `${call.name}-${call.method.toLowerCase()}`,
    path: pathOf(call),
    who: [callers[call.auth], ...call.alsoFor.map((role) => callers[role])].join('; also ') + byToken(call),
    inputs: inputsOf(call),
    answer: keysOf(call.output, 'output'),
    refusals: refusalsOf(call.refusals),
  }
}

const shapeReference = ({ name, shape }: { name: string; shape: z.ZodObject }): ShapeReference => ({
  name,
  keys: keysOf(shape, 'output'),
})

/** Returns every feature with its calls and shapes, in the contract's order. */
export function describeFeatures(): FeatureReference[] {
  return features.map((feature) => ({
    title: title(feature),
    calls: allCalls.filter((each) => each.feature === feature).map(({ call }) => callReference(call)),
    shapes: shapesIn(exportsOf(feature)).map(shapeReference),
  }))
}

/** Shapes used by several features. */
export const sharedShapes: readonly ShapeReference[] = sharedModules.flatMap(shapesIn).map(shapeReference)

/** Example values for fields whose type alone gives a poor example. */
const samples: Record<string, unknown> = {
  country: 'CZ',
  start_month: 'Sep',
  figure: '1.5',
  start_year: '2015',
  closing_date: '2030-12-24T18:00:00+01:00',
  time_zone: 'Europe/Prague',
  begins_at: '2030-12-24T18:00:00+01:00',
  ends_at: '2030-12-24T20:00:00+01:00',
  options: ['Oak', 'Lime'],
  user_ids: [4, 9],
  scopes: ['read', 'write'],
  scope: 'read write',
  redirect_uris: ['https://app.example/done'],
  redirect_uri: 'https://app.example/done',
  website: 'https://app.example',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  daily_limit: '',
  days: 90,
  consent: 1,
  email: 'ada@example.org',
  mobile: '+420601234567',
  quiet_from: '22:00',
  quiet_to: '07:00',
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  p256dh: 'B'.repeat(87),
  auth: 'A'.repeat(22),
  password: 'a long enough secret',
  confirm_password: 'a long enough secret',
  full_name: 'Ada Lovelace',
  username: 'ada_lovelace',
  reaction: '👍',
  message: 'Hello',
  language_id: 2,
  video_ids: [12],
  report_ids: [12],
  signup_request_ids: [12],
  domain: 'example.com',
  range: '192.0.2.0/24',
  milestone_ids: [12],
  day: '2026-11-24',
  week: '2026-11-23',
  minutes: 90,
  hours: 10,
  work_log_id: 12,
  visibility: 'private',
  price: '5',
  credential: { id: 'AbCdEf', type: 'public-key' },
  dob: '1990-05-17',
  amount: '12.5',
  token: '5',
  token_value: '100',
  currency_value: '0.05',
  fcell: '100',
  ether: '0.05',
  fees: '0',
  eth_recieved: '1.99',
  currency_value_withdraw: '0.05',
  from: '2026-11-01',
  to: '2026-11-30',
  to_wallet: '@ada_lovelace',
  cost_estimation: '200-300',
  timeline: 7,
  rating: 5,
  filter: '{"skills":["Clay"],"budget_to":300}',
  language: 'en',
  nsfw_setting: [{ nsfw: 'Nudity', setting: 'hide' }],
}

function sampleOf(schema: JsonSchema): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {})
  if (schema.format === 'uuid') return '0199a3c4-7f6e-7c31-9d4e-5a1b2c3d4e5f'
  if (schema.type === 'integer' || schema.type === 'number') return 12
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return []
  if (schema.type === 'object') return {}
  return 'some text'
}

/** Where a field has other limits than elsewhere. */
const samplesByCall: Readonly<Record<string, Record<string, unknown>>> = {
  add_webhook: { name: 'My bot', url: 'https://bot.example/hook', events: ['posts', 'messages'] },
  add_thread: { parts: [{ message: 'First things first' }, { message: 'And then the rest' }] },
  link_card: { url: 'https://en.wikipedia.org/wiki/Bee' },
  yearly_statement: { year: 2026 },
  verify_phone: { code: '123456' },
  decide_member: { acts: ['suspend'] },
  mute_reporter: { until: '2026-12-01T00:00:00Z' },
  undo_moderator: { from: '2026-11-01T00:00:00Z', to: '2026-11-02T00:00:00Z' },
  ...Object.fromEntries(
    ['add_bid', 'update_bid'].map((name) => [
      name,
      {
        message:
          'I have built nine ovens of clay, the last one for a bakery. I begin on Monday, and you see each step in pictures.',
      },
    ]),
  ),
}

const hasFiles = (call: Call) => Object.keys(call.files).length > 0

/**
 * Returns the example input of a call, without credentials and files: the required fields, and `message`
 * beside a file.
 */
export function exampleInput(call: Call): Record<string, unknown> {
  const { properties = {}, required = [] } = schemaOf(call.input, 'input')
  const names = hasFiles(call) && 'message' in properties ? [...new Set([...required, 'message'])] : required
  return Object.fromEntries(
    names.map((name) => {
      const schema = properties[name] ?? {}
      const sample = samplesByCall[call.name]?.[name] ?? samples[name]
      return [
        name,
        sample === undefined || schema.enum?.includes(sample) === false ? sampleOf(schema) : sample,
      ]
    }),
  )
}

const fileNames: Readonly<Record<FileKind, string>> = {
  image: 'picture.jpg',
  video: 'video.mp4',
  audio: 'voice.m4a',
  captions: 'captions.vtt',
  document: 'report.pdf',
  archive: 'archive.zip',
}

/** More pictures follow a first one, and captions a video. */
const goesWithAnother = (name: string, { files }: Call): boolean =>
  /_\d+$/.test(name) || (files[name]?.[0] === 'captions' && Object.keys(files).length > 1)

/** Returns a curl command that makes the call. */
export function curlExample(call: Call, origin: string): string {
  const url = `${origin}${pathOf(call)}`
  if (call.method === 'GET') {
    const query = new URLSearchParams(
      Object.entries(exampleInput(call)).map(([name, value]): [string, string] => [name, String(value)]),
    )
    return query.size === 0 ? `curl ${url}` : `curl '${url}?${query}'`
  }
  const credentials = !needsSession(call) ? {} : { user_id: 7, api_key: '…' }
  const body = { ...credentials, ...exampleInput(call) }
  if (!hasFiles(call))
    return `curl ${url} -H 'content-type: application/json' \\\n  -d '${JSON.stringify(body)}'`
  const fields = Object.entries(body).map(([name, value]) => `-F '${name}=${String(value)}'`)
  const files = Object.entries(call.files)
    .filter(([name]) => !goesWithAnother(name, call))
    .map(([name, kinds]) => `-F ${name}=@${fileNames[kinds[0] ?? 'document']}`)
  return `curl ${url} \\\n  ${[...fields, ...files].join(' ')}`
}
