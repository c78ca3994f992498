/** Starts or continues a conversation. */
import type { Db } from '../../platform/db/prepared.ts'
import { lockPair } from '../people/public.ts'
import { findPair } from './chat.queries.ts'
import type { ChatKind } from './chat.rows.ts'
import { addChat, chatWrites } from './chat.writing.queries.ts'

/**
 * Returns the conversation of two members, added if needed; undefined if there is none and one is hidden from
 * the other. `begun` is called where it is added.
 */
export async function beginChat(
  tx: Db,
  viewer: number,
  friend: number,
  kind: ChatKind,
  begun?: () => Promise<void>,
): Promise<number | undefined> {
  await lockPair(tx, viewer, friend)
  const made = await addChat(tx, viewer, friend, kind)
  if (made !== undefined) await begun?.()
  return made ?? (await findPair(tx, viewer, { friend, kind }))?.chat ?? undefined
}

/** The same for a member who writes, which accepts a request. */
export async function beginToWrite(
  tx: Db,
  viewer: number,
  friend: number,
  kind: ChatKind,
  begun?: () => Promise<void>,
): Promise<number | undefined> {
  const chat = await beginChat(tx, viewer, friend, kind, begun)
  if (chat !== undefined) await chatWrites.accept(tx, viewer, chat)
  return chat
}
