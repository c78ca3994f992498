import type { Post } from '@commons/contract/posts.ts'
import { memberStore } from '../../../api/member-store.ts'

export interface Muted {
  readonly type: 'word' | 'tag'
  readonly word: string
}

/** Muted from this page: lists that were read before still have the posts. */
export const mutedHere = memberStore<readonly Muted[]>([])

const folded = (text: string) => text.normalize('NFC').toLocaleLowerCase()

// As the server knows them: muted again in other letters it is one mute, and ends with one press.
const isSame = (one: Muted, other: Muted) =>
  one.type === other.type && folded(one.word) === folded(other.word)

export function setMutedHere(muted: Muted, isMuted: boolean): void {
  mutedHere.set((rules) => {
    const others = rules.filter((rule) => !isSame(rule, muted))
    return isMuted ? [...others, muted] : others
  })
}

/** A word as a whole, however it is written in capitals; much as the server finds it. */
function hasWord(text: string, word: string): boolean {
  const pattern = folded(word)
    // A hyphen has no meaning there, and an expression with `u` takes no needless backslash.
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'u').test(folded(text))
}

/** Whether what was muted here keeps a post out of lists; the next answer of the server says it for good. */
export function isMutedHere(post: Post): boolean {
  return mutedHere
    .get()
    .some(({ type, word }) =>
      type === 'tag'
        ? post.hashtag_link.some((tag) => folded(tag) === folded(word))
        : hasWord(`${post.message} ${post.repost_comment ?? ''}`, word),
    )
}
