import type { ReactNode } from 'react'
import { usePageTitle } from '../ui/layout/page-title.ts'
import classes from './HeadedPage.module.css'

interface HeadedPageProps {
  /** Also the title of the document. */
  name: string
  /** Explains below the heading what the page is for. */
  hint?: ReactNode
  children: ReactNode
}

/** A page with its heading above cards. */
export function HeadedPage({ name, hint, children }: HeadedPageProps) {
  usePageTitle(name)
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 dir="auto" className={classes.name}>
          {name}
        </h1>
        {hint && <p className={classes.hint}>{hint}</p>}
      </header>
      {children}
    </div>
  )
}
