import { t } from '@lingui/core/macro'
import { onlineManager } from '@tanstack/react-query'
import { networkError } from '../../../api/call-error.ts'
import { memberStore } from '../../../api/member-store.ts'
import { sendOnce } from '../../../compose/outbox/send-once.ts'
import { waitingOf } from '../../../compose/outbox/waiting-of.ts'
import type { Waiting } from '../../../compose/outbox/waiting.ts'
import type { Sending } from '../../../compose/upload-pace.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { useStore } from '../../../ui/store.ts'
import type { PostDraft, PostPlace } from './post-draft.ts'
import { readPosted } from './posted.ts'
import { fieldsOf, sendPost } from './send-post.ts'

/** A post, with its files, that may not have reached the server yet. */
export interface WaitingPost extends Waiting {
  readonly kind: 'post'
  readonly key: string
  readonly place: PostPlace
  readonly draft: PostDraft
}

const waiting = waitingOf<WaitingPost>('post')
const together = waiting.grouped(() => 'all')
const none: readonly WaitingPost[] = []
const keptHere = new Set<string>()

/** The member's own posts that wait to be sent or were refused, oldest first. */
export function useWaitingPosts(): readonly WaitingPost[] {
  return useStore(together, (groups) => groups.get('all') ?? none)
}

/**
 * Puts a post into the outbox, which sends it under its key as soon as possible, also after a reload. Returns
 * false if the browser cannot keep it, e.g. without room for its file: then nothing waits.
 */
export async function keepPost(post: Omit<WaitingPost, 'kind'>): Promise<boolean> {
  keptHere.add(post.key)
  const isKept = await waiting.change(post.key, (what) => what ?? { kind: 'post', ...post })
  if (!isKept) discardPost(post.key)
  return isKept
}

/** Whether it was put into the outbox on this page, whose reader then looks for it. */
export const isKeptHere = ({ key }: WaitingPost) => keptHere.has(key)

/** Says, where no card does, that the post was not lost. */
export function sayWaits(): void {
  const words = onlineManager.isOnline()
    ? t`Can't reach Commons. We'll send this as soon as we can.`
    : t`You're offline. We'll send this when you're back.`
  toast.success(words, { ms: 6000 })
}

export const retryPost = waiting.retry

/** Gives up a post that was not sent. */
export function discardPost(key: string): void {
  void waiting.change(key, () => undefined)
}

/** The progress of posts that this page is sending. */
const underWay = memberStore<ReadonlyMap<string, Sending>>(new Map())

function setUnderWay(key: string, sending: Sending | undefined): void {
  underWay.set((all) => {
    const others = [...all].filter(([each]) => each !== key)
    return new Map(sending ? [...others, [key, sending]] : others)
  })
}

/** Returns the progress of a post; undefined if this page is not sending it. */
export function useSendingOf(key: string): Sending | undefined {
  return useStore(underWay, (all) => all.get(key))
}

export const postKind = sendOnce<WaitingPost>(async (client, { key, place, draft }, isAlive) => {
  const way = sendPost({ place, edited: undefined }, draft, key, {
    onChange(sending) {
      isAlive()
      setUnderWay(key, sending)
    },
    onTakenBack: () => {},
  })
  setUnderWay(key, way.sending)
  const unwatch = together.subscribe(() => {
    if (!waiting.find(key)) way.cancel()
  })
  try {
    const answer = await way.answer
    return {
      id: answer.recdata.post_id,
      shown() {
        toast.success(answer.message)
        return readPosted(client, fieldsOf(place, draft, key), answer)
      },
    }
  } catch (error) {
    // It was given up, or its member has gone: not the post's fault.
    throw error instanceof DOMException ? networkError() : error
  } finally {
    unwatch()
    setUnderWay(key, undefined)
  }
})
