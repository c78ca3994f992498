import type { VideoCall } from '@commons/contract/video-calls.ts'
import { useMemo } from 'react'
import { useNameOfChat } from '../../../conversation/chat-name.ts'
import type { Whom } from './call-session.ts'

/** Returns the name and picture under which a call is shown: those of the group, of the chat, or of the other of two. */
export function useWhomOf(call: VideoCall | null): Whom {
  const nameOf = useNameOfChat()
  const name = call?.several ? nameOf({ full_name: null, several: call.several }) : ''
  return useMemo(() => {
    if (call?.group)
      return {
        name: call.group.group_name,
        avatar: call.group.avatar,
        place: { group_id: call.group.group_id },
      }
    if (call?.several) return { name, avatar: call.several.picture, place: { chat_id: call.chat_id } }
    return { name: call?.friend?.full_name ?? '', avatar: call?.friend?.profile_pic ?? null }
  }, [call, name])
}
