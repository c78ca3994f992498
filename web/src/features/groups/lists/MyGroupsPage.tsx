import type { ListedGroup } from '@commons/contract/groups/groups.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { IconLogout, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { useListFilters } from '../../../shown/use-list-filters.ts'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import listPage from '../../../shown/ListPage.module.css'
import { useDeleteGroup } from '../owner/use-delete-group.tsx'
import { JoinActions } from '../JoinActions.tsx'
import { useMembership } from '../use-membership.ts'
import { GroupList } from './GroupList.tsx'
import { GroupRow } from './GroupRow.tsx'
import { OwnRequests } from './OwnRequests.tsx'
import { useGroupNews } from './use-group-news.ts'

/** What its owner or a member does to a group rarely: the row itself leads to the group. */
function GroupMenu({ group }: { group: ListedGroup }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { ask } = useDeleteGroup(group)
  const { leave } = useMembership(group)
  const entries: MenuEntry[] =
    group.user_type === 'admin'
      ? [
          {
            label: t`Edit`,
            icon: <IconPencil size={20} aria-hidden="true" />,
            onSelect: () => void navigate({ to: paths.group(group.id), search: { edit: '1' } }),
          },
          {
            label: group.is_project === 1 ? t`Delete Project` : t`Delete Group`,
            icon: <IconTrash size={20} aria-hidden="true" />,
            destructive: true,
            onSelect: () => void ask(),
          },
        ]
      : [
          {
            label: t`Leave`,
            icon: <IconLogout size={20} aria-hidden="true" />,
            destructive: true,
            onSelect: () => void leave(),
          },
        ]
  return <ActionMenu label={t`More for ${group.group_name}`} entries={entries} />
}

/** The member's groups, below their open invitations. */
export default function MyGroupsPage() {
  const { t } = useLingui()
  usePageTitle(t`My Groups`)
  const { search, chosen, choose } = useListFilters({ sort: ['active', 'joined'] })
  const { sort } = chosen
  const list = useReadMore('group_list', { ...search.input, sort, limit: 20 }, { isFilter: true })
  useGroupNews(list.read.data?.flatMap(({ recdata }) => recdata))
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
          order={
            <NativeSelect
              size="md"
              aria-label={t`Order`}
              value={sort}
              onChange={(event) => choose('sort', event.currentTarget.value)}
              data={[
                { value: 'active', label: t`Latest activity` },
                { value: 'joined', label: t`Joined last` },
              ]}
            />
          }
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
            <GroupRow key={group.id} group={group} news={group} hasMenu={group.is_group_member === 'Leave'}>
              {group.is_group_member === 'Leave' ? (
                <GroupMenu group={group} />
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
