import { useEffect, useState, type ReactNode } from 'react'

/** Renders nothing for 150 ms, then its content, so that fast loads don't flicker. */
export function Delayed({ children, ms = 150 }: { children: ReactNode; ms?: number }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return due ? children : null
}
