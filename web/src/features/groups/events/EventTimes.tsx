import type { GroupEvent } from '@commons/contract/groups/events.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import classes from './Events.module.css'
import { differs, isKnown, ownZone } from './wall-time.ts'

const format = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const

/** When an event takes place: as the reader's clock says, and as clocks there say if that differs and is known. */
export function EventTimes({
  of: { begins_at, ends_at, time_zone: zone },
}: {
  of: Pick<GroupEvent, 'begins_at' | 'ends_at' | 'time_zone'>
}) {
  const { i18n } = useLingui()
  const range = (timeZone: string) =>
    new Intl.DateTimeFormat(i18n.locales ?? i18n.locale, { ...format, timeZone }).formatRange(
      new Date(begins_at),
      new Date(ends_at),
    )
  const own = ownZone()
  const there = isKnown(zone) && differs(zone, own, begins_at) && range(zone)
  return (
    <>
      <time dateTime={begins_at}>{range(own)}</time>
      {there && (
        <span className={classes.there}>
          <Trans>
            There: {there} ({zone})
          </Trans>
        </span>
      )}
    </>
  )
}
