import { useEffect, useState } from 'react'
import { tell } from '../../api/call.ts'
import { hear } from '../../api/heard.ts'

const toldEvery = 3000
/** How long a typing hint stays, in milliseconds. */
const shownFor = 6000

const lastTold = new Map<number, number>()

/** Tells the other member that the viewer is typing, at most every 3 s. */
export function tellTyping(chat_id: number): void {
  const now = Date.now()
  if (now - (lastTold.get(chat_id) ?? 0) < toldEvery) return
  lastTold.set(chat_id, now)
  void tell('chat_typing', { chat_id })
}

/** Returns whether the other member is typing. A new message from them, number `lastSeq`, ends the hint. */
export function useTyping(chat_id: number, lastSeq: number | undefined): boolean {
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = hear(`chat_typing:${chat_id}`, () => {
      clearTimeout(timer)
      setTyping(true)
      timer = setTimeout(setTyping, shownFor, false)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [chat_id])
  useEffect(() => setTyping(false), [lastSeq])
  return typing
}
