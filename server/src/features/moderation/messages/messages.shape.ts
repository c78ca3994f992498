/** Converts rows of threads with members to the wire format. */
import type { MemberThread, ModeratorMessage } from '@commons/contract/moderation/messages.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import type { ListedThreadRow, MessageRow } from './messages.queries.ts'

export const messageShape = ({ id, message, by_staff, created_at }: MessageRow): ModeratorMessage => ({
  message_id: id,
  message,
  by_staff: flag(by_staff),
  created_at: created_at.toISOString(),
})

export const threadShape = (row: ListedThreadRow): MemberThread => ({
  member: row.member,
  about: row.about && { ...row.about, shown: row.barred === null ? row.about.shown : '' },
  message: row.barred === null ? row.message : '',
  by_staff: flag(row.by_staff),
  latest_at: row.latest_at.toISOString(),
  waits_since: row.waits_since?.toISOString() ?? null,
  barred: row.barred,
})
