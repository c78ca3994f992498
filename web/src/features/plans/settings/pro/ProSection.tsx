import { useId, type ReactNode } from 'react'
import classes from '../../../../settings-kit/Settings.module.css'

/** A section of the Pro settings with its heading. */
export function ProSection({ name, children }: { name: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.stack}>
      <h2 dir="auto" id={id} className={classes.heading}>
        {name}
      </h2>
      {children}
    </section>
  )
}
