import { mostShownInCall, type PersonInCall, type VideoCall } from '@commons/contract/video-calls.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { authorShape } from '../../authors/author.shape.ts'
import { faceAddress } from '../../platform/media/address.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { severalShape } from '../chat/public.ts'
import type { CallAuthor, CallRow, PersonRow } from './video-calls.rows.ts'

const memberShape = (row: CallAuthor | null, { media }: Viewer) => row && authorShape(row.user_id, row, media)

export const callShape = (row: CallRow, viewer: Viewer): VideoCall => ({
  call_id: row.id,
  chat_id: row.chat,
  room: row.room,
  state: row.state,
  is_incoming: flag(row.is_incoming),
  has_camera: flag(row.has_camera),
  by_freelancer: flag(row.kind === 'freelance'),
  friend: memberShape(row.friend, viewer),
  group: row.group && {
    group_id: row.group.group_id,
    group_name: row.group.group_name,
    avatar: faceAddress(viewer.media, row.group.avatar_key),
  },
  several: row.several && severalShape(row.several, viewer),
  begun_by: memberShape(row.begun_by, viewer),
  rings_until: row.rings_until.toISOString(),
  rings_for: row.rings_for,
  rings_others: flag(row.rings_others),
  accepted_at: row.accepted_at?.toISOString() ?? null,
  places: row.places,
  through: row.sfu_entry === null ? 'peers' : 'sfu',
  is_moderator: flag(row.moderates),
  is_removed: flag(row.is_removed),
})

/** The call that is under way in a group or a chat, with the first of those who are in it. */
export const callOfManyShape = (row: CallRow, people: readonly PersonRow[], viewer: Viewer) => ({
  ...callShape(row, viewer),
  people: people.slice(0, mostShownInCall).map((each) => authorShape(each.member_id, each, viewer.media)),
  people_count: people.length,
})

export const personShape = (row: PersonRow, viewer: Viewer): PersonInCall => ({
  ...authorShape(row.member_id, row, viewer.media),
  entry: row.entry,
  is_oneself: flag(row.member_id === viewer.member.id),
  is_moderator: flag(row.moderates),
  can_moderate: flag(row.may_moderate),
  mic: flag(row.mic),
  camera: flag(row.camera),
  screen: flag(row.screen),
  hand_at: row.hand_at?.toISOString() ?? null,
  muted_at: row.muted_at?.toISOString() ?? null,
})
