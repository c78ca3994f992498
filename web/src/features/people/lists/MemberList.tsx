import type { ListedMember } from '@commons/contract/people.ts'
import type { ViewAs } from '@commons/contract/shared/view-as.ts'
import { Plural } from '@lingui/react/macro'
import { useReadMore } from '../../../api/use-read-more.ts'
import { ListSearch, NobodyFound, useListSearch } from '../../../shown/ListSearch.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useBlockedHere, useUnfollowedHere } from '../members-here.ts'
import { type ListOf, listKinds } from './list-kinds.tsx'
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

function Nobody({ of, member, isOwn, search }: MemberListProps & { search: string }) {
  const { own, theirs } = listKinds[of]
  const { title, hint } = isOwn ? own : theirs(member.full_name)
  return search === '' ? <EmptyState title={title} hint={hint} /> : <NobodyFound />
}

/** A searchable list of members. Blocked and unfollowed members disappear at once. */
export function MemberList(props: MemberListProps) {
  const { of, member, isOwn, viewAs } = props
  const search = useListSearch()
  const { read, more } = useReadMore(
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
    <Loaded read={read}>
      {(pages) => {
        const rows = pages.flatMap(({ recdata }) => recdata).filter(isShown)
        const isEmpty = rows.length === 0 && !more.isThere
        return (
          <div className={classes.list}>
            {!(isEmpty && search.asked === '') && <ListSearch search={search} />}
            <VisuallyHidden>
              <span role="status">
                {search.asked !== '' && rows.length > 0 && (
                  <Plural value={rows.length} one="# person found" other="# people found" />
                )}
              </span>
            </VisuallyHidden>
            {isEmpty ? (
              <Nobody {...props} search={search.asked} />
            ) : (
              <>
                <ul className={classes.rows}>
                  {rows.map((row) => (
                    <MemberRow key={row.user_id} member={row} deeds={deedsOf(props)} />
                  ))}
                </ul>
                <MoreButton more={more} />
              </>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}
