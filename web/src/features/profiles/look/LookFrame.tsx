import type { ReactNode } from 'react'
import classes from './Look.module.css'

/** A Pro member's background around its children. Always the same element, so that these keep the focus. */
export function LookFrame({ background, children }: { background: string | null; children: ReactNode }) {
  return (
    <div className={background ? classes.frame : undefined}>
      {background && <img src={background} alt="" className={classes.background} />}
      {children}
    </div>
  )
}
