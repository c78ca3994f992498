import type { OpenSession } from '@commons/contract/accounts/security.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react'
import { useWrite } from '../../../api/use-call.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'

interface SessionRowProps {
  session: OpenSession
  /** The row is gone; something else must take the focus. */
  onRevoked: () => void
}

/** A session with its device, place and last use, and a button to end it. */
export function SessionRow({ session, onRevoked }: SessionRowProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { session_id, device, browser, place, created_at, last_used_at } = session
  const isCurrent = session.is_current === '1'
  const name = [browser, device].filter(Boolean).join(' · ') || t`Unknown device`
  const { mutate, isPending } = useWrite('session_delete', { onDone: onRevoked })
  const revoke = async () => {
    if (await confirm(t`Log out ${name}?`, { destructive: true })) mutate({ session_id })
  }
  const Icon = /android|ios|iphone|ipad/i.test(device) ? IconDeviceMobile : IconDeviceLaptop
  return (
    <li className={classes.row}>
      <Icon size={26} stroke={1.75} aria-hidden="true" />
      <div className={classes.rowBody}>
        <p className={classes.rowName}>
          <bdi>{name}</bdi>
          {isCurrent && (
            <span className={classes.badge}>
              <Trans>This device</Trans>
            </span>
          )}
        </p>
        <p className={classes.rowText}>
          {place && (
            <>
              <Trans>Network {place}</Trans>
              {' · '}
            </>
          )}
          <Trans>
            Logged in <RelativeTime at={created_at} isInSentence />
          </Trans>
          {!isCurrent && (
            <>
              {' · '}
              <Trans>
                Last used <RelativeTime at={last_used_at} isInSentence />
              </Trans>
            </>
          )}
        </p>
      </div>
      {!isCurrent && (
        <OnlineButton
          variant="default"
          size="sm"
          aria-label={t`Log out ${name}`}
          loading={isPending}
          onClick={() => void revoke()}
        >
          <Trans>Log out</Trans>
        </OnlineButton>
      )}
    </li>
  )
}
