/** Converts rows of a group's members to the wire format. */
import type { GroupLink, GroupMember, GroupRequest } from '@commons/contract/groups/members.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { authorShape } from '../../../authors/author.shape.ts'
import { now } from '../../../platform/clock.ts'
import { duration } from '../../../platform/language.ts'
import { coverAddress, faceAddress } from '../../../platform/media/address.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import type { LinkRow } from './links.queries.ts'
import type { MemberRow, RequestRow } from './members.lists.queries.ts'

type MembersViewer = Pick<Viewer, 'language' | 'media'>

export function memberShape(row: MemberRow, { language, media }: MembersViewer): GroupMember {
  return {
    ...authorShape(row.id, row, media),
    background_image: coverAddress(media, row.cover_key),
    isadmin: flag(row.standing === 'owner'),
    role: row.standing,
    is_following: flag(row.following),
    duration: duration(language, row.since, now()),
  }
}

export function requestShape(row: RequestRow, { language, media }: MembersViewer): GroupRequest {
  return {
    group_request_id: row.id,
    kind: row.kind,
    group_id: row.group_id,
    group_name: row.name,
    avatar: faceAddress(media, row.group_avatar_key),
    member_count: row.members,
    ...authorShape(row.member_id, row, media),
    duration: duration(language, row.since, now()),
    answers: row.answers ?? [],
  }
}

export function linkShape(row: LinkRow, { media }: Pick<Viewer, 'media'>): GroupLink {
  return {
    group_link_id: row.id,
    link: `/groupdetail/${row.group_id}?token=${row.token}`,
    ends_at: row.ends_at.toISOString(),
    uses: row.uses,
    most_uses: row.most_uses,
    user_id: row.made_by,
    username: row.username,
    full_name: row.full_name,
    profile_pic: faceAddress(media, row.avatar_key),
  }
}
