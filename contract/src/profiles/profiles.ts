import { z } from 'zod'
import { defineCall } from '../call.ts'
import { PlanCode } from '../plans/plans.ts'
import { ProLook } from '../plans/pro.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { CropIn, pictureRefusals } from '../shared/media.ts'
import { ViewAsIn } from '../shared/view-as.ts'

/** A member's name, pictures and profile. */

export const ProfileBanner = z.object({
  user_id: Id,
  username: z.string(),
  full_name: z.string(),
  display_name: z.string(),
  avatar: z.string().nullable(),
  background_image: z.string().nullable(),
  /** 1: the viewer follows this member. */
  is_friend: Flag,
  /** The member's numbers of followers and of followed members. */
  follower: Count,
  following: Count,
  /** The number of friends that the viewer and this member share; 0 for the viewer's own profile. */
  mutual_friends: Count,
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
  doc: 'A member’s name and pictures. The caller’s own without `view_user_id`.',
  auth: 'member',
  effect: 'read',
  offline: 2,
  limit: 'poll',
  topics: ['member:{recdata.user_id}', 'graph:{me}'],
  input: z.object({ view_user_id: IdIn.optional(), ...ViewAsIn }),
  output: z.object({ recdata: ProfileBanner }),
  refusals: ['member_not_found'],
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
