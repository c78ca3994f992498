import { decision_list } from '@commons/contract/moderation/decisions.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { listDecisionsOn } from '../queue/queue.queries.ts'
import { decisionShape } from '../queue/queue.shape.ts'

export default handle(decision_list, async (_input, { db, member, page, language }) => {
  const rows = await listDecisionsOn(db, member.id, language, page)
  return {
    recdata: rows.map(decisionShape),
    ...nextOf(
      rows.map(({ id }) => id),
      page,
    ),
  }
})
