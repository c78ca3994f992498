import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './FailureNote.module.css'

/** What went wrong, shown where it was tried: announced once, and it stays. */
export function FailureNote({ failure }: { failure: string | undefined }) {
  if (!failure) return null
  return (
    <p className={classes.note} role="alert">
      <IconAlertTriangle size={20} aria-hidden="true" />
      {failure}
    </p>
  )
}
