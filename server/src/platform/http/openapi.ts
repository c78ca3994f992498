/** The OpenAPI description of every call, made from the contract. */
import { allCalls } from '@commons/contract/all.ts'
import { apiVersion } from '@commons/contract/changes.ts'
import {
  type Call,
  IdempotencyKey,
  needsSession,
  partsInPieces,
  pathOf,
  UploadId,
} from '@commons/contract/call.ts'
import { exampleInput, sayDeprecated, shapeNames } from '@commons/contract/reference/reference.ts'
import { passages, statusMeanings } from '@commons/contract/reference/text.ts'
import { generalRefusals, type RefusalName, refusals } from '@commons/contract/refusals.ts'
import { scopeFor } from '@commons/contract/token-scopes.ts'
import { uploadFieldOf } from '@commons/contract/upload-field.ts'
import { networkName } from '../language.ts'
import { z } from 'zod'

type Json = Record<string, unknown>

const schemaAt = (name: string) => `#/components/schemas/${name}`

const UserId = z.int().positive().describe('The member’s id.')
const ApiKey = z.string().describe('The session’s key, from the `user_data` of a login.')

/** Fields of many calls, by the names of their schemas. */
const commonFields = {
  UserId: inputSchema(UserId),
  ApiKey: inputSchema(ApiKey),
  IdempotencyKey: inputSchema(IdempotencyKey),
  UploadId: inputSchema(UploadId),
}

const credentials = { user_id: commonFields.UserId, api_key: commonFields.ApiKey }

const Message = z.string().describe('A text to show, in the member’s language.')

const UnknownFields = z
  .array(z.string())
  .describe('Fields that were sent and that the call doesn’t take: misspelled, or of another version.')

const Refused = z
  .object({
    code: z.literal(false).describe('Nothing was done.'),
    message: Message,
    error: z.string().describe('The name of the refusal.'),
    error_label: z.string().optional().describe('The message again, of calls that are documented with it.'),
    fields: z.record(z.string(), z.string()).optional().describe('What is wrong with each field.'),
    suspended_until: z.iso
      .datetime()
      .nullable()
      .optional()
      .describe('Of account_suspended: when the suspension ends; null: never.'),
  })
  .describe('What every refusal answers.')

/** The kinds of file of a part, in the words of a media type. */
const mediaTypes = {
  image: 'image/*',
  video: 'video/*',
  audio: 'audio/*',
  captions: 'text/vtt, application/x-subrip',
  document: 'application/pdf, application/octet-stream',
  archive: 'application/zip',
} as const

/** The shapes that are referred to, with their names. */
const named: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  ...shapeNames,
  [Message, 'Message'],
  [UnknownFields, 'UnknownFields'],
  [Refused, 'Refused'],
])

/** Returns the JSON schema of an answer; named shapes in it are references to the components. */
function answerSchema(schema: z.ZodType): Json {
  const whole: unknown = schema
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      dropBounds(jsonSchema)
      const name = zodSchema === whole ? undefined : named.get(zodSchema)
      if (name === undefined) return
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
      jsonSchema.$ref = schemaAt(name)
    },
  })
  return rest
}

function inputSchema(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => dropBounds(jsonSchema),
  })
  return inOneForm(rest) as Json
}

/**
 * Leaves of a number or flag the form that a program sends: digits in a string and `true`, which forms send, are in the
 * general text. Generators make an enumeration's values names, and `1` and `"1"` the same.
 */
function inOneForm(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inOneForm)
  if (typeof schema !== 'object' || schema === null) return schema
  const { anyOf, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => [key, inOneForm(inner)]),
  ) as Json & { anyOf?: Json[] }
  if (Array.isArray(rest['enum'])) {
    const numbers = rest['enum'].filter((value) => typeof value === 'number')
    if (numbers.length > 0) return { ...rest, type: 'integer', enum: numbers }
  }
  if (anyOf === undefined) return rest
  const isNumber = ({ type }: Json) => type === 'integer' || type === 'number'
  const left = anyOf.some(isNumber) ? anyOf.filter((each) => isNumber(each) || !isNumberInText(each)) : anyOf
  return left.length === 1 ? { ...left[0], ...rest } : { ...rest, anyOf: left }
}

const isNumberInText = ({ type, pattern, const: one, enum: values }: Json): boolean =>
  type === 'boolean' ||
  (type === 'string' &&
    (pattern !== undefined ||
      [one, ...(Array.isArray(values) ? values : [])].some((value) => /^\d/.test(String(value ?? '')))))

