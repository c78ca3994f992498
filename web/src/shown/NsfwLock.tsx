import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSession } from '../api/session.ts'
import classes from './NsfwLock.module.css'
import { reasonsIn, useReasonLabels } from './nsfw-reasons.ts'
import { useCover } from './use-cover.ts'

interface NsfwLockProps {
  /** The wire's comma-separated list. */
  reasons: string
  /** The author of the content, if known: it is not covered for them. */
  by: number | undefined
  /** The cover's title for anything but a post. */
  title?: ReactNode
  children: ReactNode
}

/**
 * Covers content marked as not safe for work. Opening it applies to this view only: it is covered again when
 * the card leaves the list. Covered content is not rendered, so nothing of it is requested.
 */
export function NsfwLock({ reasons, by, title, children }: NsfwLockProps) {
  const viewer = useSession()?.id
  const isOwn = by !== undefined && viewer === by
  const cover = useCover(reasons)
  // The reasons it was opened for: changed reasons cover it again.
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

/** Tells the author what others see first. */
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
      <p dir="auto" className={classes.title}>
        {title ?? <Trans>This post is marked as sensitive.</Trans>}
      </p>
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
        // Keeps the button's room while it is unknown whether there is one.
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
