/** Groups as they are searched for. */
import { flag } from '@commons/contract/shared/flag.ts'
import { faceAddress } from '../../platform/media/address.ts'
import type { SearchKind } from '../../platform/search-kinds.ts'
import { searchGroups } from './groups.queries.ts'

export const searchForGroups: SearchKind = async (db, { words, isFiltered }, { member, media }) => {
  if (isFiltered || words === '') return []
  return (await searchGroups(db, member.id, words)).map((row) => ({
    kind: 'group',
    id: row.id,
    group_name: row.name,
    avatar: faceAddress(media, row.avatar_key),
    member_count: row.members,
    is_closed_group: flag(row.is_closed),
    is_project: flag(row.is_project),
  }))
}
