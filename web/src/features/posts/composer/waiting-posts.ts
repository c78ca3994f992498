import { t } from '@lingui/core/macro'
import { onlineManager } from '@tanstack/react-query'
import { sendWaiting } from '../../../compose/send/send-waiting.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { blankPost, together, type PostDraft } from './post-draft.ts'
import { readPosted } from './posted.ts'
import { fieldsOf, sendPost } from './send-post.ts'
import { waiting, type WaitingPost } from './waiting-rows.ts'

export type { WaitingPost } from './waiting-rows.ts'

const keptHere = new Set<string>()

/** Whether an earlier version, in which a post had a single file, has put it into the outbox. */
const isOld = ({ draft }: WaitingPost) => (draft as Partial<PostDraft>).files === undefined

/** Whether a page from before some part of a draft has put it there. */
const isOutdated = (post: WaitingPost) =>
  isOld(post) || (post.draft as Partial<PostDraft>).parts === undefined

const upToDate = (post: WaitingPost): WaitingPost =>
  isOld(post)
    ? { ...post, draft: { ...blankPost, ...together({ ...post.draft }) } }
    : { ...post, draft: { ...blankPost, ...post.draft } }

/** Returns the member's posts that wait to be sent or were refused, oldest first. */
export function useWaitingPosts(): readonly WaitingPost[] {
  const all = waiting.useAll()
  return all.some(isOutdated) ? all.map(upToDate) : all
}

export const {
  useSendingOf,
  retry: retryPost,
  /** Gives up a post that was not sent. */
  discard: discardPost,
} = waiting

/**
 * Puts a post into the outbox, which sends it under its key as soon as possible, also after a reload. Returns
 * false if the browser cannot keep it, e.g. without room for its file: then nothing waits.
 */
export function keepPost(post: Omit<WaitingPost, 'kind'>): Promise<boolean> {
  keptHere.add(post.key)
  return waiting.keep({ kind: 'post', ...post })
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

export const postKind = sendWaiting(waiting, {
  deliver(post, onChange) {
    const { key, place, draft } = upToDate(post)
    return sendPost({ place, edited: undefined }, draft, key, { onChange, onTakenBack: () => {} })
  },
  idOf: ({ recdata }) => recdata.post_id,
  arrived(client, post, answer) {
    const { key, place, draft } = upToDate(post)
    toast.success(answer.message)
    return readPosted(client, fieldsOf(place, draft, key), answer)
  },
})
