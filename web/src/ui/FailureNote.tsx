import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './FailureNote.module.css'

/** What the server said, where it stays after its toast has gone. */
export function FailureNote({ failure }: { failure: string | undefined }) {
  if (!failure) return null
  return (
    <p className={classes.note}>
      <IconAlertTriangle size={20} aria-hidden="true" />
      {failure}
    </p>
  )
}
