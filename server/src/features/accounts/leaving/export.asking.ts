import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import { exportJob } from './export.jobs.ts'
import { beginExport, type ExportRow } from './export.queries.ts'

/** Has a member's export made; undefined while one is being made. */
export async function askExport(tx: Tx, { jobs }: Platform, member: number): Promise<ExportRow | undefined> {
  const begun = await beginExport(tx, member, randomBytes(16).toString('base64url'))
  if (begun) await jobs.add(tx, exportJob, { id: begun.id })
  return begun
}
