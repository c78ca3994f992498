/** Two members and their chat, for tests. */
import type { Chat } from '@commons/contract/chat/chat.ts'
import type { ChatMessage } from '@commons/contract/shared/chat-message.ts'
import type { Person, World } from '../world.ts'

export interface Pair {
  readonly ada: Person
  readonly bob: Person
  say(from: Person, to: Person, message: string): Promise<ChatMessage>
  /** Returns the conversation as `who` sees it. */
  of(who: Person): Promise<Chat>
  /** Returns its messages as `who` fetches them, oldest first. */
  fetch(who: Person): Promise<ChatMessage[]>
  readonly chat_id: number
}

/** Opens a conversation between two friends, Ada and Bob. */
export async function openPair(here: World, { areFriends = true } = {}): Promise<Pair> {
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  if (areFriends) await here.befriend(ada, bob)
  const { recdata } = await here.as(ada).call('start_chat', { friend_id: bob.id })
  const { chat_id } = recdata
  return {
    ada,
    bob,
    chat_id,
    say: (from, to, message) => say(here, from, to, message),
    of: async (who) => (await here.as(who).call('chat_detail', { chat_id })).recdata,
    fetch: (who) => fetchAll(here, who, chat_id),
  }
}

export const say = async ({ as }: World, from: Person, to: Person, message: string) =>
  (await as(from).call('send_massage', { friend_id: to.id, message })).recdata

export async function fetchAll({ as }: World, who: Person, chat_id: number): Promise<ChatMessage[]> {
  const all: ChatMessage[] = []
  for (let before: string | undefined; ;) {
    const { messages, next } = await as(who).call('chat_messages', {
      chat_id,
      limit: 50,
      ...(before === undefined ? {} : { before }),
    })
    all.unshift(...messages.toReversed())
    if (next === undefined) return all
    before = next
  }
}
