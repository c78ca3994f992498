import { z } from 'zod'
import { defineCall } from './call.ts'
import { Several } from './chat/chat.ts'
import { Author } from './shared/author.ts'
import { Count } from './shared/count.ts'
import { Flag, FlagIn } from './shared/flag.ts'
import { Id, IdIn, Uuid } from './shared/id.ts'
import { VideoCallEnd } from './shared/video-call-state.ts'

declare module './call.ts' {
  interface TopicKinds {
    /** A call: its state, who has entered, and signals. */
    video_call: true
    /** Whether a member is being called, or is in a call. */
    video_calls: true
    /** The call of a group: whether there is one, and who is in it. */
    group_call: true
    /** The same of several people in a chat. */
    several_call: true
  }
}

/**
 * Video calls of two members, of groups, and of several people in a chat: the latter two are calls of many. The server rings and relays signals; sound and picture go
 * directly between the devices, or through the installation’s SFU. A device reserves its place by starting or
 * joining, and gets a token with which it enters.
 */

export const ringSeconds = 30
export const tokenSeconds = 60
/** Devices say at least this often that they are still there. */
export const aliveSeconds = 20
/** A device that has not said so for this long is gone; a call is over when all are. */
export const silentSeconds = 60
/** Larger groups’ calls begin silently. */
export const mostRung = 50
/** A list of a call’s members in short has no more. */
export const mostShownInCall = 8
export const longestSignal = 32 * 1024
export const mostSignals = 20

export const VideoCall = z.object({
  call_id: Id,
  chat_id: Id,
  /** Random, and new with each call. */
  room: Uuid,
  state: z.enum(['ringing', 'accepted', ...VideoCallEnd.options]),
  /** 1: the caller of this API is being called; in a call of many, as long as it rings for them. */
  is_incoming: Flag,
  /** 0: begun as audio only. */
  has_camera: Flag,
  by_freelancer: Flag,
  /** The other of a call of two; null in a call of many. */
  friend: z.object(Author).nullable(),
  /** The group whose call it is; null in another. */
  group: z.object({ group_id: Id, group_name: z.string(), avatar: z.string().nullable() }).nullable(),
  /** What several people call the chat whose call it is, and who they are; null in another call. */
  several: Several.nullable(),
  /** Who began it; null where they are gone, or hidden from the caller of this API. */
  begun_by: z.object(Author).nullable(),
  /** It rings no longer than that. */
  rings_until: z.iso.datetime(),
  /** How many more seconds it rings for the caller of this API, whatever the device’s clock says. */
  rings_for: z.number().nonnegative(),
  /** 1: it rings for somebody else. */
  rings_others: Flag,
  accepted_at: z.iso.datetime().nullable(),
  /** How many devices have room in it. */
  places: Count,
  /** peers: each device sends to each other. sfu: all send to the installation’s SFU, which passes it on. */
  through: z.enum(['peers', 'sfu']),
  /** 1: the caller of this API may mute and remove others, and end it for all. */
  is_moderator: Flag,
  /** 1: they were removed from it, and can’t come back. */
  is_removed: Flag,
})
export type VideoCall = z.infer<typeof VideoCall>

const Device = Uuid.describe('A random UUID that the device keeps for the call, also over a reload.')
const DeviceIn = z.uuid('id_invalid').describe(Device.description ?? '')
const Entry = z.uuid('id_invalid').describe('What `enter_video_call` answered.')
const OfCall = { call_id: IdIn }

/** `token` is null where there is nothing to enter: nobody was rung. */
const Reserved = z.object({ call: VideoCall, token: z.string().nullable() })

export const start_video_call = defineCall({
  name: 'start_video_call',
  doc: 'Call a member: all of their devices ring for 30 seconds. If they are calling the caller at this moment, it is that call, and accepted. In their quiet hours nothing rings, and the call is `missed` at once; in a call of theirs it is `busy`.',
  auth: 'member',
  effect: 'write',
  answersSecret: true,
  topics: ['video_calls:{me}', 'video_calls:{friend_id}', 'video_call:{data.call.call_id}'],
  input: z.object({
    friend_id: IdIn,
    by_freelancer: FlagIn.optional().describe(
      '1: in the conversation of client and freelancer. 0 if missing.',
    ),
    has_camera: FlagIn.optional().describe('0: audio only. 1 if missing.'),
    device: DeviceIn,
  }),
  output: z.object({ data: Reserved }),
  refusals: [
    'member_not_found',
    'not_oneself',
    'chat_blocked',
    'chat_unavailable',
    'video_call_not_allowed',
    'already_in_video_call',
  ],
})

