import type { Chat } from '@commons/contract/chat.ts'
import { stateOf, type BoxState } from '../boxes.ts'

/** How far the left edges of two boxes are apart. */
const spacing = 330
/** What the bubbles and the edges of the page take. */
const besides = 96
/** Narrower, one box is enough. */
const severalFrom = 1280

export const countFitting = (width: number): number =>
  width < severalFrom ? 1 : Math.max(1, Math.floor((width - besides) / spacing))

interface Layout {
  /** From the right. */
  readonly boxes: readonly Chat[]
  readonly bubbles: readonly Chat[]
}

/**
 * Which conversations are boxes and which bubbles. Those that one has opened here come first; the others keep the order
 * in which they came here, so that nothing moves when something is said.
 */
export function layOut(
  chats: readonly Chat[],
  wanted: ReadonlyMap<number, BoxState>,
  order: readonly number[],
  fitting: number,
): Layout {
  const placeOf = ({ chat_id }: Chat) => {
    const at = order.indexOf(chat_id)
    return at === -1 ? order.length : at
  }
  const shown = chats
    .filter((chat) => stateOf(chat, wanted) !== 'closed')
    .toSorted((one, other) => placeOf(one) - placeOf(other))
  const opened = shown.filter((chat) => stateOf(chat, wanted) === 'open')
  const boxes = opened.slice(0, fitting)
  return { boxes, bubbles: shown.filter((chat) => !boxes.includes(chat)) }
}
