import type { Attachment } from '@commons/contract/shared/attachment.ts'
import type { LinkCard } from '@commons/contract/shared/link-card.ts'
import type { Mention } from '@commons/contract/shared/mention.ts'
import type { Voice } from '@commons/contract/shared/message-file.ts'
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
  /** 1: the author's account is marked as automated. */
  readonly is_bot?: 0 | 1 | undefined
  readonly profile_pic: string | null
  readonly file_type: string | null
  readonly voice: Voice | null
  readonly attachment: Attachment | null
  readonly message: string
  readonly mentions: readonly Mention[]
  /** The language that it is written in; null or missing if nobody knows. */
  readonly lang?: string | null
  readonly link_card: LinkCard | null
  readonly created_at: string
  readonly replies_to: QuotedMessage | null
  /** 1: its author forwarded somebody's message. Only chats of two have such. */
  readonly is_forwarded?: 0 | 1
  readonly is_deleted: 0 | 1
  /** 1: there is a block between the author and the reader, who moderates the group. */
  readonly is_blocked: 0 | 1
}
