import { request_export } from '@commons/contract/accounts/leaving.ts'
import { handle } from '../../../platform/call/handle.ts'
import { askExport } from './export.asking.ts'
import { exportShape } from './export.shape.ts'

export default handle(request_export, async (_input, { tx, member, viewer, platform, refuse }) => {
  const begun = (await askExport(tx, platform, member.id)) ?? refuse('export_made')
  return { data: exportShape(begun, viewer) }
})
