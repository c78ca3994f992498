import type { Language } from './language.ts'
import type { MediaAddresses } from './media/address.ts'
import type { Member } from './session/sessions.ts'

/** For whom an answer is shaped: what they may see, in which language, and by which addresses files are reached. */
export interface Viewer {
  readonly member: Member
  readonly language: Language
  readonly media: MediaAddresses
}
