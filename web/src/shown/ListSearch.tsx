import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { longestSearch } from '@commons/contract/shared/search.ts'
import { beginningOf, unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { VisuallyHidden } from '../ui/words/VisuallyHidden.tsx'
import listPage from './ListPage.module.css'
import { Loaded } from './Loaded.tsx'
import type { PagedRows } from './LoadedRows.tsx'
import { MoreButton } from './MoreButton.tsx'

const pause = 250

/** State of a list's search: the text as typed, and as requested once typing pauses. */
export function useListSearch(begun = '') {
  const [typed, setTyped] = useState(begun)
  const [settled] = useDebouncedValue(typed.trim(), pause)
  // Clearing the field brings the whole list back at once.
  const asked = typed.trim() === '' ? '' : settled
  return { typed, setTyped, asked, input: asked === '' ? {} : { search: asked } }
}

interface ListSearchProps {
  search: ReturnType<typeof useListSearch>
  /** In place of "Search by name". */
  label?: string
  /** In place of the magnifier, where another field searches the same list. */
  icon?: ReactNode
}

/** The field that looks for names in the list below it. */
export function ListSearch({ search: { typed, setTyped }, label, icon }: ListSearchProps) {
  const { t } = useLingui()
  const name = label ?? t`Search by name`
  return (
    <TextInput
      type="search"
      aria-label={name}
      placeholder={name}
      leftSection={icon ?? <IconSearch size={20} aria-hidden="true" />}
      maxLength={unitsFor(longestSearch)}
      value={typed}
      onChange={(event) => setTyped(beginningOf(event.currentTarget.value, longestSearch))}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || typed === '') return
        // The first Escape clears the field, the next closes what is around it.
        event.stopPropagation()
        setTyped('')
      }}
    />
  )
}

/** Shown when nobody in a list has the searched name. */
export function NobodyFound() {
  return (
    <EmptyState
      title={<Trans>No one here by that name</Trans>}
      hint={<Trans>Check the spelling, or try another part of the name.</Trans>}
    />
  )
}

interface SearchedRowsProps<Row> {
  of: PagedRows<Row>
  search: Pick<ReturnType<typeof useListSearch>, 'asked'>
  /** The field that searches; left out where there is nothing to search. */
  field?: ReactNode
  /** Tells screen readers how many rows were found. */
  renderFound?: (count: number) => ReactNode
  /** In place of the whole list, where that has no rows. */
  empty: ReactNode
  /** In place of rows, where none was found. */
  none: ReactNode
  className: string | undefined
  isShown?: (row: Row) => boolean
  children: (row: Row) => ReactNode
}

/** A list that can be searched, and that a button reads on. */
export function SearchedRows<Row>({
  of: { read, more },
  search,
  field,
  renderFound,
  empty,
  none,
  className,
  isShown = () => true,
  children,
}: SearchedRowsProps<Row>) {
  const isSearched = search.asked !== ''
  return (
    <Loaded read={read}>
      {(pages) => {
        const rows = pages.flatMap(({ recdata }) => recdata).filter(isShown)
        const isEmpty = rows.length === 0 && !more.isThere
        return (
          <div className={listPage.list}>
            {(!isEmpty || isSearched) && field}
            <VisuallyHidden>
              <span role="status">{isSearched && renderFound?.(rows.length)}</span>
            </VisuallyHidden>
            {isEmpty ? (
              isSearched ? (
                none
              ) : (
                empty
              )
            ) : (
              <>
                <ul className={className}>{rows.map(children)}</ul>
                <MoreButton more={more} />
              </>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}
