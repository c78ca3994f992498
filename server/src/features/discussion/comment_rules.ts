import { comment_rules } from '@commons/contract/discussion.ts'
import { authorShape } from '../../authors/author.shape.ts'
import { getRules } from '../../discussion/holding.queries.ts'
import { handle } from '../../platform/call/handle.ts'

export default handle(comment_rules, async (_, { db, member, viewer }) => {
  const { words, approved } = await getRules(db, member.id)
  return { words, approved: approved.map((row) => authorShape(row.id, row, viewer.media)) }
})
