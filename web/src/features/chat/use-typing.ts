import { useEffect, useRef, useState } from 'react'
import { tell } from '../../api/call.ts'
import { hear } from '../../api/heard.ts'
import { overtaken, typingFor, typingTeller } from '../../conversation/typing.ts'

/** Tells the other member that the viewer is typing. */
export const tellTyping = typingTeller((chat_id) => void tell('chat_typing', { chat_id }))

/**
 * Returns whether the other member is typing. A new message from them, number `lastSeq`, ends it, and so does
 * their going offline.
 */
export function useTyping(
  chat_id: number,
  lastSeq: number | undefined,
  isOnline: 0 | 1 | undefined,
): boolean {
  const [typing, setTyping] = useState(false)
  const message = useRef({ seq: lastSeq, at: 0 })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = hear(`chat_typing:${chat_id}`, () => {
      if (Date.now() - message.current.at < overtaken) return
      clearTimeout(timer)
      setTyping(true)
      timer = setTimeout(setTyping, typingFor, false)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [chat_id])
  useEffect(() => {
    // The first messages to load didn't just arrive.
    const isNew = message.current.seq !== undefined && message.current.seq !== lastSeq
    message.current = { seq: lastSeq, at: isNew ? Date.now() : 0 }
    setTyping(false)
  }, [lastSeq])
  useEffect(() => {
    if (isOnline === 0) setTyping(false)
  }, [isOnline])
  return typing
}
