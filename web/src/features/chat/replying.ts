import { memberStore } from '../../api/member-store.ts'
import { useStore } from '../../ui/store.ts'
import type { ChatEntry } from './chat-entry.ts'

/** In which conversation which message is being answered. It outlives a box that is minimized. */
const replying = memberStore<ReadonlyMap<number, ChatEntry>>(new Map())

export const useReplying = (chat_id: number) => useStore(replying, (all) => all.get(chat_id))

export function replyTo(chat_id: number, entry: ChatEntry | undefined): void {
  replying.set((all) => {
    if (entry === undefined && !all.has(chat_id)) return all
    const next = new Map(all)
    if (entry === undefined) next.delete(chat_id)
    else next.set(chat_id, entry)
    return next
  })
}

/** What is answered by what is sent now: with that it ends. */
export function takeReply(chat_id: number): number | undefined {
  const entry = replying.get().get(chat_id)
  replyTo(chat_id, undefined)
  return entry?.id
}
