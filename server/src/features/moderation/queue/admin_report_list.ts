import { admin_report_list } from '@commons/contract/moderation/queue.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { moderatorOf } from './queue.access.ts'
import { countCases, listCases } from './queue.queries.ts'
import { caseShape } from './queue.shape.ts'

export default handle(
  admin_report_list,
  async (
    { state, kind, reason, assigned, language, waits, muted, view_user_id, word_rule_id },
    { db, member, page, platform },
  ) => {
    const filter = {
      state: state || 'waiting',
      kind: kind || undefined,
      reason: reason || undefined,
      assigned: assigned || undefined,
      language: language || undefined,
      waits: waits || undefined,
      isMuted: muted === 'only',
      about: view_user_id,
      rule: word_rule_id,
    }
    const [rows, counts] = await Promise.all([
      listCases(db, platform.reportKinds, moderatorOf(member), filter, page),
      countCases(db, member.id),
    ])
    return {
      recdata: rows.map(caseShape),
      counts,
      ...nextOf(
        rows.map(({ id }) => id),
        page,
      ),
    }
  },
)
