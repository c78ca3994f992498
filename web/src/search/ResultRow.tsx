import type { ReactNode } from 'react'
import classes from './ResultRow.module.css'

interface ResultRowProps {
  /** An image 40 px wide. */
  face: ReactNode
  name: ReactNode
  /** Shown beside the name if there is room. */
  beside?: ReactNode
  /** Shown below the name. */
  children?: ReactNode
}

/** The layout shared by all kinds of results. */
export function ResultRow({ face, name, beside, children }: ResultRowProps) {
  return (
    <>
      {face}
      <span className={classes.words}>
        <span className={classes.head}>
          <span dir="auto" className={classes.name}>
            {name}
          </span>
          {beside && <span className={classes.beside}>{beside}</span>}
        </span>
        {children && <span className={classes.below}>{children}</span>}
      </span>
    </>
  )
}
