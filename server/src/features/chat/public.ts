/** Exports for the rest of the server. */
import type { Db, Tx } from '../../platform/db/prepared.ts'
import { beginToWrite } from './chat.beginning.ts'
import type { ChatKind } from './chat.rows.ts'
import { hintPeople } from './several/several.hints.ts'
import { startSeveral } from './several/several.queries.ts'
import { chats as room } from './chat.conversations.ts'

export { severalColumn, type SeveralRow } from './chat.rows.ts'
export { severalShape } from './chat.shape.ts'

export const chats = {
  /** Returns the conversation of two members, added if needed and accepted by both. */
  async begin(tx: Db, one: number, other: number, kind: ChatKind = 'members'): Promise<number> {
    const chat = (await beginToWrite(tx, one, other, kind)) && (await beginToWrite(tx, other, one, kind))
    if (chat === undefined) throw new Error('The two cannot talk')
    return chat
  },
  /** The same for a member who calls the other: only they accept it. */
  open: beginToWrite,
  /** Returns the conversation of several people, who are friends of the first. */
  async beginSeveral(
    tx: Tx,
    [owner, ...ids]: readonly [number, ...number[]],
    title: string,
  ): Promise<number> {
    const chat = await startSeveral(tx, owner, { ids, title })
    if (typeof chat !== 'number') throw new Error(`They cannot talk: ${chat}`)
    return chat
  },
  add: room.addMessage,
  changeMessage: room.changeMessage,
  setRead: room.setRead,
  /** Makes the lists of several people in a chat read again. */
  hintPeople,
}
