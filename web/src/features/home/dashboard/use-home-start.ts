import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState, type ComponentType } from 'react'
import { call, type Answer, type CallName } from '../../../api/call.ts'
import { useRead } from '../../../api/use-call.ts'
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
const afterPatience = () =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience))

/** Puts what the account's answer brought where the parts of Home read it: they need no calls of their own. */
function handOut(client: QueryClient, { first_steps, polls }: Given, updatedAt: number): void {
  const give = (name: CallName, answer: object) => {
    if (client.getQueryData([name, {}]) === undefined) client.setQueryData([name, {}], answer, { updatedAt })
  }
  give('setup_checklist', { code: true, message: '', recdata: first_steps })
  give('poll_list', { code: true, message: '', recdata: polls })
}

const whileThere = <Module, Part>(module: Promise<Module>, part: (module: Module) => Part) =>
  module.then(part, () => undefined)

const loadStrip = () => whileThere(import('../../reels/strip/public.ts'), (module) => module.ReelStrip)

/** Loads everything that this member's Home has above its posts. */
async function prepare(client: QueryClient, given: Given): Promise<HomeStart> {
  const ask = (name: 'waiting_posts' | 'waiting_reels') =>
    Promise.race([
      client.ensureQueryData({ queryKey: [name, {}], queryFn: () => call(name, {}) }).catch(() => undefined),
      afterPatience(),
    ])
  // Offline there is nothing to wait for.
  const hasUnpublished = given.has_unpublished === 1 && navigator.onLine
  const [Checklist, PollLine, reels, posts] = await Promise.all([
    given.first_steps
      ? whileThere(import('../../profiles/checklist/public.ts'), (module) => module.SetupChecklist)
      : undefined,
    given.polls.length > 0
      ? whileThere(import('../../surveys/poll/line/public.ts'), (module) => module.PollLine)
      : undefined,
    hasUnpublished ? ask('waiting_reels') : undefined,
    hasUnpublished ? ask('waiting_posts') : undefined,
  ])
  const hasReels = reels !== undefined && 'reels' in reels && reels.reels.length > 0
  const hasPosts = posts !== undefined && 'recdata' in posts && posts.recdata.length > 0
  const [ReelStrip, WaitingPosts] = await Promise.all([
    hasReels ? loadStrip() : undefined,
    hasPosts
      ? whileThere(import('../../posts/waiting/public.ts'), (module) => module.WaitingPosts)
      : undefined,
  ])
  return { Checklist, PollLine, ReelStrip, WaitingPosts }
}

/**
 * Returns what Home has above its posts; undefined until that is known. It is decided once: what came later would move
 * what is being read, and is there the next time that Home is opened.
 */
export function useHomeStart(): HomeStart | undefined {
  const client = useQueryClient()
  const account = useRead('show_language', {}, { enabled: false })
  // As it is when Home opens; the frame has waited for it.
  const [first] = useState(account)
  const [start, setStart] = useState<HomeStart>()
  useLayoutEffect(() => {
    const given = first.data?.home
    if (given) handOut(client, given, first.dataUpdatedAt)
    if (!given || (!given.first_steps && given.polls.length === 0 && given.has_unpublished === 0)) {
      setStart({})
      return
    }
    let isGone = false
    const begin = async () => {
      const next = await prepare(client, given)
      if (!isGone) setStart(next)
    }
    void begin()
    return () => {
      isGone = true
    }
  }, [client, first])
  return start
}
