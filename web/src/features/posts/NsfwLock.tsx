import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import classes from './NsfwLock.module.css'

/**
 * Hides a post marked as not safe for work, for this view only. What it holds is not even requested
 * before it is shown: it is not there.
 */
export function NsfwLock({ reasons, children }: { reasons: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) content.current?.focus({ preventScroll: true })
  }, [open])

  if (open)
    return (
      <div ref={content} tabIndex={-1} className={classes.content}>
        {children}
      </div>
    )
  const list = reasons
    .split(',')
    .map((reason) => reason.trim())
    .filter((reason) => reason !== '')
  return (
    <div className={classes.lock}>
      <IconEyeOff size={28} stroke={1.75} aria-hidden="true" />
      <p className={classes.title}>
        <Trans>This post is marked as sensitive.</Trans>
      </p>
      {list.length > 0 && (
        <ul className={classes.reasons}>
          {list.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <Button variant="default" onClick={() => setOpen(true)}>
        <Trans>I am over 18 years of age</Trans>
      </Button>
    </div>
  )
}
