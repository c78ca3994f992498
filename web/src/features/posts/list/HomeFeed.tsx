import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useDeviceSetting } from '../../../ui/device-settings.ts'
import { AllFeed } from '../following/AllFeed.tsx'
import { FeedChoice, type Feed } from '../following/FeedChoice.tsx'
import { FollowingFeed } from '../following/FollowingFeed.tsx'
import classes from '../following/HomeFeed.module.css'
import { WaitingPosts } from './WaitingPosts.tsx'

// The scroll position of each feed when the other one was chosen.
const places = new Map<Feed, number>()

/** All posts that the member may see, or those of followed members and tags. This browser remembers which. */
export function HomeFeed() {
  const [feed, setFeed] = useDeviceSetting('feed')
  const start = useRef<HTMLDivElement>(null)
  const goTo = useRef<number>(undefined)
  const [held, setHeld] = useState(false)

  // On coming back to the page, the browser restores the scroll position.
  useEffect(() => () => places.clear(), [])

  function choose(next: Feed) {
    const { scrollY } = window
    places.set(feed, scrollY)
    // A feed opened for the first time begins with its first post, just below the choice.
    const top = scrollY + (start.current?.getBoundingClientRect().top ?? 0)
    goTo.current = places.get(next) ?? Math.min(scrollY, Math.max(0, top - topBar()))
    setHeld(scrollY > 0)
    setFeed(next)
  }
  useLayoutEffect(() => {
    if (goTo.current !== undefined) window.scrollTo({ top: goTo.current })
    goTo.current = undefined
  }, [feed])

  return (
    <>
      <WaitingPosts place="home" />
      <div ref={start} className={classes.feed} data-held={held || undefined}>
        <FeedChoice feed={feed} onChoose={choose} />
        {feed === 'all' ? <AllFeed /> : <FollowingFeed />}
      </div>
    </>
  )
}

const topBar = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--top-bar'))
