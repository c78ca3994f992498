import { Trans } from '@lingui/react/macro'
import { IconInfoCircle, IconMail } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '../way-in/WayInNote.module.css'

interface Entrance {
  readonly mode: 'open' | 'approval' | 'invitation'
  readonly invited_by: string | null
}

/** Says how people get in, where not everybody does at once. */
export function EntranceNote({
  entrance: { mode, invited_by: inviter },
  isInvited,
}: {
  entrance: Entrance
  isInvited: boolean
}) {
  if (inviter !== null)
    return (
      <Note isGood>
        <Trans>
          <bdi>{inviter}</bdi> invites you.
        </Trans>
      </Note>
    )
  if (mode === 'open') return null
  return (
    <Note>
      {isInvited ? (
        <Trans>This invitation has ended or has been used.</Trans>
      ) : mode === 'approval' ? (
        <Trans>Our team looks at each request to join, and answers by email.</Trans>
      ) : (
        <Trans>You need an invitation to join. Ask a member for one.</Trans>
      )}
    </Note>
  )
}

/** Says what happens next to whoever asked to join. */
export function WaitingNote({ email }: { email: string }) {
  return (
    <div className={classes.note} data-in="form" data-tone="good" role="status">
      <IconMail size={20} aria-hidden="true" />
      <p>
        <Trans>
          Thanks for asking! Please open the link we've just sent to {email}. Then our team looks at your
          request and sends you an email.
        </Trans>
      </p>
    </div>
  )
}

function Note({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  return (
    <div className={classes.note} data-in="form" data-tone={isGood ? 'good' : undefined}>
      <IconInfoCircle size={20} aria-hidden="true" />
      <p>{children}</p>
    </div>
  )
}
