import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Author } from '../shared/author.ts'
import { ChatMessage } from '../shared/chat-message.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { IdIn } from '../shared/id.ts'
import { LinkCardIn } from '../shared/link-card.ts'
import { AltIn, optionalCrop, pictureRefusals } from '../shared/media.ts'
import { messageFileRefusals, messageFiles, WaveformIn } from '../shared/message-file.ts'
import { TextIn } from '../shared/text.ts'
import { Chat } from './chat.ts'
import { longestChatMessage } from './messages.ts'

/** Conversations of several people. All other calls take them as those of two, by `chat_id`. */

/** The most people in one, and the longest name. */
export const mostChatPeople = 50
export const longestChatTitle = 60

const OfChat = { chat_id: IdIn }
const UserIdsIn = z
  .array(IdIn, 'user_ids_invalid')
  .min(1, 'user_ids_invalid')
  .max(mostChatPeople, 'user_ids_invalid')
  .transform((ids) => [...new Set(ids)])
const TitleIn = TextIn(longestChatTitle, 'chat_title_too_long').describe(
  'At most 60 characters; empty for none.',
)
const Changed = z.object({ recdata: Chat })
const topics = ['chats:{me}', 'chat:{chat_id}'] as const

export const several_chat_start = defineCall({
  name: 'several_chat_start',
  doc: 'Begin a conversation with two or more of one’s friends. The caller owns it.',
  auth: 'member',
  effect: 'write',
  topics: ['chats:{me}'],
  input: z.object({ user_ids: UserIdsIn.describe('At least two friends.'), title: TitleIn.optional() }),
  output: Changed,
  refusals: ['chat_people_not_friends', 'too_few_chat_people', 'too_many_chat_people'],
})

export const several_chat_send = defineCall({
  name: 'several_chat_send',
  doc: 'Write in a conversation of several people: text, a picture, a video or a voice note of at most 5 minutes and 10 MB, or as `attachment` a file to download of at most 25 MB.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics,
  input: z.object({
    ...OfChat,
    message: TextIn(longestChatMessage, 'chat_message_too_long')
      .optional()
      .describe('At most 320 characters.'),
    reply_to: IdIn.optional().describe('The message of this conversation that it answers.'),
    alt: AltIn.optional().describe('What the file shows, in at most 1,500 characters.'),
    waveform: WaveformIn.optional(),
    ...LinkCardIn,
  }),
  files: messageFiles,
  output: z.object({ recdata: ChatMessage }),
  refusals: ['chat_not_found', 'message_not_found', 'message_empty', ...messageFileRefusals],
})

export const several_chat_forward = defineCall({
  name: 'several_chat_forward',
  doc: 'Send a message that the caller sees on to a conversation of several people, as `chat_message_forward` does to a member.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({
    ...OfChat,
    message_id: IdIn.describe('The message of a chat, or the message or reply of a group’s chat.'),
    message: TextIn(longestChatMessage, 'chat_message_too_long')
      .optional()
      .describe('At most 320 characters.'),
  }),
  output: z.object({ recdata: ChatMessage }),
  refusals: ['chat_not_found', 'message_not_found', 'file_not_ready'],
})

export const several_chat_people = defineCall({
  name: 'several_chat_people',
  doc: 'The people in a conversation of several, in the order in which they came, as far as the caller can see them. For those who are in it.',
  auth: 'member',
  effect: 'read',
  topics: ['chat:{chat_id}', 'graph:{me}'],
  input: z.object(OfChat),
  output: z.object({
    recdata: z.array(
      z.object({
        ...Author,
        is_admin: Flag.describe('1: an administrator, as its owner is.'),
        is_owner: Flag,
      }),
    ),
  }),
  refusals: ['chat_not_found'],
})

export const several_chat_add = defineCall({
  name: 'several_chat_add',
  doc: 'Add friends to a conversation of several people. They see what is written from then on. For its administrators.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ ...OfChat, user_ids: UserIdsIn }),
  output: Changed,
  refusals: ['chat_not_found', 'not_chat_admin', 'chat_people_not_friends', 'too_many_chat_people'],
})

export const several_chat_remove = defineCall({
  name: 'several_chat_remove',
  doc: 'Remove somebody from a conversation of several people, who no longer sees it. For its administrators; an administrator for its owner.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ ...OfChat, member_id: IdIn }),
  output: Changed,
  refusals: ['chat_not_found', 'not_chat_admin', 'not_chat_owner', 'not_oneself', 'member_not_found'],
})

export const several_chat_leave = defineCall({
  name: 'several_chat_leave',
  doc: 'Leave a conversation of several people. The owner’s place goes to the administrator who has been in it for longest, or without one to whoever has.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object(OfChat),
  output: z.object({}),
  refusals: ['chat_not_found'],
  message: 'done.chat_left',
})

export const several_chat_rename = defineCall({
  name: 'several_chat_rename',
  doc: 'Name a conversation of several people. For its administrators.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ ...OfChat, title: TitleIn }),
  output: Changed,
  refusals: ['chat_not_found', 'not_chat_admin'],
})

export const several_chat_picture = defineCall({
  name: 'several_chat_picture',
  doc: 'Give a conversation of several people a picture: the part of it that the crop names, square, by default its middle. For its administrators.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics,
  input: z.object({ ...OfChat, ...optionalCrop('') }),
  files: { picture: ['image'] },
  output: Changed,
  refusals: ['chat_not_found', 'not_chat_admin', 'picture_missing', ...pictureRefusals],
})

export const several_chat_picture_delete = defineCall({
  name: 'several_chat_picture_delete',
  doc: 'Take the picture of a conversation of several people away. For its administrators.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object(OfChat),
  output: Changed,
  refusals: ['chat_not_found', 'not_chat_admin'],
})

export const several_chat_admin = defineCall({
  name: 'several_chat_admin',
  doc: 'Make somebody an administrator of a conversation of several people, or take that from them. For its owner; an administrator may give it up.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({
    ...OfChat,
    member_id: IdIn,
    status: FlagIn.describe('1: they become an administrator. 0: they are none any more.'),
  }),
  output: Changed,
  refusals: ['chat_not_found', 'not_chat_owner', 'not_oneself', 'member_not_found'],
})
