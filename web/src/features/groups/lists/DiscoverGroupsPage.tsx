import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useId } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { useListSearch } from '../../../shown/ListSearch.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { usePageTitle } from '../../../ui/page-title.ts'
import listPage from '../../../shown/ListPage.module.css'
import { JoinActions } from '../JoinActions.tsx'
import { GroupList } from './GroupList.tsx'
import classes from './GroupLists.module.css'
import { GroupRow } from './GroupRow.tsx'
import { SuggestedGroups } from './SuggestedGroups.tsx'

const sorts = ['members', 'newest', 'active'] as const
type Sort = (typeof sorts)[number]
const sortIn = (text: string | undefined): Sort => sorts.find((sort) => sort === text) ?? 'members'

/** All groups, to find one to join. The URL holds the search and order. */
export default function DiscoverGroupsPage() {
  const { t } = useLingui()
  usePageTitle(t`Discover groups`)
  const titleId = useId()
  const navigate = useNavigate()
  const asked: { search?: string; sort?: string } = useSearch({ strict: false })
  const sort = sortIn(asked.sort)
  const search = useListSearch(asked.search)
  const list = useReadMore('all_group_list', { ...search.input, sort, limit: 20 }, { isFilter: true })

  const show = (wanted: { search: string | undefined; sort: Sort }) =>
    void navigate({
      to: paths.discoverGroups(),
      search: {
        search: wanted.search || undefined,
        sort: wanted.sort === 'members' ? undefined : wanted.sort,
      },
      replace: true,
      resetScroll: false,
    })
  useEffect(() => {
    if (search.asked !== (asked.search ?? '')) show({ search: search.asked, sort })
    // oxlint-disable-next-line react/exhaustive-deps -- the URL follows the search field, not vice versa
  }, [search.asked])

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
              onChange={(event) => show({ search: search.asked, sort: sortIn(event.currentTarget.value) })}
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
