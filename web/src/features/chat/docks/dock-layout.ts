import type { Chat } from '@commons/contract/chat/chat.ts'
import { stateOf, type BoxState } from '../boxes.ts'

/** The distance between the left edges of two boxes. */
const spacing = 330
/** The width of the bubbles and page margins. */
const besides = 96
/** Narrower screens have room for a single box. */
const severalFrom = 1280

export const countFitting = (width: number): number =>
  width < severalFrom ? 1 : Math.max(1, Math.floor((width - besides) / spacing))

interface Layout {
  /** From right to left. */
  readonly boxes: readonly Chat[]
  readonly bubbles: readonly Chat[]
}

/**
 * Decides which chats are boxes and which are bubbles. Chats opened on this page come first; the others keep
 * the order in which they appeared, so that new messages don't move them. Of several, `mayBeBox` leaves out
 * those that would cover what nobody can scroll free.
 */
export function layOut(
  chats: readonly Chat[],
  wanted: ReadonlyMap<number, BoxState>,
  order: readonly number[],
  fitting: number,
  mayBeBox: (chat_id: number) => boolean = () => true,
): Layout {
  const placeOf = ({ chat_id }: Chat) => {
    const at = order.indexOf(chat_id)
    return at === -1 ? order.length : at
  }
  const shown = chats
    .filter((chat) => stateOf(chat, wanted) !== 'closed')
    .toSorted((one, other) => placeOf(one) - placeOf(other))
  const opened = shown.filter((chat) => stateOf(chat, wanted) === 'open' && mayBeBox(chat.chat_id))
  const boxes = opened.slice(0, fitting)
  return { boxes, bubbles: shown.filter((chat) => !boxes.includes(chat)) }
}
