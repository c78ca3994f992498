import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Flag, FlagIn, TextFlag } from '../shared/flag.ts'
import { IdIn } from '../shared/id.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** Whether a member has Commons open, for members who talk with them. */
    presence: true
    /** A member's chat settings. */
    chat_setting: true
  }
}

/** Who may write to a member or call them, and whether others see that they are online. */

/**
 * Who may begin a conversation: everybody, members they follow, friends, nobody. Existing conversations
 * continue.
 */
export const writers = ['everyone', 'following', 'friends', 'nobody'] as const

/** Who may call: everybody whose conversation the member has accepted, friends, nobody. */
export const callers = ['chats', 'friends', 'nobody'] as const

const Setting = z.object({
  who_may_write: z.enum(writers),
  who_may_call: z.enum(callers),
  shows_presence: TextFlag,
})

export const show_chat_setting = defineCall({
  name: 'show_chat_setting',
  doc: 'Who may write to the caller or call them, and whether others see when they are online. Members whom the caller does not follow always write requests.',
  auth: 'member',
  effect: 'read',
  offline: 1,
  topics: ['chat_setting:{me}'],
  input: z.object({}),
  output: Setting,
  refusals: [],
})

export const update_chat_setting = defineCall({
  name: 'update_chat_setting',
  doc: 'Choose who may begin a conversation with the caller, who may call them, and whether others see when they are online. What is left out stays as it is.',
  auth: 'member',
  effect: 'write',
  topics: ['chat_setting:{me}', 'presence:{me}', 'chats:{me}'],
  input: z.object({
    who_may_write: z.enum(writers, 'who_may_write_invalid').optional(),
    who_may_call: z.enum(callers, 'who_may_call_invalid').optional(),
    shows_presence: FlagIn.optional(),
  }),
  output: Setting,
  refusals: [],
  message: 'done.saved',
})

export const chat_presence = defineCall({
  name: 'chat_presence',
  doc: 'Whether somebody with whom the caller talks has Commons open, or when they last had. Hidden (0 and null) unless both show it.',
  auth: 'member',
  effect: 'read',
  limit: 'poll',
  topics: ['presence:{friend_id}'],
  input: z.object({ friend_id: IdIn }),
  output: z.object({ is_online: Flag, last_seen: z.iso.datetime().nullable() }),
  refusals: ['member_not_found'],
})
