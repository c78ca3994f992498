import { z } from 'zod'
import { BotMark } from './author.ts'
import { WrittenLanguage } from './written-language.ts'
import { Count } from './count.ts'
import { Flag, TextFlag } from './flag.ts'
import { Id } from './id.ts'
import { ShownLinkCard } from './link-card.ts'
import { Mention } from './mention.ts'
import { MessageFile, MessageFileType } from './message-file.ts'
import { ToldVideoCall } from './video-call-state.ts'

/** The message that another one answers. */
const Quoted = z.object({
  message_id: Id,
  seq: Id,
  sender_id: Id.nullable(),
  /** Null where the sender is gone or can't be seen. */
  full_name: z.string().nullable(),
  /** The beginning of its text; empty if it has none or is deleted. */
  excerpt: z.string(),
  file_type: MessageFileType.nullable(),
  is_deleted: Flag,
})

/** What the sender did with a chat of several people. */
const Notice = z.object({
  /** renamed: the message's text is the new name. */
  act: z.enum([
    'started',
    'added',
    'removed',
    'left',
    'renamed',
    'pictured',
    'unpictured',
    'appointed',
    'dismissed',
  ]),
  /** Whom it is about, as far as the caller can see them. */
  people: z.array(z.object({ user_id: Id, full_name: z.string() })),
})

/** A message in a conversation. */
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
  /** Null where the sender is gone or can't be seen. */
  sender: z.object({ full_name: z.string(), avatar: z.string().nullable(), ...BotMark }).nullable(),
  /** As HTML: the text, with links. */
  message: z.string(),
  /** The same as plain text. */
  text: z.string(),
  mentions: z.array(Mention),
  /** The language of its text. */
  lang: WrittenLanguage,
  /**
   * '0': the recipient has not read it. Reading does not raise `change`, since the conversation’s
   * `friend_read` says the same.
   */
  seen: TextFlag,
  date: z.iso.datetime(),
  edited_at: z.iso.datetime().nullable(),
  ...MessageFile,
  ...ShownLinkCard,
  replies_to: Quoted.nullable(),
  /** 1: the sender forwarded somebody’s message; it doesn’t say whose. */
  is_forwarded: Flag,
  /** The call that it tells of, in place of a text. */
  video_call: ToldVideoCall.nullable(),
  /** One emoji each. */
  user_reaction: z.string().nullable(),
  friend_reaction: z.string().nullable(),
  /** In a chat of several people: all reactions, the most frequent first. Empty in a chat of two. */
  reactions: z.array(z.object({ reaction: z.string(), count: Count })),
  /** In a chat of several people: it says what the sender did with the chat, and nothing else. */
  notice: Notice.nullable(),
  /** 1: it was deleted; only its place in the conversation is left. */
  is_deleted: Flag,
})
export type ChatMessage = z.infer<typeof ChatMessage>
