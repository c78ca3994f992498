import type { MessageRow } from '../../../conversations/messages.rows.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { messageShape, unread } from '../chat.shape.ts'

/** A message that has just changed. Whether it is read is not looked up: that is said with the conversation. */
export const changedShape = (row: MessageRow, viewer: Viewer) => ({
  recdata: messageShape(row, viewer, unread),
})
