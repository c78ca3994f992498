/** The fuzzer's chats: each member has some with friends that nobody else has, and a pending request. */
import { say } from '../scenes/pair-scene.ts'
import type { Person, World } from '../world.ts'
import { type MemberName, members } from './plans.ts'
import type { Known } from './values.ts'

/** The number of friends per member, so that destroying or blocking one chat leaves others. */
const friendsOfEach = 3

export async function addChats(
  here: World,
  people: Record<MemberName, Person>,
): Promise<(field: string) => ReturnType<Known> | undefined> {
  const friends: number[] = members.map((name) => people[name].id)
  const chats: number[] = []
  const messages: number[] = []
  for (const name of members) {
    const member = people[name]
    for (let nth = 0; nth <= friendsOfEach; nth++) {
      const other = await here.person('Friend')
      friends.push(other.id)
      const isFriend = nth < friendsOfEach
      if (isFriend) await here.befriend(member, other)
      for (const [from, to] of isFriend
        ? ([
            [other, member],
            [member, other],
          ] as const)
        : ([[other, member]] as const))
        for (const words of ['in a chat', 'and more']) {
          const { chat_id, message_id } = await say(here, from, to, words)
          chats.push(chat_id)
          messages.push(message_id)
        }
      // One message in each chat of friends is deleted, so that it can be restored.
      if (isFriend) {
        const { message_id } = await say(here, member, other, 'deleted')
        messages.push(message_id)
        await here.as(member).call('chat_message_delete', { message_id })
      }
    }
  }
  const chatIds = [...new Set(chats)]
  return (field) => {
    if (field === 'friend_id') return [...friends, ...friends.map(String)]
    if (field === 'chat_id') return [...chatIds, ...chatIds.map(String)]
    if (field === 'message_id') return [...messages, ...messages.map(String)]
    if (field === 'reaction') return ['👍', '❤️', 'like', 'dislike']
    return undefined
  }
}
