import { z } from 'zod'

type Json = Record<string, unknown>

/**
 * The JSON schema from which Fastify makes an answer's serializer: it writes what the contract names,
 * in its types, and nothing else. Bounds are left out (they are for inputs), and "or null" is put as
 * `nullable`, which is written without trying alternatives at each value.
 */
export function serializerSchema(shape: z.ZodType): Json {
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
