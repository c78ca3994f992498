import { z } from 'zod'
import { defineCall } from '../call.ts'
import {
  channelHandle,
  channelRoles,
  longestChannelAbout,
  longestChannelLink,
  longestChannelName,
  mostChannelLinks,
} from '../shared/channel.ts'
import { CommentHold, HoldIn } from '../shared/comment-hold.ts'
import { Count } from '../shared/count.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { optionalCrop, pictureRefusals } from '../shared/media.ts'
import { Next, PageIn } from '../shared/page.ts'
import { longestSearch } from '../shared/search.ts'
import { SearchTextIn, TextIn } from '../shared/text.ts'
import { usernameKey } from '../shared/text/equal-key.ts'
import { isWebAddress } from '../shared/web-address.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** A channel as it is shown, with its counts. */
    channel: true
    /** A member's own channels, and those that they have subscribed to or are paying members of. */
    own_channels: true
  }
}

/** What a member is in a channel; what that allows is in `channelActs`. */
export const ChannelRole = z.enum(channelRoles)
export type ChannelRole = z.infer<typeof ChannelRole>

/** The role that an invitation to a channel offers. */
export const CollaboratorRole = ChannelRole.exclude(['owner'])
export type CollaboratorRole = z.infer<typeof CollaboratorRole>

/** Channels of the video site, and subscribing to them. Their videos are in `videos.ts`. */

export const Channel = z.object({
  id: Id,
  name: z.string(),
  /** Its unique name, without the @. */
  handle: z.string(),
  /** The URL of its picture; null without one. */
  file: z.string().nullable(),
  banner: z.string().nullable(),
  about: z.string(),
  /** Web addresses. */
  links: z.array(z.string()),
  subscriber_count: Count,
  is_subscribed: Flag,
  /** 1: the caller is subscribed, and not told of its new videos. */
  is_muted: Flag,
  /** Its public videos. */
  video_count: Count,
  /** Its owner. */
  user_id: Id,
  username: z.string(),
  /** What the caller is in it; null for most. */
  role: ChannelRole.nullable(),
  /** The role that the caller is invited to; otherwise null. */
  invited_as: CollaboratorRole.nullable(),
  /** 1: its owner wants to hand it over to the caller. */
  is_offered: Flag,
  /** The share of what it earns that its owner proposes to the caller, in percent; null for none. */
  share_proposed: Count.nullable(),
  created_at: z.iso.datetime(),
  /** For its owner: which comments on its videos wait for approval. */
  comment_hold: CommentHold.nullable(),
})
export type Channel = z.infer<typeof Channel>

const LinksIn = z
  .union(
    [z.array(z.string()).max(100), z.string().transform((text) => text.split(/[\n,]/).slice(0, 100))],
    'links_invalid',
  )
  .transform((links) => [...new Set(links.map((link) => link.trim()).filter((link) => link !== ''))])
  .refine((links) => links.length <= mostChannelLinks, 'links_too_many')
  .refine(
    (links) => links.every((link) => link.length <= longestChannelLink && isWebAddress(link)),
    'links_invalid',
  )
  .describe('Up to 5 web addresses: an array, or a text with one on each line.')

const NameIn = TextIn(longestChannelName, 'channel_name_too_long')
  .refine((name) => name !== '', 'channel_name_required')
  .describe('1 to 80 characters.')

/** The parts of a channel that its owner may leave out. */
const Said = {
  handle: z
    .string('handle_invalid')
    .trim()
    .transform(usernameKey)
    .refine((handle) => handle === '' || channelHandle.test(handle), 'handle_invalid')
    .optional()
    .describe('3 to 30 letters a to z, digits, dots and underscores. Where it is missing, made of the name.'),
  about: TextIn(longestChannelAbout, 'channel_about_too_long')
    .optional()
    .describe('At most 1,000 characters.'),
  links: LinksIn.optional(),
  comment_hold: HoldIn.optional().describe(
    'Which new comments on its videos wait for approval: off, some (with a link, or a word of `comment_rules`) or all.',
  ),
  file_type: z
    .string('text_invalid')
    .max(100, 'text_too_long')
    .optional()
    .describe('Only a hint: the content decides.'),
  ...optionalCrop('file_'),
  ...optionalCrop('banner_'),
}
const pictures = { file: ['image'], banner: ['image'] } as const

export const create_channel = defineCall({
  name: 'create_channel',
  doc: 'Create a channel, with its picture as `file`. A member may have 20.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['own_channels:{me}'],
  input: z.object({ channel_name: NameIn, ...Said }),
  files: pictures,
  output: z.object({ recdata: Channel }),
  publishes: { texts: ['channel_name', 'handle', 'about', 'links'], as: 'channel:{recdata.id}' },
  refusals: ['channel_not_found', 'too_many_channels', 'handle_taken', ...pictureRefusals],
  message: 'done.channel_created',
})

