import { update_chat_setting } from '@commons/contract/chat/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { setSetting } from './settings.queries.ts'
import { settingShape } from './settings.shape.ts'

export default handle(
  update_chat_setting,
  async ({ who_may_write, who_may_call, shows_presence }, { tx, member, recheck }) => {
    const shows = shows_presence === undefined ? undefined : shows_presence === 1
    const setting = await setSetting(tx, member.id, { who_may_write, who_may_call, shows_presence: shows })
    // Members who hide their presence don't see others' either.
    if (shows !== undefined) await recheck({ members: [member.id], topics: [`presence:${member.id}`] })
    return settingShape(setting)
  },
)
