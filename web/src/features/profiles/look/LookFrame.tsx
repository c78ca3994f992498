import type { ReactNode } from 'react'
import classes from './Look.module.css'

/** What lies on a Pro member's background. One element whether they have one or not: what is in it keeps the focus. */
export function LookFrame({ background, children }: { background: string | null; children: ReactNode }) {
  return (
    <div className={background ? classes.frame : undefined}>
      {background && <img src={background} alt="" className={classes.background} />}
      {children}
    </div>
  )
}
