import type { Mention } from '@commons/contract/shared/mention.ts'
import type { ShownFile } from '../shown/shown-file.ts'

/** The message that a message replies to. */
export interface QuotedMessage {
  readonly id: number
  /** Null if the author is gone, or hidden from the reader. */
  readonly full_name: string | null
  /** The beginning of its text; empty if it has none, is deleted or hidden. */
  readonly excerpt: string
  readonly file_type: string | null
  readonly is_deleted: 0 | 1
}

export interface Voice {
  readonly seconds: number
  readonly url: string
}

/** A message in its conversation: the fields that all kinds of conversations show. */
export interface Message extends ShownFile {
  readonly id: number
  /** Its position in the conversation. */
  readonly seq: number
  /** Of two answers with this message, the one with the higher number is later. */
  readonly change: number
  /** Null if the author is gone or has blocked the reader. */
  readonly user_id: number | null
  readonly full_name: string | null
  readonly profile_pic: string | null
  readonly voice: Voice | null
  readonly message: string
  readonly mentions: readonly Mention[]
  readonly created_at: string
  readonly replies_to: QuotedMessage | null
  readonly is_deleted: 0 | 1
  /** 1: there is a block between the author and the reader, who moderates the group. */
  readonly is_blocked: 0 | 1
}
