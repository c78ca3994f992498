import { start_chat } from '@commons/contract/chat/chat.ts'
import { handle } from '../../platform/call/handle.ts'
import { countOfNewcomer } from '../../platform/call/newcomers.ts'
import { beginChat } from './chat.beginning.ts'
import { findPair } from './chat.queries.ts'
import { chatKind } from './chat.rows.ts'
import { showChat } from './chat.shown.ts'
import { chatWrites } from './chat.writing.queries.ts'

export default handle(
  start_chat,
  async ({ friend_id: friend, by_freelancer }, { tx, member, viewer, platform, refuse }) => {
    if (friend === member.id) refuse('not_oneself')
    const kind = chatKind(by_freelancer)
    const pair = (await findPair(tx, member.id, { friend, kind })) ?? refuse('member_not_found')
    const begun = () => countOfNewcomer(tx, member, 'conversations', platform)
    const chat =
      pair.chat ?? (await beginChat(tx, member.id, friend, kind, begun)) ?? refuse('member_not_found')
    if (pair.standing === 'declined') await chatWrites.accept(tx, member.id, chat)
    await chatWrites.setBox(tx, member.id, chat, 'open')
    return { recdata: (await showChat(tx, chat, viewer)) ?? refuse('member_not_found') }
  },
)
