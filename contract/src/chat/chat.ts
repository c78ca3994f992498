import { z } from 'zod'
import { defineCall } from '../call.ts'
import { BotMark } from '../shared/author.ts'
import { ChatMessage } from '../shared/chat-message.ts'
import { Count } from '../shared/count.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageByMomentIn } from '../shared/page.ts'
import { SearchTextIn } from '../shared/text.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** A conversation: its messages, how far each side has read, and whether it can be written in. */
    chat: true
    /** Somebody is typing in a conversation. Only the member they write to hears it. */
    chat_typing: true
    /** A member's conversations: the list, their boxes and what is unread. */
    chats: true
  }
}

/** Conversations of two members, as boxes and as a list. Their messages are in `messages.ts`. */

/** Messages that a box begins with. */
export const messagesInBox = 20
/** The most boxes shown: the latest ones. */
export const mostBoxes = 20

/** Days for which messages are kept; 0 means forever. */
export const retentions = [0, 30, 7] as const

/** What a chat of several people has in place of a friend. */
export const Several = z.object({
  /** What they call it; empty where it has no name. */
  title: z.string(),
  /** The caller and everybody whom they can see in it. */
  people_count: Count,
  /** The first of the others, at most four. */
  people: z.array(z.object({ user_id: Id, full_name: z.string(), avatar: z.string().nullable() })),
  /** The address of the picture that it was given. */
  picture: z.string().nullable(),
  /** 1: the caller names it, gives it a picture, and adds and removes people; its owner is one, too. */
  is_admin: Flag,
  /** 1: the caller also makes others administrators: of these, the one who came first. */
  is_owner: Flag,
})

/** A conversation as the caller sees it. */
export const Chat = z.object({
  /**
   * The friend: the member the caller talks with. Null if they are gone; their name is also null if the
   * caller cannot see it.
   */
  id: Id.nullable(),
  chat_id: Id,
  username: z.string().nullable(),
  full_name: z.string().nullable(),
  ...BotMark,
  avatar: z.string().nullable(),
  /** 1: between a client and a freelancer, separate from the two members’ other conversation. */
  by_freelancer: Flag,
  /** Null in a chat of two. */
  several: Several.nullable(),
  /** 0: the caller has minimized its box. */
  open_chat_box: Flag,
  /** 1: the caller has closed its box, and nothing has been written to them since. */
  is_closed: Flag,
  /** 0, or the id of the member who blocked the other; the caller’s own id if both did. */
  blocked_chat_by: Count,
  /** 1: the caller can write. */
  can_write: Flag,
  /** 1: a request that the caller can accept or delete. Writing accepts it. */
  is_request: Flag,
  /** The friend’s messages that the caller has not read, counted to 100. */
  unread_count: Count,
  /** The last message that the caller has read; null if they have not read any. */
  last_read: Count.nullable(),
  /** How far the friend has read: the caller’s messages up to there have a double tick. */
  friend_read: Count,
  /** The `seq` of the latest message. */
  last_seq: Count,
  /** The value to continue from with `chat_changes`. */
  last_change: Count,
  /** Messages up to this `seq` are gone: destroyed, or past their retention. Clients drop them. */
  cleared_seq: Count,
  /** Days for which messages are kept; 0 means forever. The same for both sides. */
  keep_days: z.literal(retentions),
  /** 1: the caller keeps it at the top of the list. */
  is_pinned: Flag,
  /** 1: the caller has put it into a list of its own, until the friend writes again. */
  is_archived: Flag,
  /** 1: the caller is not told of its messages; until `muted_until`, or for good where that is null. */
  is_muted: Flag,
  muted_until: z.iso.datetime().nullable(),
  /** 1: the friend has Commons open. Like `last_seen`, hidden unless both sides show it. */
  is_online: Flag,
  last_seen: z.iso.datetime().nullable(),
  /** The latest messages, newest first. `chat_list` has only one. */
  messages: z.array(ChatMessage),
})
export type Chat = z.infer<typeof Chat>

const ByFreelancer = FlagIn.optional().describe('1: the conversation of client and freelancer. 0 if missing.')
const WithFriend = { friend_id: IdIn, by_freelancer: ByFreelancer }
const OfChat = { chat_id: IdIn }

export const start_chat = defineCall({
  name: 'start_chat',
  doc: 'Open the box of the conversation with a member, which begins with that. Nobody hears of it before something is written.',
  auth: 'member',
  effect: 'write',
  topics: ['chats:{me}'],
  input: z.object(WithFriend),
  output: z.object({ recdata: Chat }),
  refusals: ['member_not_found', 'not_oneself'],
})

export const current_chat = defineCall({
  name: 'current_chat',
  doc: 'The boxes that the caller has not closed, latest first, at most 20, each with its 20 latest messages. A closed box is there again once something is written to the caller. Requests have no box. `data` is the same list as `users`.',
  auth: 'member',
  effect: 'read',
  limit: 'poll',
  topics: ['chats:{me}', 'graph:{me}'],
  input: z.object({
    by_freelancer: FlagIn.optional().describe('1: those of clients and freelancers alone. 0: the others.'),
  }),
  output: z.object({ users: z.array(Chat), data: z.array(Chat) }),
  refusals: [],
})

export const chatFilters = ['all', 'unread', 'requests', 'archived'] as const

