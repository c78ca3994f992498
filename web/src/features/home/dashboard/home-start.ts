/** What a member's Home has above its posts: decided once, before it is drawn. */
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { call, type Answer, type CallName } from '../../../api/call.ts'
import { isSinceWrites } from '../../../api/early.ts'
import { isAbsent } from '../../../ui/network.ts'
import type { HomeFeed } from '../../posts/home-feed/public.ts'

/** What Home has above its posts for as long as it is open. */
export interface HomeStart {
  readonly Checklist?: ComponentType<{ onCompose: () => void; onPeople: () => void }> | undefined
  readonly PollLine?: ComponentType | undefined
  readonly WaitingPosts?: Parameters<typeof HomeFeed>[0]['WaitingPosts']
  readonly OwnReels?: ComponentType | undefined
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

const loadChecklist = () =>
  whileThere(import('../../profiles/checklist/public.ts'), (module) => module.SetupChecklist)
const loadPollLine = () =>
  whileThere(import('../../surveys/poll/line/public.ts'), (module) => module.PollLine)
const loadOwnReels = () =>
  whileThere(
    import('../../reels/not-published/public.ts').then(({ loadNotPublished }) => loadNotPublished()),
    (part) => part,
  )
const loadWaitingPosts = () =>
  whileThere(import('../../posts/waiting/public.ts'), (module) => module.WaitingPosts)

/** Loads everything that this member's Home has above its posts. */
async function prepare(client: QueryClient, hasUnpublished: boolean | undefined): Promise<HomeStart> {
  const ask = <Result>(name: CallName, queryFn: () => Promise<Result>) =>
    Promise.race([
      // What is known stays, unless something has happened to it.
      client.fetchQuery({ queryKey: [name, {}], queryFn, staleTime: Infinity }).catch(() => undefined),
      afterPatience(),
    ])
  const hasReels = !isAbsent('reels')
  const checklist = async () => {
    const steps = await ask('setup_checklist', () => call('setup_checklist', {}))
    return steps?.recdata ? loadChecklist() : undefined
  }
  const pollLine = async () => {
    if (isAbsent('surveys')) return undefined
    const polls = await ask('poll_list', () => call('poll_list', {}))
    return polls && polls.recdata.length > 0 ? loadPollLine() : undefined
  }
  const ownReels = async () => {
    if (!hasReels) return undefined
    const waiting = await ask('waiting_reels', () => call('waiting_reels', {}))
    return waiting && waiting.reels.length > 0 ? loadOwnReels() : undefined
  }
  const waitingPosts = async () => {
    const waiting = await ask('waiting_posts', () => call('waiting_posts', {}))
    return waiting && waiting.recdata.length > 0 ? loadWaitingPosts() : undefined
  }
  // Offline there is nothing to wait for.
  const asksUnpublished = hasUnpublished !== false && navigator.onLine
  // Which of them it is takes another answer: until that, all that it could be is loaded.
  if (asksUnpublished && hasUnpublished) {
    void loadWaitingPosts()
    if (hasReels) void loadOwnReels()
  }
  const [Checklist, PollLine, OwnReels, WaitingPosts] = await Promise.all([
    checklist(),
    pollLine(),
    asksUnpublished ? ownReels() : undefined,
    asksUnpublished ? waitingPosts() : undefined,
  ])
  return { Checklist, PollLine, OwnReels, WaitingPosts }
}

/** Decides what Home has above its posts: at once, where the account has just said all of it. */
export function decideStart(client: QueryClient): HomeStart | Promise<HomeStart> {
  const account = client.getQueryState<Answer<'show_language'>>(['show_language', {}])
  const given = account && isFresh(account.dataUpdatedAt) ? account.data?.home : undefined
  if (account && given) handOut(client, given, account.dataUpdatedAt)
  const hasUnpublished = given && given.has_unpublished === 1
  const isPlain = given && !given.first_steps && given.polls.length === 0 && !hasUnpublished
  return isPlain ? {} : prepare(client, hasUnpublished)
}

interface Ahead {
  readonly begunAt: number
  /** Undefined where the account couldn't be read. */
  readonly start: Promise<HomeStart | undefined>
  /** Once it is decided. */
  known?: HomeStart | undefined
}

let ahead: Ahead | undefined

/** Decides it before Home is drawn, as soon as the account is known. */
export async function decideAhead(client: QueryClient): Promise<void> {
  const decide = async () => {
    await client.prefetchQuery({ queryKey: ['show_language', {}], queryFn: () => call('show_language', {}) })
    // A suspended member, or one who has to agree to new terms, gets another page than Home.
    const isHome = client.getQueryData<Answer<'show_language'>>(['show_language', {}])?.home !== undefined
    return isHome ? decideStart(client) : undefined
  }
  const mine: Ahead = { begunAt: Date.now(), start: decide() }
  ahead = mine
  mine.known = await mine.start
}

/** Returns what was decided ahead for the page that is drawn now, or is being decided. */
export const decidedAhead = (): Ahead | undefined => (ahead && isFresh(ahead.begunAt) ? ahead : undefined)

/** What was decided ahead is for one page alone. */
export const forgetAhead = () => void (ahead = undefined)