/** Drops what the type says already: the pattern of a known format, and the largest number that JavaScript counts to. */
function dropBounds(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format === 'date-time') delete schema.pattern
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
}

const generalNames = Object.keys(generalRefusals) as RefusalName[]
const generalByStatus = Map.groupBy(generalNames, (name) => refusals[name])

/** Returns the whole API as an OpenAPI 3.1 document. */
export function openApi(serverUrl: string): Json {
  const paths = Object.fromEntries(
    Array.from(
      // Two calls may share a name: one for members by POST and one for visitors by GET.
      Map.groupBy(allCalls, ({ call }) => pathOf(call)),
      ([path, calls]) => [
        path,
        Object.fromEntries(calls.map((each) => [each.call.method.toLowerCase(), operation(each)])),
      ],
    ),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: networkName(),
      version: apiVersion,
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      contact: { name: networkName(), ...(URL.canParse(serverUrl) && { url: serverUrl }) },
      summary: 'A social network that its members run their work and money on.',
      description: passages
        .map(({ title, paragraphs }) => `## ${title}\n\n${paragraphs.join('\n\n')}`)
        .join('\n\n'),
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(allCalls.map(({ feature }) => feature))].map((name) => ({
      name,
      description: `Calls of ${name.replaceAll('-', ' ')}.`,
    })),
    security: [{}],
    paths,
    components: components(paths),
  }
}

function components(paths: Json): Json {
  const responses = {
    Refused: refusedAnswer('Refused for a reason that any call may answer.', generalNames),
  }
  return {
    schemas: schemasUsed({ paths, responses }),
    responses,
    headers: {
      RetryAfter: {
        description: 'After how many seconds the call can be made again.',
        schema: { type: 'integer', minimum: 0 },
      },
    },
    securitySchemes: {
      token: {
        type: 'http',
        scheme: 'bearer',
        description:
          'A token of an app or a bot, made in Settings > Security or by [add_token](#add_token), in place of `user_id` and `api_key`. Each call names the scope that it needs; a call that names none here takes no token.',
      },
      browser: {
        type: 'apiKey',
        in: 'cookie',
        name: 'commons_session',
        description:
          'Set by a login from a browser, whose session works only together with it: besides `user_id` and `api_key`. Over https its name begins with `__Host-`.',
      },
    },
  }
}

/** Returns the schemas that a part of the document refers to, and those that these refer to, by their names. */
function schemasUsed(within: Json): Json {
  const all: Json = {
    ...Object.fromEntries(Array.from(named, ([shape, name]) => [name, answerSchema(shape as z.ZodType)])),
    ...commonFields,
  }
  const used = new Set<string>()
  const look = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      look(all[name])
    }
  }
  look(within)
  return Object.fromEntries([...used].toSorted().map((name) => [name, all[name]]))
}

/** Returns the answer of these refusals. */
function refusedAnswer(description: string, names: readonly RefusalName[]): Json {
  return {
    description,
    ...(names.some((name) => [429, 503].includes(refusals[name])) && {
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    }),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: schemaAt('Refused') },
            { type: 'object', required: ['error'], properties: { error: { type: 'string', enum: names } } },
          ],
        },
      },
    },
  }
}

function operation({ feature, key, call }: (typeof allCalls)[number]): Json {
  const sentence = call.doc.match(/^.*?[.!?](?=\s|$)/s)?.[0] ?? call.doc
  return {
    operationId: key,
    tags: [feature],
    summary: sentence.replace(/\.$/, ''),
    description: describe(call),
    ...(call.deprecated && {
      deprecated: true,
      'x-since': call.deprecated.since,
      ...(call.deprecated.until !== undefined && { 'x-until': call.deprecated.until }),
      'x-use': call.deprecated.use,
    }),
    security: securityOf(call),
    'x-auth': call.auth,
    ...(call.alsoFor.length > 0 && { 'x-also-for': call.alsoFor }),
    'x-effect': call.effect,
    'x-limit': call.limit,
    'x-topics': call.topics,
    ...(call.method === 'POST'
      ? { requestBody: { required: true, content: bodyOf(call) } }
      : { parameters: queryOf(call) }),
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/json': {
            schema: answerSchema(
              call.output.extend({
                code: z.literal(true).describe('Done.'),
                message: Message,
                unknown_fields: UnknownFields.optional(),
              }),
            ),
          },
        },
      },
      ...refusedAnswers(call),
    },
  }
}