export const chat_list = defineCall({
  name: 'chat_list',
  doc: 'The caller’s conversations in which something is written, pinned ones first, then latest first, each with its latest message. Requests and archived ones are lists of their own. `search` looks for the friend’s name; in `all` it finds archived ones, too.',
  auth: 'member',
  effect: 'read',
  replica: true,
  limit: 'poll',
  offline: 1,
  topics: ['chats:{me}', 'graph:{me}'],
  input: z.object({
    filter: z.enum(chatFilters, 'chat_filter_invalid').optional().describe('`all` if missing.'),
    search: SearchTextIn(80).optional(),
    by_freelancer: FlagIn.optional().describe('1: those of clients and freelancers alone. 0: the others.'),
    ...PageByMomentIn,
  }),
  output: z.object({ users: z.array(Chat), next: Next }),
  refusals: [],
})

export const chat_detail = defineCall({
  name: 'chat_detail',
  doc: 'One conversation of the caller, with its 20 latest messages.',
  auth: 'member',
  effect: 'read',
  limit: 'poll',
  topics: ['chat:{chat_id}', 'chats:{me}', 'graph:{me}'],
  input: z.object(OfChat),
  output: z.object({ recdata: Chat }),
  refusals: ['chat_not_found'],
})

export const chat_unread = defineCall({
  name: 'chat_unread',
  doc: 'How many conversations hold something that the caller has not read, and how many requests wait, each counted to 100.',
  auth: 'member',
  effect: 'read',
  limit: 'poll',
  offline: 1,
  topics: ['chats:{me}', 'graph:{me}'],
  input: z.object({}),
  output: z.object({ unread_count: Count, request_count: Count }),
  refusals: [],
})

export const recent_messages = defineCall({
  name: 'recent_messages',
  doc: 'The latest message of each of the caller’s ten latest conversations between client and freelancer.',
  auth: 'member',
  effect: 'read',
  replica: true,
  limit: 'poll',
  topics: ['chats:{me}', 'graph:{me}'],
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        chat_id: Id,
        /** The friend; null if the caller cannot see who they are. */
        id: Id.nullable(),
        receiver_name: z.string().nullable(),
        /** As HTML: its text, with links. */
        message: z.string(),
        datetime: z.iso.datetime(),
        avatar: z.string().nullable(),
        unread_count: Count,
      }),
    ),
  }),
  refusals: [],
})

export const minimize_chat_box = defineCall({
  name: 'minimize_chat_box',
  doc: 'Open (1) or minimize (0) the box of a conversation, on all of the caller’s devices.',
  auth: 'member',
  effect: 'write',
  topics: ['chats:{me}'],
  input: z.object({ ...OfChat, status: FlagIn }),
  output: z.object({}),
  refusals: ['chat_not_found'],
})

export const close_chat = defineCall({
  name: 'close_chat',
  doc: 'Close the box of a conversation, on all of the caller’s devices. The conversation stays.',
  auth: 'member',
  effect: 'write',
  topics: ['chats:{me}'],
  input: z.object(OfChat),
  output: z.object({}),
  refusals: ['chat_not_found'],
})

export const block_chat = defineCall({
  name: 'block_chat',
  doc: 'Block (1) or unblock (0) the friend, site-wide: the same as `block` and `unblock`.',
  auth: 'member',
  effect: 'write',
  topics: [
    'graph:{me}',
    'graph:{friend_id}',
    'member:{friend_id}',
    'feed',
    'chats:{me}',
    'chats:{friend_id}',
  ],
  input: z.object({ friend_id: IdIn, status: FlagIn }),
  output: z.object({}),
  refusals: ['not_oneself'],
})

export const destroy_chat = defineCall({
  name: 'destroy_chat',
  doc: 'Delete all messages of a conversation, for both; while a block is between them, only for oneself, since the other may have to report it. What an open report needs is kept for those who decide it, and goes with that.',
  auth: 'member',
  effect: 'write',
  topics: ['chats:{me}', 'chats:{friend_id}'],
  input: z.object(WithFriend),
  output: z.object({}),
  refusals: ['chat_not_found'],
  message: 'done.chat_destroyed',
})

export const chat_request_accept = defineCall({
  name: 'chat_request_accept',
  doc: 'Accept a request: it is a conversation like any other.',
  auth: 'member',
  effect: 'write',
  topics: ['chats:{me}', 'chat:{chat_id}'],
  input: z.object(OfChat),
  output: z.object({ recdata: Chat }),
  refusals: ['chat_not_found'],
})

export const chat_request_delete = defineCall({
  name: 'chat_request_delete',
  doc: 'Delete a request. Its sender does not learn of it, and what they write stays away until the caller writes to them.',
  auth: 'member',
  effect: 'write',
  topics: ['chats:{me}'],
  input: z.object(OfChat),
  output: z.object({}),
  refusals: ['chat_not_found'],
  message: 'done.chat_request_deleted',
})

export const chat_retention_update = defineCall({
  name: 'chat_retention_update',
  doc: 'Choose for both how long messages of a conversation are kept: 30 or 7 days, or 0 for good. Older ones go within the hour.',
  auth: 'member',
  effect: 'write',
  topics: ['chats:{me}', 'chat:{chat_id}'],
  input: z.object({
    ...OfChat,
    keep_days: z
      .union([z.literal([0, 30, 7]), z.literal(['0', '30', '7'])], 'keep_days_invalid')
      .transform((days) => Number(days) as 0 | 30 | 7),
  }),
  output: z.object({ recdata: Chat }),
  refusals: ['chat_not_found', 'chat_unavailable', 'chat_blocked'],
  message: 'done.saved',
})
