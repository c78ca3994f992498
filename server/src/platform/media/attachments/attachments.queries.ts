/** SQL of attachments. */
import type { Tx } from '../../db/prepared.ts'

export interface NewAttachment {
  readonly key: string
  readonly mime: string
  readonly bytes: number
  readonly file_name: string
  readonly sha256: string
}

/** Adds files that are in the store; returns their ids in the same order. */
export async function addAttachments(
  tx: Tx,
  files: ReadonlyArray<NewAttachment & { readonly owner: number; readonly use: string }>,
): Promise<string[]> {
  const rows = await tx
    .insertInto('media')
    .values(
      files.map(({ owner, ...file }) => ({
        ...file,
        owner_id: owner,
        kind: 'attachment',
        width: 0,
        height: 0,
        progress: 100,
      })),
    )
    .returning(['id', 'key'])
    .execute()
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  return files.flatMap(({ key }) => ids.get(key) ?? [])
}
