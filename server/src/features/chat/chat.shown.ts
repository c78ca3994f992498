/** Conversations as a member's screens show them: read in two statements. */
import { messagesInBox } from '@commons/contract/chat.ts'
import type { Chat } from '@commons/contract/chat.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { findChat, listLast, listLatest } from './chat.queries.ts'
import type { ChatRow } from './chat.rows.ts'
import { chatShape, chatsShape } from './chat.shape.ts'

const idsOf = (rows: readonly ChatRow[]) => rows.map(({ chat_id }) => chat_id)

/** Each with its latest messages, as boxes have them. */
export async function showBoxes(db: Db, rows: readonly ChatRow[], viewer: Viewer): Promise<Chat[]> {
  if (rows.length === 0) return []
  return chatsShape(rows, await listLatest(db, viewer.member.id, idsOf(rows), messagesInBox), viewer)
}

/** Each with its last message, as lists have them. */
export async function showList(db: Db, rows: readonly ChatRow[], viewer: Viewer): Promise<Chat[]> {
  if (rows.length === 0) return []
  return chatsShape(rows, await listLast(db, viewer.member.id, idsOf(rows)), viewer)
}

/** One with its latest messages; undefined where the member is not in it. */
export async function showChat(db: Db, id: number, viewer: Viewer): Promise<Chat | undefined> {
  // How it stands is read first: what comes in between is told again as a change.
  const row = await findChat(db, viewer.member.id, id)
  return row && chatShape(row, await listLatest(db, viewer.member.id, [id], messagesInBox), viewer)
}
