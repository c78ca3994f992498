import { sujjested_channels } from '@commons/contract/people/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { suggestedShape } from './people.shape.ts'
import { listSuggested } from './people.suggestions.queries.ts'

export default handle(sujjested_channels, async (_input, { db, member, viewer, page }) => {
  const { before, limit, offset } = page
  const rows = await listSuggested(db, member.id, before.at, before.id, limit, offset)
  return { recdata: rows.map((row) => suggestedShape(row, viewer)), ...nextOf(rows, page) }
})
