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

interface Kept {
  readonly pieces: readonly Buffer[]
  writeRest(): Buffer
}

const known = new WeakMap<object, Kept>()

/** Says that an object is sent as these pieces and the fields of `rest`. It must not change from then on. */
export function keepText<Whole extends object, Rest extends Whole>(
  whole: Rest,
  pieces: readonly Buffer[],
  rest: Piece<Whole>,
): void {
  known.set(whole, { pieces, writeRest: () => rest.write(whole) })
}

export const isKept = (whole: object): boolean => known.has(whole)

const [open, comma, close] = ['{', ',', '}'].map((mark) => Buffer.from(mark)) as [Buffer, Buffer, Buffer]

/** Adds the bytes of an object to those of an answer; returns whether it is kept. */
export function addKept(whole: object, bytes: Buffer[]): boolean {
  const kept = known.get(whole)
  if (!kept) return false
  bytes.push(open)
  for (const piece of kept.pieces) bytes.push(piece, comma)
  bytes.push(kept.writeRest(), close)
  return true
}
