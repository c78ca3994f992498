import { randomBytes } from 'node:crypto'
import { request_export } from '@commons/contract/accounts/leaving.ts'
import { handle } from '../../../platform/call/handle.ts'
import { exportJob } from './export.jobs.ts'
import { beginExport } from './export.queries.ts'
import { exportShape } from './export.shape.ts'

export default handle(request_export, async (_input, { tx, member, viewer, platform, refuse }) => {
  const key = randomBytes(16).toString('base64url')
  const begun = (await beginExport(tx, member.id, key)) ?? refuse('export_made')
  await platform.jobs.add(tx, exportJob, { id: begun.id })
  return { data: exportShape(begun, viewer) }
})
