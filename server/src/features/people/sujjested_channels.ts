import { sujjested_channels } from '@commons/contract/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { suggestedShape } from './people.shape.ts'
import { listSuggested } from './people.suggestions.queries.ts'

export default handle(sujjested_channels, async (_input, { db, member, viewer }) => {
  const rows = await listSuggested(db, member.id)
  return { recdata: rows.map((row) => suggestedShape(row, viewer)) }
})
