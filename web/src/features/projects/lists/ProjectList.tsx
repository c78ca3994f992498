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
  search: ReturnType<typeof useListSearch>
  /** Shown if the whole list is empty. */
  empty: ReactNode
  children: (project: ListedProject) => ReactNode
}

/** Cards of projects, with a button that loads more. */
export function ProjectList({ of, search, empty, children }: ProjectListProps) {
  return (
    <SearchedRows
      of={of}
      search={search}
      className={classes.cards}

      renderFound={(count) => <Plural value={count} one="# project found" other="# projects found" />}
      empty={empty}
      none={
        <EmptyState
          title={<Trans>No project by that name</Trans>}
          hint={<Trans>Check the spelling, or try another part of the name.</Trans>}
          action={
            <button type="button" className={listPage.textButton} onClick={() => search.setTyped('')}>
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
