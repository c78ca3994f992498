import type { MessageRow } from '../../../conversations/messages.rows.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { messageShape, unread } from '../chat.shape.ts'

/**
 * Returns a message that has just changed. Whether it is read isn't looked up: that comes with the
 * conversation.
 */
export const changedShape = (row: MessageRow, viewer: Viewer) => ({
  recdata: messageShape(row, viewer, unread),
})
