/** Rules that every call of the contract follows. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { z } from 'zod'
import { allCalls } from './all.ts'
import { cs } from './messages/cs.ts'
import { en } from './messages/en.ts'
import { generalRefusals, refusals } from './refusals.ts'

const nothingAnswersTo = [
  null,
  '',
  ' ',
  'abc',
  '0',
  '9'.repeat(16),
  0,
  -1,
  1.5,
  1e308,
  true,
  [],
  {},
  'x'.repeat(20_000),
]

for (const { call } of allCalls) {
  describe(call.name, () => {
    test('says what it does', () => {
      assert.match(call.name, /^[a-z][A-Za-z_]*$/)
      assert.match(call.doc, /^[A-Z].*\.$/s)
      assert.equal(Object.hasOwn(en, call.message), true)
    })

    test('names refusals of its own, once each, with a text in both languages', () => {
      assert.equal(new Set(call.refusals).size, call.refusals.length)
      for (const name of call.refusals) {
        assert(!Object.hasOwn(generalRefusals, name), `${name} is any call's`)
        assert(refusals[name] >= 400)
        assert(en[`refusal.${name}`] && cs[`refusal.${name}`])
      }
    })

    test('has topics whose places are in its input or its answer', () => {
      for (const topic of call.topics) {
        assert.match(topic, /^[a-z_]+(:\{[^}]+\})?$/)
        for (const [, path = ''] of topic.matchAll(/\{([^}]+)\}/g)) {
          const known =
            path === 'me' ? call.auth !== 'visitor' : has(call.input, path) || has(call.output, path)
          assert(known, `{${path}} of ${topic} is nowhere`)
        }
      }
    })

    test('has words for everything that can be wrong with a field', () => {
      for (const field of Object.keys(call.input.shape)) {
        for (const value of nothingAnswersTo) {
          for (const { message, path } of call.input.safeParse({ [field]: value }).error?.issues ?? []) {
            const id = `field.${message}`
            assert(
              Object.hasOwn(en, id),
              `${path.join('.')} = ${JSON.stringify(value).slice(0, 40)}: ${message}`,
            )
          }
        }
      }
    })

    test('is counted in a class that fits what it does', () => {
      if (call.effect === 'write') assert.notEqual(call.limit, 'read')
      else assert(call.limit === 'read' || call.limit === 'poll')
      if (Object.keys(call.files).length > 0) assert.equal(call.limit, 'upload')
      if (call.method === 'GET') assert.equal(call.effect, 'read')
    })
  })
}

test('names are unique for each method', () => {
  const keys = allCalls.map(({ call }) => `${call.method} ${call.name}`)
  assert.equal(new Set(keys).size, keys.length)
})

/** Returns whether a schema has a value at a dotted path. */
function has(schema: z.ZodType, path: string): boolean {
  const [key = '', ...rest] = path.split('.')
  // A null value has no topic.
  if (schema instanceof z.ZodNullable) return has(schema.unwrap() as z.ZodType, path)
  if (!(schema instanceof z.ZodObject)) return false
  const inner = (schema.shape as Record<string, z.ZodType>)[key]
  return inner !== undefined && (rest.length === 0 || has(inner, rest.join('.')))
}
