import type { ViewAs } from '@commons/contract/shared/view-as.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { useListSearch } from '../../../shown/ListSearch.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { JoinActions } from '../JoinActions.tsx'
import { GroupList } from '../lists/GroupList.tsx'
import { GroupRow } from '../lists/GroupRow.tsx'

interface MemberGroupsProps {
  member: { readonly user_id: number; readonly full_name: string }
  /** Whether it is the viewer's own profile, where they can leave groups. */
  isOwn: boolean
  /** Set while the viewer previews their own profile as others see it, without actions. */
  viewAs?: ViewAs | undefined
}

/** The groups of a member that the viewer may see. */
export function MemberGroups({ member: { user_id, full_name: name }, isOwn, viewAs }: MemberGroupsProps) {
  const search = useListSearch()
  const hasNews = isOwn && viewAs === undefined
  const list = useReadMore(
    'group_list',
    {
      ...(!isOwn && { view_user_id: user_id }),
      ...(viewAs && { view_as: viewAs }),
      ...(hasNews && { sort: 'active' as const }),
      ...search.input,
      limit: 20,
    },
    { isFilter: true },
  )
  return (
    <Card as="div">
      <GroupList
        of={list}
        search={search}
        empty={
          <EmptyState
            title={<Trans>No Group Yet!</Trans>}
            hint={
              isOwn ? (
                <Trans>Groups you join or create show up here.</Trans>
              ) : (
                <Trans>Groups {name} joins show up here.</Trans>
              )
            }
            action={
              isOwn && (
                <Button component={Link} to={paths.discoverGroups()} variant="light">
                  <Trans>Discover groups</Trans>
                </Button>
              )
            }
          />
        }
      >
        {(group) => (
          <GroupRow key={group.id} group={group} news={hasNews ? group : undefined}>
            {viewAs === undefined && (isOwn || group.is_group_member !== 'Leave') && (
              <JoinActions group={group} small />
            )}
          </GroupRow>
        )}
      </GroupList>
    </Card>
  )
}
