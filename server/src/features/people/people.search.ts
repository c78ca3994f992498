/** The search for members. */
import type { FoundMember } from '@commons/contract/people/search.ts'
import { botShape } from '../../authors/author.shape.ts'
import { searchKind } from '../../platform/search-kinds.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { faceAddress } from '../../platform/media/address.ts'
import { type FoundRow, foundMembers, membersKnown } from './people.search.queries.ts'

const mostPeople = 8
const closeness = ['friend', 'following', 'known', 'none'] as const

export function foundShape(row: FoundRow, { media }: Pick<Viewer, 'media'>): FoundMember {
  return {
    id: row.id,
    full_name: row.full_name,
    ...botShape(row),
    avatar: faceAddress(media, row.avatar_key),
    username: row.username,
    closeness: closeness[row.closeness] ?? 'none',
  }
}

export const searchPeople = searchKind<FoundRow>({
  byWords: (viewer, words) => foundMembers(viewer, words, mostPeople),
  unasked: (viewer) => membersKnown(viewer, mostPeople),
  shape: (row, viewer) => ({ kind: 'person', ...foundShape(row, viewer) }),
})
