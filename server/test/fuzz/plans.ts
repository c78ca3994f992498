/** The fuzzer's requests as plain data: a failure prints the plan, and its seed makes it again. */
import { allCalls } from '@commons/contract/all.ts'
import type { Call } from '@commons/contract/call.ts'
import fc from 'fast-check'
import type { z } from 'zod'
import { hostile, type Known, mutatedInput, validInput } from './values.ts'

/** Callers with a valid session, and callers without. */
export const members = ['ada', 'bob', 'cyd', 'eve'] as const
export type MemberName = (typeof members)[number]
export const strangers = [
  'visitor',
  'unknown key',
  'key of another',
  'ended session',
  'odd credentials',
] as const
export type Actor = MemberName | (typeof strangers)[number]

export const fileNames = [
  'png',
  'jpeg',
  'gif',
  'mp4',
  'vtt',
  'zip',
  'broken png',
  'huge png',
  'svg',
  'text',
  'empty',
] as const
export type FileName = (typeof fileNames)[number]

export interface CallPlan {
  readonly what: 'call'
  readonly kind: 'valid' | 'mutated'
  readonly call: string
  readonly actor: Actor
  readonly input: Record<string, unknown>
  readonly language: string
  /** A form instead of JSON; undefined for JSON. */
  readonly form: FormPlan | undefined
  readonly plain: boolean
  /** Replaces the credentials of the `odd` actor. */
  readonly odd: readonly [unknown, unknown]
}

export interface FormPlan {
  readonly files: ReadonlyArray<{ field: string; file: FileName; type: string }>
  /** Orders the parts; a valid form still has its credentials first. */
  readonly shuffle: number
  /** The share of the body after which it breaks off. */
  readonly cut: number | undefined
  readonly boundary: string
}

export interface RawPlan {
  readonly what: 'raw'
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: Uint8Array | string | undefined
}

export type Plan = CallPlan | RawPlan

const seldom = <T>(weight: number, arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

function formOf(call: Call, kind: CallPlan['kind']): fc.Arbitrary<FormPlan | undefined> {
  const fields = Object.keys(call.files)
  const kinds = Object.values(call.files).flat()
  const words = kinds.includes('captions') ? (['vtt'] as const) : []
  const shown =
    kinds.includes('video') && !kinds.includes('image')
      ? (['mp4'] as const)
      : (['png', 'jpeg', 'gif'] as const)
  const right = kinds.includes('archive') ? (['zip'] as const) : [...shown, ...words]
  if (fields.length === 0 && kind === 'valid') return fc.constant(undefined)
  const file = fc.record({
    field: fc.constantFrom(...fields, ...(kind === 'valid' ? [] : ['file', 'other', '__proto__', 'user_id'])),
    file: kind === 'valid' ? fc.constantFrom<FileName>(...right) : fc.constantFrom(...fileNames),
    type: fc.constantFrom('image/png', 'image/jpeg', 'text/html', 'application/json', 'nonsense'),
  }) as fc.Arbitrary<FormPlan['files'][number]>
  const wrong = kind === 'mutated'
  const form = fc.record({
    files: fc.array(file, { maxLength: wrong ? 4 : 1 }),
    shuffle: fc.nat(1000),
    cut: wrong ? seldom(3, fc.double({ min: 0, max: 1, noNaN: true })) : fc.constant(undefined),
    boundary: fc.constantFrom('edge', ...(wrong ? ['', 'x'.repeat(300), 'a b', '"'] : [])),
  })
  return fc.oneof(
    { weight: fields.length > 0 ? 1 : 8, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: form },
  )
}

/** Two calls may have the same name with different methods. */
const keyOf = (call: Call): string => allCalls.find((each) => each.call === call)?.key ?? call.name

function callPlan(call: Call, kind: CallPlan['kind'], known: Known): fc.Arbitrary<Plan> {
  return fc.record({
    what: fc.constant('call' as const),
    kind: fc.constant(kind),
    call: fc.constant(keyOf(call)),
    actor: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...members) },
      { weight: 1, arbitrary: fc.constantFrom(...strangers) },
    ),
    input: kind === 'valid' ? validInput(call, known) : mutatedInput(call, known),
    language: fc.constantFrom('en', 'cs', 'cs-CZ,cs;q=0.9', '', '*', ';;;', 'x'.repeat(200)),
    form: formOf(call, kind),
    plain: fc.boolean(),
    odd: fc.tuple(hostile, hostile),
  })
}

const visible = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 40,
})
const names = [...new Set(allCalls.flatMap(({ call }) => (call.isRoot ? [] : [call.name])))]

const path = fc.oneof(
  fc.constantFrom(...names).map((name) => `/api/users/${name}`),
  fc.tuple(fc.constantFrom(...names), visible).map(([name, more]) => `/api/users/${name}${more}`),
  visible.map((text) => `/api/users/${text}`),
  visible.map((text) => `/api/${text}`),
  visible.map((text) => `/media/${text}`),
  visible.map((text) => `/${text}`),
  fc.constantFrom(
    '/',
    '/api',
    '/api/openapi.json',
    '/api/socket',
    '/livez',
    '/readyz',
    '/metrics',
    '/media/',
    '/assets/',
    '/api/users/../../livez',
    '//',
    '/%2e%2e/%2e%2e/etc/passwd',
    `/media/${'A'.repeat(22)}/480.webp`,
  ),
)

const headerText = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 60,
})

