import { z } from 'zod'
import { defineCall } from './call.ts'
import { Author } from './shared/author.ts'
import { Flag, FlagIn } from './shared/flag.ts'
import { Id, IdIn, Uuid } from './shared/id.ts'
import { VideoCallEnd } from './shared/video-call-state.ts'

declare module './call.ts' {
  interface TopicKinds {
    /** A call: its state, who has entered, and signals. */
    video_call: true
    /** Whether a member is being called, or is in a call. */
    video_calls: true
  }
}

/**
 * Video calls of two members. The server rings and relays signals; sound and picture go directly between the
 * two devices. A device reserves its place by starting or joining, and gets a token with which it enters.
 */

export const ringSeconds = 30
export const tokenSeconds = 60
/** Devices say at least this often that they are still there. */
export const aliveSeconds = 20
/** A call is over when no device has said so for this long. */
export const silentSeconds = 60
export const longestSignal = 32 * 1024
export const mostSignals = 20

export const VideoCall = z.object({
  call_id: Id,
  chat_id: Id,
  /** Random, and new with each call. */
  room: Uuid,
  state: z.enum(['ringing', 'accepted', ...VideoCallEnd.options]),
  /** 1: the caller of this API is being called. */
  is_incoming: Flag,
  /** 0: begun as audio only. */
  has_camera: Flag,
  by_freelancer: Flag,
  friend: z.object(Author),
  /** It rings no longer than that. */
  rings_until: z.iso.datetime(),
  /** How many more seconds it rings, whatever the device’s clock says. */
  rings_for: z.number().nonnegative(),
  accepted_at: z.iso.datetime().nullable(),
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

export const join_video_call = defineCall({
  name: 'join_video_call',
  doc: 'Accept a call that rings, or come back to one after a reload with the same `device`. The token is good for 60 seconds, once, for `enter_video_call`. `take_over` 1 brings a call here from another device of the caller’s.',
  auth: 'member',
  effect: 'write',
  answersSecret: true,
  topics: ['video_calls:{me}', 'video_call:{call_id}'],
  input: z.object({ ...OfCall, device: DeviceIn, take_over: FlagIn.optional() }),
  output: z.object({ data: Reserved }),
  refusals: ['video_call_not_found', 'video_call_over', 'video_call_elsewhere'],
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
  doc: 'Hang up: end a call, give up calling, or decline one that rings. Of a call that is over, nothing changes.',
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

export const show_video_call = defineCall({
  name: 'show_video_call',
  doc: 'A call of the caller’s. With the `entry` of their device also the signals to it after `since`, in their order. `friend_entry` is the other’s device in the room, null until it has entered.',
  auth: 'member',
  effect: 'read',
  limit: 'poll',
  topics: ['video_call:{call_id}'],
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
      /** The entry of the caller’s device; another one than the given: the call is on another device now. */
      entry: Uuid.nullable(),
      friend_entry: Uuid.nullable(),
      signals: z.array(z.object({ signal_id: Id, from: Uuid, content: z.string() })),
    }),
  }),
  refusals: ['video_call_not_found'],
})

export const send_video_signals = defineCall({
  name: 'send_video_signals',
  doc: 'Send signals (offers, answers, ICE candidates) from the device that has entered as `entry` to the one that has entered as `to`; they are dropped if that is gone. Without signals it says that the device is still there, which is due every 20 seconds.',
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
