/** Imports as sent on the wire. */
import type { PostImport } from '@commons/contract/posts/imports.ts'
import type { ImportRow } from './imports.queries.ts'

export const importShape = ({ id, began_at, ended_at, ...row }: ImportRow): PostImport => ({
  import_id: id,
  ...row,
  began_at: began_at.toISOString(),
  ended_at: ended_at?.toISOString() ?? null,
})
