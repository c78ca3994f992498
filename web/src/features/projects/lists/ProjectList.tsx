import type { ListedProject } from '@commons/contract/projects.ts'
import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import listPage from '../../../shown/ListPage.module.css'
import classes from './ProjectLists.module.css'

type Lists = 'project_list' | 'all_project_list' | 'public_project_list'

interface ProjectListProps {
  of: ReturnType<typeof useReadMore<Lists>>
  /** The search text; empty for the whole list. */
  search: string
  empty: ReactNode
  children: (project: ListedProject) => ReactNode
}

/** Cards of projects, with a button that loads more. */
export function ProjectList({ of: { read, more }, search, empty, children }: ProjectListProps) {
  return (
    <Loaded read={read}>
      {(pages) => {
        const rows = pages.flatMap(({ recdata }) => recdata)
        return (
          <div className={listPage.list}>
            <VisuallyHidden>
              <span role="status">
                {search !== '' && (
                  <Plural value={rows.length} one="# project found" other="# projects found" />
                )}
              </span>
            </VisuallyHidden>
            {rows.length === 0 && !more.isThere ? (
              empty
            ) : (
              <>
                <ul className={classes.cards}>{rows.map(children)}</ul>
                <MoreButton more={more} />
              </>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}
