/** Mutes as sent on the wire. */
import type { Mute } from '@commons/contract/posts/lists.ts'
import type { MuteRow } from './lists.queries.ts'

export function muteShape({ id, kind, word, ends_at }: MuteRow): Mute {
  return { mute_id: id, mute_type: kind, word, ends_at: ends_at?.toISOString() ?? null }
}
