import type { Language } from './language.ts'
import type { MediaAddresses } from './media/address.ts'
import type { Member } from './session/sessions.ts'
import type { Settings } from './settings/settings.ts'

/** The member an answer is made for: decides what it shows, its language, and the addresses of files. */
export interface Viewer {
  readonly member: Member
  readonly language: Language
  readonly media: MediaAddresses
  /** Whether the network does without a feature: what is of it isn't shown. */
  readonly isAbsent: Settings['isAbsent']
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
  platform: { media, settings },
}: {
  readonly viewer: Viewer | undefined
  readonly language: Language
  readonly platform: { readonly media: MediaAddresses; readonly settings: Pick<Settings, 'isAbsent'> }
}) => viewer ?? { member: { id: strangerId }, language, media, isAbsent: settings.isAbsent }
