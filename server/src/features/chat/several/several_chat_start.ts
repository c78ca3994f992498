import { several_chat_start } from '@commons/contract/chat/several.ts'
import { handle } from '../../../platform/call/handle.ts'
import { countOfNewcomer } from '../../../platform/call/newcomers.ts'
import { showChat } from '../chat.shown.ts'
import { chatWrites } from '../chat.writing.queries.ts'
import { hintPeople } from './several.hints.ts'
import { startSeveral } from './several.queries.ts'

export default handle(several_chat_start, async ({ user_ids, title = '' }, context) => {
  const { tx, member, viewer, platform, refuse } = context
  const ids = user_ids.filter((id) => id !== member.id)
  if (ids.length < 2) refuse('too_few_chat_people')
  const chat = await startSeveral(tx, member.id, { ids, title })
  if (typeof chat !== 'number') return refuse(chat)
  await countOfNewcomer(tx, member, 'conversations', platform)
  await chatWrites.setBox(tx, member.id, chat, 'open')
  await hintPeople(context, chat)
  const shown = await showChat(tx, chat, viewer)
  if (!shown) throw new Error('The conversation is gone')
  return { recdata: shown }
})
