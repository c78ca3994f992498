import { show_chat_setting } from '@commons/contract/chat/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getSetting } from './settings.queries.ts'
import { settingShape } from './settings.shape.ts'

export default handle(show_chat_setting, async (_input, { db, member }) =>
  settingShape(await getSetting(db, member.id)),
)
