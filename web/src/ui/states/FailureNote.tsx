import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import classes from './FailureNote.module.css'

/** What went wrong, shown where it was tried: announced once, brought into view, and it stays. */
export function FailureNote({ failure }: { failure: string | undefined }) {
  const note = useRef<HTMLParagraphElement>(null)
  // Newer browsers answer with a promise, which is nothing to clean up.
  useEffect(() => void note.current?.scrollIntoView({ block: 'nearest' }), [failure])
  if (!failure) return null
  return (
    <p ref={note} className={classes.note} role="alert">
      <IconAlertTriangle size={20} aria-hidden="true" />
      {failure}
    </p>
  )
}
