import { useEffect, useRef, type RefObject } from 'react'
import { useSession } from '../../api/session.ts'
import type { PostPages } from './post-rows.ts'
import { onPosted } from './posted.ts'
import { focusPost, useNewsKey } from './use-feed-keys.ts'

// Nobody reads yet: what comes in on top moves nothing away.
const atTheTop = 50

/**
 * What is new waits until it is asked for. Only the member's own posts come in by themselves: at once
 * when they were written here, and at the top of the page when they were written elsewhere.
 */
export function useNews(list: PostPages, top: RefObject<HTMLElement | null>, author: number | undefined) {
  const session = useSession()
  const { news, headRows, showNews } = list

  const own = news.ids.filter((id) => headRows?.find((row) => row.post_id === id)?.user_id === session?.id)
  useEffect(() => {
    if (own.length > 0 && !news.more && window.scrollY < atTheTop) showNews(own)
  })

  const putOnTop = useRef(list.putOnTop)
  putOnTop.current = list.putOnTop
  useEffect(
    () =>
      onPosted((post) => {
        if (author !== undefined && post.user_id !== author) return
        putOnTop.current(post)
        window.scrollTo({ top: 0 })
      }),
    [author],
  )

  // The button goes away; reading goes on with the first post, once it is the first.
  const toFirst = useRef(false)
  useEffect(() => {
    if (toFirst.current && top.current) focusPost(top.current, 0)
    toFirst.current = false
  }, [list.ids, top])

  function show() {
    toFirst.current = true
    showNews()
    window.scrollTo({ top: 0 })
  }
  const count = news.ids.length
  useNewsKey(count > 0 ? show : undefined)
  return { count, show }
}
