import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSession } from '../api/session.ts'
import { useOwnAvatar } from '../api/use-own-avatar.ts'
import { MemberAvatar } from '../ui/pictures/MemberAvatar.tsx'
import listClasses from './Comments.module.css'
import classes from './CommentWriting.module.css'

interface PendingRowProps {
  text: string
  small: boolean
  /** Its state of sending. */
  children: ReactNode
}

/** A sent comment that is not in the list yet, looking as it will there. */
export function PendingRow({ text, small, children }: PendingRowProps) {
  const name = useSession()?.full_name ?? ''
  const picture = useOwnAvatar()
  return (
    <li className={listClasses.row} data-anchor>
      <span className={listClasses.face}>
        <MemberAvatar name={name} src={picture} size={small ? 28 : 36} />
      </span>
      <div className={listClasses.body}>
        <div className={listClasses.said}>
          <div className={listClasses.bubble}>
            <p className={listClasses.names}>
              <span dir="auto" className={listClasses.name}>
                {name}
              </span>
            </p>
            {text !== '' && (
              <p dir="auto" className={classes.words}>
                {text}
              </p>
            )}
          </div>
        </div>
        {children}
      </div>
    </li>
  )
}

export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={classes.textButton} onClick={onClick}>
      {children}
    </button>
  )
}

export function SendingState() {
  return (
    <p className={classes.state} role="status">
      <Trans>Sending…</Trans>
    </p>
  )
}

/** Waiting needs no action: it is sent by itself, as soon as the network and the server are there. */
export function WaitingState({ isOnline, children }: { isOnline: boolean; children: ReactNode }) {
  return (
    <p className={classes.state} role="status">
      <IconClock size={16} aria-hidden="true" className={classes.clock} />
      <span>
        <Trans>Waiting to send</Trans>
        <span aria-hidden="true"> · </span>
        {isOnline ? (
          <Trans>Can't reach Commons. We'll send this as soon as we can.</Trans>
        ) : (
          <Trans>You're offline. This will continue when you're back.</Trans>
        )}
      </span>
      {children}
    </p>
  )
}

/** Why it was refused, and what can be done: nothing of it is lost. */
export function FailedState({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className={classes.failed} role="alert">
      <IconAlertTriangle size={18} aria-hidden="true" />
      <span>
        <Trans>Not sent.</Trans> <bdi>{message}</bdi>
      </span>
      {children}
    </div>
  )
}
