/** Beginning a conversation, or going on with it. */
import type { Db } from '../../platform/db/prepared.ts'
import { lockPair } from '../people/public.ts'
import { findPair } from './chat.queries.ts'
import type { ChatKind } from './chat.rows.ts'
import { addChat, chatWrites } from './chat.writing.queries.ts'

/** The conversation of the two, made if there is none; undefined where one is hidden from the other. */
export async function beginChat(
  tx: Db,
  viewer: number,
  friend: number,
  kind: ChatKind,
): Promise<number | undefined> {
  await lockPair(tx, viewer, friend)
  const made = await addChat(tx, viewer, friend, kind)
  return made ?? (await findPair(tx, viewer, { friend, kind }))?.chat ?? undefined
}

/** The same for whoever writes, which accepts a request. */
export async function beginToWrite(
  tx: Db,
  viewer: number,
  friend: number,
  kind: ChatKind,
): Promise<number | undefined> {
  const chat = await beginChat(tx, viewer, friend, kind)
  if (chat !== undefined) await chatWrites.accept(tx, viewer, chat)
  return chat
}
