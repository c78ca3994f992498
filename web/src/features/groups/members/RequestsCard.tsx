import type { GroupRequest } from '@commons/contract/groups/members.ts'
import { useId, type ReactNode } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import listPage from '../../../shown/ListPage.module.css'
import classes from '../lists/GroupLists.module.css'

interface RequestsCardProps {
  title: ReactNode
  /** The group; without it, the member's own requests are shown. */
  groupId?: number
  children: (request: GroupRequest) => ReactNode
}

/** Join requests and invitations of a group or of the member. Shows nothing if there are none. */
export function RequestsCard({ title, groupId, children }: RequestsCardProps) {
  const id = useId()
  const {
    read: { data, error, refetch },
    more,
  } = useReadMore('group_request_list', {
    ...(groupId !== undefined && { group_id: groupId }),
    limit: 10,
  })
  const rows = data?.flatMap(({ recdata }) => recdata) ?? []
  if (rows.length === 0 && !error) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 dir="auto" id={id} className={classes.title}>
        {title}
      </h2>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={listPage.list}>
          <ul className={classes.rows}>{rows.map(children)}</ul>
          {more.isThere && <MoreButton more={more} />}
        </div>
      )}
    </Card>
  )
}
