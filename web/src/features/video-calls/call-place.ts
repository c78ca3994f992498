import type { VideoCall } from '@commons/contract/video-calls.ts'

/** Where a call of many is held: in a group, or in a chat of several people. */
export type CallPlace = { readonly group_id: number } | { readonly chat_id: number }

/** Whether a group leads the call by its moderators, and not a chat by its administrators. */
export const isOfGroup = (place: CallPlace | undefined): boolean => place !== undefined && 'group_id' in place

export const isSamePlace = (one: CallPlace | undefined, other: CallPlace): boolean =>
  one !== undefined &&
  ('group_id' in one
    ? 'group_id' in other && one.group_id === other.group_id
    : 'chat_id' in other && one.chat_id === other.chat_id)

/** Whether it is a call of a group, or of several people in a chat. */
export const isOfMany = ({ group, several }: Pick<VideoCall, 'group' | 'several'>): boolean =>
  group !== null || several !== null
