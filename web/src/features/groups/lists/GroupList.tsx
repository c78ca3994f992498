import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Answer } from '../../../api/call.ts'
import type { useReadMore } from '../../../api/use-read-more.ts'
import { ListSearch, SearchedRows, type useListSearch } from '../../../shown/ListSearch.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import listPage from '../../../shown/ListPage.module.css'
import classes from './GroupLists.module.css'

type Lists = 'group_list' | 'all_group_list'

interface GroupListProps<N extends Lists> {
  of: ReturnType<typeof useReadMore<N>>
  search: ReturnType<typeof useListSearch>
  /** Shown beside the search field. */
  order?: ReactNode
  /** Shown if the whole list is empty. */
  empty: ReactNode
  children: (group: Answer<N>['recdata'][number]) => ReactNode
}

/** A searchable list of groups with a button that loads more. */
export function GroupList<N extends Lists>({ of, search, order, empty, children }: GroupListProps<N>) {
  const { t } = useLingui()
  return (
    <SearchedRows
      of={of}
      search={search}
      className={classes.rows}
      field={
        <div className={order ? classes.filters : undefined}>
          <ListSearch search={search} label={t`Search groups`} />
          {order}
        </div>
      }
      renderFound={(count) => <Plural value={count} one="# group found" other="# groups found" />}
      empty={empty}
      none={
        <EmptyState
          title={<Trans>No group by that name</Trans>}
          hint={<Trans>Check the spelling, or try another part of the name.</Trans>}
          action={
            <button type="button" className={listPage.textButton} onClick={() => search.setTyped('')}>
              <Trans>Show all groups</Trans>
            </button>
          }
        />
      }
    >
      {children}
    </SearchedRows>
  )
}
