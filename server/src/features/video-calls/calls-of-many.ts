/** What differs between the calls of a group and of several people in a chat: who hears of them, and their line. */
import type { Topic } from '@commons/contract/call.ts'
import { noKey } from '../../platform/call/idempotency.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { WriteContext } from '../../platform/write.ts'
import { chats } from '../chat/public.ts'
import { groupChat } from '../groups/public.ts'

/** Where a call of many is held. */
export interface Many {
  /** The conversation: a group's, or one of several people. */
  readonly chat: number
  /** Null in a chat of several people. */
  readonly group_id: number | null
}

/** A call of two is in a chat of two. */
export const isOfMany = ({ group_id, several_id }: { group_id: number | null; several_id: number | null }) =>
  group_id !== null || several_id !== null

/** Returns the topic of those who see whether there is a call. */
export const topicOfMany = ({ chat, group_id }: Many): Topic =>
  group_id === null ? `several_call:${chat}` : `group_call:${group_id}`

/** Adds the line of a call that begins; returns its id, undefined where nobody may write. */
export async function addLine(
  tx: Db,
  { chat, group_id }: Many,
  caller: number,
): Promise<{ id: number } | undefined> {
  const said = { author: caller, message: '', mentions: [], mediaId: null }
  return group_id === null ? chats.add(tx, chat, said, noKey) : groupChat.add(tx, group_id, said, noKey)
}

/** Changes the line of a call that is over. */
export const changeLine = async (tx: Db, { group_id }: Many, message: number): Promise<unknown> =>
  group_id === null ? chats.changeMessage(tx, message) : groupChat.changeMessage(tx, message)

/** Makes pages read the conversation again; of several people also their lists, where the line is new. */
export async function hintLine(
  { tx, hint }: Pick<WriteContext, 'tx' | 'hint'>,
  { chat, group_id }: Many,
): Promise<void> {
  if (group_id !== null) return hint(`group_chat:${group_id}`)
  hint(`chat:${chat}`)
  await chats.hintPeople({ tx, hint }, chat)
}
