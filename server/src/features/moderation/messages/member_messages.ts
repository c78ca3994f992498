import { member_messages } from '@commons/contract/moderation/messages.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { threadFor } from './messages.access.ts'
import { listMessages } from './messages.queries.ts'
import { messageShape } from './messages.shape.ts'

export default handle(
  member_messages,
  async (
    { view_user_id, decision_id: decision = null },
    { db, member, page, platform, language, refuse },
  ) => {
    const key = { member: view_user_id, decision }
    const thread = await threadFor({ db, member, platform, language, refuse }, key)
    const rows = await listMessages(db, key, page)
    return {
      member: thread.member,
      about: thread.about,
      waits: flag(thread.waiting_id !== null),
      messages: rows.map((row) => ({ ...messageShape(row), moderator: row.moderator })),
      ...nextOf(
        rows.map(({ id }) => id),
        page,
      ),
    }
  },
)
