import { useEffect, useRef, useState } from 'react'
import { sendAheadOfForm } from './ahead.ts'

/** Sends a large file while its form is open; tells how much of it has been sent, from 0 to 1. */
export function useSentAhead(file: File | undefined) {
  const [part, setPart] = useState<number>()
  const stop = useRef(() => {})
  useEffect(() => {
    if (!file) return
    stop.current = sendAheadOfForm(file, (sent) => setPart(sent / file.size))
    return () => {
      stop.current()
      setPart(undefined)
    }
  }, [file])
  return { part, stop: () => stop.current() }
}
