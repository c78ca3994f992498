import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { daysAgo } from './days-ago.ts'

/** The day on which a video was published, as documented: Today, Yesterday, N days ago. */
export function VideoDate({ at }: { at: string }) {
  const { i18n } = useLingui()
  const date = new Date(at)
  const [now] = useState(() => new Date())
  const days = daysAgo(date, now)
  return (
    <time dateTime={at} title={i18n.date(date, { dateStyle: 'long', timeStyle: 'short' })}>
      {days === 0 ? (
        <Trans>Today</Trans>
      ) : days === 1 ? (
        <Trans>Yesterday</Trans>
      ) : (
        <Plural value={days} one="# day ago" other="# days ago" />
      )}
    </time>
  )
}
