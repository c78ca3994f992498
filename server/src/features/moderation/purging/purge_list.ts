import { purge_list } from '@commons/contract/moderation/purging.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listPurges } from './purging.queries.ts'

export default handle(purge_list, async (_, { db }) => ({
  recdata: (await listPurges(db)).map(({ kind, asked, asked_at, ...row }) => ({
    ...row,
    report_type: kind,
    asked_by: asked,
    asked_at: asked_at.toISOString(),
  })),
}))
