import { useEffect, useRef } from 'react'
import type { PostPages } from './post-rows.ts'

// The documents load within 50 px of the end. Loading earlier does the same without the wait.
const ahead = '0px 0px 1200px 0px'

/** Loads the next page when the end of the list is near. Attach the ref to an element at the end. */
export function useLoadMore({ ids, hasMore, loadingMore, error, loadMore }: PostPages) {
  const end = useRef<HTMLDivElement>(null)
  const load = useRef(loadMore)
  load.current = loadMore
  // After a failure, the reader has to retry.
  const armed = hasMore && !loadingMore && !error
  const rows = ids?.length

  // Observe again after each page, to be told of an end that is still near.
  useEffect(() => {
    if (!armed || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load.current()
      },
      { rootMargin: ahead },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [armed, rows])

  return end
}
