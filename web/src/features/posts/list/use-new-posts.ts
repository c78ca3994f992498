import type { Post } from '@commons/contract/posts/posts.ts'
import { useEffect, useRef, type RefObject } from 'react'
import { useSession } from '../../../api/session.ts'
import type { PostPages } from './post-rows.ts'
import { onPosted } from '../composer/posted.ts'
import { focusPost, useNewsKey } from './use-feed-keys.ts'
import { posterOf } from '../card/whose.ts'

// Nobody reads yet within this distance from the top: new rows move nothing away.
export const atTheTop = 50

/** How much of a new post its author sees at least. */
const enoughOfPost = 160

/** Scrolls to the top of the page, or, where the list begins too far down, to the list's. */
function showTop(list: HTMLElement | null): void {
  const start = (list?.getBoundingClientRect().top ?? 0) + window.scrollY
  if (start + enoughOfPost > window.innerHeight) list?.scrollIntoView()
  else window.scrollTo({ top: 0 })
}

/**
 * Holds back new posts until the reader asks for them. Only the member's own posts come in by themselves: at
 * once if written here, and at the top of the page if written elsewhere.
 */
export function useNews(
  list: PostPages,
  top: RefObject<HTMLElement | null>,
  belongs: ((post: Post) => boolean) | undefined,
) {
  const session = useSession()
  const { news, headRows, showNews } = list

  const ownRows = headRows?.filter((row) => posterOf(row).user_id === session?.id) ?? []
  const own = news.ids.filter((id) => ownRows.some(({ post_id }) => post_id === id))
  useEffect(() => {
    if (own.length === 0 || news.more) return
    const showAtTop = () => {
      if (window.scrollY < atTheTop) showNews(own)
    }
    showAtTop()
    // For readers further down: once they scroll to the top.
    window.addEventListener('scroll', showAtTop, { passive: true })
    return () => window.removeEventListener('scroll', showAtTop)
  })

  const putOnTop = useRef(list.putOnTop)
  putOnTop.current = list.putOnTop
  const isOfList = useRef(belongs)
  isOfList.current = belongs
  useEffect(() => {
    let frame = 0
    const stop = onPosted((post) => {
      if (isOfList.current && !isOfList.current(post)) return
      putOnTop.current(post)
      // Once it is drawn: the sheet it was written in is closed by then.
      frame = requestAnimationFrame(() => showTop(top.current))
    })
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [top])

  // The button disappears: focus the first post, once it is first.
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
  // The member's own reposts are not counted as news: they come in with other posts, or at the top of the
  // page.
  const reminders = ownRows.filter(({ post_id, is_repost }) => is_repost === 1 && own.includes(post_id))
  const count = news.ids.length - reminders.length
  useNewsKey(count > 0 ? show : undefined)
  return { count, show }
}
