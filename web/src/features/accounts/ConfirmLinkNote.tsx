import { Trans } from '@lingui/react/macro'
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ConfirmLink } from './use-confirm-link.ts'
import classes from './way-in/WayInNote.module.css'

/** Says what the link of a verification email did, and what the login is for. */
export function ConfirmLinkNote({ state }: { state: Exclude<ConfirmLink, 'none'> }) {
  const isGood = state === 'confirmed' || state === 'waiting'
  const Icon = isGood ? IconCircleCheck : IconInfoCircle
  return (
    <div className={classes.note} data-tone={isGood ? 'good' : undefined} role="status">
      <Icon size={20} aria-hidden="true" />
      <p>
        {state === 'asking' && <Trans>Confirming your email…</Trans>}
        {state === 'confirmed' && <Trans>Your email is confirmed. Log in to continue.</Trans>}
        {state === 'waiting' && (
          <Trans>
            Your address is confirmed. Our team looks at your request and sends you an email. You can close
            this page.
          </Trans>
        )}
        {state === 'login' && <Trans>Log in to confirm your email.</Trans>}
        {state === 'expired' && (
          <Trans>This link has expired or has already been used. Log in to get a new one.</Trans>
        )}
      </p>
    </div>
  )
}
