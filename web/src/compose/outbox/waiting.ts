import type { Reaction, ReactionCall } from '../../features/posts/card/reactions.ts'

/** A reaction that the server has not been told of. */
export interface WaitingReaction {
  readonly kind: 'reaction'
  readonly post_id: number
  readonly wanted: Reaction
  /** What the server said last. */
  readonly confirmed: Reaction
  /** Left already, with an unknown outcome: under its key it is sent again before anything else. */
  readonly sent?: { readonly call: ReactionCall; readonly key: string } | undefined
  /** How often it was sent in vain: what another tab or device wants differently must not go on for ever. */
  readonly tries: number
}

/** A comment, or a reply where it names a comment, that is not known to have arrived. */
export interface WaitingComment {
  readonly kind: 'comment'
  readonly key: string
  readonly post_id: number
  readonly post_comment_id: number | undefined
  readonly text: string
  /** Why the server did not take it; it is kept for its author to decide. */
  readonly refused?: string | undefined
  /** Its id, once it has arrived: lists may have it already. */
  readonly arrived?: number | undefined
}

export type Waiting = WaitingReaction | WaitingComment

export interface Row<W extends Waiting = Waiting> {
  readonly member: number
  /** When it was asked for, in milliseconds: they are sent in this order. */
  readonly at: number
  readonly what: W
}

export const reactionKey = (member: number, post_id: number) => `${member}.reaction.${post_id}`
export const commentKey = (member: number, key: string) => `${member}.comment.${key}`

/** Whether the sender has anything to do with it: what was refused waits for its author. */
export function isToSend({ what }: Row): boolean {
  return what.kind === 'reaction' || what.refused === undefined
}

export function inOrder(rows: ReadonlyMap<string, Row>): Array<readonly [string, Row]> {
  return [...rows].toSorted(([, one], [, other]) => one.at - other.at)
}
