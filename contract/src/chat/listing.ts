import { z } from 'zod'
import { defineCall } from '../call.ts'
import { FlagIn } from '../shared/flag.ts'
import { IdIn } from '../shared/id.ts'
import { Chat } from './chat.ts'

/** How members keep their list of conversations: pinned at its top, archived, muted. Nobody else learns of it. */

/** The most pinned conversations. */
export const mostPinnedChats = 5

export const mutes = ['hour', 'eight_hours', 'week', 'always', 'off'] as const

const OfChat = { chat_id: IdIn }
const Changed = z.object({ recdata: Chat })
const topics = ['chats:{me}'] as const

export const chat_pin = defineCall({
  name: 'chat_pin',
  doc: 'Keep a conversation at the top of the list (1), at most five, or no longer (0). Pinning takes it out of the archive.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ ...OfChat, status: FlagIn }),
  output: Changed,
  refusals: ['chat_not_found', 'too_many_pinned_chats'],
})

export const chat_archive = defineCall({
  name: 'chat_archive',
  doc: 'Put a conversation into the list of archived ones (1), where it isn’t pinned, or back (0). It comes back by itself once the friend writes, unless it is muted.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ ...OfChat, status: FlagIn }),
  output: Changed,
  refusals: ['chat_not_found'],
})

export const chat_mute = defineCall({
  name: 'chat_mute',
  doc: 'Be told of no message of a conversation for an hour, eight hours or a week, always, or be told again (`off`). Its messages still count as unread, and calls still ring.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ ...OfChat, muted_for: z.enum(mutes, 'muted_for_invalid') }),
  output: Changed,
  refusals: ['chat_not_found'],
})
