import { useEffect, useRef, useState } from 'react'

const shownFor = 1200

/** A short text about what a key has just done, shown and announced for a moment. */
export function useSaid() {
  const [said, setSaid] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const say = (text: string) => {
    clearTimeout(timer.current)
    setSaid(text)
    timer.current = setTimeout(() => setSaid(''), shownFor)
  }
  return { said, say }
}
