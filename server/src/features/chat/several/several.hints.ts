import type { Chat } from '@commons/contract/chat/chat.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { WriteContext } from '../../../platform/write.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { showChat } from '../chat.shown.ts'
import { idsOf } from './several.queries.ts'

interface Changing {
  readonly tx: Tx
  readonly viewer: Viewer
  readonly hint: WriteContext['hint']
  refuse(refusal: 'chat_not_found'): never
}

/** Makes the lists of everybody in a conversation read again. */
export async function hintPeople(
  { tx, hint }: { readonly tx: Tx; readonly hint: WriteContext['hint'] },
  chat: number,
): Promise<void> {
  for (const id of await idsOf(tx, chat)) hint(`chats:${id}`)
}

/** Answers a call that changed a conversation: what the caller sees of it now, of which everybody's lists read again. */
export async function answerChanged(context: Changing, chat: number): Promise<{ recdata: Chat }> {
  await hintPeople(context, chat)
  const shown = await showChat(context.tx, chat, context.viewer)
  return { recdata: shown ?? context.refuse('chat_not_found') }
}
