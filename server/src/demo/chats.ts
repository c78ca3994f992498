/** Adds the chats between the people of the demo world. */
import { chats } from '../features/chat/public.ts'
import { noKey } from '../platform/call/idempotency.ts'
import type { Tx } from '../platform/db/prepared.ts'
import { backdateChat } from './demo.queries.ts'
import { conversations, gardenLunch } from './story/chats.ts'
import type { Neighbour } from './story/people.ts'

const minute = 60_000

export async function addChats(tx: Tx, ids: Readonly<Record<Neighbour, number>>, now: Date): Promise<void> {
  for (const { between, minutesAgo, said, unread = 0, kind } of conversations) {
    const [one, other] = between
    const chat = await chats.begin(tx, ids[one], ids[other], kind)
    const times: Date[] = []
    for (const [i, [by, message, forwarded]] of said.entries()) {
      const place = await chats.add(
        tx,
        chat,
        { author: ids[by], message, mentions: [], mediaId: null, isForwarded: forwarded !== undefined },
        noKey,
      )
      if (!place) throw new Error(`${by} cannot write to the other`)
      times.push(new Date(now.getTime() - (minutesAgo - i * 3) * minute))
    }
    await backdateChat(tx, { chat, times, readers: [ids[one], ids[other]], unread })
  }
  await addGardenLunch(tx, ids, now)
}

async function addGardenLunch(tx: Tx, ids: Readonly<Record<Neighbour, number>>, now: Date): Promise<void> {
  const { title, people, minutesAgo, said } = gardenLunch
  const [owner, ...others] = people
  const chat = await chats.beginSeveral(tx, [ids[owner], ...others.map((name) => ids[name])], title)
  // Its beginning is the first message.
  const times = [new Date(now.getTime() - (minutesAgo + 3) * minute)]
  for (const [i, [by, message]] of said.entries()) {
    const place = await chats.add(tx, chat, { author: ids[by], message, mentions: [], mediaId: null }, noKey)
    if (!place) throw new Error(`${by} cannot write to the others`)
    times.push(new Date(now.getTime() - (minutesAgo - i * 3) * minute))
  }
  await backdateChat(tx, { chat, times, readers: people.map((name) => ids[name]), unread: 1 })
}
