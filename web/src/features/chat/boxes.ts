/** The state of chat boxes: applied here at once, and soon on all of the member's devices. */
import type { Chat } from '@commons/contract/chat/chat.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call, tell } from '../../api/call.ts'
import { makeStale } from '../../api/live.ts'
import { memberIds, memberStore } from '../../api/member-store.ts'
import { currentSession } from '../../api/session.ts'
import { wholeWindow } from '../../ui/layout/whole-window.ts'

export type BoxState = 'open' | 'minimized' | 'closed'

/** In milliseconds. Opening and minimizing in a row is saved once. */
const pause = 600

/** The states the member chose, until the server has the same. */
const wanted = memberStore<ReadonlyMap<number, BoxState>>(new Map())
export const wantedBoxes = wanted

/** Conversations opened on this page, latest first: these get the space before others. */
const opened = memberStore<readonly number[]>([])
export const openedBoxes = opened

/** Of these, the ones opened while the page fits itself to the window: only these are boxes there. */
const openedOver = memberIds()
export const boxesOver = openedOver
wholeWindow.subscribe(() => openedOver.set(new Set()))

/** A state to be saved. */
interface Due {
  readonly timer: ReturnType<typeof setTimeout>
  readonly client: QueryClient
  readonly state: BoxState
}
const due = new Map<number, Due>()

const toldState = ({ is_closed, open_chat_box }: Chat): BoxState =>
  is_closed === 1 ? 'closed' : open_chat_box === 1 ? 'open' : 'minimized'

export const stateOf = (chat: Chat, of: ReadonlyMap<number, BoxState>): BoxState =>
  of.get(chat.chat_id) ?? toldState(chat)

function want(chat_id: number, state: BoxState | undefined): void {
  wanted.set((all) => {
    const next = new Map(all)
    if (state === undefined) next.delete(chat_id)
    else next.set(chat_id, state)
    return next
  })
}

async function save(make: typeof call | typeof tell, chat_id: number, { client, state }: Due): Promise<void> {
  due.delete(chat_id)
  try {
    if (state === 'closed') await make('close_chat', { chat_id })
    else await make('minimize_chat_box', { chat_id, status: state === 'open' ? 1 : 0 })
    await makeStale(client, [`chats:${currentSession()?.id ?? 0}`])
  } catch {
    // The state stays in place on this page; the next press sends it again.
    return
  }
  if (wanted.get().get(chat_id) === state) want(chat_id, undefined)
}

/** Sets a box's state and saves it a little later. */
export function putBox(client: QueryClient, chat_id: number, state: BoxState): void {
  want(chat_id, state)
  opened.set((all) => {
    const others = all.filter((each) => each !== chat_id)
    return state === 'open' ? [chat_id, ...others] : others
  })
  openedOver.put(chat_id, state === 'open' && wholeWindow.get() > 0)
  clearTimeout(due.get(chat_id)?.timer)
  const each: Due = { client, state, timer: setTimeout(() => void save(call, chat_id, each), pause) }
  due.set(chat_id, each)
}

// Saves pending states when the member reloads or leaves right after a press.
addEventListener('pagehide', () => {
  for (const [chat_id, each] of due) {
    clearTimeout(each.timer)
    void save(tell, chat_id, each)
  }
})
