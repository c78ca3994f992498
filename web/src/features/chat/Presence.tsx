import { Trans } from '@lingui/react/macro'
import { RelativeTime } from '../../ui/words/RelativeTime.tsx'
import classes from './Presence.module.css'
import type { Presence } from './use-presence.ts'

/** The dot on an online member's picture. */
export function PresenceDot({ of }: { of: Pick<Presence, 'is_online'> }) {
  return of.is_online === 1 && <span className={classes.dot} data-online aria-hidden="true" />
}

/** Whether the member is online or when they last were; nothing if they hide it. */
export function PresenceText({ of: { is_online, last_seen } }: { of: Presence }) {
  if (is_online === 1)
    return (
      <span className={classes.online}>
        <Trans>Online</Trans>
      </span>
    )
  return (
    last_seen !== null && (
      <span>
        <Trans>
          Last seen <RelativeTime at={last_seen} isInSentence />
        </Trans>
      </span>
    )
  )
}
