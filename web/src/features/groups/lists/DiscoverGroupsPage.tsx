import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { useListFilters } from '../../../shown/use-list-filters.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import listPage from '../../../shown/ListPage.module.css'
import { JoinActions } from '../JoinActions.tsx'
import { GroupList } from './GroupList.tsx'
import classes from './GroupLists.module.css'
import { GroupRow } from './GroupRow.tsx'
import { SuggestedGroups } from './SuggestedGroups.tsx'

/** All groups, to find one to join. */
export default function DiscoverGroupsPage() {
  const { t } = useLingui()
  usePageTitle(t`Discover groups`)
  const titleId = useId()
  const { search, chosen, choose } = useListFilters({ sort: ['members', 'newest', 'active'] })
  const { sort } = chosen
  const list = useReadMore('all_group_list', { ...search.input, sort, limit: 20 }, { isFilter: true })

  return (
    <div className={listPage.page}>
      <header className={listPage.head}>
        <h1 className={listPage.name}>
          <Trans>Discover groups</Trans>
        </h1>
        <Button component={Link} to={paths.createGroup()} variant="default">
          <Trans>Create group</Trans>
        </Button>
      </header>
      {search.asked === '' && <SuggestedGroups />}
      <Card as="section" aria-labelledby={titleId}>
        <h2 id={titleId} className={classes.title}>
          <Trans>All Group</Trans>
        </h2>
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
                { value: 'members', label: t`Most members` },
                { value: 'newest', label: t`Newest` },
                { value: 'active', label: t`Latest posts` },
              ]}
            />
          }
          empty={
            <EmptyState
              title={<Trans>No Group Yet!</Trans>}
              hint={<Trans>Be the first to create one.</Trans>}
              action={
                <Button component={Link} to={paths.createGroup()} variant="light">
                  <Trans>Create group</Trans>
                </Button>
              }
            />
          }
        >
          {(group) => (
            <GroupRow key={group.id} group={group}>
              {group.role !== 'owner' && <JoinActions group={group} small />}
            </GroupRow>
          )}
        </GroupList>
      </Card>
    </div>
  )
}
