/** Conversations as a member's screens show them: read in two statements. */
import { messagesInBox } from '@commons/contract/chat/chat.ts'
import type { Chat } from '@commons/contract/chat/chat.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { findChat, listLast, listLatest } from './chat.queries.ts'
import type { ChatRow } from './chat.rows.ts'
import { chatShape, chatsShape } from './chat.shape.ts'

const idsOf = (rows: readonly ChatRow[]) => rows.map(({ chat_id }) => chat_id)

/** Returns the conversations with their latest messages, for boxes. */
export async function showBoxes(db: Db, rows: readonly ChatRow[], viewer: Viewer): Promise<Chat[]> {
  if (rows.length === 0) return []
  return chatsShape(rows, await listLatest(db, viewer.member.id, idsOf(rows), messagesInBox), viewer)
}

/** Returns the conversations with their last message, for lists. */
export async function showList(db: Db, rows: readonly ChatRow[], viewer: Viewer): Promise<Chat[]> {
  if (rows.length === 0) return []
  return chatsShape(rows, await listLast(db, viewer.member.id, idsOf(rows)), viewer)
}

/** Returns a conversation with its latest messages; undefined if the member isn't in it. */
export async function showChat(db: Db, id: number, viewer: Viewer): Promise<Chat | undefined> {
  // The state is read first: changes in between are then reported again.
  const row = await findChat(db, viewer.member.id, id)
  return row && chatShape(row, await listLatest(db, viewer.member.id, [id], messagesInBox), viewer)
}
