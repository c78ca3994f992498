/**
 * Texts of objects in answers that are the same in many answers, but for a few fields. They are serialized once: an
 * answer then takes their bytes, and serializes the few fields alone.
 */
import { z } from 'zod'
import { compileShape } from './serializer-schema.ts'

/** Writes some fields of objects of a shape, as the contract names them. */
export interface Piece<Value extends object> {
  /** Returns the fields as JSON without the braces around. */
  write(value: Value): Buffer
}

/** Returns what writes these fields of a shape. */
export function pieceOf<Shape extends z.ZodObject, Field extends keyof z.infer<Shape> & string>(
  shape: Shape,
  fields: ReadonlySet<Field>,
): Piece<Pick<z.infer<Shape>, Field>> {
  const isField = (field: string) => fields.has(field as Field)
  let compiled: ((value: unknown) => string) | undefined
  return {
    write(value) {
      // At the first use, as the serializers of calls.
      compiled ??= compileShape(
        z.object(Object.fromEntries(Object.entries(shape.shape).filter(([field]) => isField(field)))),
      )
      return Buffer.from(compiled(value).slice(1, -1))
    },
  }
}

// A property, and no weak map: each page has ten new objects, and a map of them takes the collector longer than the rest.
const text = Symbol('text')

interface Kept {
  readonly [text]?: {
    /** The object itself: what is copied from it, and perhaps changed, is not what the text says. */
    readonly of: object
    readonly pieces: readonly Buffer[]
    readonly rest: Piece<object>
  }
}

/** Says that an object is sent as these pieces and the fields of `rest`. It must not change from then on. */
export function keepText<Rest extends object, Whole extends Rest>(
  whole: Whole,
  pieces: readonly Buffer[],
  rest: Piece<Rest>,
): void {
  Object.assign(whole, { [text]: { of: whole, pieces, rest } } satisfies Kept)
}

const textOf = (whole: Kept) => (whole[text]?.of === whole ? whole[text] : undefined)

export const isKept = (whole: object): boolean => textOf(whole) !== undefined

const [open, comma, close] = ['{', ',', '}'].map((mark) => Buffer.from(mark)) as [Buffer, Buffer, Buffer]

/** Adds the bytes of an object to those of an answer; returns whether it is kept. */
export function addKept(whole: object, bytes: Buffer[]): boolean {
  const kept = textOf(whole)
  if (!kept) return false
  bytes.push(open)
  for (const piece of kept.pieces) bytes.push(piece, comma)
  bytes.push(kept.rest.write(whole), close)
  return true
}
