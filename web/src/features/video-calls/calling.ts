/** What every page knows of video calls; the rest loads with the first call. */
import { store } from '../../ui/store.ts'
import type { CallSession } from './host/call-session.ts'

/** Whom the member is about to call. */
export interface Wanted {
  readonly friend_id: number
  readonly name: string
  readonly avatar: string | null
  readonly by_freelancer: 0 | 1
  readonly hasCamera: boolean
}

/** Where a call of many is held: in a group, or in a chat of several people. */
export type CallPlace = { readonly group_id: number } | { readonly chat_id: number }

/** Whether a group leads the call by its moderators, and not a chat by its administrators. */
export const isOfGroup = (place: CallPlace | undefined): boolean => place !== undefined && 'group_id' in place

export const isSamePlace = (one: CallPlace | undefined, other: CallPlace): boolean =>
  one !== undefined &&
  ('group_id' in one
    ? 'group_id' in other && one.group_id === other.group_id
    : 'chat_id' in other && one.chat_id === other.chat_id)

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
