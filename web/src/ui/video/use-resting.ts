import { useEffect, useRef, useState } from 'react'

const restsAfter = 2500

/** Whether nobody has moved over the player for a while, so that its controls can hide. */
export function useResting() {
  const [resting, setResting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const wake = () => {
    clearTimeout(timer.current)
    setResting(false)
    timer.current = setTimeout(() => setResting(true), restsAfter)
  }
  const rest = () => {
    clearTimeout(timer.current)
    setResting(true)
  }
  return { resting, wake, rest }
}
