import { z } from 'zod'

/** Reasons to mark a post as not safe for work. */
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

/** The lowest age at which a member may reveal such posts. */
export const ageOfNsfw = 18
/** The lowest age for an account. */
export const youngestMember = 13
