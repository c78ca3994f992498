import { useId, type ReactNode } from 'react'
import classes from '../../../../settings-kit/Settings.module.css'

/** A part of the Pro settings under its name. */
export function ProSection({ name, children }: { name: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.stack}>
      <h2 id={id} className={classes.heading}>
        {name}
      </h2>
      {children}
    </section>
  )
}
