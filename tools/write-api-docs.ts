/** Writes `docs/api.md` from the contract. */
import { allCalls, type Feature } from '@commons/contract/all.ts'
import type { Call } from '@commons/contract/call.ts'
import { en } from '@commons/contract/messages/en.ts'
import { generalRefusals, type RefusalName, refusals } from '@commons/contract/refusals.ts'
import { z } from 'zod'
import { callsPerMinute } from '../server/src/platform/call/limits.ts'
import { row, writeOrCheck } from './write-file.ts'

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
}

const features = [...new Set(allCalls.map(({ feature }) => feature))]

/** Shapes that have a name in the contract are told once, under their name. */
const shapesOf = new Map<string, Array<{ name: string; shape: z.ZodObject }>>()
for (const page of [...features, 'shared/picture']) {
  const exported = Object.entries((await import(`@commons/contract/${page}.ts`)) as Record<string, unknown>)
  const shapes = exported.flatMap(([name, shape]) =>
    shape instanceof z.ZodObject && !name.endsWith('Input') ? [{ name, shape }] : [],
  )
  for (const { name, shape } of shapes) z.globalRegistry.add(shape, { id: name })
  shapesOf.set(page, shapes)
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema & {
    $defs?: Record<string, JsonSchema>
  }
  // A named shape refers to itself.
  return made.$defs?.[made.$ref?.split('/').at(-1) ?? ''] ?? made
}

const typeNames: Record<string, string> = {
  integer: 'whole number',
  string: 'text',
  boolean: 'true or false',
  null: 'null',
}

function typeOf(schema: JsonSchema): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return `[${name}](#${name.toLowerCase()})`
  }
  if ('const' in schema) return `\`${JSON.stringify(schema.const)}\``
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' or ')
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`
  if (schema.format === 'date-time') return 'date and time'
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([name, inner]) => `\`${name}\` ${typeOf(inner)}`,
    )
    return fields.length === 0 ? 'object' : `object of ${fields.join(', ')}`
  }
  return typeNames[schema.type ?? ''] ?? schema.type ?? 'anything'
}

function table(heads: readonly string[], rows: readonly string[]): string {
  return [row(...heads), row(...heads.map(() => '---')), ...rows].join('\n')
}

function keysOf(shape: z.ZodType): string[] {
  const { properties = {}, required = [] } = schemaOf(shape, 'output')
  return Object.entries(properties).map(([name, inner]) =>
    row(`\`${name}\``, required.includes(name) ? typeOf(inner) : `${typeOf(inner)}, or missing`),
  )
}

function inputsOf(call: Call): string {
  const { properties = {}, required = [] } = schemaOf(call.input, 'input')
  const fields = Object.entries(properties).map(([name, inner]) =>
    row(`\`${name}\``, typeOf(inner), required.includes(name) ? 'yes' : '', inner.description ?? ''),
  )
  const files = Object.entries(call.files).map(([name, kinds]) =>
    row(`\`${name}\``, `file: ${kinds.join(' or ')}`, '', 'Told apart by its content.'),
  )
  const rows = [...fields, ...files]
  if (rows.length === 0)
    return call.auth === 'member' ? 'Takes nothing but the credentials.' : 'Takes nothing.'
  return table(['Input', 'Type', 'Required', ''], rows)
}

const refusalRow = (name: RefusalName) =>
  row(
    `\`${name}\``,
    String(refusals[name]),
    en[`refusal.${name}`].replace(/^\{(\w+), plural.*other \{(.*)\}\}$/s, (_, place: string, other: string) =>
      other.replace('#', `{${place}}`),
    ),
  )

/** Something that a field could hold, for the examples. */
const samples: Record<string, unknown> = {
  email: 'ada@example.org',
  password: 'a long enough secret',
  confirm_password: 'a long enough secret',
  full_name: 'Ada Lovelace',
  message: 'Hello',
  language_id: 2,
}

