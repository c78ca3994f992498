import type { ReactNode } from 'react'
import classes from './ResultRow.module.css'

interface ResultRowProps {
  /** A picture of 40 px. */
  face: ReactNode
  name: ReactNode
  /** Said beside the name where there is room. */
  beside?: ReactNode
  /** Below the name. */
  children?: ReactNode
}

/** How every result is laid out, whatever it is. */
export function ResultRow({ face, name, beside, children }: ResultRowProps) {
  return (
    <>
      {face}
      <span className={classes.words}>
        <span className={classes.head}>
          <span className={classes.name}>{name}</span>
          {beside && <span className={classes.beside}>{beside}</span>}
        </span>
        {children && <span className={classes.below}>{children}</span>}
      </span>
    </>
  )
}
