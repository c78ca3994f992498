import type { ListedGroup } from '@commons/contract/groups.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { useListSearch } from '../../../shown/ListSearch.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { usePageTitle } from '../../../ui/page-title.ts'
import listPage from '../../../shown/ListPage.module.css'
import { useDeleteGroup } from '../owner/use-delete-group.ts'
import { JoinActions } from '../JoinActions.tsx'
import { GroupList } from './GroupList.tsx'
import { GroupRow } from './GroupRow.tsx'
import { OwnRequests } from './OwnRequests.tsx'

function DeleteButton({ group }: { group: ListedGroup }) {
  const { t } = useLingui()
  const { ask, isPending } = useDeleteGroup(group)
  return (
    <Button
      size="sm"
      variant="default"
      aria-label={t`Delete Group: ${group.group_name}`}
      loading={isPending}
      onClick={() => void ask()}
    >
      <Trans>Delete Group</Trans>
    </Button>
  )
}

/** The member's groups, below their open invitations. */
export default function MyGroupsPage() {
  const { t } = useLingui()
  usePageTitle(t`My Groups`)
  const search = useListSearch()
  const list = useReadMore('group_list', { ...search.input, limit: 20 }, { isFilter: true })
  return (
    <div className={listPage.page}>
      <header className={listPage.head}>
        <h1 className={listPage.name}>
          <Trans>My Groups</Trans>
        </h1>
        <div className={listPage.links}>
          <Button component={Link} to={paths.discoverGroups()} variant="default">
            <Trans>Discover groups</Trans>
          </Button>
          <Button
            component={Link}
            to={paths.createGroup()}
            leftSection={<IconPlus size={20} aria-hidden="true" />}
          >
            <Trans>Create group</Trans>
          </Button>
        </div>
      </header>
      <OwnRequests />
      <Card as="div">
        <GroupList
          of={list}
          search={search}
          empty={
            <EmptyState
              title={<Trans>No Group Yet!</Trans>}
              hint={<Trans>Groups you join or create show up here.</Trans>}
              action={
                <Button component={Link} to={paths.discoverGroups()} variant="light">
                  <Trans>Discover groups</Trans>
                </Button>
              }
            />
          }
        >
          {(group) => (
            <GroupRow key={group.id} group={group}>
              {group.user_type === 'admin' ? (
                <DeleteButton group={group} />
              ) : (
                <JoinActions group={group} small />
              )}
            </GroupRow>
          )}
        </GroupList>
      </Card>
    </div>
  )
}
