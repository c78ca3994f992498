/** Compiles shapes of the contract to functions that write JSON. */
import compile from 'fast-json-stringify'
import { z } from 'zod'

type Json = Record<string, unknown>

/** Returns a function that writes only what the shape names, in its types. */
export const compileShape = (shape: z.ZodType): ((value: unknown) => string) =>
  compile(serializerSchema(shape))

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
