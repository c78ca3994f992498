import type { Post } from '@commons/contract/posts/posts.ts'
import { memberStore } from '../../../api/member-store.ts'

export interface Muted {
  readonly type: 'word' | 'tag'
  readonly word: string
}

/** Muted on this page: lists that were read earlier still have the posts. */
export const mutedHere = memberStore<readonly Muted[]>([])

const folded = (text: string) => text.normalize('NFC').toLocaleLowerCase()

// As on the server: the same word in another case is one mute, and is unmuted at once.
const isSame = (one: Muted, other: Muted) =>
  one.type === other.type && folded(one.word) === folded(other.word)

export function setMutedHere(muted: Muted, isMuted: boolean): void {
  mutedHere.set((rules) => {
    const others = rules.filter((rule) => !isSame(rule, muted))
    return isMuted ? [...others, muted] : others
  })
}

/** Returns whether a text has a whole word in any case, much as the server finds it. */
function hasWord(text: string, word: string): boolean {
  const pattern = folded(word)
    // Not the hyphen: it has no special meaning here, and the `u` flag allows no needless escapes.
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'u').test(folded(text))
}

/** Returns whether something muted here keeps a post out of lists, until the server's next answer does. */
export function isMutedHere(post: Post): boolean {
  return mutedHere
    .get()
    .some(({ type, word }) =>
      type === 'tag'
        ? post.hashtag_link.some((tag) => folded(tag) === folded(word))
        : hasWord(`${post.message} ${post.repost_comment ?? ''}`, word),
    )
}
