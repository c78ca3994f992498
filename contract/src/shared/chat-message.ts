import { z } from 'zod'
import { Flag, TextFlag } from './flag.ts'
import { Id } from './id.ts'
import { Mention } from './mention.ts'
import { MessageFile, MessageFileType } from './message-file.ts'
import { ToldVideoCall } from './video-call-state.ts'

/** The message that another one answers. */
const Quoted = z.object({
  message_id: Id,
  seq: Id,
  sender_id: Id.nullable(),
  /** The beginning of its text; empty if it has none or is deleted. */
  excerpt: z.string(),
  file_type: MessageFileType.nullable(),
  is_deleted: Flag,
})

/** A message in a conversation of two members. */
export const ChatMessage = z.object({
  message_id: Id,
  chat_id: Id,
  /** Its position, from 1, the same for both sides. */
  seq: Id,
  /**
   * Counts the changes of the conversation: of two answers that show the message, the one with the higher
   * number is later.
   */
  change: Id,
  /**
   * Null if the sender is gone, or the caller cannot see who they are; the caller’s own messages have the
   * caller’s id.
   */
  sender_id: Id.nullable(),
  /** As HTML: the text, with links. */
  message: z.string(),
  /** The same as plain text. */
  text: z.string(),
  mentions: z.array(Mention),
  /**
   * '0': the recipient has not read it. Reading does not raise `change`, since the conversation’s
   * `friend_read` says the same.
   */
  seen: TextFlag,
  date: z.iso.datetime(),
  edited_at: z.iso.datetime().nullable(),
  ...MessageFile,
  replies_to: Quoted.nullable(),
  /** The call that it tells of, in place of a text. */
  video_call: ToldVideoCall.nullable(),
  /** One emoji each. */
  user_reaction: z.string().nullable(),
  friend_reaction: z.string().nullable(),
  /** 1: it was deleted; only its place in the conversation is left. */
  is_deleted: Flag,
})
export type ChatMessage = z.infer<typeof ChatMessage>
