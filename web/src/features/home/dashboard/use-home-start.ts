import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { createElement, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react'
import { call, type Answer, type CallName } from '../../../api/call.ts'
import { isSinceWrites } from '../../../api/early.ts'
import { useRead } from '../../../api/use-call.ts'
import { useIsAbsent } from '../../../ui/network.ts'
import type { HomeFeed } from '../../posts/home-feed/public.ts'

/** What Home has above its posts for as long as it is open. */
export interface HomeStart {
  readonly Checklist?: ComponentType<{ onCompose: () => void; onPeople: () => void }> | undefined
  readonly PollLine?: ComponentType | undefined
  readonly WaitingPosts?: Parameters<typeof HomeFeed>[0]['WaitingPosts']
  /** Loaded before Home is drawn only where it has more than its usual rows. */
  readonly ReelStrip?: ComponentType | undefined
}

type Given = NonNullable<Answer<'show_language'>['home']>

/** In milliseconds. What isn't published and comes later is seen the next time. */
const patience = 3000
/** In milliseconds. What the account said longer ago may have changed since: then each part is asked for. */
const freshFor = 5000
const isFresh = (at: number) => Date.now() - at < freshFor && isSinceWrites(at)
const afterPatience = () =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience))

/** Puts what the account's answer brought where the parts of Home read it: they need no calls of their own. */
function handOut(client: QueryClient, { first_steps, polls }: Given, updatedAt: number): void {
  const give = (name: CallName, answer: object) => {
    const known = client.getQueryState([name, {}])
    if (known?.data === undefined || known.dataUpdatedAt < updatedAt)
      client.setQueryData([name, {}], answer, { updatedAt })
  }
  give('setup_checklist', { code: true, message: '', recdata: first_steps })
  give('poll_list', { code: true, message: '', recdata: polls })
}

const whileThere = <Module, Part>(module: Promise<Module>, part: (module: Module) => Part) =>
  module.then(part, () => undefined)

const loadStrip = () =>
  whileThere(
    import('../../reels/strip/public.ts').then(async ({ ReelStrip, loadOwnReels }) => {
      const { default: OwnReels } = await loadOwnReels()
      return () => createElement(ReelStrip, { OwnReels })
    }),
    (strip) => strip,
  )

interface Asked {
  readonly isAllPublished: boolean
  readonly hasPolls: boolean
  readonly hasReels: boolean
}

/** Loads everything that this member's Home has above its posts. */
async function prepare(
  client: QueryClient,
  { isAllPublished, hasPolls, hasReels }: Asked,
): Promise<HomeStart> {
  const ask = <Result>(name: CallName, queryFn: () => Promise<Result>) =>
    Promise.race([
      // What is known stays, unless something has happened to it.
      client.fetchQuery({ queryKey: [name, {}], queryFn, staleTime: Infinity }).catch(() => undefined),
      afterPatience(),
    ])
  // Offline there is nothing to wait for.
  const asksUnpublished = !isAllPublished && navigator.onLine
  const [steps, polls, reels, posts] = await Promise.all([
    ask('setup_checklist', () => call('setup_checklist', {})),
    hasPolls ? ask('poll_list', () => call('poll_list', {})) : undefined,
    asksUnpublished && hasReels ? ask('waiting_reels', () => call('waiting_reels', {})) : undefined,
    asksUnpublished ? ask('waiting_posts', () => call('waiting_posts', {})) : undefined,
  ])
  const [Checklist, PollLine] = await Promise.all([
    steps?.recdata
      ? whileThere(import('../../profiles/checklist/public.ts'), (module) => module.SetupChecklist)
      : undefined,
    polls && polls.recdata.length > 0
      ? whileThere(import('../../surveys/poll/line/public.ts'), (module) => module.PollLine)
      : undefined,
  ])
  const waitsReels = reels !== undefined && reels.reels.length > 0
  const hasPosts = posts !== undefined && posts.recdata.length > 0
  const [ReelStrip, WaitingPosts] = await Promise.all([
    waitsReels ? loadStrip() : undefined,
    hasPosts
      ? whileThere(import('../../posts/waiting/public.ts'), (module) => module.WaitingPosts)
      : undefined,
  ])
  return { Checklist, PollLine, ReelStrip, WaitingPosts }
}

const placeIn = ({ state, href }: ReturnType<typeof useLocation>) => state.__TSR_key ?? href
// Going back to Home finds it as it was left: the place that is scrolled to must be there when it is drawn.
let left: { place: string; start: HomeStart } | undefined

/**
 * Returns what Home has above its posts; undefined until that is known. It is decided once: what came later would move
 * what is being read, and is there the next time that Home is opened, other than by going back.
 */
export function useHomeStart(): HomeStart | undefined {
  const client = useQueryClient()
  const account = useRead('show_language', {}, { enabled: false })
  // As it is when Home opens; the frame has waited for it.
  const [first] = useState(account)
  const location = useLocation()
  const [opened] = useState(location)
  const [start, setStart] = useState(() => (left?.place === placeIn(opened) ? left.start : undefined))
  const isLeft = useRef(start !== undefined)
  const hasPolls = !useIsAbsent('surveys')
  const hasReels = !useIsAbsent('reels')
  useEffect(() => {
    // While it is being left, the location is already the next one.
    if (start && location.pathname === opened.pathname) left = { place: placeIn(location), start }
  }, [location, opened, start])
  useLayoutEffect(() => {
    if (isLeft.current) return
    const given = isFresh(first.dataUpdatedAt) ? first.data?.home : undefined
    if (given) handOut(client, given, first.dataUpdatedAt)
    const isAllPublished = given?.has_unpublished === 0
    if (given && !given.first_steps && given.polls.length === 0 && isAllPublished) {
      setStart({})
      return
    }
    let isGone = false
    const begin = async () => {
      const next = await prepare(client, { isAllPublished, hasPolls, hasReels })
      if (!isGone) setStart(next)
    }
    void begin()
    return () => {
      isGone = true
    }
  }, [client, first, hasPolls, hasReels])
  return start
}