/** Returns what holds of the call beside its own text: how it is repeated, counted and paged. */
function describe(call: Call): string {
  const inPieces = partsInPieces(call)
  return [
    call.doc,
    call.deprecated ? sayDeprecated(call.deprecated) : '',
    call.effect === 'read'
      ? 'It changes nothing and can be repeated.'
      : call.takesKey
        ? 'With an `idempotency_key` it happens once, however often it is sent.'
        : 'It happens each time that it is sent.',
    `It counts as ${call.limit}.`,
    'before' in call.input.shape && 'next' in call.output.shape
      ? 'The `next` of one page is the `before` of the following one; the last page has none.'
      : '',
    inPieces.length > 0
      ? `A file may be sent ahead in pieces; its id is then given as ${inPieces.map((part) => `\`${uploadFieldOf(part)}\``).join(', ')}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * The credentials of a program are a token, or fields of the body; a browser's need its cookie besides. Of a token's call
 * its scope is named.
 */
function securityOf(call: Call): Json[] {
  if (call.auth === 'visitor') return []
  const needed = scopeFor(call)
  const token = needed === 'never' ? [] : [{ token: needed === 'any' ? [] : [needed] }]
  return [...token, {}, { browser: [] }]
}

const meaningOf = new Map(statusMeanings)

/** Returns the call's own refusals by status, each with the general ones of that status, and all others. */
function refusedAnswers(call: Call): Json {
  const own = [...Map.groupBy(call.refusals, (name) => refusals[name])].map(([status, names]) => {
    const all = [...new Set([...names, ...(generalByStatus.get(status) ?? [])])]
    return [status, refusedAnswer(meaningOf.get(status) ?? 'Refused.', all)] as const
  })
  const other = { $ref: '#/components/responses/Refused' }
  return { ...Object.fromEntries(own), '4XX': other, default: other }
}

/** Returns the query parameters of a GET. */
function queryOf(call: Call): Json[] {
  const { properties = {}, required = [] } = inputSchema(call.input)
  return Object.entries(properties as Record<string, Json>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    ...('description' in schema && { description: schema['description'] }),
    schema,
  }))
}

/** Whether a call has no other credentials than those of a session. */
const isSessionNeeded = (call: Call) =>
  needsSession(call) && !call.takesMailedCode && scopeFor(call) === 'never'

/**
 * Returns a call's body. One that takes files is a form, also where none is sent: a generator that had the choice would
 * take JSON, and lose the file.
 */
function bodyOf(call: Call): Json {
  const input = inputSchema(call.input)
  const own = (input['properties'] ?? {}) as Json
  const required = (input['required'] ?? []) as string[]
  const properties = withCommon(call.auth === 'visitor' ? own : { ...credentials, ...own })
  const schema = {
    type: 'object',
    properties,
    required: isSessionNeeded(call) ? ['user_id', 'api_key', ...required] : required,
  }
  const files = Object.entries(call.files)
  if (files.length === 0) return { 'application/json': { schema, example: exampleBody(call) } }
  const parts = files.map(
    ([field, kinds]) =>
      [
        field,
        {
          type: 'string',
          format: 'binary',
          contentMediaType: 'application/octet-stream',
          description: `${kinds.join(' or ')}, recognised by its content`,
        },
      ] as const,
  )
  return {
    'multipart/form-data': {
      schema: { ...schema, properties: { ...inForm(properties), ...Object.fromEntries(parts) } },
      encoding: Object.fromEntries(
        files.map(([field, kinds]) => [
          field,
          { contentType: kinds.map((kind) => mediaTypes[kind]).join(', ') },
        ]),
      ),
    },
  }
}

/** Returns the fields, where those of many calls are references. */
function withCommon(fields: Json): Json {
  const names = new Map(Object.entries(commonFields).map(([name, schema]) => [JSON.stringify(schema), name]))
  return Object.fromEntries(
    Object.entries(fields).map(([field, schema]) => {
      const name = names.get(JSON.stringify(schema))
      return [field, name === undefined ? schema : { $ref: schemaAt(name) }]
    }),
  )
}

/** Returns the fields of a form, in which a list is JSON in a text. */
function inForm(fields: Json): Json {
  return Object.fromEntries(
    Object.entries(fields as Record<string, Json>).map(([field, { anyOf, ...rest }]) => {
      const forms = (anyOf ?? []) as Json[]
      const isList = forms.some(({ type }) => type === 'array') && forms.some(({ type }) => type === 'string')
      const kept = isList ? { ...rest, type: 'string', contentMediaType: 'application/json' } : undefined
      return [field, kept ?? { ...rest, ...(anyOf !== undefined && { anyOf }) }]
    }),
  )
}

function exampleBody(call: Call): Json {
  return { ...(needsSession(call) ? { user_id: 7, api_key: '…' } : {}), ...exampleInput(call) }
}
