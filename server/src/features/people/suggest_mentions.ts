import { suggest_mentions } from '@commons/contract/people/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { searchMembers } from './people.search.queries.ts'
import { mentionShape } from './people.shape.ts'

const mostMentions = 8

export default handle(suggest_mentions, async ({ search }, { db, member, viewer }) => {
  const rows = await searchMembers(db, member.id, search)
  return { recdata: rows.slice(0, mostMentions).map((row) => mentionShape(row, viewer)) }
})