export const start_group_call = defineCall({
  name: 'start_group_call',
  doc: 'Begin a call in the chat of a group, or join the one that is under way there. It rings for 30 seconds for its members, unless `rings` is 0 or they are more than 50: not for those who have muted the group, have quiet hours, take no calls from the caller or are in a call. It ends when the last device has left.',
  auth: 'member',
  effect: 'write',
  answersSecret: true,
  partOf: ['groups'],
  topics: ['video_calls:{me}', 'video_call:{data.call.call_id}', 'group_call:{group_id}'],
  input: z.object({
    group_id: IdIn,
    has_camera: FlagIn.optional().describe('0: audio only. 1 if missing.'),
    rings: FlagIn.optional().describe('0: it begins silently. 1 if missing.'),
    device: DeviceIn,
  }),
  output: z.object({ data: Reserved }),
  refusals: [
    'group_not_found',
    'already_in_video_call',
    'video_call_elsewhere',
    'video_call_full',
    'video_call_removed',
  ],
})

export const start_several_call = defineCall({
  name: 'start_several_call',
  doc: 'Begin a call in a chat of several people, or join the one that is under way there. It rings for 30 seconds, unless `rings` is 0: not for those who have muted the chat, have quiet hours, take no calls from the caller or are in a call. It ends when the last device has left.',
  auth: 'member',
  effect: 'write',
  answersSecret: true,
  topics: ['video_calls:{me}', 'video_call:{data.call.call_id}', 'several_call:{chat_id}', 'chats:{me}'],
  input: z.object({
    chat_id: IdIn,
    has_camera: FlagIn.optional().describe('0: audio only. 1 if missing.'),
    rings: FlagIn.optional().describe('0: it begins silently. 1 if missing.'),
    device: DeviceIn,
  }),
  output: z.object({ data: Reserved }),
  refusals: [
    'chat_not_found',
    'already_in_video_call',
    'video_call_elsewhere',
    'video_call_full',
    'video_call_removed',
  ],
})

export const join_video_call = defineCall({
  name: 'join_video_call',
  doc: 'Accept a call that rings, join one of many that is under way, or come back to one after a reload with the same `device`. The token is good for 60 seconds, once, for `enter_video_call`. `take_over` 1 brings a call here from another device of the caller’s.',
  auth: 'member',
  effect: 'write',
  answersSecret: true,
  topics: ['video_calls:{me}', 'video_call:{call_id}'],
  input: z.object({ ...OfCall, device: DeviceIn, take_over: FlagIn.optional() }),
  output: z.object({ data: Reserved }),
  refusals: [
    'video_call_not_found',
    'video_call_over',
    'video_call_elsewhere',
    'already_in_video_call',
    'video_call_full',
    'video_call_removed',
  ],
})

export const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
})

export const enter_video_call = defineCall({
  name: 'enter_video_call',
  doc: 'Enter a call’s room with the token that this device was given. `entry` is this device’s address for signals from now on; an earlier one is no longer. The TURN credentials are for this call and expire.',
  auth: 'member',
  effect: 'write',
  answersSecret: true,
  topics: ['video_call:{call_id}'],
  input: z.object({
    ...OfCall,
    token: z.string('video_call_token_invalid').max(100, 'video_call_token_invalid'),
  }),
  output: z.object({ data: z.object({ entry: Uuid, ice_servers: z.array(IceServer) }) }),
  refusals: ['video_call_not_found', 'video_call_token_refused'],
})

export const end_video_call = defineCall({
  name: 'end_video_call',
  doc: 'Hang up: end a call of two, leave one of many, give up calling, or decline a call that rings. Of a call that is over, nothing changes.',
  auth: 'member',
  effect: 'write',
  topics: ['video_calls:{me}', 'video_call:{call_id}', 'chats:{me}'],
  input: z.object(OfCall),
  output: z.object({}),
  refusals: ['video_call_not_found'],
})

export const current_video_call = defineCall({
  name: 'current_video_call',
  doc: 'The call that rings for the caller, or that they are in; null if there is none. `device` is the one of theirs that is in it.',
  auth: 'member',
  effect: 'read',
  limit: 'poll',
  topics: ['video_calls:{me}'],
  input: z.object({}),
  output: z.object({ data: VideoCall.extend({ device: Uuid.nullable() }).nullable() }),
  refusals: [],
})

export const PersonInCall = z.object({
  ...Author,
  /** The address of their device for signals. */
  entry: Uuid,
  is_oneself: Flag,
  /** 1: they own or moderate the group, or run the chat. */
  is_moderator: Flag,
  /** 1: the caller of this API may mute and remove them. */
  can_moderate: Flag,
  /** What is on, as their device says. */
  mic: Flag,
  camera: Flag,
  screen: Flag,
  /** Since when they have raised their hand. */
  hand_at: z.iso.datetime().nullable(),
  /** When a moderator muted them; null once they speak again. */
  muted_at: z.iso.datetime().nullable(),
})
export type PersonInCall = z.infer<typeof PersonInCall>

