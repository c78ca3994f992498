import type { Call } from '@commons/contract/call.ts'
import compile from 'fast-json-stringify'
import { z } from 'zod'

type Json = Record<string, unknown>
type Serialize = (answer: unknown) => string

/** What a call answers when it is not refused. */
const answerShape = ({ output }: Call) => output.extend({ code: z.literal(true), message: z.string() })

/**
 * Made at the call's first answer, and once in a process: all of them take longer to make than everything else at
 * the start.
 */
const once = <T>(make: (call: Call) => T) => {
  const made = new WeakMap<Call, { made: T }>()
  return (call: Call): T => {
    const known = made.get(call) ?? { made: make(call) }
    made.set(call, known)
    return known.made
  }
}

/** The serializer of a call's answers: it writes what the contract names, in its types, and nothing else. */
export const serializerOf: (call: Call) => Serialize = once((call) =>
  compile(serializerSchema(answerShape(call))),
)

/** The shape of a call's answers that takes nothing more than the contract names. */
export const strictShapeOf = once((call) => answerShape(call).strict())

/** Bounds are left out (they are for inputs), and "or null" is put as `nullable`: no alternatives at each value. */
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

/** Of a union each alternative is tried, and an `enum` without null takes none. */
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
