import type { ListedGroup } from '@commons/contract/groups.ts'
import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import listPage from '../../../shown/ListPage.module.css'
import classes from './GroupLists.module.css'

type Lists = 'group_list' | 'all_group_list'

interface GroupListProps {
  of: ReturnType<typeof useReadMore<Lists>>
  /** The search text; empty for the whole list. */
  search: string
  /** Shown above the rows, unless the unfiltered list is empty. */
  filters?: ReactNode
  empty: ReactNode
  children: (group: ListedGroup) => ReactNode
}

/** A list of groups with a button that loads more. */
export function GroupList({ of: { read, more }, search, filters, empty, children }: GroupListProps) {
  return (
    <Loaded read={read}>
      {(pages) => {
        const rows = pages.flatMap(({ recdata }) => recdata)
        const isEmpty = rows.length === 0 && !more.isThere
        return (
          <div className={listPage.list}>
            {!(isEmpty && search === '') && filters}
            <VisuallyHidden>
              <span role="status">
                {search !== '' && <Plural value={rows.length} one="# group found" other="# groups found" />}
              </span>
            </VisuallyHidden>
            {isEmpty ? (
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
