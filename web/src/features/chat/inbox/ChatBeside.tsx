import { useRead } from '../../../api/use-call.ts'
import { useChatName } from '../../../conversation/chat-name.ts'
import { ConversationState } from '../../../conversation/ConversationState.tsx'
import Thread from '../thread/Thread.tsx'
import classes from './ChatBeside.module.css'

/** A conversation beside its call. */
export function ChatBeside({ chatId }: { chatId: number }) {
  const read = useRead('chat_detail', { chat_id: chatId })
  const chat = read.data?.recdata
  const name = useChatName(chat ?? { full_name: null })
  return (
    <div className={classes.chat}>
      {chat && (
        <h3 className={classes.title}>
          <bdi>{name}</bdi>
        </h3>
      )}
      {chat ? (
        <Thread chat={chat} isActive isSearching={false} onSearchEnd={() => {}} />
      ) : (
        <ConversationState read={read} />
      )}
    </div>
  )
}
