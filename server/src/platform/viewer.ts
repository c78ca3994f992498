import type { Language } from './language.ts'
import type { MediaAddresses } from './media/address.ts'
import type { Member } from './session/sessions.ts'

/** For whom an answer is shaped: what they may see, in which language, and by which addresses files are reached. */
export interface Viewer {
  readonly member: Member
  readonly language: Language
  readonly media: MediaAddresses
}

/**
 * Ids of viewers who are no members: of a stranger to everybody, and of a friend of this member alone. Whoever asks
 * how their own page looks to others is answered as one of these, by the same rules (visibility/members.ts).
 */
export const strangerId = 0
export const friendIdOf = (member: number): number => -member
