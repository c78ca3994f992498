/** Makes exports, and removes them once they have expired. */
import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { exportDays } from '@commons/contract/accounts/leaving.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import { mediaName } from '../../../platform/media/store/store.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import {
  findExporting,
  removeEndedExports,
  setExportFailed,
  setExportReady,
  tellOfExport,
} from './export.queries.ts'
import { writeZip } from './export.zip.ts'
import { orderLeavingMail } from './leaving.mail.ts'

export const exportJob = { name: 'accounts.export' }
export const exportFile = 'export.zip'

/** Makes one export, mails its member and notifies them; marks it as failed if it can't be made. */
export async function makeExport(platform: Platform, id: string): Promise<void> {
  const { database, incoming, mediaStore, mail } = platform
  const of = await findExporting(database.db, id)
  if (!of) return
  // A name of this attempt's own: a process that left it to this one may still be writing, and removes what is its own.
  const made = path.join(incoming.root, `export-${randomUUID()}.zip`)
  try {
    await writeZip(platform, of, made)
    const { size } = await stat(made)
    await mediaStore.take(mediaName(of.key, exportFile), made)
    await write(platform, async ({ tx, emit, hint }) => {
      const ends = await setExportReady(tx, { key: of.key, bytes: size, days: exportDays })
      if (!ends) return
      await orderLeavingMail(mail, tx, { ...of, id: of.member }, 'export', ends)
      await tellOfExport(tx, of.member, ends)
      emit('export.ready', { member: of.member })
      hint(`account:${of.member}`, [of.member])
    })
  } catch (error) {
    await setExportFailed(database.db, id)
    throw error
  } finally {
    await rm(made, { force: true })
  }
}

export const makeExports = (platform: Platform): JobKind<{ id: string }> => ({
  ...exportJob,
  retries: 0,
  expireInSeconds: 3_600,
  work: ({ id }) => makeExport(platform, id),
})

export const endExports = ({ database }: Platform): JobKind<object> => ({
  name: 'accounts.end-exports',
  every: '11 * * * *',
  work: () => removeEndedExports(database.db),
})
