import type { ListedMember } from '@commons/contract/people/people.ts'
import type { ViewAs } from '@commons/contract/shared/view-as.ts'
import { Plural } from '@lingui/react/macro'
import { useReadMore } from '../../../api/use-read-more.ts'
import { ListSearch, NobodyFound, SearchedRows, useListSearch } from '../../../shown/ListSearch.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useBlockedHere, useUnfollowedHere } from '../members-here.ts'
import { listKinds } from './list-kinds.tsx'
import type { ListOf } from './list-of.ts'
import { type Deeds, MemberRow } from './MemberRow.tsx'
import classes from './MemberList.module.css'

interface MemberListProps {
  of: ListOf
  member: { readonly user_id: number; readonly full_name: string }
  /** Whether it is the viewer's own list, from which unfollowed members disappear. */
  isOwn: boolean
  /** Set while the viewer previews their own list as others see it. */
  viewAs?: ViewAs | undefined
}

const limit = 20

function deedsOf({ of, isOwn, viewAs }: MemberListProps): Deeds {
  if (viewAs) return 'none'
  if (of === 'requests') return 'answer'
  return isOwn && of === 'followers' ? 'block' : 'follow'
}

/** A searchable list of members. Blocked and unfollowed members disappear at once. */
export function MemberList(props: MemberListProps) {
  const { of, member, isOwn, viewAs } = props
  const search = useListSearch()
  const { own, theirs } = listKinds[of]
  const empty = isOwn ? own : theirs(member.full_name)
  const list = useReadMore(
    listKinds[of].call,
    {
      ...(of === 'requests' ? {} : { view_user_id: member.user_id }),
      ...(viewAs && { view_as: viewAs }),
      ...search.input,
      limit,
    },
    { isFilter: true },
  )
  const blocked = useBlockedHere()
  const unfollowed = useUnfollowedHere()
  const endsFollows = isOwn && (of === 'following' || of === 'friends')
  const isShown = ({ user_id }: ListedMember) =>
    !blocked.has(user_id) && !(endsFollows && unfollowed.has(user_id))
  return (
    <SearchedRows
      of={list}
      search={search}
      className={classes.rows}
      field={<ListSearch search={search} />}
      renderFound={(count) =>
        count > 0 && <Plural value={count} one="# person found" other="# people found" />
      }
      empty={<EmptyState {...empty} />}
      none={<NobodyFound />}
      isShown={isShown}
    >
      {(row) => <MemberRow key={row.user_id} member={row} deeds={deedsOf(props)} />}
    </SearchedRows>
  )
}
