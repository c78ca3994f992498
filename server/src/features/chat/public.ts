/** Exports for the rest of the server. */
import type { Db } from '../../platform/db/prepared.ts'
import { beginToWrite } from './chat.beginning.ts'
import type { ChatKind } from './chat.rows.ts'
import { chats as room } from './chat.conversations.ts'

export const chats = {
  /** Returns the conversation of two members, added if needed and accepted by both. */
  async begin(tx: Db, one: number, other: number, kind: ChatKind = 'members'): Promise<number> {
    const chat = (await beginToWrite(tx, one, other, kind)) && (await beginToWrite(tx, other, one, kind))
    if (chat === undefined) throw new Error('The two cannot talk')
    return chat
  },
  /** The same for a member who calls the other: only they accept it. */
  open: beginToWrite,
  add: room.addMessage,
  setRead: room.setRead,
}
