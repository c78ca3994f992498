import assert from 'node:assert/strict'
import type { Call } from '@commons/contract/call.ts'
import { z } from 'zod'
import { addKept, isKept } from './kept-text.ts'
import { compileShape } from './serializer-schema.ts'

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

const wholeOf = once((call) => compileShape(answerShape(call)))

/** The field of lists. */
const list = 'recdata'

/** Returns how an answer is written whose list has objects of which most of the text is kept. */
const pagesOf = once((call) => {
  const around = compileShape(answerShape(call).omit({ [list]: true }))
  const shape = call.output.shape[list]
  const item = shape instanceof z.ZodArray ? compileShape(shape.element as z.ZodType) : undefined
  return item && { around, item }
})

/**
 * Returns the serializer of a call's answers: it writes only what the contract names, in its types. Fastify sends bytes
 * as it sends texts, which alone its types name.
 */
export const serializerOf: (call: Call) => (answer: unknown) => string = once(
  (call) =>
    ((answer: unknown): string | Buffer => writePage(call, answer) ?? wholeOf(call)(answer)) as (
      answer: unknown,
    ) => string,
)

/** Returns the bytes of a list of which some objects are kept as text; undefined for other answers. */
function writePage(call: Call, answer: unknown): Buffer | undefined {
  const items = listOf(answer)
  if (!items?.some(isKept)) return undefined
  const writers = pagesOf(call)
  if (!writers) return undefined
  const bytes: Buffer[] = [Buffer.from(`${writers.around(answer).slice(0, -1)},"${list}":[`)]
  for (const [nth, item] of items.entries()) {
    if (nth > 0) bytes.push(comma)
    if (!addKept(item, bytes)) bytes.push(Buffer.from(writers.item(item)))
  }
  bytes.push(end)
  return Buffer.concat(bytes)
}
const comma = Buffer.from(',')
const end = Buffer.from(']}')

function listOf(answer: unknown): readonly object[] | undefined {
  if (typeof answer !== 'object' || answer === null || !(list in answer)) return undefined
  return Array.isArray(answer[list]) ? (answer[list] as object[]) : undefined
}

/**
 * Returns what rejects answers of a call with anything that the contract doesn't name, or of which a kept text says
 * something else.
 */
export const strictShapeOf = once((call) => {
  const shape = answerShape(call).strict()
  return {
    parse(answer: unknown): void {
      shape.parse(answer)
      const page = writePage(call, answer)
      if (page) assert.deepEqual(JSON.parse(page.toString()), JSON.parse(wholeOf(call)(answer)))
    },
  }
})
