import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSession } from '../api/session.ts'
import classes from './NsfwLock.module.css'
import { reasonsIn, useReasonLabels } from './nsfw-reasons.ts'
import { useCover } from './use-cover.ts'

interface NsfwLockProps {
  /** The wire's comma list. */
  reasons: string
  /** Who made what it holds, if that is said: it is not covered for them. */
  by: number | undefined
  /** What is said to be covered, where it is no post. */
  title?: ReactNode
  children: ReactNode
}

/**
 * Hides what is marked as not safe for work, for this view only: it closes again when the card leaves the
 * list. What it holds is not even requested before it is shown: it is not there.
 */
export function NsfwLock({ reasons, by, title, children }: NsfwLockProps) {
  const viewer = useSession()?.id
  const isOwn = by !== undefined && viewer === by
  const cover = useCover(reasons)
  // Marked anew, it is covered anew.
  const [openedFor, setOpenedFor] = useState<string>()
  const opened = cover === 'opens' && openedFor === reasons
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (opened) content.current?.focus({ preventScroll: true })
  }, [opened])

  if (isOwn)
    return (
      <>
        <OwnMark reasons={reasons} />
        {children}
      </>
    )
  if (cover === 'none') return children
  if (opened)
    return (
      <div ref={content} tabIndex={-1} className={classes.content}>
        {children}
      </div>
    )
  return <Panel reasons={reasons} title={title} cover={cover} onOpen={() => setOpenedFor(reasons)} />
}

/** Tells its author what others see first. */
function OwnMark({ reasons }: { reasons: string }) {
  const labels = useReasonLabels()
  const listed = reasonsIn(reasons).map((reason) => labels[reason])
  return (
    <p className={classes.own}>
      <IconEyeOff size={16} aria-hidden="true" />
      <span>
        <Trans>Covered for others</Trans>
        {listed.length > 0 && ` · ${listed.join(', ')}`}
      </span>
    </p>
  )
}

interface PanelProps extends Pick<NsfwLockProps, 'reasons' | 'title'> {
  cover: 'opens' | 'closed' | 'waits'
  onOpen: () => void
}

function Panel({ reasons, title, cover, onOpen }: PanelProps) {
  const { t } = useLingui()
  const labels = useReasonLabels()
  const listed = reasonsIn(reasons)
  return (
    <div className={classes.lock}>
      <IconEyeOff size={28} stroke={1.75} aria-hidden="true" />
      <p className={classes.title}>{title ?? <Trans>This post is marked as sensitive.</Trans>}</p>
      {listed.length > 0 && (
        <ul className={classes.reasons} aria-label={t`Reasons`}>
          {listed.map((reason) => (
            <li key={reason}>{labels[reason]}</li>
          ))}
        </ul>
      )}
      {cover === 'closed' ? (
        <p className={classes.why}>
          <Trans>It's for members aged 18 or older. You can set your date of birth in Settings.</Trans>
        </p>
      ) : (
        // Its place is kept while it is not known yet whether there is a button.
        <Button
          variant="default"
          data-action="reveal"
          data-waits={cover === 'waits' || undefined}
          onClick={onOpen}
        >
          <Trans>I am over 18 years of age</Trans>
        </Button>
      )}
    </div>
  )
}
