import { z } from 'zod'
import { defineCall } from '../call.ts'
import { ChatMessage } from '../shared/chat-message.ts'
import { Count } from '../shared/count.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { IdIn } from '../shared/id.ts'
import { LinkCardIn } from '../shared/link-card.ts'
import { AltIn } from '../shared/media.ts'
import { messageFileRefusals, messageFiles, WaveformIn } from '../shared/message-file.ts'
import { Next, PageIn } from '../shared/page.ts'
import { isEmoji } from '../shared/text/emoji.ts'
import { SearchTextIn, TextIn } from '../shared/text.ts'

/** Messages in conversations of two members. */

/** The longest message, in graphemes. */
export const longestChatMessage = 320

const MessageIn = TextIn(longestChatMessage, 'chat_message_too_long').describe('At most 320 characters.')

/** One emoji, which may consist of several characters. */
export const ReactionIn = z
  .string('reaction_invalid')
  .trim()
  .refine(isEmoji, 'reaction_invalid')
  .describe('One emoji.')

/** How far each side has read, and where the answer ends. */
const State = {
  /** The last message that the caller has read; null if they have not read any. */
  last_read: Count.nullable(),
  /** The friend’s messages after that, counted to 100. */
  unread_count: Count,
  /** How far the friend has read: the caller’s messages up to there have a double tick. */
  friend_read: Count,
  last_seq: Count,
  /** The value to continue from with `chat_changes`. */
  last_change: Count,
  /** Messages up to this `seq` are gone; clients drop them. */
  cleared_seq: Count,
}

const SaidTo = {
  friend_id: IdIn,
  by_freelancer: FlagIn.optional().describe('1: in the conversation of client and freelancer. 0 if missing.'),
  reply_to: IdIn.optional().describe('The message of this conversation that it answers.'),
  ...LinkCardIn,
}
const sendingRefusals = [
  'member_not_found',
  'not_oneself',
  'message_empty',
  'message_not_found',
  'chat_blocked',
  'chat_unavailable',
  'chat_not_allowed',
] as const
const sent = ['chat:{recdata.chat_id}', 'chats:{me}', 'chats:{friend_id}'] as const

export const send_massage = defineCall({
  name: 'send_massage',
  doc: 'Write to a member. It begins the conversation where there is none, as a request where they do not follow the caller, and accepts a request of theirs. `message` is text.',
  auth: 'member',
  effect: 'write',
  topics: sent,
  input: z.object({ ...SaidTo, message: MessageIn }),
  output: z.object({ recdata: ChatMessage }),
  refusals: sendingRefusals,
})

export const send_chat_file = defineCall({
  name: 'send_chat_file',
  doc: 'Send a picture, a video or a voice note of at most 5 minutes and 10 MB to a member, or as `attachment` a file to download of at most 25 MB, with or without a text.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: sent,
  input: z.object({
    ...SaidTo,
    message: MessageIn.optional(),
    alt: AltIn.optional().describe('What the file shows, in at most 1,500 characters.'),
    waveform: WaveformIn.optional(),
  }),
  files: messageFiles,
  output: z.object({ recdata: ChatMessage }),
  refusals: [...sendingRefusals, ...messageFileRefusals],
})

/** The most chats to which a message is forwarded at once: one call each. */
export const mostForwards = 5

export const chat_message_forward = defineCall({
  name: 'chat_message_forward',
  doc: 'Send a message that the caller sees, of a chat or of a group, on to a member, with its file. It says that it is forwarded, and not whose it was. `message` is a remark, a message of its own after it. As `send_massage`, it begins the conversation where there is none, as a request where they do not follow the caller, and accepts a request of theirs.',
  auth: 'member',
  effect: 'write',
  topics: sent,
  input: z.object({
    message_id: IdIn.describe('The message of a chat, or the message or reply of a group’s chat.'),
    friend_id: SaidTo.friend_id,
    by_freelancer: SaidTo.by_freelancer,
    message: MessageIn.optional(),
  }),
  output: z.object({ recdata: ChatMessage }),
  refusals: [
    'member_not_found',
    'not_oneself',
    'message_not_found',
    'file_not_ready',
    'chat_blocked',
    'chat_unavailable',
    'chat_not_allowed',
  ],
})

const OfChat = { chat_id: IdIn }

export const chat_messages = defineCall({
  name: 'chat_messages',
  doc: 'Messages of a conversation, newest first. `before` is the `seq` to continue from.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['chat:{chat_id}', 'graph:{me}'],
  input: z.object({ ...OfChat, ...PageIn }),
  output: z.object({ ...State, messages: z.array(ChatMessage), next: Next }),
  refusals: ['chat_not_found'],
})

