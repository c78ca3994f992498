import type { ListedProject } from '@commons/contract/projects/projects.ts'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { useReadMore } from '../../../api/use-read-more.ts'
import { SearchedRows, type useListSearch } from '../../../shown/ListSearch.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import listPage from '../../../shown/ListPage.module.css'
import classes from './ProjectLists.module.css'

type Lists = 'project_list' | 'all_project_list' | 'public_project_list'

interface ProjectListProps {
  of: ReturnType<typeof useReadMore<Lists>>
  search: Pick<ReturnType<typeof useListSearch>, 'asked'>
  /** Shows the whole list. */
  onClear: () => void
  /** Shown if the whole list is empty. */
  empty: ReactNode
  children: (project: ListedProject) => ReactNode
}

/** Cards of projects, with a button that loads more. */
export function ProjectList({ of, search, onClear, empty, children }: ProjectListProps) {
  return (
    <SearchedRows
      of={of}
      search={search}
      className={classes.cards}
      renderFound={(count) => <Plural value={count} one="# project found" other="# projects found" />}
      empty={empty}
      none={
        <EmptyState
          title={<Trans>No such project</Trans>}
          hint={<Trans>Check the spelling, or ask for less at once.</Trans>}
          action={
            <button type="button" className={listPage.textButton} onClick={onClear}>
              <Trans>Show all projects</Trans>
            </button>
          }
        />
      }
    >
      {children}
    </SearchedRows>
  )
}
