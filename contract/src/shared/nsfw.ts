import { z } from 'zod'

/** Why a post is marked as not safe for work: the reasons that its poster chooses from. */
export const nsfwReasons = [
  'Nudity',
  'Pornography',
  'Profanity',
  'Violence and Gore',
  'Race and Religion',
  'Other',
] as const
export const NsfwReason = z.enum(nsfwReasons)
export type NsfwReason = z.infer<typeof NsfwReason>

/** What a member wants of posts with a reason: at once, behind the lock, or not in lists at all. */
export const NsfwSetting = z.enum(['show', 'cover', 'hide'])

/** From this age on a member may reveal such posts. */
export const ageOfNsfw = 18
/** From this age on one may have an account. */
export const youngestMember = 13