export const chat_changes = defineCall({
  name: 'chat_changes',
  doc: 'Everything of a conversation that is new or has changed since `last_change` of an earlier answer, in the order in which it did, about 100 at a time: messages, edits, deletions, reactions, files that are ready. `more` 1: ask again from this answer’s `last_change`.',
  auth: 'member',
  effect: 'read',
  replica: true,
  limit: 'poll',
  topics: ['chat:{chat_id}'],
  input: z.object({
    ...OfChat,
    since: z
      .union([IdIn, z.literal([0, '0']).transform(() => 0)], 'id_invalid')
      .describe('0, or the `last_change` of an earlier answer.'),
  }),
  output: z.object({ ...State, messages: z.array(ChatMessage), more: Flag }),
  refusals: ['chat_not_found'],
})

export const chat_search = defineCall({
  name: 'chat_search',
  doc: 'Messages of a conversation whose text contains all these words, newest first; accents and case make no difference.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['chat:{chat_id}', 'graph:{me}'],
  input: z.object({
    ...OfChat,
    search: SearchTextIn(80).refine((text) => text !== '', 'text_invalid'),
    ...PageIn,
  }),
  output: z.object({ messages: z.array(ChatMessage), next: Next }),
  refusals: ['chat_not_found'],
})

export const message_seen = defineCall({
  name: 'message_seen',
  doc: 'Say that the caller has read a conversation: up to `seq`, or all of it. It never goes back. The sender sees a double tick, of a request once it is accepted.',
  auth: 'member',
  effect: 'write',
  topics: ['chat:{chat_id}', 'chats:{me}'],
  input: z.object({ ...OfChat, seq: IdIn.optional() }),
  output: z.object({ last_read: Count.nullable(), unread_count: Count }),
  refusals: ['chat_not_found'],
})

export const chat_typing = defineCall({
  name: 'chat_typing',
  doc: 'Say that the caller is typing: the friend hears `chat_typing:{chat_id}`, which holds for 6 seconds. Nothing is stored.',
  auth: 'member',
  effect: 'write',
  limit: 'poll',
  topics: ['chat_typing:{chat_id}'],
  input: z.object(OfChat),
  output: z.object({}),
  refusals: ['chat_not_found'],
})

const Changed = z.object({ recdata: ChatMessage })
const ofChanged = ['chat:{recdata.chat_id}'] as const

export const chat_message_edit = defineCall({
  name: 'chat_message_edit',
  doc: 'Change the text of one’s own message, except for a forwarded one. It says since when it is edited.',
  auth: 'member',
  effect: 'write',
  topics: [...ofChanged, 'chats:{me}'],
  input: z.object({ message_id: IdIn, message: MessageIn, ...LinkCardIn }),
  output: Changed,
  refusals: ['message_not_found', 'message_empty'],
})

export const chat_link_card_delete = defineCall({
  name: 'chat_link_card_delete',
  doc: 'Remove the card of the link in one’s own message, for both. The text gets no other one.',
  auth: 'member',
  effect: 'write',
  topics: ofChanged,
  input: z.object({ message_id: IdIn }),
  output: Changed,
  refusals: ['message_not_found'],
  message: 'done.link_card_removed',
})

export const chat_message_delete = defineCall({
  name: 'chat_message_delete',
  doc: 'Delete one’s own message, for both. It can be restored for 30 days.',
  auth: 'member',
  effect: 'write',
  topics: [...ofChanged, 'chats:{me}'],
  input: z.object({ message_id: IdIn }),
  output: Changed,
  refusals: ['message_not_found'],
  message: 'done.message_deleted',
})

export const chat_message_restore = defineCall({
  name: 'chat_message_restore',
  doc: 'Restore the caller’s own deleted message.',
  auth: 'member',
  effect: 'write',
  topics: [...ofChanged, 'chats:{me}'],
  input: z.object({ message_id: IdIn }),
  output: Changed,
  refusals: ['message_not_found', 'hidden_by_moderators'],
  message: 'done.message_restored',
})

export const chat_message_react = defineCall({
  name: 'chat_message_react',
  doc: 'React to a message with an emoji, in the place of an earlier one; the same again takes it back.',
  auth: 'member',
  effect: 'write',
  topics: ofChanged,
  input: z.object({ message_id: IdIn, reaction: ReactionIn }),
  output: Changed,
  refusals: ['message_not_found'],
})