function example(call: Call): string {
  const url = `http://localhost:3000/api/users/${call.name}`
  if (call.method === 'GET') return `curl ${url}`
  const { required = [] } = schemaOf(call.input, 'input')
  const isForm = Object.keys(call.files).length > 0
  const names = isForm ? [...new Set([...required, 'message'])] : required
  const credentials = call.auth === 'member' ? { user_id: 7, api_key: '…' } : {}
  const body: Record<string, unknown> = {
    ...credentials,
    ...Object.fromEntries(names.map((name) => [name, samples[name] ?? 12])),
  }
  if (!isForm) return `curl ${url} -H 'content-type: application/json' \\\n  -d '${JSON.stringify(body)}'`
  const parts = Object.entries(body).map(([name, value]) => `-F '${name}=${String(value)}'`)
  return `curl ${url} \\\n  ${[...parts, ...Object.keys(call.files).map((name) => `-F ${name}=@picture.jpg`)].join(' ')}`
}

function section({ call }: { call: Call }): string {
  const who = call.auth === 'member' ? 'a member' : 'anybody'
  const what = call.effect === 'read' ? 'reads' : 'writes'
  const form = Object.keys(call.files).length > 0 ? ', as multipart/form-data where a file travels' : ''
  const answer = keysOf(call.output)
  return [
    `### ${call.name}`,
    call.doc,
    `\`${call.method} /api/users/${call.name}\`${form}. For ${who}; ${what}; ${callsPerMinute[call.limit]} calls a minute.`,
    inputsOf(call),
    answer.length > 0 ? table(['Answer', 'Type'], answer) : 'Answers `code` and `message` alone.',
    ...(call.refusals.length > 0
      ? [table(['Refusal', 'Status', 'Text'], call.refusals.map(refusalRow))]
      : []),
    `\`\`\`sh\n${example(call)}\n\`\`\``,
  ].join('\n\n')
}

const shapeSection = ({ name, shape }: { name: string; shape: z.ZodObject }) =>
  [`### ${name}`, table(['Key', 'Type'], keysOf(shape))].join('\n\n')

const title = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

function featureSection(feature: Feature): string {
  const calls = allCalls.filter((each) => each.feature === feature)
  return [
    `## ${title(feature)}`,
    ...calls.map(section),
    ...(shapesOf.get(feature) ?? []).map(shapeSection),
  ].join('\n\n')
}

const text = `<!-- Written by tools/write-api-docs.ts from the contract; do not edit. -->

# API

The same as an OpenAPI description is served at \`/api/openapi.json\`.

Every call is \`POST /api/users/<call>\` but for those that say \`GET\`. A body is a JSON object, sent as
\`application/json\` or \`text/plain\`; where a file travels it is \`multipart/form-data\`, with \`user_id\` and
\`api_key\` before the file. A member's call carries \`user_id\` and \`api_key\` from the \`user_data\` of [login](#login).
A session that a browser opened is good together with that browser's cookies only.

Every answer is a JSON object with \`code\` and \`message\`, a text in the member's language. \`code\` is true with
status 200 and the call's own keys. Otherwise \`code\` is false, \`error\` names the refusal, and \`fields\` says of
each wrong input what is wrong. Inputs that a call does not know are ignored.

Ids may be numbers or digits, flags \`1\`, \`"1"\` or \`true\`. Lists take \`page\` and \`limit\`, or as \`before\` the \`next\`
of the page before; the last page has no \`next\`. A write that carries an \`idempotency_key\` happens once: sent
again, it gets the first answer. The figures of calls a minute are for each member, and for a visitor for each
network.

## Calls

${features
  .map(
    (feature) =>
      `- ${title(feature)}: ${allCalls
        .filter((each) => each.feature === feature)
        .map(({ call }) => `[${call.name}](#${call.name})`)
        .join(', ')}`,
  )
  .join('\n')}

## Refusals that any call may answer

${table(
  ['Refusal', 'Status', 'Text'],
  Object.keys(generalRefusals).map((name) => refusalRow(name as RefusalName)),
)}

${features.map(featureSection).join('\n\n')}

## Shared shapes

${(shapesOf.get('shared/picture') ?? []).map(shapeSection).join('\n\n')}
`

writeOrCheck('docs/api.md', text, 'node tools/write-api-docs.ts')
