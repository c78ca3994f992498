import { useEffect, useState } from 'react'

// A shorter scroll is a trembling finger.
const enough = 8
const topZone = 80

/** True while scrolling down, false from the first scroll up. */
export function useHiddenBar(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const { scrollY } = window
      if (scrollY < topZone) setHidden(false)
      if (Math.abs(scrollY - last) < enough) return
      setHidden(scrollY > last && scrollY >= topZone)
      last = scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return hidden
}
