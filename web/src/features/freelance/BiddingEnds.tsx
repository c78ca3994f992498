import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long a job still takes bids. */
export function TimeLeft({ until }: { until: string }) {
  const [now] = useState(() => Date.now())
  const left = Math.max(0, Date.parse(until) - now)
  if (left >= day) return <Plural value={Math.floor(left / day)} one="# day left" other="# days left" />
  if (left >= hour) return <Plural value={Math.floor(left / hour)} one="# hour left" other="# hours left" />
  return <Plural value={Math.ceil(left / minute)} one="# minute left" other="# minutes left" />
}

/** When bidding ends or ended, with the time zone. */
export function BiddingEnds({ at }: { at: string }) {
  const { i18n } = useLingui()
  const [now] = useState(() => Date.now())
  const text = i18n.date(new Date(at), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  const moment = (
    <time dir="auto" dateTime={at}>
      {text}
    </time>
  )
  return Date.parse(at) > now ? <Trans>Bidding ends {moment}</Trans> : <Trans>Bidding ended {moment}</Trans>
}
