import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './WhyReasons.module.css'

interface WhyReasonsProps {
  /** The strongest first. */
  reasons: ReadonlyArray<{ readonly icon: Icon; readonly text: ReactNode }>
  /** By what the list goes that it is in. */
  note: ReactNode
}

/** Why something is among what one sees. */
export function WhyReasons({ reasons, note }: WhyReasonsProps) {
  return (
    <>
      <ul className={classes.reasons}>
        {reasons.map(({ icon: Icon, text }, nth) => (
          <li key={nth} className={classes.reason}>
            <Icon size={22} stroke={1.75} aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{note}</p>
    </>
  )
}
