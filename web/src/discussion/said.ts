import type { Mention } from '@commons/contract/shared/mention.ts'
import type { ShownFile } from '../shown/shown-file.ts'

/** A comment or reply: the fields that both show, whatever they are about. */
export interface Said extends ShownFile {
  readonly id: number
  /** The comment that this reply belongs to; undefined for a comment. */
  readonly commentId: number | undefined
  readonly user_id: number
  readonly username: string
  readonly full_name: string
  readonly profile_pic: string | null
  /** 1: the author's account is marked as automated. */
  readonly is_bot?: 0 | 1 | undefined
  readonly created_at: string
  /** When its author last edited it; messages say so elsewhere. */
  readonly edited_at?: string | null
  readonly text: string
  readonly mentions: readonly Mention[]
  /** The language that it is written in; null or missing if nobody knows. */
  readonly lang?: string | null
  /** Likes, and whether this member's is among them; missing in messages, which have reactions of their own. */
  readonly like_count?: number
  readonly liked?: 0 | 1
  readonly disliked?: 0 | 1
  /** Whether the owner of what it is about has put a heart on it. */
  readonly hearted?: 0 | 1
  /** Whether it waits for the approval of the owner of what it is about. */
  readonly held?: 0 | 1
  /** A comment's number of replies and the latest of them; a reply has none. */
  readonly replies: { readonly count: number; readonly latest: readonly Said[] } | undefined
}
