import type { pauseLengths } from '@commons/contract/notifications/settings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconBellOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { makeStale } from '../../../api/live.ts'
import { currentSession } from '../../../api/session.ts'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'

// Timers can't be longer.
const longestTimer = 2 ** 31 - 1

/** Says until when all is paused, with the way back; nothing while it isn't. */
export function PausedNote() {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const { data } = useRead('notification_setting_list', {})
  const { mutate, isPending } = useWrite('update_notification_pause', { toasts: 'failure' })
  const until = data?.paused_until ?? null

  useEffect(() => {
    if (until === null) return
    // Nothing tells the page that a pause has ended by itself.
    const rest = Math.min(Math.max(0, Date.parse(until) - Date.now()) + 1000, longestTimer)
    const timer = setTimeout(() => void makeStale(client, [`channels:${currentSession()?.id ?? 0}`]), rest)
    return () => clearTimeout(timer)
  }, [client, until])

  if (data?.is_paused !== 1) return null
  const end = until && i18n.date(new Date(until), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className={classes.notice}>
      <p className={classes.noticeText}>
        <IconBellOff size={22} stroke={1.75} aria-hidden="true" />
        {end ? <Trans>Paused until {end}</Trans> : <Trans>Paused until you resume</Trans>}
      </p>
      <p className={classes.text}>
        <Trans>You find new ones under the bell. Nothing pops up, rings, is pushed or emailed.</Trans>
      </p>
      <OnlineButton loading={isPending} onClick={() => mutate({ pause: 'none' })}>
        <Trans>Resume</Trans>
      </OnlineButton>
    </div>
  )
}

/** Pauses all notifications. */
export function Pause() {
  const { mutate, isPending } = useWrite('update_notification_pause', { toasts: 'failure' })
  const pause = (length: (typeof pauseLengths)[number]) =>
    mutate({ pause: length, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
  return (
    <section className={classes.stack}>
      <h2 className={classes.firstHeading}>
        <Trans>Pause all notifications</Trans>
      </h2>
      <div className={classes.actions}>
        <OnlineButton variant="default" disabled={isPending} onClick={() => pause('hour')}>
          <Trans>For an hour</Trans>
        </OnlineButton>
        <OnlineButton variant="default" disabled={isPending} onClick={() => pause('tomorrow')}>
          <Trans>Until tomorrow at 8</Trans>
        </OnlineButton>
        <OnlineButton variant="default" disabled={isPending} onClick={() => pause('open')}>
          <Trans>Until I resume</Trans>
        </OnlineButton>
      </div>
    </section>
  )
}
