/** Files that moderators had removed for good: nobody uploads the same again. */
import { sql } from 'kysely'
import { Refusal } from '../call/refusal.ts'
import { type Db, prepared } from '../db/prepared.ts'
import type { Upload } from './incoming.ts'

const listBlocked = prepared<[hashes: string[]], object>(
  'list_blocked_files',
  (hashes) => sql`select from blocked_files where sha256 = any (${hashes}::text[])`,
)

/** Refuses a call with such a file, whatever it is for and however it was sent. */
export async function requireUnblocked(db: Db, files: Readonly<Record<string, Upload>>): Promise<void> {
  const hashes = Object.values(files).map(({ sha256 }) => sha256)
  if (hashes.length === 0) return
  if ((await listBlocked(db, hashes)).length > 0) throw new Refusal('file_blocked')
}
