import { show_export } from '@commons/contract/accounts/leaving.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findExport } from './export.queries.ts'
import { exportShape } from './export.shape.ts'

export default handle(show_export, async (_input, { db, member, viewer }) => ({
  data: exportShape(await findExport(db, member.id), viewer),
}))
