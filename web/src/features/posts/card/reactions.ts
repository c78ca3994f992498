import type { Post } from '@commons/contract/posts.ts'

export type Reaction = 'like' | 'dislike' | 'none'
export type ReactionCall = 'post_like' | 'post_dislike'
type Reactions = Pick<Post, 'user_like' | 'user_dislike' | 'like_count' | 'dislike_count'>

export function reactionOf(post: Pick<Post, 'user_like' | 'user_dislike'>): Reaction {
  return post.user_like === 1 ? 'like' : post.user_dislike === 1 ? 'dislike' : 'none'
}

/** The counts as they will be once the wish is fulfilled. */
export function withReaction<P extends Reactions>(post: P, wanted: Reaction): P {
  const like = wanted === 'like' ? 1 : 0
  const dislike = wanted === 'dislike' ? 1 : 0
  return {
    ...post,
    user_like: like,
    user_dislike: dislike,
    like_count: Math.max(0, post.like_count - post.user_like + like),
    dislike_count: Math.max(0, post.dislike_count - post.user_dislike + dislike),
  }
}

/** The calls are toggles: which of them leads from one reaction to another. */
export function toggleFor(from: Reaction, to: Reaction): ReactionCall {
  const pressed = to === 'none' ? from : to
  return pressed === 'like' ? 'post_like' : 'post_dislike'
}

interface Wish {
  wanted: Reaction
  /** What the server said last. */
  confirmed: Reaction
}

interface ReactionOptions {
  /** `confirmed` is what the server said last. */
  send: (call: ReactionCall, postId: number, confirmed: Reaction) => Promise<Reaction>
  /** The post as it is now, read again. */
  settle: (postId: number) => Promise<void>
  refuse: (error: unknown) => void
}

// Two tabs that want different things would toggle against each other for ever.
const mostInARow = 4

/**
 * Takes wishes as fast as somebody clicks, and sends one call at a time for a post: when it is
 * answered, only the last wish counts.
 */
export function reactionQueue({ send, settle, refuse }: ReactionOptions) {
  const wishes = new Map<number, Wish>()
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }

  async function fulfil(postId: number, wish: Wish) {
    let sent = 0
    for (;;) {
      try {
        while (wish.wanted !== wish.confirmed && sent++ < mostInARow)
          wish.confirmed = await send(toggleFor(wish.confirmed, wish.wanted), postId, wish.confirmed)
      } catch (error) {
        wish.wanted = wish.confirmed
        changed()
        refuse(error)
      }
      // The wish stays shown until the post says the same, else it would flicker back.
      const settledAs = wish.wanted
      await settle(postId)
      if (wish.wanted === settledAs) break
      sent = 0
    }
    wishes.delete(postId)
    changed()
  }

  return {
    /** What was asked for and not yet read back. */
    wanted: (postId: number): Reaction | undefined => wishes.get(postId)?.wanted,
    /** Asks for a reaction; `shown` is the one the server told of. */
    want(postId: number, wanted: Reaction, shown: Reaction) {
      const wish = wishes.get(postId)
      if (wish) wish.wanted = wanted
      else {
        const first: Wish = { wanted, confirmed: shown }
        wishes.set(postId, first)
        void fulfil(postId, first)
      }
      changed()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type ReactionQueue = ReturnType<typeof reactionQueue>
