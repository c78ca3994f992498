import { z } from 'zod'
import { defineCall } from './call.ts'
import { Flag } from './shared/flag.ts'
import { Id, IdIn } from './shared/id.ts'

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
  /** The viewer's own; null for other members. */
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
  input: z.object({ view_user_id: IdIn.optional() }),
  output: z.object({ recdata: ProfileBanner }),
  refusals: ['member_not_found'],
})
