import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Author } from '../shared/author.ts'
import { Flag } from '../shared/flag.ts'
import { IdIn } from '../shared/id.ts'
import { Channel, ChannelRole, CollaboratorRole } from './channels.ts'

/** Running a channel with others, and handing it over. What each role may do is in `channelActs`. */

export const Collaborator = z.object({
  ...Author,
  role: ChannelRole,
  /** 1: invited, and has not accepted yet. */
  is_invited: Flag,
  /** 1: the owner offers them the channel. */
  is_offered: Flag,
})
export type Collaborator = z.infer<typeof Collaborator>

const RoleIn = z.enum(CollaboratorRole.options, 'role_invalid').describe('manager or editor.')
const topics = ['channel:{channel_id}', 'own_channels:{member_user_id}'] as const
const ofMine = ['channel:{channel_id}', 'own_channels:{me}'] as const

export const get_collaborators = defineCall({
  name: 'get_collaborators',
  doc: 'Who runs a channel: its owner, then its managers and editors, in the order of their invitations. For them alone.',
  auth: 'member',
  effect: 'read',
  topics: ofMine,
  input: z.object({ channel_id: IdIn }),
  output: z.object({ response: z.array(Collaborator) }),
  refusals: ['channel_not_found', 'channel_forbidden'],
})

export const get_channel_invitations = defineCall({
  name: 'get_channel_invitations',
  doc: 'The channels that the caller is invited to run with others, latest invitation first.',
  auth: 'member',
  effect: 'read',
  topics: ['own_channels:{me}', 'graph:{me}'],
  input: z.object({}),
  output: z.object({ response: z.array(Channel) }),
  refusals: [],
})

export const add_collaborator = defineCall({
  name: 'add_collaborator',
  doc: 'Invite a member to run the caller’s own channel with them. A channel has at most 20 collaborators.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ channel_id: IdIn, member_user_id: IdIn, role: RoleIn }),
  output: z.object({ recdata: Collaborator }),
  refusals: [
    'channel_not_found',
    'channel_forbidden',
    'member_not_found',
    'not_oneself',
    'collaborator_already',
    'too_many_collaborators',
  ],
  message: 'done.collaborator_invited',
})

export const update_collaborator = defineCall({
  name: 'update_collaborator',
  doc: 'Change the role of a collaborator of the caller’s own channel, or of somebody invited.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ channel_id: IdIn, member_user_id: IdIn, role: RoleIn }),
  output: z.object({ recdata: Collaborator }),
  refusals: ['channel_not_found', 'channel_forbidden', 'member_not_found'],
})

export const delete_collaborator = defineCall({
  name: 'delete_collaborator',
  doc: 'Remove a collaborator from the caller’s own channel, or take an invitation back. With their own id, a collaborator leaves, and somebody invited declines.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ channel_id: IdIn, member_user_id: IdIn }),
  output: z.object({}),
  refusals: ['channel_not_found', 'channel_forbidden', 'member_not_found'],
  message: 'done.collaborator_removed',
})

export const accept_collaboration = defineCall({
  name: 'accept_collaboration',
  doc: 'Accept the invitation to run a channel. A member runs at most 50 channels of others.',
  auth: 'member',
  effect: 'write',
  topics: ofMine,
  input: z.object({ channel_id: IdIn }),
  output: z.object({ recdata: Channel }),
  refusals: ['channel_not_found', 'too_many_collaborations'],
  message: 'done.collaboration_accepted',
})

export const offer_channel = defineCall({
  name: 'offer_channel',
  doc: 'Offer to hand the caller’s own channel over to one of its collaborators, in place of an earlier offer.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ channel_id: IdIn, member_user_id: IdIn }),
  output: z.object({}),
  refusals: ['channel_not_found', 'channel_forbidden', 'member_not_found'],
  message: 'done.channel_offered',
})

export const delete_channel_offer = defineCall({
  name: 'delete_channel_offer',
  doc: 'Take back the offer to hand a channel over, as its owner, or decline it.',
  auth: 'member',
  effect: 'write',
  topics: ofMine,
  input: z.object({ channel_id: IdIn }),
  output: z.object({}),
  refusals: ['channel_not_found', 'channel_not_offered'],
  message: 'done.channel_offer_withdrawn',
})

export const accept_channel_offer = defineCall({
  name: 'accept_channel_offer',
  doc: 'Take a channel over that its owner offers. Its videos come along, and what is given for them from then on; the owner stays as a manager.',
  auth: 'member',
  effect: 'write',
  topics: ['channel:{channel_id}', 'own_channels:{me}', 'videos:{me}', 'video_feed'],
  input: z.object({ channel_id: IdIn }),
  output: z.object({ recdata: Channel }),
  refusals: ['channel_not_found', 'channel_not_offered', 'too_many_channels', 'quota_exceeded'],
  message: 'done.channel_taken_over',
})
