import type { GroupChatEntry } from '@commons/contract/groups/chat.ts'
import { useEffect, useState } from 'react'
import { tell } from '../../../api/call.ts'
import { useRead } from '../../../api/use-call.ts'
import { overtaken, typingFor, typingTeller } from '../../../conversation/typing.ts'

/** Tells the group's members that the viewer is typing. */
export const tellGroupTyping = typingTeller((group_id) => void tell('group_chat_typing', { group_id }))

/** Returns the names of the members who are typing: since their last message, and in the last 6 s. */
export function useGroupTyping(
  group_id: number,
  entries: readonly GroupChatEntry[] | undefined,
): readonly string[] {
  const { data, dataUpdatedAt } = useRead('group_chat_typing_list', { group_id })
  const [endedAt, setEndedAt] = useState(0)
  const typing = data?.recdata ?? []
  const isSilent = typing.length === 0 || endedAt >= dataUpdatedAt
  useEffect(() => {
    if (isSilent) return
    const timer = setTimeout(setEndedAt, dataUpdatedAt + typingFor - Date.now(), dataUpdatedAt)
    return () => clearTimeout(timer)
  }, [isSilent, dataUpdatedAt])
  if (isSilent) return []
  const hasWritten = ({ user_id, typed_at }: (typeof typing)[number]) =>
    entries?.some(
      (entry) => entry.user_id === user_id && Date.parse(entry.created_at) > Date.parse(typed_at) - overtaken,
    ) ?? false
  return typing.filter((each) => !hasWritten(each)).map(({ full_name }) => full_name)
}
