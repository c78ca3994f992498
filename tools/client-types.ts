/** What `@commons/client` knows of the contract: a table of the calls, and types that need neither it nor zod. */
import { z } from 'zod'
import { allCalls, type ListedCall } from '@commons/contract/all.ts'
import { partsInPieces } from '@commons/contract/call.ts'
import { shapeNames } from '@commons/contract/reference/reference.ts'
import { generalRefusals, refusals } from '@commons/contract/refusals.ts'

type Schema = z.core.JSONSchema.BaseSchema

/** Returns the JSON schema of a shape; those with names in it are references. */
function schemaOf(shape: z.ZodType, io: 'input' | 'output'): Schema {
  const whole: unknown = shape
  return z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const name = shapeNames.get(zodSchema)
      if (name === undefined || zodSchema === whole || io === 'input') return
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
      jsonSchema.$ref = name
    },
  })
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

const words: Readonly<Record<string, string>> = {
  integer: 'number',
  number: 'number',
  string: 'string',
  boolean: 'boolean',
  null: 'null',
}

function union(types: readonly string[]): string {
  const all = [...new Set(types)]
  return all.length === 0 ? 'never' : all.join(' | ')
}

const literal = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, (mark) => `\\${mark}`)}'` : JSON.stringify(value)

function typeOf(schema: Schema | boolean | undefined): string {
  if (!isSchema(schema)) return 'unknown'
  const { $ref, const: one, enum: values, anyOf, oneOf, allOf, type } = schema
  if ($ref !== undefined) return $ref
  if (one !== undefined || 'const' in schema) return literal(one)
  if (values) return union(values.map(literal))
  const some = anyOf ?? oneOf
  if (some) return union(some.map((each) => typeOf(each)))
  if (allOf) return allOf.map((each) => typeOf(each)).join(' & ')
  if (Array.isArray(type))
    return union((type as string[]).map((each) => typeOf({ ...schema, type: each } as Schema)))
  if (type === 'array') return arrayOf(schema)
  if (type === 'object') return objectOf(schema)
  return words[type ?? ''] ?? 'unknown'
}

function arrayOf({ items, prefixItems }: Schema): string {
  if (prefixItems) return `[${prefixItems.map((each) => typeOf(each)).join(', ')}]`
  return `Array<${typeOf(Array.isArray(items) ? items[0] : items)}>`
}

const comment = (text: string) => `/** ${text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ')} */\n`
const keyOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name))

function objectOf({ properties, required = [], additionalProperties }: Schema): string {
  if (properties === undefined || Object.keys(properties).length === 0)
    return isSchema(additionalProperties)
      ? `Record<string, ${typeOf(additionalProperties)}>`
      : 'Record<string, unknown>'
  const fields = Object.entries(properties).map(([name, inner]) => {
    const isRequired = required.includes(name)
    const type = typeOf(inner)
    return `${docOf(inner)}${keyOf(name)}${isRequired ? '' : '?'}: ${type}${isRequired ? '' : ' | undefined'}\n`
  })
  return `{\n${fields.join('')}}`
}

function docOf(schema: Schema | boolean): string {
  if (!isSchema(schema)) return ''
  const { description, deprecated } = schema
  return description === undefined && !deprecated
    ? ''
    : comment(
        `${description ?? ''}${deprecated ? ` @deprecated ${String(schema['x-use'] ?? '')}` : ''}`.trim(),
      )
}

function shapes(): string[] {
  const seen = new Set<string>()
  return [...shapeNames].map(([shape, name]) => {
    if (seen.has(name)) throw new Error(`Two shapes have the name ${name}`)
    seen.add(name)
    return `export interface ${name} ${typeOf(schemaOf(shape as z.ZodType, 'output'))}\n`
  })
}

/** Fields without which an object is not one of theirs are left out of an input: it may have none. */
const inputOf = (shape: z.ZodObject) =>
  Object.keys(shape.shape).length === 0 ? 'Record<string, never>' : typeOf(schemaOf(shape, 'input'))

const answerOf = (shape: z.ZodObject) =>
  Object.keys(shape.shape).length === 0 ? 'object' : typeOf(schemaOf(shape, 'output'))

const names = (all: readonly string[]) => union(all.map(literal))

function callType({ key, call }: ListedCall): string {
  const { deprecated } = call
  const doc = comment(deprecated ? `${call.doc} @deprecated ${deprecated.use}` : call.doc)
  return `${doc}${key}: {
input: ${inputOf(call.input)}
answer: ${answerOf(call.output)}
refusals: ${names(call.refusals)}
files: ${names(Object.keys(call.files))}
}\n`
}

/** Returns the key of a list's rows; undefined of calls that don't answer pages with the `next` of each. */
function rowsKeyOf({ call: { input, output } }: ListedCall): string | undefined {
  if (!('before' in input.shape && 'next' in output.shape)) return undefined
  const arrays = Object.keys(output.shape).filter((key) => output.shape[key] instanceof z.ZodArray)
  return arrays.includes('recdata') ? 'recdata' : arrays.length === 1 ? arrays[0] : undefined
}

function row(listed: ListedCall): string {
  const { key, call } = listed
  const pieces = partsInPieces(call)
  const rows = rowsKeyOf(listed)
  const told = {
    ...(call.isRoot ? { name: '' } : key !== call.name && { name: call.name }),
    ...(call.method === 'GET' && { method: call.method }),
    effect: call.effect,
    ...(call.takesKey && { takesKey: true }),
    ...(call.auth === 'visitor' && { isForVisitors: true }),
    ...(pieces.length > 0 && { pieces }),
    ...(rows !== undefined && { rows }),
  }
  return `  ${key}: ${JSON.stringify(told)},\n`
}

const head = '// Written by tools/write-calls.ts from the contract; do not edit.\n'

/** Indents lines by the braces around them. */
function indented(text: string): string {
  let depth = 0
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('}')) depth--
      const at = '  '.repeat(depth)
      if (line.endsWith('{')) depth++
      return line === '' ? line : at + line
    })
    .join('\n')
}

/** Returns the types of all calls and of the shapes in their answers. */
export const clientTypes = (): string =>
  indented(`${head}
${shapes().join('\n')}
export interface Calls {
${allCalls.map(callType).join('')}}

/** The refusals that any call may answer. */
export type GeneralRefusal = ${names(Object.keys(generalRefusals))}

export type Refusal = ${names(Object.keys(refusals))}
`)

/** Returns the table of all calls. */
export const clientTable = (version: string): string => `${head}import type { CallRow } from './call-row.ts'

/** The version of the API that this client was made for. */
export const version = '${version}'

export const calls = {
${allCalls.map(row).join('')}} as const satisfies Readonly<Record<string, CallRow>>
`
