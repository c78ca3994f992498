import type { Answer } from '../../../api/call.ts'
import { useRead } from '../../../api/use-call.ts'
import type { CallPlace } from '../call-place.ts'

/** A call of many that is under way. */
export type CurrentCall = NonNullable<Answer<'group_call'>['data']>

/** Returns the call that is under way in a group or in a chat of several people; null where there is none. */
export function useCallOf(place: CallPlace, { enabled = true } = {}): CurrentCall | null {
  const isGroup = 'group_id' in place
  const group = useRead(
    'group_call',
    { group_id: isGroup ? place.group_id : 0 },
    { enabled: enabled && isGroup },
  )
  const several = useRead(
    'several_call',
    { chat_id: isGroup ? 0 : place.chat_id },
    { enabled: enabled && !isGroup },
  )
  return (isGroup ? group : several).data?.data ?? null
}
