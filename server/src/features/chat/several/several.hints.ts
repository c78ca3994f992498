import type { Tx } from '../../../platform/db/prepared.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { idsOf } from './several.queries.ts'

/** Makes the lists of everybody in a conversation read again. */
export async function hintPeople(
  { tx, hint }: { readonly tx: Tx; readonly hint: WriteContext['hint'] },
  chat: number,
): Promise<void> {
  for (const id of await idsOf(tx, chat)) hint(`chats:${id}`)
}
