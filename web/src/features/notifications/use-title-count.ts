import { useEffect } from 'react'

const counted = /^\(\d+\+?\) /

/** Prefixes every page's title with the unread count. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const prefix = count > 0 ? `(${count > 99 ? '99+' : count}) ` : ''
    const show = () => {
      const title = prefix + document.title.replace(counted, '')
      if (title !== document.title) document.title = title
    }
    show()
    const head = document.querySelector('title')
    const observer = new MutationObserver(show)
    if (head) observer.observe(head, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      document.title = document.title.replace(counted, '')
    }
  }, [count])
}
