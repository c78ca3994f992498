import { z } from 'zod'
import { defineCall } from '../call.ts'
import { LinkIn } from '../freelance/sections.ts'
import { PlanCode } from '../plans/plans.ts'
import { ProLook } from '../plans/pro.ts'
import { Author, BotMark } from '../shared/author.ts'
import { Count } from '../shared/count.ts'
import { Audience } from '../shared/entries.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { CropIn, pictureRefusals } from '../shared/media.ts'
import { TextIn } from '../shared/text.ts'
import { ViewAsIn } from '../shared/view-as.ts'

/** A member's name, pictures and profile. */

/** The longest bio, in graphemes: three lines of a profile. */
export const longestBio = 200

/** Who sees what a member says of themselves at the top of their profile. */
const IntroAudiences = z.object({ bio: Audience, website: Audience, joined: Audience })
export type IntroAudiences = z.infer<typeof IntroAudiences>

export const ProfileBanner = z.object({
  user_id: Id,
  username: z.string(),
  full_name: z.string(),
  display_name: z.string(),
  ...BotMark,
  avatar: z.string().nullable(),
  background_image: z.string().nullable(),
  /** 1: the viewer follows this member. */
  is_friend: Flag,
  /** 1: the viewer has muted this member. */
  is_muted: Flag,
  /** The member's numbers of followers and of followed members. */
  follower: Count,
  following: Count,
  /** The number of friends that the viewer and this member share; 0 for the viewer's own profile. */
  mutual_friends: Count,
  /** Up to three of them, with whom the viewer became friends last. `mutual_friend_list` lists them all. */
  mutual: z.array(z.object(Author)),
  /** A few words about the member. Empty, like the next two, if there is none or the viewer is not to see it. */
  bio: z.string(),
  website: z.string(),
  /** Where the member lives: the current place in their About. */
  place: z.string(),
  /** The month in which the member joined, as YYYY-MM; null if the viewer is not to see it. */
  joined: z.string().nullable(),
  /** On the caller’s own profile: who sees which of these. */
  intro_audiences: IntroAudiences.nullable(),
  /** The plan whose badge the member shows; null for none. */
  plan: PlanCode.nullable(),
  /** The look of the page, if its member has Pro and has set one. */
  pro: ProLook.nullable(),
  /** The viewer's own code; null for other members. */
  referral_code: z.string().nullable(),
})
export type ProfileBanner = z.infer<typeof ProfileBanner>

export const avatar_banner = defineCall({
  name: 'avatar_banner',
  doc: 'A member’s name, pictures and what they say of themselves first. The caller’s own without `view_user_id`.',
  auth: 'member',
  effect: 'read',
  offline: 2,
  limit: 'poll',
  topics: ['member:{recdata.user_id}', 'about:{recdata.user_id}', 'graph:{me}', 'mutes:{me}'],
  input: z.object({ view_user_id: IdIn.optional(), ...ViewAsIn }),
  output: z.object({ recdata: ProfileBanner }),
  refusals: ['member_not_found'],
})

export const update_intro = defineCall({
  name: 'update_intro',
  doc: 'Change what is at the top of the caller’s profile, and who sees it. What is left out stays as it was.',
  auth: 'member',
  effect: 'write',
  topics: ['member:{me}'],
  input: z.object({
    bio: TextIn(longestBio, 'bio_too_long').optional().describe(`At most ${longestBio} characters.`),
    bio_audience: Audience.optional(),
    website: LinkIn.optional(),
    website_audience: Audience.optional(),
    joined_audience: Audience.optional().describe('Who sees the month in which the caller joined.'),
  }),
  output: z.object({}),
  publishes: { texts: ['bio', 'website'], as: 'member:{me}' },
  refusals: [],
  message: 'done.saved',
})

export const profile_pic_update = defineCall({
  name: 'profile_pic_update',
  doc: 'Show another picture of oneself: the part of it that the crop names, square.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['member:{me}'],
  input: z.object(CropIn),
  files: { profile_pic: ['image'] },
  output: z.object({}),
  refusals: ['picture_missing', ...pictureRefusals],
  message: 'done.avatar',
})

export const background_update = defineCall({
  name: 'background_update',
  doc: 'Show another cover on one’s profile: the part of the picture that the crop names.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['member:{me}'],
  input: z.object(CropIn),
  files: { file: ['image'] },
  output: z.object({}),
  refusals: ['picture_missing', ...pictureRefusals],
  message: 'done.cover',
})
