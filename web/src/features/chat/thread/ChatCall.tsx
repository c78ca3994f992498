import type { Chat } from '@commons/contract/chat/chat.ts'
import { CallButton } from '../../video-calls/public.ts'
import { useChatName } from '../chat-name.ts'
import { callable } from './callable.ts'

/** Calls the friend, where the two can talk. */
export function ChatCall({ chat, className }: { chat: Chat; className: string | undefined }) {
  const name = useChatName(chat)
  const whom = callable(chat, name)
  return whom && <CallButton whom={whom} className={className} />
}
