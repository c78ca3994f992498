import { z } from 'zod'
import { WrittenLanguage } from '../shared/written-language.ts'
import { defineCall } from '../call.ts'
import { BotMark } from '../shared/author.ts'
import { AltIn } from '../shared/media.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { LinkCardIn, ShownLinkCard } from '../shared/link-card.ts'
import { Mention } from '../shared/mention.ts'
import {
  MessageFile,
  messageFileRefusals,
  messageFiles as files,
  MessageFileType,
  WaveformIn,
} from '../shared/message-file.ts'
import { Next, PageIn } from '../shared/page.ts'
import { TextIn } from '../shared/text.ts'
import { ToldVideoCall } from '../shared/video-call-state.ts'

declare module '../call.ts' {
  interface TopicKinds {
    group_chat: true
    /** Somebody is typing in a group's chat, or was. */
    group_chat_typing: true
  }
}

/** The chat of a group, for its members, whether the group is open or closed. */

/** The longest message, in graphemes. */
export const longestGroupMessage = 1500
/** The approximate number of changes in one answer. */
export const mostChanges = 100

const Said = {
  id: Id,
  group_id: Id,
  /** Its place in the chat, from 1. Messages and replies share one order. */
  seq: Id,
  /** The author; null if they are gone or have blocked the caller. */
  user_id: Id.nullable(),
  username: z.string().nullable(),
  full_name: z.string().nullable(),
  ...BotMark,
  /** The picture, under both documented names. */
  avatar: z.string().nullable(),
  profile_pic: z.string().nullable(),
  message: z.string(),
  mentions: z.array(Mention),
  /** The language of its text. */
  lang: WrittenLanguage,
  ...MessageFile,
  ...ShownLinkCard,
  like_count: Count,
  dislike_count: Count,
  user_like: Flag,
  user_dislike: Flag,
  group_owner_id: Id,
  /** The call that it tells of, in place of a text. */
  video_call: ToldVideoCall.nullable(),
  /** 1: the caller owns or moderates the group, and there is a block between them and the author. */
  is_blocked: Flag,
  duration: z.string(),
  created_at: z.iso.datetime(),
}

export const GroupChatReply = z.object({ chat_reply_id: Id, chat_id: Id, ...Said })
export type GroupChatReply = z.infer<typeof GroupChatReply>

export const GroupChatMessage = z.object({
  chat_id: Id,
  ...Said,
  reply_count: Count,
  /** The latest replies, oldest first. */
  reply: z.array(GroupChatReply),
})
export type GroupChatMessage = z.infer<typeof GroupChatMessage>

/** The message that another one replies to. */
const Quoted = z.object({
  id: Id,
  seq: Id,
  /** Null if the author is gone, or hidden from the caller. */
  full_name: z.string().nullable(),
  /** The beginning of its text; empty if it has none, is deleted or hidden. */
  excerpt: z.string(),
  file_type: MessageFileType.nullable(),
  is_deleted: Flag,
})

/** A message or reply in the chat's common order. */
export const GroupChatEntry = z.object({
  ...Said,
  /** The message at the top of its thread; its own id if it replies to nothing. */
  chat_id: Id,
  chat_reply_id: Id.nullable(),
  reply_count: Count,
  /**
   * Counts the changes of the chat: of two answers that show the entry, the one with the higher number is
   * later.
   */
  change: Id,
  replies_to: Quoted.nullable(),
  /** 1: it was deleted; only its place in the chat is left. */
  is_deleted: Flag,
})
export type GroupChatEntry = z.infer<typeof GroupChatEntry>

/** How far the caller has read the chat. */
const Reading = {
  /** The last message that the caller has read; null if they have not read any. */
  last_read: Count.nullable(),
  /** Others' messages after that, counted to 100. */
  unread_count: Count,
}
const Chat = {
  ...Reading,
  /** The `seq` of the latest message. */
  last_seq: Count,
  /** The value to continue from with `group_chat_changes`. */
  last_change: Count,
}

const MessageIn = TextIn(longestGroupMessage, 'message_too_long')
  .optional()
  .describe('At most 1,500 characters.')
const SaidIn = {
  message: MessageIn,
  file_type: z
    .string('text_invalid')
    .max(100, 'text_too_long')
    .optional()
    .describe('A hint; the content decides.'),
  alt: AltIn.optional().describe('What the file shows, in at most 1,500 characters.'),
  waveform: WaveformIn.optional(),
  ...LinkCardIn,
}

/** The group's id, which the documents call `group_chat_id` in lists. */
const OfGroup = {
  group_chat_id: IdIn.optional().describe('The id of the group, under the documents’ name for it.'),
  group_id: IdIn.optional(),
}

const topics = ['group_chat:{group_id}'] as const

export const group_chat = defineCall({
  name: 'group_chat',
  doc: 'Write in the chat of a group: text, a picture, a video or a voice note of at most 5 minutes and 10 MB, or as `attachment` a file to download of at most 25 MB. For its members.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics,
  input: z.object({ group_id: IdIn, ...SaidIn }),
  files,
  output: z.object({ recdata: GroupChatEntry }),
  refusals: ['group_not_found', 'message_empty', ...messageFileRefusals],
})

export const group_chat_reply = defineCall({
  name: 'group_chat_reply',
  doc: 'Reply to a message, or to a reply to it. For members of the group.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['group_chat:{recdata.group_id}'],
  input: z.object({ group_chat_id: IdIn, ...SaidIn }),
  files,
  output: z.object({ recdata: GroupChatEntry }),
  refusals: ['message_not_found', 'message_empty', ...messageFileRefusals],
})