export const update_channel = defineCall({
  name: 'update_channel',
  doc: 'Change a channel, as its owner or a manager. What is missing stays as it is.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['channel:{channel_id}', 'own_channels:{me}'],
  input: z.object({
    channel_id: IdIn,
    channel_name: NameIn.optional(),
    ...Said,
    removes_file: FlagIn.optional().describe('1: without a picture.'),
    removes_banner: FlagIn.optional().describe('1: without a banner.'),
  }),
  files: pictures,
  output: z.object({ recdata: Channel }),
  publishes: { texts: ['channel_name', 'handle', 'about', 'links'], as: 'channel:{recdata.id}' },
  refusals: ['channel_not_found', 'channel_forbidden', 'handle_taken', ...pictureRefusals],
  message: 'done.channel_updated',
})

export const delete_channel = defineCall({
  name: 'delete_channel',
  doc: 'Delete the caller’s own channel with its videos. It can be restored for 30 days; then all of it is gone.',
  auth: 'member',
  effect: 'write',
  topics: ['channel:{channel_id}', 'own_channels:{me}', 'videos:{me}', 'video_feed'],
  input: z.object({ channel_id: IdIn }),
  output: z.object({}),
  refusals: ['channel_not_found', 'channel_forbidden'],
  message: 'done.channel_deleted',
})

export const restore_channel = defineCall({
  name: 'restore_channel',
  doc: 'Restore the caller’s own deleted channel, with the videos that were deleted with it.',
  auth: 'member',
  effect: 'write',
  topics: ['channel:{channel_id}', 'own_channels:{me}', 'videos:{me}', 'video_feed'],
  input: z.object({ channel_id: IdIn }),
  output: z.object({ recdata: Channel }),
  refusals: ['channel_not_found', 'too_many_channels', 'hidden_by_moderators'],
  message: 'done.channel_restored',
})

export const get_channels = defineCall({
  name: 'get_channels',
  doc: 'The caller’s own channels, oldest first, and then those that they run with others.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['own_channels:{me}'],
  input: z.object({}),
  output: z.object({ response: z.array(Channel) }),
  refusals: [],
})

export const get_channel = defineCall({
  name: 'get_channel',
  doc: 'A channel.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['channel:{channel_id}', 'own_channels:{me}'],
  input: z.object({ channel_id: IdIn }),
  output: z.object({ response: Channel }),
  refusals: ['channel_not_found'],
})

export const get_channel_details = defineCall({
  name: 'get_channel_details',
  doc: 'A channel, as `get_channel` answers it: the documents have both names.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['channel:{channel_id}', 'own_channels:{me}'],
  input: z.object({ channel_id: IdIn }),
  output: z.object({ data: Channel }),
  refusals: ['channel_not_found'],
})

const List = z.object({ response: z.array(Channel), next: Next })

export const get_all_channels = defineCall({
  name: 'get_all_channels',
  doc: 'All channels that the caller sees, newest first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['own_channels:{me}', 'graph:{me}'],
  input: z.object(PageIn),
  output: List,
  refusals: [],
})

export const search_channels = defineCall({
  name: 'search_channels',
  doc: 'Channels that the caller sees, by words of their name or handle, or by their beginnings: at most 10, those with the most subscribers first. Nothing without a word.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['own_channels:{me}', 'graph:{me}'],
  input: z.object({ search_term: SearchTextIn(longestSearch) }),
  output: z.object({ response: z.array(Channel) }),
  refusals: [],
})

export const toggle_subscription = defineCall({
  name: 'toggle_subscription',
  doc: 'Subscribe to a channel; a second time unsubscribes.',
  auth: 'member',
  effect: 'write',
  topics: ['channel:{channel_id}', 'own_channels:{me}'],
  input: z.object({ channel_id: IdIn }),
  output: z.object({
    data: z.object({ channel_id: Id, is_subscribed: Flag, subscriber_count: Count }),
  }),
  refusals: ['channel_not_found', 'not_oneself'],
})

export const mute_channel = defineCall({
  name: 'mute_channel',
  doc: 'Stop being told of the new videos of a channel that the caller has subscribed to, or be told again.',
  auth: 'member',
  effect: 'write',
  topics: ['own_channels:{me}'],
  input: z.object({ channel_id: IdIn, is_muted: FlagIn.describe('1: not told. 0: told again.') }),
  output: z.object({ data: z.object({ channel_id: Id, is_muted: Flag }) }),
  refusals: ['channel_not_found'],
})
