import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './WhyReasons.module.css'

interface WhyReasonsProps {
  /** Strongest first. */
  reasons: ReadonlyArray<{ readonly icon: Icon; readonly text: ReactNode }>
  /** How the list that it is in is ordered or chosen. */
  note: ReactNode
}

/** Explains why the member sees something. */
export function WhyReasons({ reasons, note }: WhyReasonsProps) {
  return (
    <>
      <ul className={classes.reasons}>
        {reasons.map(({ icon: Icon, text }, nth) => (
          <li key={nth} className={classes.reason}>
            <Icon size={22} stroke={1.75} aria-hidden="true" />
            <span dir="auto">{text}</span>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{note}</p>
    </>
  )
}
