import { useCallback, useEffect, useState } from 'react'

/** Counts whole seconds down to 0; `start` restarts it. */
export function useSecondsLeft(seconds = 0): { left: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    // Reads the clock instead of counting ticks: background tabs tick seldom.
    const count = () => {
      const next = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setLeft(next)
      if (next === 0) clearInterval(timer)
    }
    const timer = setInterval(count, 1000)
    count()
    return () => clearInterval(timer)
  }, [until])
  const start = useCallback((wait: number) => {
    setLeft(wait)
    setUntil(Date.now() + wait * 1000)
  }, [])
  return { left, start }
}
