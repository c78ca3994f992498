/** The OpenAPI description of every call, made from the contract. */
import { allCalls } from '@commons/contract/all.ts'
import { type Call, needsSession, pathOf } from '@commons/contract/call.ts'
import { refusals } from '@commons/contract/refusals.ts'
import { networkName } from '../language.ts'
import { z } from 'zod'

type Json = Record<string, unknown>

const credentials = {
  user_id: { description: 'The member’s id.', type: 'integer', minimum: 1 },
  api_key: { description: 'The session’s key, from the `user_data` of a login.', type: 'string' },
}

const envelope = z.object({
  code: z.boolean().describe('true: done. false: refused.'),
  message: z.string().describe('A text to show, in the member’s language.'),
})

const refusedEnvelope = envelope.extend({
  error: z.string().describe('The name of the refusal.'),
  fields: z.record(z.string(), z.string()).optional().describe('What is wrong with each field.'),
  suspended_until: z.iso
    .datetime()
    .nullable()
    .optional()
    .describe('Of account_suspended: when the suspension ends; null: never.'),
})

/** Of calls that are documented with this field. */
const labelledEnvelope = refusedEnvelope.extend({
  error_label: z.string().describe('The message again.'),
})

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** Returns the whole API as an OpenAPI 3.1 document. */
export function openApi(serverUrl: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: networkName(),
      version: '0.1.0',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      description:
        'Every call answers a JSON object with `code` and `message`. A refusal has `code: false` and its name in `error`. ' +
        'Bodies are JSON, sent as application/json or text/plain. To send a file, use multipart/form-data with the credentials before the file.',
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(allCalls.map(({ feature }) => feature))].map((name) => ({ name })),
    paths: Object.fromEntries(
      Array.from(
        // Two calls may share a name: one for members by POST and one for visitors by GET.
        Map.groupBy(allCalls, ({ call }) => pathOf(call)),
        ([path, calls]) => [
          path,
          Object.fromEntries(calls.map((each) => [each.call.method.toLowerCase(), operation(each)])),
        ],
      ),
    ),
  }
}

function operation({ feature, key, call }: (typeof allCalls)[number]): Json {
  const refused = schemaOf(call.errorLabel ? labelledEnvelope : refusedEnvelope, 'output')
  const byStatus = Map.groupBy(call.refusals, (name) => refusals[name])
  return {
    operationId: key,
    tags: [feature],
    summary: call.doc,
    'x-auth': call.auth,
    ...(call.alsoFor.length > 0 && { 'x-also-for': call.alsoFor }),
    'x-effect': call.effect,
    'x-topics': call.topics,
    ...(call.method === 'POST'
      ? { requestBody: { required: true, content: bodies(call) } }
      : { parameters: queryOf(call) }),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: schemaOf(call.output.extend(envelope.shape), 'output') } },
      },
      ...Object.fromEntries(
        [...byStatus].map(([status, names]) => [
          status,
          {
            description: `Refused: ${names.map((name) => `\`${name}\``).join(', ')}.`,
            content: { 'application/json': { schema: refused } },
          },
        ]),
      ),
      default: {
        description: 'Refused for a reason that any call may answer.',
        content: { 'application/json': { schema: refused } },
      },
    },
  }
}

/** Returns the query parameters of a GET. */
function queryOf(call: Call): Json[] {
  const { properties = {}, required = [] } = schemaOf(call.input, 'input')
  return Object.entries(properties as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    schema,
  }))
}

function bodies(call: Call): Json {
  const input = schemaOf(call.input, 'input')
  const own = (input['properties'] ?? {}) as Json
  const required = (input['required'] ?? []) as string[]
  const isMember = call.auth !== 'visitor'
  const properties = isMember ? { ...credentials, ...own } : own
  const schema = {
    type: 'object',
    properties,
    required: needsSession(call) && !call.takesMailedCode ? ['user_id', 'api_key', ...required] : required,
  }
  const files = Object.keys(call.files)
  if (files.length === 0) return { 'application/json': { schema }, 'text/plain': { schema } }
  const parts = Object.fromEntries(files.map((field) => [field, { type: 'string', format: 'binary' }]))
  return {
    'multipart/form-data': { schema: { ...schema, properties: { ...properties, ...parts } } },
    'application/json': { schema },
  }
}
