/** What every page knows of video calls; the rest loads with the first call. */
import { store } from '../../ui/store.ts'
import type { CallPlace } from './call-place.ts'
import type { CallSession } from './host/call-session.ts'

/** Whom the member is about to call. */
export interface Wanted {
  readonly friend_id: number
  readonly name: string
  readonly avatar: string | null
  readonly by_freelancer: 0 | 1
  readonly hasCamera: boolean
}

/** The group, or the people in a chat, whose call the member is about to begin, or to join. */
export interface WantedMany {
  readonly place: CallPlace
  readonly name: string
  readonly avatar: string | null
  readonly hasCamera: boolean
}

/** The call on this device, from its preview to its end. */
export const ongoing = store<CallSession | null>(null)

export const wanted = store<Wanted | WantedMany | null>(null)

/** Forgets a call whose window goes away. */
export function forgetCall(closed: CallSession): void {
  if (ongoing.get() === closed) ongoing.set(null)
  wanted.set(null)
}

/** Opens the preview of a call, unless one is under way here. */
export function beginCall(whom: Wanted | WantedMany): void {
  if (ongoing.get() === null) wanted.set(whom)
}
