import type { ListedGroup } from '@commons/contract/groups.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { useReadMore } from '../../../api/use-read-more.ts'
import { ListSearch, type useListSearch } from '../../../shown/ListSearch.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import listPage from '../../../shown/ListPage.module.css'
import classes from './GroupLists.module.css'

type Lists = 'group_list' | 'all_group_list'

interface GroupListProps {
  of: ReturnType<typeof useReadMore<Lists>>
  search: ReturnType<typeof useListSearch>
  /** Beside the field that searches. */
  order?: ReactNode
  /** In place of the whole list, where that has no groups. */
  empty: ReactNode
  children: (group: ListedGroup) => ReactNode
}

/** A list of groups that can be searched, and is read on by a button. */
export function GroupList({ of: { read, more }, search, order, empty, children }: GroupListProps) {
  const { t } = useLingui()
  const isSearched = search.asked !== ''
  return (
    <Loaded read={read}>
      {(pages) => {
        const rows = pages.flatMap(({ recdata }) => recdata)
        const isEmpty = rows.length === 0 && !more.isThere
        return (
          <div className={listPage.list}>
            {(!isEmpty || isSearched) && (
              <div className={order ? classes.filters : undefined}>
                <ListSearch search={search} label={t`Search groups`} />
                {order}
              </div>
            )}
            <VisuallyHidden>
              <span role="status">
                {isSearched && <Plural value={rows.length} one="# group found" other="# groups found" />}
              </span>
            </VisuallyHidden>
            {isEmpty && isSearched ? (
              <EmptyState
                title={<Trans>No group by that name</Trans>}
                hint={<Trans>Check the spelling, or try another part of the name.</Trans>}
                action={
                  <button type="button" className={listPage.textButton} onClick={() => search.setTyped('')}>
                    <Trans>Show all groups</Trans>
                  </button>
                }
              />
            ) : isEmpty ? (
              empty
            ) : (
              <>
                <ul className={classes.rows}>{rows.map(children)}</ul>
                <MoreButton more={more} />
              </>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}
