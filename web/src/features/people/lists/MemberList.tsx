import type { ListedMember } from '@commons/contract/people.ts'
import { Trans } from '@lingui/react/macro'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../settings-kit/Loaded.tsx'
import { MoreButton } from '../../../settings-kit/MoreButton.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useBlockedHere, useUnfollowedHere } from '../members-here.ts'
import { MemberRow } from './MemberRow.tsx'
import classes from './MemberList.module.css'

export type ListOf = 'followers' | 'following'

interface MemberListProps {
  of: ListOf
  member: { readonly user_id: number; readonly full_name: string }
  /** One's own list, in which one can end what it shows. */
  isOwn: boolean
}

const calls = { followers: 'follower_list', following: 'following_list' } as const
const limit = 20

function Nobody({ of, member: { full_name: name }, isOwn }: MemberListProps) {
  if (of === 'followers')
    return isOwn ? (
      <EmptyState
        title={<Trans>No followers yet</Trans>}
        hint={<Trans>People who follow you show up here.</Trans>}
      />
    ) : (
      <EmptyState
        title={<Trans>Nobody follows {name} yet</Trans>}
        hint={<Trans>People who follow them show up here.</Trans>}
      />
    )
  return isOwn ? (
    <EmptyState
      title={<Trans>You aren't following anyone yet</Trans>}
      hint={<Trans>People you follow show up here.</Trans>}
    />
  ) : (
    <EmptyState
      title={<Trans>{name} isn't following anyone yet</Trans>}
      hint={<Trans>People they follow show up here.</Trans>}
    />
  )
}

/** Who follows a member, or whom they follow. Whoever is blocked or unfollowed leaves it at once. */
export function MemberList(props: MemberListProps) {
  const { of, member, isOwn } = props
  const { read, more } = useReadMore(calls[of], { view_user_id: member.user_id, limit })
  const blocked = useBlockedHere()
  const unfollowed = useUnfollowedHere()
  const isShown = ({ user_id }: ListedMember) =>
    !blocked.has(user_id) && !(isOwn && of === 'following' && unfollowed.has(user_id))
  return (
    <Card as="div">
      <Loaded read={read}>
        {(pages) => {
          const rows = pages.flatMap(({ recdata }) => recdata).filter(isShown)
          if (rows.length === 0 && !more.isThere) return <Nobody {...props} />
          return (
            <>
              <ul className={classes.rows}>
                {rows.map((row) => (
                  <MemberRow key={row.user_id} member={row} blocks={isOwn && of === 'followers'} />
                ))}
              </ul>
              <MoreButton more={more} />
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}
