import type { Call } from '@commons/contract/call.ts'
import compile from 'fast-json-stringify'
import { z } from 'zod'

type Json = Record<string, unknown>
type Serialize = (answer: unknown) => string

const answerShape = ({ output }: Call) =>
  output.extend({
    code: z.literal(true),
    message: z.string(),
    unknown_fields: z.array(z.string()).optional(),
  })

/** Caches per call, at its first answer: making all of them would take longer than the rest of the start. */
const once = <T>(make: (call: Call) => T) => {
  const made = new WeakMap<Call, { made: T }>()
  return (call: Call): T => {
    const known = made.get(call) ?? { made: make(call) }
    made.set(call, known)
    return known.made
  }
}

/** Returns the serializer of a call's answers: it writes only what the contract names, in its types. */
export const serializerOf: (call: Call) => Serialize = once((call) =>
  compile(serializerSchema(answerShape(call))),
)

/** Returns the schema of a call's answers that rejects anything the contract doesn't name. */
export const strictShapeOf = once((call) => answerShape(call).strict())

/**
 * Leaves out bounds, which are for inputs, and turns "or null" into `nullable` to avoid trying alternatives.
 */
function serializerSchema(shape: z.ZodType): Json {
  return simplify(z.toJSONSchema(shape, { target: 'draft-7', io: 'output' })) as Json
}

const bounds = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'pattern',
  'format',
  '$schema',
])

/** A union would try each alternative. An `enum` has to list null itself, or it would reject it. */
const orNull = (real: Json): Json => ({
  ...real,
  nullable: true,
  ...(Array.isArray(real['enum']) ? { enum: [...(real['enum'] as unknown[]), null] } : {}),
})

function simplify(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(simplify)
  if (typeof schema !== 'object' || schema === null) return schema
  const { anyOf } = schema as Json
  if (Array.isArray(anyOf) && anyOf.length === 2) {
    const real = anyOf.filter((option) => (option as Json)['type'] !== 'null')
    if (real.length === 1) return orNull(simplify(real[0]) as Json)
  }
  const kept = Object.entries(schema).filter(
    ([key, value]) => !(bounds.has(key) && typeof value !== 'object'),
  )
  return Object.fromEntries(kept.map(([key, value]) => [key, simplify(value)]))
}
