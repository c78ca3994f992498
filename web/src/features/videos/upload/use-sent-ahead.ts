import { useEffect, useRef, useState } from 'react'
import { sendAheadOfForm, type SentAhead } from './ahead.ts'

/**
 * Sends a large file while its form is open; tells how much of it has been sent, from 0 to 1. A form that closes
 * keeps its draft, and what has been sent with it.
 */
export function useSentAhead(file: File | undefined) {
  const [part, setPart] = useState<number>()
  const sent = useRef<SentAhead>(undefined)
  useEffect(() => {
    if (!file) return
    sent.current = sendAheadOfForm(file, (bytes) => setPart(bytes / file.size))
    return () => {
      sent.current?.stop()
      setPart(undefined)
    }
  }, [file])
  return { part, stop: () => sent.current?.stop(), remove: () => sent.current?.remove() }
}
