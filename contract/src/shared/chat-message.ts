import { z } from 'zod'
import { Flag, TextFlag } from './flag.ts'
import { Id } from './id.ts'
import { Mention } from './mention.ts'
import { MessageFile, MessageFileType } from './message-file.ts'

/** What a message of a conversation answers. */
const Quoted = z.object({
  message_id: Id,
  seq: Id,
  sender_id: Id.nullable(),
  /** The beginning of its text; empty if it has none, or is deleted. */
  excerpt: z.string(),
  file_type: MessageFileType.nullable(),
  is_deleted: Flag,
})

/** A message of two members’ conversation. */
export const ChatMessage = z.object({
  message_id: Id,
  chat_id: Id,
  /** Its place, from 1. Both sides have the same order. */
  seq: Id,
  /** Counts the changes of the conversation: of two answers that show the message, the one with more is the later. */
  change: Id,
  /** Null if the sender is gone, or the caller cannot see who they are; one’s own messages have one’s own id. */
  sender_id: Id.nullable(),
  /** As HTML: the text, with links. */
  message: z.string(),
  /** The same as text. */
  text: z.string(),
  mentions: z.array(Mention),
  /** '0': the one to whom it was sent has not read it. It counts no change: `friend_read` of the conversation says the same. */
  seen: TextFlag,
  date: z.iso.datetime(),
  edited_at: z.iso.datetime().nullable(),
  ...MessageFile,
  replies_to: Quoted.nullable(),
  /** An emoji each. */
  user_reaction: z.string().nullable(),
  friend_reaction: z.string().nullable(),
  /** 1: it was deleted, and only its place is left. */
  is_deleted: Flag,
})
export type ChatMessage = z.infer<typeof ChatMessage>
