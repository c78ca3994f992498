import type { Hours } from '@commons/contract/freelance/hours.ts'
import { dayAfter, durationText } from '@commons/contract/shared/job-hours.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Moment } from '../agreement/agreement-texts.tsx'
import type { Sides } from '../payment/sides.ts'

const utc = { timeZone: 'UTC' } as const
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** Returns how days and weeks are named in the reader's language. Both are those of UTC. */
export function useDayNames() {
  const { t, i18n } = useLingui()
  return {
    day: (day: string) =>
      i18n.date(dateOf(day), { ...utc, weekday: 'short', day: 'numeric', month: 'short' }),
    week: (monday: string) => {
      const from = i18n.date(dateOf(monday), { ...utc, day: 'numeric', month: 'short' })
      const to = i18n.date(dateOf(dayAfter(monday, 6)), {
        ...utc,
        day: 'numeric',
        month: 'short',
        year: 'numeric',
      })
      return t`Week ${from} – ${to}`
    },
  }
}

/** A day with its weekday. */
export function DayName({ day }: { day: string }) {
  const names = useDayNames()
  return <time dateTime={day}>{names.day(day)}</time>
}

/** Minutes as hours and minutes. Numbers and their units stay together. */
export const Duration = ({ minutes }: { minutes: number }) => (
  <>{durationText(minutes).replaceAll(' ', '\u00a0')}</>
)

/** Why nothing can be logged, and what ends that; else what is to happen. */
export function HoursNote({ of: { pause, pause_at, role }, sides }: { of: Hours; sides: Sides }) {
  const isClient = role === 'client'
  const name = sides.other
  const until = pause_at === null ? null : <Moment at={pause_at} />
  switch (pause) {
    case 'not_funded':
      return isClient ? (
        <Trans>Your turn: fund hours, so that {name} can begin.</Trans>
      ) : (
        <Trans>{name} funds hours next. Then you can log your work.</Trans>
      )
    case 'no_hours':
      return isClient ? (
        <Trans>Paused: no funded hours are left. Fund more, so that {name} can go on.</Trans>
      ) : (
        <Trans>Paused: no funded hours are left. {name} can fund more.</Trans>
      )
    case 'no_logs':
      return isClient ? (
        <Trans>
          Paused: a whole week went by without a log. Resume the hours, or take back what isn't used.
        </Trans>
      ) : (
        <Trans>Paused: a whole week went by without a log. {name} can resume the hours.</Trans>
      )
    case null:
      return until && <Trans>Without a log, the hours pause on {until}.</Trans>
  }
}
