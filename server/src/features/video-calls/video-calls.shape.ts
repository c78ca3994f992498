import { flag } from '@commons/contract/shared/flag.ts'
import { authorShape } from '../../authors/author.shape.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { CallRow } from './video-calls.rows.ts'

export const callShape = (row: CallRow, viewer: Viewer) => ({
  call_id: row.id,
  chat_id: row.chat,
  room: row.room,
  state: row.state,
  is_incoming: flag(row.caller_id !== viewer.member.id),
  has_camera: flag(row.has_camera),
  by_freelancer: flag(row.kind === 'freelance'),
  friend: authorShape(row.peer_id, row, viewer.media),
  rings_until: row.rings_until.toISOString(),
  rings_for: row.rings_for,
  accepted_at: row.accepted_at?.toISOString() ?? null,
})
