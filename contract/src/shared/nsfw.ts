import { z } from 'zod'

/** The reasons a post can be marked as not safe for work. */
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

/** What a member wants for posts with a reason: show them, cover them with a lock, or leave them out of lists. */
export const NsfwSetting = z.enum(['show', 'cover', 'hide'])

/** The youngest age at which a member may reveal such posts. */
export const ageOfNsfw = 18
/** The youngest age for an account. */
export const youngestMember = 13
