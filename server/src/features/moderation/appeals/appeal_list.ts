import { appeal_list } from '@commons/contract/moderation/appeals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { moderatorOf } from '../queue/queue.access.ts'
import { listAppeals } from './appeals.queries.ts'
import { staffAppealShape } from './appeals.shape.ts'

export default handle(appeal_list, async ({ state }, { db, member, page, platform, language }) => {
  const which = { isAnswered: state === 'answered', language }
  const rows = await listAppeals(db, platform.reportKinds, moderatorOf(member), which, page)
  return {
    recdata: rows.flatMap(staffAppealShape),
    ...nextOf(
      rows.map(({ appeal_id }) => appeal_id),
      page,
    ),
  }
})
