import type { GroupEvent } from '@commons/contract/groups/events.ts'
import { Plural, Trans } from '@lingui/react/macro'
import classes from './Events.module.css'

const isOver = ({ ends_at }: Pick<GroupEvent, 'ends_at'>): boolean => Date.parse(ends_at) <= Date.now()

/** Whether it is still to come, or goes on. */
export const isOn = (event: Pick<GroupEvent, 'ends_at' | 'is_cancelled'>): boolean =>
  event.is_cancelled === 0 && !isOver(event)

/** Says that an event is cancelled or over; nothing of others. */
export function EventState({ of }: { of: GroupEvent }) {
  if (of.is_cancelled === 1)
    return (
      <span className={classes.state} data-cancelled>
        <Trans context="an event">Cancelled</Trans>
      </span>
    )
  return isOver(of) ? (
    <span className={classes.state}>
      <Trans context="an event">Over</Trans>
    </span>
  ) : null
}

/** How many come, and how many still can; how many said yes to what is cancelled or over. */
export function Coming({ of }: { of: GroupEvent }) {
  const { yes_count, maybe_count, places } = of
  if (!isOn(of)) return <Plural value={yes_count} one="# person said yes" other="# people said yes" />
  const left = places === null ? undefined : Math.max(0, places - yes_count)
  return (
    <>
      <Plural value={yes_count} one="# person is coming" other="# people are coming" />
      {maybe_count > 0 && (
        <>
          {' · '}
          <Plural value={maybe_count} one="# maybe" other="# maybe" />
        </>
      )}
      {left !== undefined && (
        <>
          {' · '}
          {left === 0 ? (
            <Trans>No places left</Trans>
          ) : (
            <Plural value={left} one="# place left" other="# places left" />
          )}
        </>
      )}
    </>
  )
}