export const show_video_call = defineCall({
  name: 'show_video_call',
  doc: 'A call of the caller’s. With the `entry` of their device also the signals to it after `since`, in their order. `people` are all who have entered and are there, the caller too, in the order in which they entered. Members with a block between them don’t see each other.',
  auth: 'member',
  effect: 'read',
  limit: 'poll',
  topics: ['video_call:{call_id}', 'graph:{me}'],
  input: z.object({
    ...OfCall,
    entry: Entry.optional(),
    since: z
      .union([IdIn, z.literal([0, '0']).transform(() => 0)], 'id_invalid')
      .optional()
      .describe('The highest `signal_id` of an earlier answer; 0 if missing.'),
  }),
  output: z.object({
    data: VideoCall.extend({
      /**
       * The entry of the caller’s device. Another one than the given: the call is on another device now. Null:
       * none has entered, or it was silent for too long and has to join again.
       */
      entry: Uuid.nullable(),
      people: z.array(PersonInCall),
      /** Where signals to the SFU go, and come from; null in a call without it. */
      sfu_entry: Uuid.nullable(),
      signals: z.array(z.object({ signal_id: Id, from: Uuid, content: z.string() })),
    }),
  }),
  refusals: ['video_call_not_found'],
})

/** A call of many that is under way. */
const CurrentOfMany = VideoCall.extend({
  /** At most 8, in the order in which they entered. */
  people: z.array(z.object(Author)),
  people_count: Count,
})

export const group_call = defineCall({
  name: 'group_call',
  doc: 'The call that is under way in the chat of a group, with some of those who are in it; null if there is none. For its members.',
  auth: 'member',
  effect: 'read',
  limit: 'poll',
  partOf: ['groups'],
  topics: ['group_call:{group_id}', 'graph:{me}'],
  input: z.object({ group_id: IdIn }),
  output: z.object({
    data: CurrentOfMany.nullable(),
  }),
  refusals: ['group_not_found'],
})

export const several_call = defineCall({
  name: 'several_call',
  doc: 'The call that is under way in a chat of several people, with some of those who are in it; null if there is none. For those who are in the chat.',
  auth: 'member',
  effect: 'read',
  limit: 'poll',
  topics: ['several_call:{chat_id}', 'graph:{me}'],
  input: z.object({ chat_id: IdIn }),
  output: z.object({ data: CurrentOfMany.nullable() }),
  refusals: ['chat_not_found'],
})

export const send_video_signals = defineCall({
  name: 'send_video_signals',
  doc: 'Send signals (offers, answers, ICE candidates) from the device that has entered as `entry` to the one that has entered as `to`, or to the call’s `sfu_entry`; they are dropped if that is gone. Without signals it says that the device is still there, which is due every 20 seconds.',
  auth: 'member',
  effect: 'write',
  limit: 'poll',
  topics: ['video_call:{call_id}'],
  input: z.object({
    ...OfCall,
    entry: Entry,
    to: z.uuid('id_invalid').optional(),
    signals: z
      .array(
        z
          .string('video_signal_invalid')
          .min(1, 'video_signal_invalid')
          .max(longestSignal, 'video_signal_invalid'),
        'video_signal_invalid',
      )
      .max(mostSignals, 'video_signal_invalid')
      .describe('At most 20, of at most 32,768 characters each.'),
  }),
  output: z.object({}),
  refusals: ['video_call_not_found'],
})

export const update_video_call = defineCall({
  name: 'update_video_call',
  doc: 'Say what is on at the device that has entered as `entry`: what is missing stays as it is. Whoever was muted by a moderator may speak again.',
  auth: 'member',
  effect: 'write',
  limit: 'poll',
  topics: ['video_call:{call_id}'],
  input: z.object({
    ...OfCall,
    entry: Entry,
    mic: FlagIn.optional(),
    camera: FlagIn.optional(),
    screen: FlagIn.optional(),
    hand: FlagIn.optional().describe('1: the hand is raised.'),
  }),
  output: z.object({}),
  refusals: ['video_call_not_found'],
})

export const moderate_video_call = defineCall({
  name: 'moderate_video_call',
  doc: 'Mute a member in a call of many, remove them from it for good, or end it for all. For the owner and moderators of the group, or the owner and administrators of the chat; the others can’t act on the owner.',
  auth: 'member',
  effect: 'write',
  topics: ['video_call:{call_id}'],
  input: z.object({
    ...OfCall,
    act: z.enum(['mute', 'remove', 'end'], 'video_call_act_invalid'),
    member_user_id: IdIn.optional().describe('Whom to mute or remove.'),
  }),
  output: z.object({}),
  refusals: ['video_call_not_found', 'video_call_forbidden', 'member_not_found', 'not_oneself'],
})
