import { suggest_mentions } from '@commons/contract/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { mentionShape } from './people.shape.ts'
import { listMentionable } from './people.suggestions.queries.ts'

export default handle(suggest_mentions, async ({ search }, { db, member, viewer }) => {
  const rows = await listMentionable(db, member.id, search)
  return { recdata: rows.map((row) => mentionShape(row, viewer)) }
})
