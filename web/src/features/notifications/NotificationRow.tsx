import type { Notification } from '@commons/contract/notifications/notifications.ts'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { MemberAvatar } from '../../ui/pictures/MemberAvatar.tsx'
import { RelativeTime } from '../../ui/words/RelativeTime.tsx'
import { VisuallyHidden } from '../../ui/words/VisuallyHidden.tsx'
import classes from './NotificationRow.module.css'
import { useReading } from './use-open-notification.ts'

interface NotificationRowProps {
  row: Notification
  /** Whether to show it as unread; a panel keeps that until it closes. */
  unread: boolean
  onFollow?: () => void
  children?: ReactNode
}

/** A notification that links to what it is about. */
export function NotificationRow({ row, unread, onFollow, children }: NotificationRowProps) {
  const read = useReading()
  const { text, message, sender, profile_pic, created_at, link, category } = row
  return (
    <li className={clsx(classes.row, unread && classes.unread)}>
      <Link
        to={link}
        className={classes.link}
        onClick={() => {
          read(row)
          onFollow?.()
        }}
      >
        <MemberAvatar name={sender} src={profile_pic} size={40} />
        <span className={classes.words}>
          <span className={clsx(classes.title, category === 'money' && classes.money)}>
            {unread && (
              <VisuallyHidden>
                <Trans>Unread:</Trans>{' '}
              </VisuallyHidden>
            )}
            <bdi>{text}</bdi>
          </span>
          {message !== '' && (
            <span dir="auto" className={classes.message} title={message}>
              {message}
            </span>
          )}
          <span className={classes.time}>
            <RelativeTime at={created_at} />
          </span>
        </span>
        {unread && <span className={classes.dot} aria-hidden="true" />}
      </Link>
      {children}
    </li>
  )
}