const headers = fc.record(
  {
    'content-type': fc.oneof(
      fc.constantFrom(
        'application/json',
        'text/plain',
        'application/json; charset=utf-16',
        'multipart/form-data',
        'multipart/form-data; boundary=edge',
        'application/x-www-form-urlencoded',
        'text/html',
        'application/octet-stream',
      ),
      headerText,
    ),
    'accept-language': headerText,
    'accept-encoding': fc.constantFrom('gzip', 'br', 'identity', '*;q=0', 'nonsense'),
    accept: fc.constantFrom('text/html', 'application/json', '*/*', 'nonsense'),
    cookie: fc.oneof(
      headerText,
      fc.constantFrom('commons_session=', 'commons_session=x.y', 'name={}', 'name=%zz', '__proto__=1'),
    ),
    origin: fc.oneof(headerText, fc.constantFrom('null', 'http://127.0.0.1', 'https://evil.example')),
    'sec-fetch-site': fc.constantFrom('cross-site', 'same-origin', 'none', 'nonsense'),
    'x-forwarded-for': fc.oneof(headerText, fc.constantFrom('127.0.0.1', '::1', '1.2.3.4, 5.6.7.8')),
    'x-request-id': headerText,
    authorization: headerText,
    range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', 'nonsense'),
    'if-none-match': headerText,
    'content-encoding': fc.constantFrom('gzip', 'identity', 'nonsense'),
    'user-agent': headerText,
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Record<string, string>>

const body = fc.oneof(
  fc.constant(undefined),
  fc.json({ maxDepth: 4 }),
  fc.uint8Array({ maxLength: 400 }),
  fc.tuple(fc.json({ maxDepth: 3 }), fc.nat(40)).map(([text, end]) => text.slice(0, end)),
  fc.record({ user_id: hostile, api_key: hostile, post_id: hostile }).map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '{',
    '[',
    '"',
    '{}',
    'null',
    '[]',
    '0',
    '{"a":1,"a":2}',
    '\ufeff{}',
    `[${'['.repeat(5000)}`,
    '--edge\r\n',
    '--edge--',
    '--edge\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n',
  ),
)

const rawPlan: fc.Arbitrary<Plan> = fc.record({
  what: fc.constant('raw' as const),
  method: fc.oneof(
    { weight: 3, arbitrary: fc.constant('POST') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'GET',
        'PUT',
        'PATCH',
        'DELETE',
        'OPTIONS',
        'HEAD',
        'TRACE',
        'PROPFIND',
        'SEARCH',
        'LINK',
      ),
    },
  ),
  path,
  headers,
  body,
})

/** These calls hash passwords, which takes as long as twenty other calls. */
export const slow = new Set([
  'login',
  'register',
  'change_password',
  'start_add_passkey',
  'update_email',
  'add_token',
  'allow_app',
  'add_webhook',
  'renew_webhook_secret',
])

/** Calls that end the member's session, or let other calls end it. */
export const ending = new Set([
  'logout',
  'change_password',
  'update_session_setting',
  'deactivate_account',
  'delete_account',
  'update_member_role',
  'delete_member',
])

/** Calls that only succeed with a secret from a mail, an app or a device; their own tests have it. */
export const secretive = new Set([
  'two_factor_auth',
  'claim_admin',
  'passkey_login',
  'reset_password',
  'security_change_disown',
  'confirm_email',
  'verify_email',
  'renew_recovery_codes',
  'add_passkey',
  'update_passkey',
  'delete_passkey',
  'session_delete',
  'token_detail',
  'get_reference_request',
  'add_reference',
  'delete_reference',
  'delete_reference_request',
  'verify_phone',
  'finish_account_link',
  'enter_video_call',
])

/**
 * Returns valid plans for a call, made by a member. Half of them have at most two of the inputs that can be
 * left out: where there are many, nearly every draw of all has one that is refused, as an unknown upload is.
 */
export function rightPlan(call: Call, known: Known): fc.Arbitrary<Plan> {
  const fields = Object.entries<z.ZodType>(call.input.shape)
  const optional = fields.flatMap(([name, type]) => (type.safeParse(undefined).success ? [name] : []))
  const left = fc.oneof(
    fc.constant(optional),
    fc.subarray(optional, { maxLength: Math.min(2, optional.length) }),
  )
  return fc
    .tuple(callPlan(call, 'valid', known), fc.constantFrom(...members), fc.uuid(), left)
    .map(([plan, actor, key, kept]) => {
      if (plan.what !== 'call') return plan
      const told = ([name]: [string, unknown]) => !optional.includes(name) || kept.includes(name)
      const input = Object.fromEntries(Object.entries(plan.input).filter(told))
      return { ...plan, actor, input: underKey(input, key) }
    })
}

/** Sets a new key each time: some calls remember a refusal, and repeat it for its key. */
const underKey = (input: CallPlan['input'], key: string): CallPlan['input'] =>
  'idempotency_key' in input ? { ...input, idempotency_key: key } : input

/** Returns plans for any request. */
export function plans(known: Known): fc.Arbitrary<Plan> {
  const of = (kind: CallPlan['kind']) =>
    fc.oneof(
      ...allCalls.map(({ call }) => ({
        weight: slow.has(call.name) ? 1 : 4,
        arbitrary: callPlan(call, kind, known),
      })),
    )
  return fc.oneof(
    { weight: 4, arbitrary: of('valid') },
    { weight: 4, arbitrary: of('mutated') },
    { weight: 3, arbitrary: rawPlan },
  )
}
