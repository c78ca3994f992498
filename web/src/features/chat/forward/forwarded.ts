import type { Message } from '../../../conversation/message.ts'

/** What the dialog shows of the message that is forwarded. */
export type Forwarded = Pick<Message, 'id' | 'message' | 'file_type'>

/** True where a message says something that can be passed on; its file has to be ready. */
export const canForward = ({
  message,
  file_type,
  file_state,
  is_deleted,
}: Pick<Message, 'message' | 'file_type' | 'file_state' | 'is_deleted'>): boolean =>
  is_deleted === 0 &&
  (message !== '' || file_type !== null) &&
  (file_state === null || file_state === 'ready')
