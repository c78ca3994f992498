import { legal_version_list } from '@commons/contract/network/legal.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { listVersions } from './legal.queries.ts'
import { versionShape } from './legal.shape.ts'

export default handle(legal_version_list, async ({ kind }, { db, language, page }) => {
  const rows = await listVersions(db, { kind, language }, page)
  return {
    recdata: rows.map(versionShape),
    ...nextOf(
      rows.map(({ id }) => id),
      page,
    ),
  }
})
