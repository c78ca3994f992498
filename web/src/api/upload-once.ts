import { hashKey } from '@tanstack/react-query'
import { underOneKey } from './call-once.ts'
import type { Answer, CallName, Request } from './call.ts'
import { upload } from './upload.ts'

type Files = Parameters<typeof upload>[2]
type Options = Parameters<typeof upload>[3]

const ids = new WeakMap<Blob, string>()
function idOf(file: Blob): string {
  const id = ids.get(file) ?? crypto.randomUUID()
  ids.set(file, id)
  return id
}

/**
 * `callOnce` for a call with files: the same fields with the same files are sent under the same idempotency
 * key.
 */
export function uploadOnce<N extends CallName>(
  name: N,
  fields: Request<N>,
  files: Files,
  options?: Options,
): Promise<Answer<N>> {
  const carried = Object.entries(files).map(([field, file]) => [field, file && idOf(file)])
  // The type of a list with the fields of any call in it is too complex for the compiler.
  const asked: readonly unknown[] = [name, fields as unknown, carried]
  return underOneKey(hashKey(asked), (idempotency_key) =>
    upload(name, { ...fields, idempotency_key }, files, options),
  )
}
