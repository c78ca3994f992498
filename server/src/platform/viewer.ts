import type { Language } from './language.ts'
import type { MediaAddresses } from './media/address.ts'
import type { Member } from './session/sessions.ts'

/** The member an answer is made for: decides what it shows, its language, and the addresses of files. */
export interface Viewer {
  readonly member: Member
  readonly language: Language
  readonly media: MediaAddresses
}

/**
 * Ids of viewers who aren't members: a stranger to everybody, and a friend of only this member. Members who
 * view their own page as others see it are answered as one of these, by the same rules
 * (visibility/members.ts).
 */
export const strangerId = 0
export const friendIdOf = (member: number): number => -member

/** Returns the caller's viewer, or without a session one who is a stranger to everybody. */
export const viewerOrStranger = ({
  viewer,
  language,
  platform: { media },
}: {
  readonly viewer: Viewer | undefined
  readonly language: Language
  readonly platform: { readonly media: MediaAddresses }
}) => viewer ?? { member: { id: strangerId }, language, media }