export const group_chat_list = defineCall({
  name: 'group_chat_list',
  doc: 'The messages of a group, newest first, each with its latest replies. For its members.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['group_chat:{group}', 'graph:{me}'],
  input: z.object({ ...OfGroup, ...PageIn }),
  output: z.object({ group: Id, ...Chat, recdata: z.array(GroupChatMessage), next: Next }),
  refusals: ['group_not_found'],
})

export const group_chat_reply_list = defineCall({
  name: 'group_chat_reply_list',
  doc: 'The replies to a message, newest first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['group_chat:{group}', 'graph:{me}'],
  input: z.object({ group_chat_id: IdIn, ...PageIn }),
  output: z.object({ group: Id, recdata: z.array(GroupChatReply), next: Next }),
  refusals: ['message_not_found'],
})

export const group_chat_history = defineCall({
  name: 'group_chat_history',
  doc: 'Messages and replies of a group in their one order, newest first. `before` is the `seq` to continue from.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['group_chat:{group_id}', 'graph:{me}'],
  input: z.object({ group_id: IdIn, ...PageIn }),
  output: z.object({ ...Chat, recdata: z.array(GroupChatEntry), next: Next }),
  refusals: ['group_not_found'],
})

export const group_chat_changes = defineCall({
  name: 'group_chat_changes',
  doc: 'Everything of a group’s chat that is new or has changed since `last_change` of an earlier answer, in the order in which it did, about 100 at a time: messages, deletions, reactions, files that are ready. `more` 1: ask again from this answer’s `last_change`.',
  auth: 'member',
  effect: 'read',
  replica: true,
  limit: 'poll',
  topics: ['group_chat:{group_id}'],
  input: z.object({
    group_id: IdIn,
    since: z
      .union([IdIn, z.literal([0, '0']).transform(() => 0)], 'id_invalid')
      .describe('0, or the `last_change` of an earlier answer.'),
  }),
  output: z.object({ ...Chat, recdata: z.array(GroupChatEntry), more: Flag }),
  refusals: ['group_not_found'],
})

export const group_chat_read = defineCall({
  name: 'group_chat_read',
  doc: 'Say how far the caller has read: to the message at this place. It never goes back.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ group_id: IdIn, seq: IdIn }),
  output: z.object(Reading),
  refusals: ['group_not_found'],
})

export const group_chat_typing = defineCall({
  name: 'group_chat_typing',
  doc: 'Say that the caller is typing in the chat of a group. It holds for 6 seconds.',
  auth: 'member',
  effect: 'write',
  limit: 'poll',
  topics: ['group_chat_typing:{group_id}'],
  input: z.object({ group_id: IdIn }),
  output: z.object({}),
  refusals: ['group_not_found'],
})

export const group_chat_typing_list = defineCall({
  name: 'group_chat_typing_list',
  doc: 'The other members who said in the last 6 seconds that they are typing in the chat of a group, at most ten, the latest first. For its members.',
  auth: 'member',
  effect: 'read',
  limit: 'poll',
  topics: ['group_chat_typing:{group_id}'],
  input: z.object({ group_id: IdIn }),
  output: z.object({
    recdata: z.array(z.object({ user_id: Id, full_name: z.string(), typed_at: z.iso.datetime() })),
  }),
  refusals: ['group_not_found'],
})

const Changed = z.object({ recdata: GroupChatEntry })
const ofChanged = ['group_chat:{recdata.group_id}'] as const

export const group_chat_link_card_delete = defineCall({
  name: 'group_chat_link_card_delete',
  doc: 'Remove the card of the link in one’s own message or reply. The text gets no other one.',
  auth: 'member',
  effect: 'write',
  topics: ofChanged,
  input: z.object({ group_chat_id: IdIn }),
  output: Changed,
  refusals: ['message_not_found'],
  message: 'done.link_card_removed',
})

export const group_chat_delete = defineCall({
  name: 'group_chat_delete',
  doc: 'Delete a message. For its author, and the owner and moderators of the group.',
  auth: 'member',
  effect: 'write',
  topics: ofChanged,
  input: z.object({ group_chat_id: IdIn }),
  output: Changed,
  refusals: ['message_not_found'],
  message: 'done.message_deleted',
})

export const group_chat_reply_delete = defineCall({
  name: 'group_chat_reply_delete',
  doc: 'Delete a reply. For its author, and the owner and moderators of the group.',
  auth: 'member',
  effect: 'write',
  topics: ofChanged,
  input: z.object({ group_chat_reply_id: IdIn }),
  output: Changed,
  refusals: ['message_not_found'],
  message: 'done.message_deleted',
})

export const group_chat_restore = defineCall({
  name: 'group_chat_restore',
  doc: 'Restore a message or reply that the caller has deleted: one’s own, or as owner or moderator of the group another’s.',
  auth: 'member',
  effect: 'write',
  topics: ofChanged,
  input: z.object({ group_chat_id: IdIn }),
  output: Changed,
  refusals: ['message_not_found', 'hidden_by_moderators'],
  message: 'done.message_restored',
})

export const group_chat_like = defineCall({
  name: 'group_chat_like',
  doc: 'Like a message or reply, in the place of a dislike; a second time takes it back.',
  auth: 'member',
  effect: 'write',
  topics: ofChanged,
  input: z.object({ group_chat_id: IdIn }),
  output: Changed,
  refusals: ['message_not_found'],
})

export const group_chat_dislike = defineCall({
  name: 'group_chat_dislike',
  doc: 'Dislike a message or reply, in the place of a like; a second time takes it back.',
  auth: 'member',
  effect: 'write',
  topics: ofChanged,
  input: z.object({ group_chat_id: IdIn }),
  output: Changed,
  refusals: ['message_not_found'],
})
