/** The search for groups. */
import { flag } from '@commons/contract/shared/flag.ts'
import { faceAddress } from '../../platform/media/address.ts'
import { searchKind } from '../../platform/search-kinds.ts'
import { type FoundRow, foundGroups } from './groups.queries.ts'

export const searchForGroups = searchKind<FoundRow>({
  byWords: foundGroups,
  shape: (row, { media }) => ({
    kind: 'group',
    id: row.id,
    group_name: row.name,
    avatar: faceAddress(media, row.avatar_key),
    member_count: row.members,
    is_closed_group: flag(row.is_closed),
    is_project: flag(row.is_project),
  }),
})
