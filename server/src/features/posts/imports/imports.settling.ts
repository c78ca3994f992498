/** What becomes of an imported post when one of its files is ready, or has failed. */
import type { Tx } from '../../../platform/db/prepared.ts'
import { findImportedWaiting, leaveOutFile, publishImported } from './imports.queries.ts'

/**
 * Publishes an imported post, without notifying anybody, once all its files are ready; those that fail are left out.
 * False where the file is of no such post.
 */
export async function settleImported(
  tx: Tx,
  { id, state }: { readonly id: string; readonly state: 'ready' | 'failed' },
): Promise<boolean> {
  const post = state === 'failed' ? (await leaveOutFile(tx, id))?.id : await findImportedWaiting(tx, id)
  if (post === undefined) return false
  await publishImported(tx, post)
  return true
}
