import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useDeviceSetting } from '../../../ui/device-settings.ts'
import { AllFeed } from '../following/AllFeed.tsx'
import { FeedChoice, type Feed } from '../following/FeedChoice.tsx'
import { FollowingFeed } from '../following/FollowingFeed.tsx'
import classes from '../following/HomeFeed.module.css'
import { WaitingPosts } from './WaitingPosts.tsx'

// How far each feed was read when the other one was chosen.
const places = new Map<Feed, number>()

/** Every post that the member may see, or those of whom and what they follow; which, this browser remembers. */
export function HomeFeed() {
  const [feed, setFeed] = useDeviceSetting('feed')
  const start = useRef<HTMLDivElement>(null)
  const goTo = useRef<number>(undefined)
  const [held, setHeld] = useState(false)

  // Who comes back to the page finds it as the browser restores it.
  useEffect(() => () => places.clear(), [])

  function choose(next: Feed) {
    const { scrollY } = window
    places.set(feed, scrollY)
    // Read for the first time it begins with its first post, below the choice.
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
