import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react'
import { latePiece, piece } from '../../../ui/states/piece.tsx'
import type { PostPlace } from '../composer/post-draft.ts'
import { useRead } from '../../../api/use-call.ts'
import { useDeviceSetting } from '../../../ui/device-settings.ts'
import { useStore } from '../../../ui/store.ts'
import { AllFeed } from '../following/AllFeed.tsx'
import { FeedChoice, type Feed } from '../following/FeedChoice.tsx'
import { FollowingFeed } from '../following/FollowingFeed.tsx'
import { homeList } from '../following/home-list.ts'
import classes from '../following/HomeFeed.module.css'

const LateWaitingPosts = latePiece(() => import('./WaitingPlace.tsx'))
// Home begins with all posts, or with those of followed members.
const PeopleListFeed = piece(async () => ({
  default: (await import('../following/PeopleListFeed.tsx')).PeopleListFeed,
}))

interface HomeFeedProps {
  /** Loaded ahead where the member has posts that aren't published: later they would move the others. */
  WaitingPosts?: ComponentType<{ place: PostPlace }> | undefined
}

// The scroll position of each feed when the other one was chosen.
const places = new Map<Feed, number>()

/**
 * All posts that the member may see, those of followed members and tags, or those of the people on a pinned list. This
 * browser remembers which of the first two.
 */
export function HomeFeed({ WaitingPosts = LateWaitingPosts }: HomeFeedProps) {
  const [kept, setFeed] = useDeviceSetting('feed')
  const lists = useRead('people_lists', {}).data?.recdata.filter(({ pinned_as }) => pinned_as !== null) ?? []
  const listId = useStore(homeList)
  const list = lists.find(({ list_id }) => list_id === listId)
  const feed: Feed = list ? `list.${list.list_id}` : kept
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
    const isOfAll = next === 'all' || next === 'following'
    homeList.set(isOfAll ? undefined : Number(next.slice('list.'.length)))
    if (isOfAll) setFeed(next)
  }
  useLayoutEffect(() => {
    if (goTo.current !== undefined) window.scrollTo({ top: goTo.current })
    goTo.current = undefined
  }, [feed])

  return (
    <>
      <Suspense>
        <WaitingPosts place="home" />
      </Suspense>
      <div ref={start} className={classes.feed} data-held={held || undefined}>
        <FeedChoice feed={feed} lists={lists} onChoose={choose} />
        {list ? (
          <Suspense>
            <PeopleListFeed list={list} />
          </Suspense>
        ) : kept === 'all' ? (
          <AllFeed />
        ) : (
          <FollowingFeed />
        )}
      </div>
    </>
  )
}

const topBar = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--top-bar'))
