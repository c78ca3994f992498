import type { VideoCall } from '@commons/contract/video-calls.ts'
import type { Whom } from './call-session.ts'

/** Returns the name and picture under which a call is shown: those of the group, or of the other of two. */
export function whomOf({ group, friend }: VideoCall): Whom {
  if (group) return { name: group.group_name, avatar: group.avatar, group_id: group.group_id }
  return { name: friend?.full_name ?? '', avatar: friend?.profile_pic ?? null }
}
