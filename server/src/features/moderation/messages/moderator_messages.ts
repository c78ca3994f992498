import { moderator_messages } from '@commons/contract/moderation/messages.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { findAbout, listMessages } from './messages.queries.ts'
import { messageShape } from './messages.shape.ts'

export default handle(
  moderator_messages,
  async ({ decision_id: decision = null }, { db, member, page, language, refuse }) => {
    const key = { member: member.id, decision }
    const [about, rows] = await Promise.all([
      decision === null ? null : findAbout(db, key, language),
      listMessages(db, key, page),
    ])
    if (about === undefined) return refuse('decision_not_found')
    return {
      about,
      messages: rows.map(messageShape),
      ...nextOf(
        rows.map(({ id }) => id),
        page,
      ),
    }
  },
)
