import { admin_legal_list, legalKinds } from '@commons/contract/network/legal.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listCurrent } from './legal.queries.ts'
import { adminPageShape } from './legal.shape.ts'

export default handle(admin_legal_list, async (_input, { db, platform }) => {
  const rows = await listCurrent(db)
  const name = platform.settings.get('network_name')
  return {
    recdata: legalKinds.map((kind) =>
      adminPageShape(
        kind,
        rows.find((row) => row.kind === kind),
        name,
      ),
    ),
  }
})
