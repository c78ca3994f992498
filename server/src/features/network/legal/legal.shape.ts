/** Converts legal pages to the wire format. */
import type { AdminLegalPage, LegalKind, LegalVersion } from '@commons/contract/network/legal.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { builtIn } from './built-in.ts'
import type { AdminVersionRow, VersionRow } from './legal.queries.ts'

export const versionShape = ({ id, changes, published_at, asks_again }: VersionRow): LegalVersion => ({
  version: id,
  changes,
  published_at: published_at.toISOString(),
  asks_again: flag(asks_again),
})

/** A page as admins edit it; without a version, the text that came with Commons. */
export function adminPageShape(
  kind: LegalKind,
  row: AdminVersionRow | undefined,
  name: string,
): AdminLegalPage {
  if (!row)
    return {
      kind,
      version: 0,
      text_en: builtIn(kind, 'en', name),
      text_cs: builtIn(kind, 'cs', name),
      published_at: null,
      published_by: null,
      asks_again: 0,
      due_at: null,
    }
  const { id, published_at, due_at, asks_again, ...rest } = row
  return {
    ...rest,
    version: id,
    published_at: published_at.toISOString(),
    asks_again: flag(asks_again),
    due_at: due_at?.toISOString() ?? null,
  }
}
