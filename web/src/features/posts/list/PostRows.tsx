import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { FeedPost } from '../card/FeedPost.tsx'
import { forgetFarPosts, layoutOf, rememberLayout } from './feed-memory.ts'
import { useFeedKeys } from './use-feed-keys.ts'
import { PictureList } from '../picture/picture-list.ts'
import { afterPicture, hasPicture } from '../../../ui/states/after-picture.ts'

// The assumed height in pixels of a row not drawn yet. Without it the list takes rows for very low, draws a
// screen full of those first, and none at all if it begins just below the screen.
const likelySize = 320

/** Pixels above and below the screen in which rows are drawn. */
const nearby = 600

interface PostRowsProps {
  /** Names the list, so that its layout is found again on the way back. */
  name: string
  label: string
  ids: readonly number[]
  busy: boolean
}

/** Draws the posts on screen and some around them; the others are only space. */
export function PostRows({ name, label, ids, busy }: PostRowsProps) {
  const client = useQueryClient()
  const virtualizer = useRef<WindowVirtualizerHandle>(null)
  const [sizes] = useState(() => layoutOf(name, ids.length))
  const onKeyDown = useFeedKeys(virtualizer, ids.length)
  const rows = useRef(ids.length)
  rows.current = ids.length

  useEffect(() => {
    const handle = virtualizer.current
    return () => {
      if (handle) rememberLayout(name, { rows: rows.current, sizes: handle.cache })
    }
  }, [name])

  // The first picture needs only what is on screen.
  const [buffer, setBuffer] = useState(() => (hasPicture() ? nearby : 0))
  useEffect(() => void afterPicture().then(() => setBuffer(nearby)), [])

  const [articles, setArticles] = useState(0)
  // Far off screen no row is drawn, and a feed without articles is not a valid feed.
  const isFeed = articles > 0
  const onShown = useCallback((by: 1 | -1) => setArticles((count) => count + by), [])

  const onScrollEnd = () => {
    const handle = virtualizer.current
    if (handle) forgetFarPosts(client, ids, handle.findItemIndex(handle.scrollOffset))
  }

  return (
    <PictureList value={ids}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys come from the articles of a feed */}
      <div
        role={isFeed ? 'feed' : undefined}
        aria-label={isFeed ? label : undefined}
        aria-busy={isFeed ? busy : undefined}
        onKeyDown={onKeyDown}
      >
        <WindowVirtualizer
          ref={virtualizer}
          data={ids}
          bufferSize={buffer}
          itemSize={likelySize}
          onScrollEnd={onScrollEnd}
          {...(sizes ? { cache: sizes } : {})}
        >
          {(id, index) => <FeedPost key={id} postId={id} index={index} onShown={onShown} />}
        </WindowVirtualizer>
      </div>
    </PictureList>
  )
}
