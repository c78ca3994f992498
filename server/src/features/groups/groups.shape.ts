/** Converts rows of groups to the wire format. */
import type {
  Group,
  GroupOfMember,
  GroupQuestion,
  GroupRole,
  ListedGroup,
  ProjectOfGroup,
} from '@commons/contract/groups/groups.ts'
import { mayInGroup } from '@commons/contract/groups/groups.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { beginningOf } from '@commons/contract/shared/text/cutting.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { authorShape } from '../../authors/author.shape.ts'
import { coverAddress, faceAddress } from '../../platform/media/address.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { GroupRow, ListedRow, OwnGroupRow, ProjectOfGroupRow, Question } from './groups.queries.ts'

/** The viewer of a group. Visitors, too, get addresses of pictures. */
export type GroupViewer = Pick<Viewer, 'media'>

const roleOf = ({ standing }: ListedRow): GroupRole =>
  // Banned members don't see the group.
  standing === null || standing === 'banned' ? 'outsider' : standing

function joiningOf(row: ListedRow): ListedGroup['is_group_member'] {
  const role = roleOf(row)
  if (role === 'invited') return 'Invited'
  if (role === 'requested') return 'Requested'
  if (role !== 'outsider') return 'Leave'
  return row.is_closed ? 'Ask to join' : 'Join'
}

export function listedShape(row: ListedRow, { media }: GroupViewer): ListedGroup {
  const avatar = faceAddress(media, row.avatar_key)
  return {
    id: row.id,
    user_id: row.owner_id,
    group_name: row.name,
    short_group_name: beginningOf(row.name, 25),
    description: row.description,
    short_description: beginningOf(row.description, 200),
    avatar,
    vatar: avatar,
    banner: coverAddress(media, row.banner_key),
    type: row.is_closed ? 'Close' : 'Open',
    is_closed_group: flag(row.is_closed),
    is_project: flag(row.is_project),
    member_count: row.members,
    is_group_member: joiningOf(row),
    role: roleOf(row),
    user_type: row.standing === 'owner' ? 'admin' : 'user',
    has_questions: flag(row.has_questions),
  }
}

export const ownGroupShape = (row: OwnGroupRow, viewer: GroupViewer): GroupOfMember => ({
  ...listedShape(row, viewer),
  last_activity_at: row.last_at?.toISOString() ?? null,
  new_post_count: row.new_posts,
})

export function projectOfGroupShape(row: ProjectOfGroupRow): ProjectOfGroup {
  const [target, pledged] = [BigInt(row.target), BigInt(row.pledged)]
  const { location, industry, experience, price_point } = row
  return {
    funding_target: decimalText(target, 'FCELL'),
    funded_percent: Number((pledged * 100n) / target),
    days: row.days === 90 ? 90 : 30,
    location,
    industry,
    experience,
    price_point,
  }
}

export const questionShape = ({ question, is_required }: Question): GroupQuestion => ({
  question,
  is_required: flag(is_required),
})

export function groupShape(row: GroupRow, viewer: GroupViewer): Group {
  const { media } = viewer
  return {
    ...listedShape(row, viewer),
    ...(row.project && projectOfGroupShape(row.project)),
    rules: row.rules,
    questions: row.questions.map(questionShape),
    created_at: row.created_at.toISOString(),
    owner: row.owner && authorShape(row.owner_id, row.owner, media),
    members: row.faces.map((face) => authorShape(face.id, face, media)),
    is_open_to_me: flag(row.is_open_to_me),
    notice: row.notice,
    approves_posts: flag(row.approves_posts),
    held_count: row.held,
    pinned_post_ids: row.is_open_to_me ? row.pinned_post_ids : [],
    topics: row.is_open_to_me ? row.topics : [],
    request_count: mayInGroup(row.standing, 'accept') ? row.requests : 0,
    group_request_id: row.standing_id,
    invited_by: row.inviter && authorShape(row.inviter.id, row.inviter, media),
  }
}
