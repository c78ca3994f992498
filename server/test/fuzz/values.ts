/** Values for inputs: valid ones made from the contract's schemas, and hostile ones for any field. */
import type { Call } from '@commons/contract/call.ts'
import fc from 'fast-check'
import { z } from 'zod'

interface JsonSchema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

/** Known good values by the name of an input, so that calls reach existing objects too; of one call, if they are few. */
export type Known = (field: string, call: string) => readonly unknown[]

/** Returns values that a JSON Schema accepts; checks that it can't express are left to a filter. */
function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return fc.oneof(...alternatives.map(valueOf))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => valueOf({ ...schema, type })))
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), { maxLength: 5 })
    case 'object': {
      const shape = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, valueOf(inner)])
      return fc.record(Object.fromEntries(shape) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: schema.required ?? [],
      })
    }
    default:
      return fc.jsonValue()
  }
}

function textOf({ pattern, minLength = 0, maxLength = 100 }: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'))
  const size = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, minLength + 100)) }
  return fc.oneof(
    fc.string({ ...size, unit: 'grapheme' }),
    fc.string({ ...size, unit: 'grapheme-ascii' }),
    fc.constant('x'.repeat(Math.min(maxLength, 10_000))),
  )
}

function numberOf({ minimum, exclusiveMinimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const min = Math.max(
    minimum ?? Number.MIN_SAFE_INTEGER,
    (exclusiveMinimum ?? Number.MIN_SAFE_INTEGER - 1) + 1,
  )
  return fc.oneof(
    fc.integer({ min: Math.max(min, -5), max: 30 }),
    fc.maxSafeInteger().filter((n) => n >= min && n <= (maximum ?? n)),
  )
}

/** Returns inputs that a call's schema accepts, including its lenient alternatives. */
export function validInput(call: Call, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const fields = Object.entries(schema.properties ?? {}).map(([name, inner]) => {
    const takes = (value: unknown) =>
      z.safeParse((call.input.shape as Record<string, z.ZodType>)[name] ?? z.never(), value).success
    const fits = (value: unknown) => sound(value) && takes(value)
    const good = known(name, call.name).filter(takes)
    const made = valueOf(inner)
    // A filter that rejects nearly everything would never end.
    const often = fc.sample(made, { seed: 1, numRuns: 100 }).filter(fits).length >= 5
    if (!often && good.length === 0)
      throw new Error(`Nothing fits ${call.name}'s ${name}: name good values in scene.ts`)
    const choices = [
      ...(good.length === 0 ? [] : [{ weight: 4, arbitrary: fc.constantFrom(...good) }]),
      ...(often ? [{ weight: 1, arbitrary: made.filter(fits) }] : []),
    ]
    return [name, fc.oneof(...choices)] as const
  })
  const input = fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
  return input.map((chosen) =>
    Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)),
  )
}

/** The wire accepts no NUL and no unpaired surrogate, whatever a schema says. */
const sound = (value: unknown) => typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))

const oddities: readonly unknown[] = [
  null,
  true,
  false,
  '',
  ' ',
  '\n',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '٣',
  '１',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  0,
  -0,
  -1,
  0.1,
  1.5,
  1e21,
  1e308,
  5e-324,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 63,
  Number.MAX_SAFE_INTEGER,
  '2147483648',
  '9007199254740992',
  '9223372036854775807',
  '9223372036854775808',
  '9'.repeat(1000),
  'a\0b',
  '\0',
  '\ud800',
  'x\udc00y',
  '\u202e\u200b\ufeff',
  '👩‍👩‍👧‍👦',
  `a${'\u0301'.repeat(500)}`,
  '\u0130',
  'ß',
  'ﬁ',
  '\uffff',
  '\u2028',
  "' or 1=1 --",
  "'; drop table posts; --",
  '$1',
  '%',
  '\\',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'http://169.254.169.254/',
  '__proto__',
  'constructor',
  'toString',
  '2024-02-30',
  '0000-00-00T00:00:00Z',
  'x'.repeat(256),
  'x'.repeat(5001),
  'x'.repeat(70_000),
  'ž'.repeat(5000),
  'İ@example.org',
  `${'a'.repeat(64)}@example.org`,
  [],
  [null],
  [1],
  ['1'],
  [[]],
  [[[[]]]],
  {},
  { a: 1 },
  { length: 5 },
  { toString: 'x' },
  { valueOf: 1 },
  { toJSON: 1 },
  ['__proto__'],
  JSON.parse('{"__proto__":{"x":1}}') as unknown,
  Array.from({ length: 1000 }, (_, i) => i),
]

export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...oddities) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 20, max: 45 })
      .map((levels) => JSON.parse('{"a":'.repeat(levels) + '1' + '}'.repeat(levels)) as unknown),
  },
)

/** Returns valid inputs in which some fields were replaced, removed or added. */
export function mutatedInput(call: Call, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const names = [
    ...Object.keys(call.input.shape),
    ...Object.keys(call.files),
    'unknown',
    'user_id',
    'api_key',
    'idempotency_key',
  ]
  const change = fc.record({
    name: fc.constantFrom(...names),
    how: fc.constantFrom('replace' as const, 'replace' as const, 'replace' as const, 'remove' as const),
    value: hostile,
  })
  return fc
    .tuple(validInput(call, known), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([input, changes]) => {
      const changed = { ...input }
      for (const { name, how, value } of changes) {
        if (how === 'remove') delete changed[name]
        else changed[name] = value
      }
      return changed
    })
}
