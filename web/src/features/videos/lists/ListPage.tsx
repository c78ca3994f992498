import type { ReactNode } from 'react'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { SiteShell } from '../shell/SiteShell.tsx'
import classes from './ListPage.module.css'

interface ListPageProps {
  /** Also the title of the document. */
  name: string
  hint?: ReactNode
  /** What can be done with the whole list. */
  actions?: ReactNode
  children: ReactNode
}

/** A list of the member's own on the video site. */
export function ListPage({ name, hint, actions, children }: ListPageProps) {
  usePageTitle(name)
  return (
    <SiteShell>
      <div className={classes.page}>
        <header className={classes.head}>
          <div>
            <h1 dir="auto" className={classes.name}>
              {name}
            </h1>
            {hint && <p className={classes.hint}>{hint}</p>}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </header>
        {children}
      </div>
    </SiteShell>
  )
}
