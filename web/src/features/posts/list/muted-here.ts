import type { Post } from '@commons/contract/posts/posts.ts'
import { hasWords, isEqual } from '@commons/contract/shared/text/equal-key.ts'
import { memberStore } from '../../../api/member-store.ts'

export interface Muted {
  readonly type: 'word' | 'tag'
  readonly word: string
}

/** Muted on this page: lists that were read earlier still have the posts. */
export const mutedHere = memberStore<readonly Muted[]>([])

// As on the server: the same word in another case is one mute, and is unmuted at once.
const isSame = (one: Muted, other: Muted) => one.type === other.type && isEqual(one.word, other.word)

export function setMutedHere(muted: Muted, isMuted: boolean): void {
  mutedHere.set((rules) => {
    const others = rules.filter((rule) => !isSame(rule, muted))
    return isMuted ? [...others, muted] : others
  })
}

/** Returns whether something muted here keeps a post out of lists, until the server's next answer does. */
export function isMutedHere(post: Post): boolean {
  return mutedHere
    .get()
    .some(({ type, word }) =>
      type === 'tag'
        ? post.hashtag_link.some((tag) => isEqual(tag, word))
        : hasWords(`${post.message} ${post.repost_comment ?? ''}`, word),
    )
}
