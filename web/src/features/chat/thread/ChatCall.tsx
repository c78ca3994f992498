import type { Chat } from '@commons/contract/chat/chat.ts'
import { CallButton, GroupCallButton } from '../../video-calls/public.ts'
import { useChatName } from '../../../conversation/chat-name.ts'
import { callable, callableMany } from './callable.ts'

/** Calls the friend, where the two can talk, or the several people in the chat. */
export function ChatCall({ chat, className }: { chat: Chat; className: string | undefined }) {
  const name = useChatName(chat)
  const whom = callable(chat, name)
  const many = callableMany(chat, name)
  if (many) return <GroupCallButton whom={many} className={className} />
  return whom && <CallButton whom={whom} className={className} />
}
